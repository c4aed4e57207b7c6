### Cyklady, pierwsza edycja (2009): nazwy i teksty. Warstwa pod Hadesem i Tytanami.
### Słownictwo tej edycji: Mitologiczny Stwór, budowla, znacznik dobrobytu, płytka, figurka, pole morza, JZ.


## Modules, options and boards

module-legacy = Pierwsza edycja
    .text = Gra z 2009 roku z czterema płytkami bogów, Apollem i siedemnastoma stworami, od dwóch do pięciu graczy.
option-figurine-expiry = Odejście figurek z wysp
    .text = owner-next-turn: figurka zostaje do początku pierwszej tury właściciela w następnym cyklu. next-round: odchodzi, gdy zaczyna się następny cykl.
option-medusa-mode = Meduza
    .text = no-entry: nikt nie może wejść na jej wyspę. no-exit: nikt nie może z niej zejść.
option-card-stock = Zapas kart
    .text = Ile jest kart kapłanów i filozofów: 18 i 17 albo po 16.
option-max-offering = Najwyższa ofiara
    .text = none: ofiary są nieograniczone. 20: nikt nie może złożyć więcej niż 20 JZ.
option-winner-by = Zwycięzca
    .text = metropolises: z tych, którzy mają dość metropolii, wygrywa ten, kto ma ich najwięcej, remis rozstrzyga złoto. gold: z tych, którzy mają ich dość, wygrywa ten, kto ma najwięcej złota, niezależnie od liczby metropolii.
option-last-island = Atak na ostatnią wyspę
    .text = adds: tylko jeśli zdobycie jej daje kolejną metropolię i jest ich wtedy dość. reached: także wtedy, gdy atakujący ma ich już dość. proven: tylko jeśli zdobycie jej daje kolejną metropolię, jest ich wtedy dość i złoto nie może już rozstrzygnąć na niekorzyść atakującego.
option-both-on-apollo = Oba znaczniki na Apollu
    .text = Dwóch graczy. true: oba znaczniki gracza mogą stać na Apollu. false: tylko jeden, dopóki drugi ma inne miejsce.
option-apollo-anywhere = Wyspa dla znacznika Apolla
    .text = false: znacznik dobrobytu trafia na wyspę pod twoją kontrolą. true: trafia na dowolną wyspę.
option-reshuffle = Kiedy tasuje się stos kart odrzuconych
    .text = when-needed: gdy trzeba dobrać kartę stwora, a talia jest pusta. when-empty: gdy tylko talia się wyczerpie.
option-sphinx-removes = Co kupuje Sfinks
    .text = false: wraca do rezerwy i do zasobów. true: opuszcza grę.
board-legacy-3 = Mapa dla dwóch i trzech graczy
    .text = Mała mapa: osiem wysp i cztery morskie pola handlu.
board-legacy-4 = Mapa dla czterech graczy
    .text = Średnia mapa: dziesięć wysp i sześć morskich pól handlu.
board-legacy-5 = Mapa dla pięciu graczy
    .text = Duża mapa: trzynaście wysp i sześć morskich pól handlu.

## Words of this edition

-land =
    { $case ->
       *[nom] wyspa
        [gen] wyspy
        [acc] wyspę
        [ins] wyspą
        [in] na wyspie
        [to] na wyspę
        [from] z wyspy
        [From] Z wyspy
    }
-sea =
    { $case ->
       *[nom] pole morza
        [gen] pola morza
        [acc] pole morza
        [ins] polem morza
        [in] na polu morza
        [to] na pole morza
        [from] z pola morza
        [From] Z pola morza
    }
# $area (text): its id; $place (id: land)
place-land =
    { $case ->
       *[nom] { NAME($place) }
        [gen] { NAME($place, case: "gen") }
        [acc] { NAME($place, case: "acc") }
        [ins] { NAME($place, case: "ins") }
        [in] na { NAME($place, case: "loc") }
        [to] na { NAME($place, case: "acc") }
        [from] z { NAME($place, case: "gen") }
        [From] Z { NAME($place, case: "gen") }
    }
# $owner (id: player, or none)
refusal-last-area =
    { $owner ->
        [none] Ostatnia wyspa gracza jest chroniona.
       *[other] Chroniona jest ostatnia wyspa, którą ma { NAME($owner) }.
    }
cli-column-areas = wyspy
# $area (id), $count (number)
event-prosperity-placed =
    { $count ->
        [one] Znacznik dobrobytu trafia { NAME($area, case: "to") }.
        [few] { $count } znaczniki dobrobytu trafiają { NAME($area, case: "to") }.
       *[many] { $count } znaczników dobrobytu trafia { NAME($area, case: "to") }.
    }
    .what =
        { $count ->
            [one] znacznik dobrobytu { NAME($area, case: "in") }
            [few] { $count } znaczniki dobrobytu { NAME($area, case: "in") }
           *[many] { $count } znaczników dobrobytu { NAME($area, case: "in") }
        }
    .many = Umieszczono { $list }.
# $area (id), $count (number)
event-prosperity-taken =
    { $count ->
        [one] { NAME($area, case: "From") } znika znacznik dobrobytu.
        [few] { NAME($area, case: "From") } znikają { $count } znaczniki dobrobytu.
       *[many] { NAME($area, case: "From") } znika { $count } znaczników dobrobytu.
    }
# $figurine-expiry (option: owner-next-turn or next-round)
note-figurine =
    { $figurine-expiry ->
        [next-round] Figurka zostaje do początku następnego cyklu.
       *[owner-next-turn] Figurka zostaje do twojej pierwszej tury w następnym cyklu.
    }
# Added to a card that speaks of islands: with the board of the Titans each of them is a territory (T0.1, T14)
note-island =
    { PLAYED("titans/board") ->
        [true] { " " }Wyspa oznacza tu jedno terytorium.
       *[false] { "" }
    }
# $partner-targets (option: true or false)
note-partner =
    { PLAYED("titans/board") ->
        [true]
            { $partner-targets ->
                [true] { " " }W drużynach celem może być też partner.
               *[false] { " " }W drużynach celem nigdy nie jest partner.
            }
       *[false] { "" }
    }

## Gods (L11)

god-poseidon =
    { $case ->
       *[nom] Posejdon
        [gen] Posejdona
        [dat] Posejdonowi
        [acc] Posejdona
    }
    .text = Za darmo: jedna flota. Płatne: do trzech dodatkowych za 1, 2 i 3 JZ. Porty po 2 JZ. Każdy ruch flotami za 1 JZ.
god-ares =
    { $case ->
       *[nom] Ares
        [gen] Aresa
        [dat] Aresowi
        [acc] Aresa
    }
    .text = Za darmo: jeden oddział. Płatne: do trzech dodatkowych za 2, 3 i 4 JZ. Fortece po 2 JZ. Każdy ruch oddziałami za 1 JZ.
god-zeus =
    { $case ->
       *[nom] Zeus
        [gen] Zeusa
        [dat] Zeusowi
        [acc] Zeusa
    }
    .text = Za darmo: jeden kapłan. Płatne: jeszcze jeden za 4 JZ. Świątynie po 2 JZ. Za 1 JZ zastąp stwora na torze następną kartą z talii, ile razy zechcesz.
god-athena =
    { $case ->
       *[nom] Atena
        [gen] Ateny
        [dat] Atenie
        [acc] Atenę
    }
    .text = Za darmo: jeden filozof. Płatne: jeszcze jeden za 4 JZ. Uniwersytety po 2 JZ.
god-apollo =
    { $case ->
       *[nom] Apollo
        [gen] Apolla
        [dat] Apollowi
        [acc] Apolla
    }
    .text =
        { $apollo-anywhere ->
            [true] Weź 4 JZ, jeśli kontrolujesz dokładnie jedną wyspę, w przeciwnym razie 1 JZ. Pierwszy znacznik ofiarowania na tym polu daje też znacznik dobrobytu na dowolną wyspę. Nic więcej.
           *[false] Weź 4 JZ, jeśli kontrolujesz dokładnie jedną wyspę, w przeciwnym razie 1 JZ. Pierwszy znacznik ofiarowania na tym polu daje też znacznik dobrobytu na jedną z twoich wysp. Nic więcej.
        }{ note-island }

## Buildings (L12)

building-port =
    { $case ->
       *[nom] port
        [acc] port
    }
    .text = Obrońca ma +1 w bitwach morskich na każdym polu morza przy wyspie z portem. Premie kilku portów się sumują.{ note-island }
building-fortress =
    { $case ->
       *[nom] forteca
        [acc] fortecę
    }
    .text = Obrońca ma +1 w bitwach lądowych na wyspie z fortecą. Premie kilku fortec się sumują.{ note-island }
building-temple =
    { $case ->
       *[nom] świątynia
        [acc] świątynię
    }
    .text = Obniża o 1 JZ cenę jednego stwora, raz na cykl. Do zakupu jednego stwora możesz użyć kilku świątyń, najniżej do 1 JZ.
building-university =
    { $case ->
       *[nom] uniwersytet
        [acc] uniwersytet
    }
    .text = Bez własnego efektu; uzupełnia zestaw czterech budowli.
building-metropolis =
    { $case ->
       *[nom] metropolia
        [acc] metropolię
    }
    .text = Działa jak port, forteca, świątynia i uniwersytet, ale w zestawie nie zastępuje żadnej z tych budowli. Jedna na wyspę.{ note-island }

## Units (L1)

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
    .text = Jednostka lądowa. Każdy gracz ma ich na planszy najwyżej osiem.
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
    .text = Jednostka morska. Każdy gracz ma ich na planszy najwyżej osiem. Łańcuch flot przewozi oddziały z wyspy na wyspę.{ note-island }
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
    .text = Figurka stwora. Siła 2. Broni swojej wyspy, nigdy się nie porusza i ginie jako ostatnia.{ note-island }

## Cards in front of a player (L12.7, L15.3)

# $count (number)
goods-priest =
    { $case ->
       *[nom]
            { $count ->
                [one] kapłan
                [few] { $count } kapłani
               *[many] { $count } kapłanów
            }
        [acc]
            { $count ->
                [one] kapłana
                [few] { $count } kapłanów
               *[many] { $count } kapłanów
            }
    }
    .name = kapłan
    .text = Każdy obniża koszt twojej ofiary o 1 JZ (najniżej do 1 JZ). Kapłanów się nie zużywa.
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
    .text = Gdy zdobędziesz czwartego, od razu odrzuć czterech i postaw metropolię.

## Creatures used once (L16.B)

card-kind-creature =
    { $case ->
       *[nom] Mitologiczny stwór
        [acc] mitologicznego stwora
    }
    .kinds = Mitologiczne stwory
creature-chimera =
    { $case ->
       *[nom] Chimera
        [gen] Chimery
        [acc] Chimerę
    }
    .text = Użyj zdolności jednego stwora ze stosu kart odrzuconych, nie płacąc jego ceny. Potem Chimera zostaje odrzucona, a talię i stos kart odrzuconych tasuje się razem.
creature-cyclops =
    { $case ->
       *[nom] Cyklop
        [gen] Cyklopa
        [acc] Cyklopa
    }
    .text = Zastąp jedną swoją budowlę budowlą innego typu na tym samym polu. Nie dotyczy metropolii.
creature-dryad =
    { $case ->
       *[nom] Driada
        [gen] Driady
        [acc] Driadę
    }
    .text = Ukradnij kapłana wybranemu graczowi.{ note-partner }
creature-fates =
    { $case ->
       *[nom] Mojry
        [gen] Mojr
        [acc] Mojry
    }
    .text = Otrzymujesz swój dochód jeszcze raz, według obecnego stanu planszy.
creature-giant =
    { $case ->
       *[nom] Gigant
        [gen] Giganta
        [acc] Giganta
    }
    .text = Zniszcz jedną budowlę na dowolnej wyspie. Nie dotyczy metropolii ani wyspy Chirona.{ note-island }{ note-partner }
creature-griffon =
    { $case ->
       *[nom] Gryf
        [gen] Gryfa
        [acc] Gryfa
    }
    .text = Wybrany gracz pokazuje całe złoto zza zasłonki i oddaje ci połowę, zaokrągloną w dół.{ note-partner }
creature-harpy =
    { $case ->
       *[nom] Harpia
        [gen] Harpii
        [acc] Harpię
    }
    .text = Usuń jeden oddział innego gracza z dowolnej wyspy poza wyspą Chirona.{ note-island }{ note-partner }
creature-pegasus =
    { $case ->
       *[nom] Pegaz
        [gen] Pegaza
        [acc] Pegaza
    }
    .text = Przenieś za darmo i bez flot dowolne swoje oddziały z jednej swojej wyspy na dowolną inną. Może dojść do bitwy. Na wyspie Chirona może wylądować tylko ten, kto ją kontroluje.{ note-island }
creature-satyr =
    { $case ->
       *[nom] Satyr
        [gen] Satyra
        [acc] Satyra
    }
    .text = Ukradnij filozofa wybranemu graczowi.{ note-partner }
creature-siren =
    { $case ->
       *[nom] Syrena
        [gen] Syreny
        [acc] Syrenę
    }
    .text = Wybierz pole morza z jedną jedyną flotą przeciwnika: wraca ona do jego rezerwy, a jej miejsce zajmuje bez bitwy twoja flota, wzięta z rezerwy lub, gdy ta jest pusta, z planszy. Nie na polach zablokowanych przez Polifema.{ note-partner }
creature-sphinx =
    { $case ->
       *[nom] Sfinks
        [gen] Sfinksa
        [acc] Sfinksa
    }
    .text =
        { $sphinx-removes ->
            [true] Sprzedaj po 2 JZ dowolną liczbę swoich oddziałów i flot z planszy, kapłanów i filozofów. Opuszczają one grę.
           *[false] Sprzedaj po 2 JZ dowolną liczbę swoich oddziałów i flot z planszy, kapłanów i filozofów.
        }
creature-sylph =
    { $case ->
       *[nom] Sylf
        [gen] Sylfa
        [acc] Sylfa
    }
    .text = Poruszaj za darmo swoimi flotami, łącznie o dziesięć kroków. Krok przenosi dowolną ich liczbę z jednego pola morza na sąsiednie; floty, które walczyły, nie robią dalszych kroków.

## Creatures with a figurine (L16.C)

creature-chiron =
    { $case ->
       *[nom] Chiron
        [gen] Chirona
        [acc] Chirona
    }
    .text = Umieść go na dowolnej wyspie. Nie można użyć przeciw niej Giganta, Harpii ani Pegaza; z Pegazem może tam wylądować tylko ten, kto ją kontroluje. { note-figurine }{ note-island }
creature-medusa =
    { $case ->
       *[nom] Meduza
        [gen] Meduzy
        [acc] Meduzę
    }
    .text =
        { $medusa-mode ->
            [no-exit] Umieść ją na dowolnej wyspie. Oddziały nie mogą z niej odejść, nawet w odwrocie; inne mogą tam wejść. { note-figurine }
           *[no-entry] Umieść ją na dowolnej wyspie. Oddziały nie mogą tam wejść, nawet w odwrocie; te, które tam są, mogą odejść. { note-figurine }
        }{ note-island }
creature-minotaur =
    { $case ->
       *[nom] Minotaur
        [gen] Minotaura
        [acc] Minotaura
    }
    .text = Umieść go na dowolnej wyspie. Gdy jest ona atakowana, Minotaur dodaje 2 temu, kto ją kontroluje, nawet jeśli nie ma tam oddziałów. Nigdy się nie wycofuje i ginie ostatni. { note-figurine }{ note-island }
creature-polyphemus =
    { $case ->
       *[nom] Polifem
        [gen] Polifema
        [acc] Polifema
    }
    .text = Umieść go na dowolnej wyspie. Każdą flotę przy niej odsuwasz o jedno pole, na pole bez flot innego koloru; flota bez takiego pola ginie. Żadna flota nie może znaleźć się przy tej wyspie. { note-figurine }{ note-island }
creature-kraken =
    { $case ->
       *[nom] Kraken
        [gen] Krakena
        [acc] Krakena
    }
    .text = Umieść go na dowolnym polu morza i zniszcz wszystkie floty na nim, także swoje; za każdą kolejną JZ przesuwasz go o jedno pole, z tym samym efektem. Zostaje tam, gdzie się zatrzyma; na jego pole nie wolno wprowadzać flot ani ich tam umieszczać.

## Lines: line-<word> is what a seat may do in its turn, as on a button

line-replace = Wymień stwora
line-take =
    { $card ->
        [none] Weź kartę
       *[other] Weź { UNIT($card, 1, case: "acc") }
    }

## Words: word-<word> is a short answer, as on a button

word-unit = oddział lub flota
word-card = kapłan lub filozof

## Rules: rule-<id> names a rule, where several apply at once or one forbids something

rule-economic-set =
    { $case ->
       *[nom] Rozwój ekonomiczny
        [aside] rozwój ekonomiczny
    }
rule-four-philosophers =
    { $case ->
       *[nom] Rozwój kulturalny
        [aside] rozwój kulturalny
    }
rule-chimera-reshuffle =
    { $case ->
       *[nom] Tasowanie talii stworów
        [aside] tasowanie talii stworów
    }
rule-early-reshuffle =
    { $case ->
       *[nom] Odrzucone karty tworzą nową talię
        [aside] odrzucone karty tworzą nową talię
    }
rule-last-island =
    { $case ->
       *[nom] Ostatnia wyspa
        [aside] ostatnia wyspa
    }
