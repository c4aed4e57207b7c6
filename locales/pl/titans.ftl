### Tytani, rozszerzenie pierwszej edycji. Groups marked "module:" apply only when that module is in play.


## Modules and options

module-titans = Tytani
    .text = Wszystkie cztery moduły rozszerzenia razem.
module-titans-board = Tytani: plansza
    .text = Wyspy podzielone na terytoria, runda rozmieszczania sił, od trzech do sześciu graczy, osobno lub w drużynach.
module-titans-kronos = Tytani: Kronos
    .text = Piąta płytka boga oraz tytani, którzy prowadzą armie z każdym bogiem poza Apollem.
module-titans-artifacts = Tytani: boskie artefakty
    .text =
        Pięć artefaktów trafia do talii { PLAYED("legacy") ->
            [true] mitologicznych stworów
           *[false] stworzeń
        }. Kto ma wszystkie, od razu wygrywa.
module-titans-special-metropolises = Tytani: specjalne metropolie
    .text = Każda z dwóch pierwszych wybudowanych metropolii ma zdolność specjalną.
option-special-metropolis-by = Specjalne metropolie
    .text = build: otrzymują je dwie pierwsze wybudowane metropolie. player: otrzymują je dwaj pierwsi różni gracze, którzy wybudują metropolię.
pile-open-specials =
    { $case ->
       *[nom] specjalne metropolie
        [acc] specjalne metropolie
    }
option-helm-through-partner = Hełm i partner
    .text = true: Hełm Niewidzialności działa też z flotami i terytoriami partnera. false: nie działa.
option-partner-targets = Partner jako cel
    .text = true: Stworów można użyć przeciw partnerowi. false: nie można.

## module: titans/board

board-titans-34 = Tytani, strona dla trzech i czterech graczy
    .text = Mniejsza strona planszy z terytoriami.
board-titans-56 = Tytani, strona dla pięciu i sześciu graczy
    .text = Większa strona planszy z terytoriami.
rule-team-end =
    { $case ->
       *[nom] Zwycięstwo drużyny
        [aside] zwycięstwo drużyny
    }
rule-partners-spaces =
    { $case ->
       *[nom] Pola partnera
        [aside] pola partnera
    }
rule-last-territory-taken =
    { $case ->
       *[nom] Podbicie ostatniego terytorium
        [aside] podbicie ostatniego terytorium
    }
rule-military-victory =
    { $case ->
       *[nom] Zwycięstwo militarne
        [aside] zwycięstwo militarne
    }
rule-no-military-victory =
    { $case ->
       *[nom] Bez zwycięstwa militarnego
        [aside] bez zwycięstwa militarnego
    }
-land =
    { $case ->
       *[nom] terytorium
        [gen] terytorium
        [acc] terytorium
        [ins] terytorium
        [in] na terytorium
        [to] na terytorium
        [from] z terytorium
        [From] Z terytorium
    }
# $area (text): its id; $place (id: land)
place-land =
    { $case ->
       *[nom] { NAME($place) }
        [gen] { NAME($place, case: "gen") }
        [acc] { NAME($place, case: "acc") }
        [ins] { NAME($place, case: "ins") }
        [in] w { NAME($place, case: "loc") }
        [to] do { NAME($place, case: "gen") }
        [from] z { NAME($place, case: "gen") }
        [From] Z { NAME($place, case: "gen") }
    }
# $owner (id: player, or none)
refusal-last-area =
    { $owner ->
        [none] Ostatnie terytorium gracza jest chronione.
       *[other] Chronione jest ostatnie terytorium, które ma { NAME($owner) }.
    }
cli-column-areas = terytoria
prompt-deploy-first = Które terytorium będzie twoim pierwszym?
prompt-deploy-second = Które terytorium będzie twoim drugim?
prompt-hand-over = Na które terytorium partnera to trafia?

## module: titans/kronos

god-kronos =
    { $case ->
       *[nom] Kronos
        [gen] Kronosa
        [dat] Kronosowi
        [acc] Kronosa
    }
    .text =
        { PLAYED("base") ->
            [true] Za darmo: tytan, jeśli Kronos leży na pierwszym miejscu, w przeciwnym razie podstawowy budynek boga leżącego nad nim; gdy jest to Hera, dowolnego typu, którego nie masz. Płatne: jeden tytan za 2 { -gp }, stworzenia, heroiczne mobilizacje i ruchy tytanem.
           *[false] Za darmo: tytan, jeśli Kronos leży na pierwszym miejscu, w przeciwnym razie budowla boga leżącego nad nim. Płatne: jeden tytan za 2 { -gp }. Jak u innych bogów: stwory, artefakty i ruchy tytanem.
        }
# $count (number)
unit-titan =
    { $case ->
       *[nom]
            { $count ->
                [one] tytan
                [few] { $count } tytani
               *[many] { $count } tytanów
            }
        [acc]
            { $count ->
                [one] tytana
                [few] { $count } tytanów
               *[many] { $count } tytanów
            }
    }
    .name = tytan
    .text =
        { PLAYED("base") ->
            [true] Jednostka lądowa o sile 1, ale nie oddział; najwyżej trzech na frakcję. Z Aresem porusza się jak oddziały. Z każdym innym bogiem poza Apollem może poprowadzić jednostki swojego obszaru za 1 { -gp }, potem za 2 { -gp } i tak dalej, licząc razem z heroicznymi mobilizacjami.
           *[false] Walczy jak oddział; najwyżej trzech na gracza. Z każdym bogiem poza Apollem tytan może poprowadzić w ruch jednostki swojego terytorium: pierwszy ruch w turze kosztuje 1 { -gp }, drugi 2 { -gp } i tak dalej.
        }
line-titan = Ruch tytanem
line-bonus-titan = Darmowy tytan
line-bonus-building =
    { PLAYED("base") ->
        [true] Darmowy budynek
       *[false] Darmowa budowla
    }

## module: titans/artifacts

card-kind-artifact =
    { $case ->
       *[nom] Artefakt
        [acc] artefakt
    }
    .kinds = Artefakty
artifact-winged-sandals =
    { $case ->
       *[nom] Uskrzydlone Sandały
        [gen] Uskrzydlonych Sandałów
        [acc] Uskrzydlone Sandały
    }
    .text =
        { PLAYED("titans/board") ->
            [true] 1 { -gp } dochodu. Armia, która je zabiera, może przejść na dowolne terytorium tej samej wyspy. Drużyna: za 1 { -gp } na początku swojej tury przekaż je partnerowi.
           *[false]
                { PLAYED("base") ->
                    [true] 1 { -gp } dochodu. Armia, która je zabiera, może przejść do dowolnego obszaru lądowego tej samej wyspy.
                   *[false] 1 { -gp } dochodu. Nic więcej: na tej planszy wyspy nie są podzielone.
                }
        }
artifact-helm-of-invisibility =
    { $case ->
       *[nom] Hełm Niewidzialności
        [gen] Hełmu Niewidzialności
        [acc] Hełm Niewidzialności
    }
    .text =
        { PLAYED("titans/board") ->
            [true]
                { $helm-through-partner ->
                    [false] 1 { -gp } dochodu. Armia, która go zabiera, może korzystać z flot przeciwników i przejść bez bitwy przez terytorium przeciwnika, jeśli kolejny opłacony ruch od razu ją stamtąd wyprowadzi. Drużyna: za 1 { -gp } na początku swojej tury przekaż go partnerowi; jego flot i terytoriów Hełm nie otwiera.
                   *[true] 1 { -gp } dochodu. Armia, która go zabiera, może korzystać z cudzych flot i przejść bez bitwy przez zajęte terytorium, jeśli kolejny opłacony ruch od razu ją stamtąd wyprowadzi. Drużyna: za 1 { -gp } na początku swojej tury przekaż go partnerowi.
                }
           *[false]
                { PLAYED("base") ->
                    [true]
                        { $helm-through-partner ->
                            [false] 1 { -gp } dochodu. Armia, która go zabiera, może korzystać z flot przeciwników i przejść bez bitwy przez obszar lądowy przeciwnika, jeśli kolejny opłacony ruch od razu ją stamtąd wyprowadzi.
                           *[true] 1 { -gp } dochodu. Armia, która go zabiera, może korzystać z cudzych flot i przejść bez bitwy przez zajęty obszar lądowy, jeśli kolejny opłacony ruch od razu ją stamtąd wyprowadzi.
                        }
                   *[false] 1 { -gp } dochodu. Armia, która go zabiera, może korzystać z cudzych flot i przejść bez bitwy przez zajętą wyspę, jeśli kolejny opłacony ruch od razu ją stamtąd wyprowadzi.
                }
        }
artifact-caduceus =
    { $case ->
       *[nom] Kaduceusz
        [gen] Kaduceusza
        [acc] Kaduceusz
    }
    .text =
        { PLAYED("titans/board") ->
            [true] 1 { -gp } dochodu. W bitwie na jego terytorium właściciel może zamiast stracić jednostkę zapłacić 1 { -gp }, dowolną liczbę razy. Drużyna: zapłacić może partner.
           *[false]
                { PLAYED("base") ->
                    [true] 1 { -gp } dochodu. W bitwie w jego obszarze lądowym właściciel może zamiast stracić jednostkę zapłacić 1 { -gp }, dowolną liczbę razy.
                   *[false] 1 { -gp } dochodu. W bitwie na jego wyspie właściciel może zamiast stracić jednostkę zapłacić 1 { -gp }, dowolną liczbę razy.
                }
        }
artifact-lightning-of-zeus =
    { $case ->
       *[nom] Błyskawica Zeusa
        [gen] Błyskawicy Zeusa
        [acc] Błyskawicę Zeusa
    }
    .text =
        { PLAYED("titans/board") ->
            [true] 1 { -gp } dochodu. Kto przebija ofiarę właściciela, musi mu od razu zapłacić 1 { -gp }; inaczej nie może jej przebić. Drużyna: właściciel może każdą taką { -gp } oddać partnerowi.
           *[false] 1 { -gp } dochodu. Kto przebija ofiarę właściciela, musi mu od razu zapłacić 1 { -gp }; inaczej nie może jej przebić.
        }
artifact-great-horn-of-plenty =
    { $case ->
       *[nom] Duży Róg Obfitości
        [gen] Dużego Rogu Obfitości
        [acc] Duży Róg Obfitości
    }
    .text =
        { PLAYED("titans/board") ->
            [true] Każdy znacznik dobrobytu na jego terytorium daje 2 { -gp } zamiast 1. Drużyna: złoto z tego terytorium partnerzy mogą dzielić dowolnie.
           *[false]
                { PLAYED("base") ->
                    [true] Każdy róg obfitości i żeton dobrobytu w jego obszarze lądowym daje 2 { -gp } zamiast 1, zanim podwoi je Hydra.
                   *[false] Każdy znacznik dobrobytu na jego wyspie daje 2 { -gp } zamiast 1.
                }
        }
rule-five-artifacts =
    { $case ->
       *[nom] Zwycięstwo dzięki artefaktom
        [aside] zwycięstwo dzięki artefaktom
    }
rule-fifth-artifact =
    { $case ->
       *[nom] Piąty artefakt
        [aside] piąty artefakt
    }
rule-medusa-bars-crossing =
    { $case ->
       *[nom] Meduza zagradza drogę
        [aside] Meduza zagradza drogę
    }
# Instead of losing a unit: whether the partner pays for it.
word-partner = poproś partnera

## module: titans/special-metropolises

card-kind-special =
    { $case ->
       *[nom] Specjalna Metropolia
        [acc] specjalną metropolię
    }
    .kinds = Specjalne Metropolie
special-military-metropolis =
    { $case ->
       *[nom] Metropolia Wojskowa
        [gen] Metropolii Wojskowej
        [acc] Metropolię Wojskową
    }
    .text = Daje obrońcy na lądzie +3 zamiast +1.
special-coastal-metropolis =
    { $case ->
       *[nom] Metropolia Nadmorska
        [gen] Metropolii Nadmorskiej
        [acc] Metropolię Nadmorską
    }
    .text =
        { PLAYED("base") ->
            [true] Kto ją kontroluje, ma +3 zamiast +1 w bitwach morskich w obszarze morskim, na który wychodzi jej port, w ataku i w obronie.
           *[false]
                { PLAYED("titans/board") ->
                    [true] Kto ją kontroluje, ma +3 zamiast +1 w bitwach morskich przy jej terytorium, w ataku i w obronie.
                   *[false] Kto ją kontroluje, ma +3 zamiast +1 w bitwach morskich przy jej wyspie, w ataku i w obronie.
                }
        }
special-religious-metropolis =
    { $case ->
       *[nom] Metropolia Religijna
        [gen] Metropolii Religijnej
        [acc] Metropolię Religijną
    }
    .text = Liczy się jako dwie świątynie: dwie zniżki po 1 { -gp } w każdym cyklu.
special-cultural-metropolis =
    { $case ->
       *[nom] Metropolia Kulturalna
        [gen] Metropolii Kulturalnej
        [acc] Metropolię Kulturalną
    }
    .text = Kto ją kontroluje, buduje dalsze metropolie za trzech filozofów zamiast czterech, i to obowiązkowo.
special-commercial-metropolis =
    { $case ->
       *[nom] Metropolia Handlowa
        [gen] Metropolii Handlowej
        [acc] Metropolię Handlową
    }
    .text = Daje 2 { -gp } w każdej fazie dochodu.
rule-special-metropolis =
    { $case ->
       *[nom] Specjalna metropolia
        [aside] specjalna metropolia
    }
