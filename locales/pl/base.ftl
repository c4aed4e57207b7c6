### Cyklady, Edycja Legendarna: nazwy i teksty bogów, kart i elementów.
### Numbers beside the groups are those of the rule text.
### Słownictwo tej edycji: stworzenie, budynek, żeton dobrobytu, kafelek, pionek, obszar lądowy i morski, SZ.


## Modules and options

module-base = Edycja Legendarna
    .text = Gra z pięcioma kafelkami bogów, Apollem, stworzeniami, herosami i archipelagiem układanym z kafelków.
option-target = Metropolie do zwycięstwa
    .text = Ile metropolii kończy grę: 3 albo, w dłuższej grze drużynowej lub w pojedynku, 4.
option-plain-track = Można ofiarować każdą liczbę
    .text = false: tor ofiar ma pola 1, 2, 3, 5, 7, 10, 13, 17, 21 i 25. true: ma każdą liczbę od 1 do 25.
option-apollo-anywhere = Obszary dla żetonów Apolla
    .text = false: trafiają do obszarów pod twoją kontrolą, o ile masz obszar danego typu. true: trafiają do dowolnego obszaru lądowego i dowolnego obszaru morskiego.
board-archipelago-3 = Archipelag dla trzech graczy
    .text = Stały układ kafelków, naszego projektu, dla trzech graczy.
board-archipelago-4 = Archipelag dla dwóch lub czterech graczy
    .text = Stały układ kafelków, naszego projektu, dla dwóch lub czterech graczy.
board-archipelago-5 = Archipelag dla pięciu graczy
    .text = Stały układ kafelków, naszego projektu, dla pięciu graczy.
board-archipelago-6 = Archipelag dla sześciu graczy
    .text = Stały układ kafelków, naszego projektu, dla sześciu graczy.
board-assembled = Archipelag losowy
    .text = Kafelki losowane i układane według ziarna gry, po dwa na frakcję.
phase-start-of-cycle = Początek cyklu
phase-end-of-cycle = Koniec cyklu

## Gods (B12)

god-athena =
    { $case ->
       *[nom] Atena
        [gen] Ateny
        [dat] Atenie
        [acc] Atenę
    }
    .text = Za darmo: wybuduj uniwersytet i weź filozofa. Płatne: jeszcze jeden filozof za 4 SZ, stworzenia, heroiczne mobilizacje.
god-zeus =
    { $case ->
       *[nom] Zeus
        [gen] Zeusa
        [dat] Zeusowi
        [acc] Zeusa
    }
    .text = Za darmo: wybuduj świątynię i weź kapłankę. Płatne: jeszcze jedna kapłanka za 4 SZ, stworzenia, heroiczne mobilizacje. Raz na turę obejrzyj wierzchnie stworzenie z talii; możesz je zagrać za 1 SZ.
god-poseidon =
    { $case ->
       *[nom] Posejdon
        [gen] Posejdona
        [dat] Posejdonowi
        [acc] Posejdona
    }
    .text = Za darmo: wybuduj port i umieść flotę. Płatne: do trzech dodatkowych flot za 1, 2 i 3 SZ, ruchy morskie po 1 SZ, stworzenia, heroiczne mobilizacje.
god-ares =
    { $case ->
       *[nom] Ares
        [gen] Aresa
        [dat] Aresowi
        [acc] Aresa
    }
    .text = Za darmo: wybuduj fortecę i umieść podstawowy oddział. Płatne: do trzech dodatkowych podstawowych oddziałów za 2, 3 i 4 SZ, ruchy lądowe oddziałów i herosów po 1 SZ, stworzenia. Bez heroicznej mobilizacji.
god-hera =
    { $case ->
       *[nom] Hera
        [gen] Hery
        [dat] Herze
        [acc] Herę
    }
    .text = Za darmo: wybuduj podstawowy budynek typu, którego nie masz, i umieść oddział najemników. Płatne: do trzech dodatkowych oddziałów najemników za 1, 3 i 5 SZ, jeden heros za 4 SZ, stworzenia, heroiczne mobilizacje.
god-apollo =
    { $case ->
       *[nom] Apollo
        [gen] Apolla
        [dat] Apollowi
        [acc] Apolla
    }
    .text =
        { $apollo-anywhere ->
            [true] Umieść po jednym żetonie dobrobytu w dowolnym obszarze lądowym i dowolnym obszarze morskim i weź 2 SZ. Nic więcej: żadnych stworzeń, ruchów ani poświęceń.
           *[false] Umieść po jednym żetonie dobrobytu na lądzie i na morzu, w kontrolowanych obszarach, i weź 2 SZ. Nic więcej: żadnych stworzeń, ruchów ani poświęceń.
        }

## Buildings (B13, B19)

building-port =
    { $case ->
       *[nom] port
        [acc] port
    }
    .text = Jego właściciel ma +1 w bitwach morskich w obszarze morskim, na który port wychodzi, w ataku i w obronie.
building-fortress =
    { $case ->
       *[nom] forteca
        [acc] fortecę
    }
    .text = Obrońca ma +1 w bitwach lądowych w jej obszarze.
building-temple =
    { $case ->
       *[nom] świątynia
        [acc] świątynię
    }
    .text = Obniża o 1 SZ cenę jednego stworzenia z toru, raz na cykl. Do jednego zakupu możesz użyć kilku świątyń, najniżej do 0 SZ.
building-university =
    { $case ->
       *[nom] uniwersytet
        [acc] uniwersytet
    }
    .text = Bez własnego efektu; uzupełnia zestaw czterech budynków.
building-metropolis =
    { $case ->
       *[nom] metropolia
        [acc] metropolię
    }
    .text = Działa jak port, forteca, świątynia i uniwersytet, ale nie jest podstawowym budynkiem i nie można jej usunąć ani zastąpić.

## Units (B1, B2)

# $count (number)
unit-troop =
    { $case ->
       *[nom]
            { $count ->
                [one] oddział
                [few] { $count } oddziały
               *[many] { $count } oddziałów
            }
        [acc]
            { $count ->
                [one] oddział
                [few] { $count } oddziały
               *[many] { $count } oddziałów
            }
    }
    .name = oddział
    .text = Podstawowy oddział w kolorze swojej frakcji. Siła 1 na lądzie; osiem na frakcję.
# $count (number)
unit-mercenary =
    { $case ->
       *[nom]
            { $count ->
                [one] oddział najemników
                [few] { $count } oddziały najemników
               *[many] { $count } oddziałów najemników
            }
        [acc]
            { $count ->
                [one] oddział najemników
                [few] { $count } oddziały najemników
               *[many] { $count } oddziałów najemników
            }
    }
    .name = oddział najemników
    .text = Jeden z szesnastu oddziałów puli ogólnej. Walczy i porusza się jak twoje własne oddziały.
# $count (number)
unit-fleet =
    { $case ->
       *[nom]
            { $count ->
                [one] flota
                [few] { $count } floty
               *[many] { $count } flot
            }
        [acc]
            { $count ->
                [one] flotę
                [few] { $count } floty
               *[many] { $count } flot
            }
    }
    .name = flota
    .text = Jednostka morska. Siła 1; osiem na frakcję. Sieć flot łączy obszary lądowe różnych wysp.
# $count (number): always 1
unit-minotaur =
    { $case ->
       *[nom]
            { $count ->
                [one] Minotaur
                [few] { $count } Minotaury
               *[many] { $count } Minotaurów
            }
        [acc]
            { $count ->
                [one] Minotaura
                [few] { $count } Minotaury
               *[many] { $count } Minotaurów
            }
    }
    .name = Minotaur
    .text = Pionek stworzenia. Jednostka lądowa o sile 2, która broni swojego obszaru, nawet sama, nigdy się nie wycofuje i nie porusza się z innymi.

## Cards in front of a faction (B9, B10, B19.3)

# $count (number)
goods-priestess =
    { $case ->
       *[nom]
            { $count ->
                [one] kapłanka
                [few] { $count } kapłanki
               *[many] { $count } kapłanek
            }
        [acc]
            { $count ->
                [one] kapłankę
                [few] { $count } kapłanki
               *[many] { $count } kapłanek
            }
    }
    .name = kapłanka
    .text = Każda obniża koszt twojej ofiary o 1 SZ (najniżej do 0). W fazie utrzymania odrzucasz jedną za każde stworzenie, które zatrzymujesz na planszy.
# $count (number)
goods-philosopher =
    { $case ->
       *[nom]
            { $count ->
                [one] filozof
                [few] { $count } filozofowie
               *[many] { $count } filozofów
            }
        [acc]
            { $count ->
                [one] filozofa
                [few] { $count } filozofów
               *[many] { $count } filozofów
            }
    }
    .name = filozof
    .text = Gdy zdobędziesz czwartego, od razu odrzuć czterech i wybuduj metropolię.

## Metropolis bonuses (B19.7)

card-kind-bonus =
    { $case ->
       *[nom] Premia metropolii
        [acc] premię metropolii
    }
    .kinds = Premie metropolii
bonus-bonus-two-troops = Zyskaj dwa oddziały
    .text = Umieść dwa podstawowe oddziały z rezerwy w jednym lub dwóch obszarach lądowych, które kontrolujesz.
bonus-bonus-prosperity = Zyskaj żeton dobrobytu
    .text = Umieść żeton dobrobytu w obszarze lądowym lub morskim, który kontrolujesz.
bonus-bonus-priestess = Zyskaj kapłankę
    .text = Zyskujesz kapłankę.
bonus-bonus-three-gold = Zyskaj 3 SZ
    .text = Zyskujesz 3 SZ.
bonus-bonus-two-fleets = Zyskaj dwie floty
    .text = Umieść dwie floty z rezerwy w jednym lub dwóch obszarach morskich, które już kontrolujesz.

## Creatures used once (B21.1 to B21.12)

card-kind-creature =
    { $case ->
       *[nom] Stworzenie
        [acc] stworzenie
    }
    .kinds = Stworzenia
creature-charon =
    { $case ->
       *[nom] Charon
        [gen] Charona
        [acc] Charona
    }
    .text = Zamień jednego ze swoich herosów na herosa z toru herosów: karty zamieniają się miejscami, a nowy pionek staje tam, gdzie stał stary. Nowego herosa nie można poświęcić w tym cyklu.
creature-chimera =
    { $case ->
       *[nom] Chimera
        [gen] Chimery
        [acc] Chimerę
    }
    .text = Zagraj za darmo jedno z odrzuconych stworzeń. Potem Chimera zostaje odrzucona, a talię i stos odrzuconych stworzeń tasuje się razem.
creature-cyclops =
    { $case ->
       *[nom] Cyklop
        [gen] Cyklopa
        [acc] Cyklopa
    }
    .text = Zastąp jeden ze swoich podstawowych budynków podstawowym budynkiem innego typu na tym samym polu budowy.
creature-dryad =
    { $case ->
       *[nom] Driada
        [gen] Driady
        [acc] Driadę
    }
    .text = Ukradnij kapłankę przeciwnikowi.
creature-giant =
    { $case ->
       *[nom] Gigant
        [gen] Giganta
        [acc] Giganta
    }
    .text = Ukradnij wszystkich najemników z jednego obszaru lądowego przeciwnika i umieść ich w obszarach lądowych, które kontrolujesz. Obszar nie zmienia właściciela.
creature-griffon =
    { $case ->
       *[nom] Gryf
        [gen] Gryfa
        [acc] Gryfa
    }
    .text = Ukradnij przeciwnikowi połowę złota, zaokrąglając w dół.
creature-harpy =
    { $case ->
       *[nom] Harpia
        [gen] Harpii
        [acc] Harpię
    }
    .text = Zniszcz jeden oddział, podstawowy lub najemników, w dowolnym obszarze lądowym. Obszar nie zmienia właściciela.
creature-graeae =
    { $case ->
       *[nom] Graje
        [gen] Graj
        [acc] Graje
    }
    .text = Otrzymujesz swój dochód jeszcze raz, według obecnego stanu planszy.
creature-pegasus =
    { $case ->
       *[nom] Pegaz
        [gen] Pegaza
        [acc] Pegaza
    }
    .text = Przenieś za darmo co najmniej jeden swój oddział lub herosa z jednego obszaru lądowego do dowolnego innego. Ani granice, ani floty nie są potrzebne; może dojść do bitwy.
creature-satyr =
    { $case ->
       *[nom] Satyr
        [gen] Satyra
        [acc] Satyra
    }
    .text = Ukradnij filozofa przeciwnikowi.
creature-sphinx =
    { $case ->
       *[nom] Sfinks
        [gen] Sfinksa
        [acc] Sfinksa
    }
    .text = Dobierz trzy stworzenia, dwa odrzuć, a trzecie zagraj za darmo.
creature-sylph =
    { $case ->
       *[nom] Sylf
        [gen] Sylfa
        [acc] Sylfa
    }
    .text = Wybierz dowolne dwa obszary morskie z flotami i zamień wszystkie ich floty miejscami. Nie dochodzi do bitwy.

## Creatures with a piece (B21.13 to B21.18)

creature-cerberus =
    { $case ->
       *[nom] Cerber
        [gen] Cerbera
        [acc] Cerbera
    }
    .text = Umieść go na lądzie. Dochód z jego obszaru otrzymujesz ty zamiast właściciela.
creature-hydra =
    { $case ->
       *[nom] Hydra
        [gen] Hydry
        [acc] Hydrę
    }
    .text = Umieść ją na lądzie lub morzu. Dochód z jej obszaru jest podwojony dla tego, kto go kontroluje. Gdy ją umieszczasz i w każdym utrzymaniu, w którym ją zatrzymujesz, musisz zniszczyć oddział lub flotę w jej obszarze lub obok, choćby własną jednostkę, o ile jakaś tam jest. Jeśli to zrobisz, dodaj do jej obszaru żeton dobrobytu.
creature-kraken =
    { $case ->
       *[nom] Kraken
        [gen] Krakena
        [acc] Krakena
    }
    .text = Umieść go na morzu. Wszystkie floty w obszarze, do którego przybywa, także twoje, zostają zniszczone. Dopóki tam jest, nie wolno tam wprowadzać ani umieszczać flot.
creature-medusa =
    { $case ->
       *[nom] Meduza
        [gen] Meduzy
        [acc] Meduzę
    }
    .text = Umieść ją na lądzie. Nikt, także ty, nie może wprowadzać oddziałów ani herosów do jej obszaru ani ich stamtąd wyprowadzać, nawet w odwrocie. Nadal można tam rekrutować.
creature-minotaur =
    { $case ->
       *[nom] Minotaur
        [gen] Minotaura
        [acc] Minotaura
    }
    .text = Umieść go w obszarze lądowym, który kontrolujesz. Broni go z siłą 2, nawet sam, i nigdy się nie wycofuje. Możesz wybrać go jako stratę. Porusza się tylko w fazie utrzymania, do sąsiedniego obszaru lądowego, który kontrolujesz.
creature-polyphemus =
    { $case ->
       *[nom] Polifem
        [gen] Polifema
        [acc] Polifema
    }
    .text = Umieść go na lądzie. Sąsiednie obszary morskie są zamknięte dla flot, także twoich. Floty, które tam są, przesuwasz po jednej do sąsiednich otwartych obszarów, pustych lub z flotami tej samej frakcji; te, które nie mają dokąd odpłynąć, zostają zniszczone.

## Heroes (B23)

card-kind-hero =
    { $case ->
       *[nom] Heros
        [acc] herosa
    }
    .kinds = Herosi
hero-ajax =
    { $case ->
       *[nom] Ajas
        [gen] Ajasa
        [acc] Ajasa
    }
    .military = Siła 2.
    .sacrifice = Jeśli kontrolujesz co najmniej siedem obszarów lądowych, wybuduj metropolię.
hero-croesus =
    { $case ->
       *[nom] Krezus
        [gen] Krezusa
        [acc] Krezusa
    }
    .military = Po rzucie obiema kośćmi możesz zapłacić 1 SZ i przerzucić własną, ile razy zechcesz. Liczy się ostatni rzut.
    .sacrifice = Zapłać 15 SZ i wybuduj metropolię.
hero-hector =
    { $case ->
       *[nom] Hektor
        [gen] Hektora
        [acc] Hektora
    }
    .military = Gdy oddziały przeciwnika wkraczają do jego obszaru, niszczysz jeden z nich przed bitwą. Herosów bez oddziałów to nie dotyczy.
    .sacrifice = Wymień dwie swoje kapłanki na jednego filozofa, ile razy zechcesz.
hero-helen =
    { $case ->
       *[nom] Helena
        [gen] Heleny
        [acc] Helenę
    }
    .military = Twoja kość zawsze liczy się jako 2.
    .sacrifice = Usuń dwa swoje podstawowe budynki jednego typu oraz dwa innego i wybuduj metropolię.
hero-jason =
    { $case ->
       *[nom] Jazon
        [gen] Jazona
        [acc] Jazona
    }
    .military = W heroicznej mobilizacji Jazona traktujesz floty przeciwników w sieci flot jak własne.
    .sacrifice = Jeśli masz na planszy wszystkie osiem swoich flot, wybuduj metropolię. Floty zostają.
hero-pandora =
    { $case ->
       *[nom] Pandora
        [gen] Pandory
        [acc] Pandorę
    }
    .military = Na początku bitwy z jej udziałem wszyscy walczący w niej wrodzy najemnicy przechodzą na stałe na twoją stronę.
    .sacrifice = Użyj zdolności poświęcenia jednego z herosów na torze (obowiązują jej warunki). Tamten heros zostaje na torze.
hero-penthesilea =
    { $case ->
       *[nom] Pentezylea
        [gen] Pentezylei
        [acc] Pentezyleę
    }
    .military = Wygrywasz remisy.
    .sacrifice = Gdy budujesz metropolię, połóż ją na tej karcie zamiast na polu budowy. Nie można jej zaatakować ani podbić; jej premia i zniżka świątyni należą do ciebie.
hero-odysseus =
    { $case ->
       *[nom] Odyseusz
        [gen] Odyseusza
        [acc] Odyseusza
    }
    .military = Gdy atakujesz, fortece i metropolie nie pomagają obrońcy.
    .sacrifice = Usuń trzy swoje podstawowe budynki jednego typu i wybuduj metropolię.
hero-perseus =
    { $case ->
       *[nom] Perseusz
        [gen] Perseusza
        [acc] Perseusza
    }
    .military = Twój oddział wybrany jako strata może się zamiast tego wycofać, sam, jeśli ma dokąd.
    .sacrifice = Przenieś za darmo co najmniej jeden swój oddział lub herosa z jednego obszaru lądowego do dowolnego innego, jak z Pegazem.

## Lines: line-<word> is what a seat may do in its turn, as on a button

line-hero = Rekrutuj herosa
line-heroic = Heroiczna mobilizacja
line-look = Obejrzyj wierzchnie stworzenie
line-take =
    { $card ->
        [none] Weź kartę
       *[other] Weź { UNIT($card, 1, case: "acc") }
    }

## Rules: rule-<id> names a rule, where several apply at once or one forbids something

rule-economic-set =
    { $case ->
       *[nom] Rozwój ekonomiczny
        [aside] rozwój ekonomiczny
    }
rule-team-set =
    { $case ->
       *[nom] Rozwój ekonomiczny drużyny
        [aside] rozwój ekonomiczny drużyny
    }
rule-four-philosophers =
    { $case ->
       *[nom] Rozwój kulturalny
        [aside] rozwój kulturalny
    }
rule-chimera-reshuffle =
    { $case ->
       *[nom] Tasowanie talii stworzeń
        [aside] tasowanie talii stworzeń
    }
rule-last-area =
    { $case ->
       *[nom] Ostatni obszar lądowy
        [aside] ostatni obszar lądowy
    }
rule-no-stop-at-allies =
    { $case ->
       *[nom] Bez postoju w obszarach sojuszników
        [aside] bez postoju w obszarach sojuszników
    }
rule-crossing-allies =
    { $case ->
       *[nom] Przejście przez obszary sojuszników
        [aside] przejście przez obszary sojuszników
    }
rule-allied-bridges =
    { $case ->
       *[nom] Sieci flot sojuszników
        [aside] sieci flot sojuszników
    }
