### Tytani, rozszerzenie pierwszej edycji. Groups marked "module:" apply only when that module is in play.

## Modules and options

module-titans = Tytani
    .text = Wszystkie cztery moduły rozszerzenia razem.
module-titans-board = Tytani: plansza
    .text = Wyspy podzielone na terytoria, runda rozmieszczania sił, od trzech do sześciu graczy, osobno lub w drużynach.
module-titans-kronos = Tytani: Kronos
    .text = Piąta płytka boga oraz Tytani, którzy prowadzą armie z każdym bogiem poza Apollem.
module-titans-artifacts = Tytani: Boskie Artefakty
    .text = Pięć Artefaktów trafia do { -creature-deck(case: "gen") }. Kto ma wszystkie, od razu wygrywa.
module-titans-special-metropolises = Tytani: specjalne Metropolie
    .text = Każda z dwóch pierwszych wybudowanych metropolii ma zdolność specjalną.

option-special-metropolis-by = Specjalne Metropolie
    .text = build: otrzymują je dwie pierwsze wybudowane metropolie. player: otrzymują je dwaj pierwsi różni gracze, którzy wybudują metropolię.
option-helm-through-partner = Hełm i partner
    .text = true: Hełm Niewidzialności działa też z flotami i terytoriami partnera. false: nie działa.
option-partner-targets = Partner jako cel
    .text = true: Stworów można użyć przeciw partnerowi. false: nie można.

## module: titans/board

board-titans-34 = Tytani, strona dla trzech i czterech graczy
    .text = Mniejsza strona planszy z terytoriami.
board-titans-56 = Tytani, strona dla pięciu i sześciu graczy
    .text = Większa strona planszy z terytoriami.
board-fixture-a = Mała mapa testowa
    .text = Mapa do testów zasad, dla najwyżej trzech graczy.

## module: titans/kronos

god-kronos = { $case ->
   *[nom] Kronos
    [gen] Kronosa
    [dat] Kronosowi
    [acc] Kronosa
}
    .text = Za darmo: Tytan, jeśli Kronos leży pierwszy, w przeciwnym razie { -building } boga leżącego nad nim. Jeden Tytan za 2 { -gp }. Jak u innych bogów: { -creatures }, Artefakty i ruchy Tytanem.

# $count (number)
unit-titan = { $case ->
   *[nom] { $count ->
        [one] { $count } Tytan
        [few] { $count } Tytani
       *[many] { $count } Tytanów
    }
    [acc] { $count ->
        [one] { $count } Tytana
        [few] { $count } Tytanów
       *[many] { $count } Tytanów
    }
}
    .name = Tytan
    .text = Walczy jak oddział; najwyżej trzech na gracza. Z każdym bogiem poza Apollem Tytan może poprowadzić w ruch jednostki swojego terytorium: pierwszy ruch w turze kosztuje 1 { -gp }, drugi 2 { -gp } i tak dalej.

## module: titans/artifacts

artifact-winged-sandals = { $case ->
   *[nom] Uskrzydlone Sandały
    [gen] Uskrzydlonych Sandałów
    [acc] Uskrzydlone Sandały
}
    .text = 1 { -gp } dochodu. Armia, która je zabiera, może przejść na dowolne terytorium tej samej wyspy. Drużyna: za 1 { -gp } na początku swojej tury przekaż je partnerowi.
artifact-helm-of-invisibility = { $case ->
   *[nom] Hełm Niewidzialności
    [gen] Hełmu Niewidzialności
    [acc] Hełm Niewidzialności
}
    .text = 1 { -gp } dochodu. Armia, która go zabiera, może korzystać z cudzych flot i przejść bez bitwy przez zajęte terytorium, jeśli kolejny opłacony ruch od razu ją stamtąd wyprowadzi. Drużyna: za 1 { -gp } na początku swojej tury przekaż go partnerowi.
artifact-caduceus = { $case ->
   *[nom] Kaduceusz
    [gen] Kaduceusza
    [acc] Kaduceusz
}
    .text = 1 { -gp } dochodu. W bitwie na jego terytorium właściciel może zamiast stracić jednostkę zapłacić 1 { -gp }, ile razy zechce. Drużyna: zapłacić może partner.
artifact-lightning-of-zeus = { $case ->
   *[nom] Błyskawica Zeusa
    [gen] Błyskawicy Zeusa
    [acc] Błyskawicę Zeusa
}
    .text = 1 { -gp } dochodu. Kto przebija ofiarę właściciela, od razu płaci mu 1 { -gp }, a bez tego nie może jej przebić. Drużyna: właściciel może każdą taką { -gp } oddać partnerowi.
artifact-great-horn-of-plenty = { $case ->
   *[nom] Duży Róg Obfitości
    [gen] Dużego Rogu Obfitości
    [acc] Duży Róg Obfitości
}
    .text = Każdy { -prosperity-token } na jego terytorium daje 2 { -gp } zamiast 1. Drużyna: złoto z tego terytorium partnerzy mogą dzielić dowolnie.

## module: titans/special-metropolises

counter-specials-taken = Przyznane specjalne Metropolie

special-military-metropolis = { $case ->
   *[nom] Metropolia Wojskowa
    [gen] Metropolii Wojskowej
    [acc] Metropolię Wojskową
}
    .text = Daje obrońcy na lądzie +3 zamiast +1.
special-coastal-metropolis = { $case ->
   *[nom] Metropolia Nadmorska
    [gen] Metropolii Nadmorskiej
    [acc] Metropolię Nadmorską
}
    .text = Kto ją kontroluje, ma +3 zamiast +1 w bitwach morskich przy jej terytorium, w ataku i w obronie.
special-religious-metropolis = { $case ->
   *[nom] Metropolia Religijna
    [gen] Metropolii Religijnej
    [acc] Metropolię Religijną
}
    .text = Liczy się jako dwie świątynie: dwie zniżki po 1 { -gp } w każdym cyklu.
special-cultural-metropolis = { $case ->
   *[nom] Metropolia Kulturalna
    [gen] Metropolii Kulturalnej
    [acc] Metropolię Kulturalną
}
    .text = Kto ją kontroluje, buduje dalsze metropolie za trzech filozofów zamiast czterech, i to obowiązkowo.
special-commercial-metropolis = { $case ->
   *[nom] Metropolia Handlowa
    [gen] Metropolii Handlowej
    [acc] Metropolię Handlową
}
    .text = Daje 2 { -gp } w każdej fazie dochodu.
