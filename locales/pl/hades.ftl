### Hades, rozszerzenie pierwszej edycji. Groups marked "module:" apply only when that module is in play.


## Modules

module-hades = Hades
    .text = Wszystkie cztery moduły rozszerzenia razem.
module-hades-free-positioning = Hades: swobodne rozmieszczenie
    .text = Licytacja przed pierwszym cyklem decyduje, kto umieszcza pierwsze jednostki i z jaką premią.
module-hades-undead = Hades: bóg i jego nieumarli
    .text = Zagrożenie rośnie z cyklu na cykl, aż przybywa Hades z oddziałami i flotami nieumarłych. Dodaje nekropolię.
module-hades-heroes = Hades: herosi i stwory
    .text = Do talii stworów dochodzi sześciu herosów i cztery nowe stwory, a Chiron dostaje silniejszą kartę.
module-hades-divine-favors = Hades: boskie przychylności
    .text = Ośmioro pomniejszych bogów użycza swojej przychylności. Dodaje kapłanki, magiczne przedmioty i teatry.

## module: hades/undead

god-hades =
    { $case ->
       *[nom] Hades
        [gen] Hadesa
        [dat] Hadesowi
        [acc] Hadesa
    }
    .text =
        { PLAYED("base") ->
            [true] Za darmo: jedna jednostka nieumarłych. Płatne: do czterech dodatkowych za 1, 2, 3 i 4 { -gp }, lądowych lub morskich do wyboru, nekropolia za 2 { -gp }, ruchy lądowe lub morskie po 1 { -gp }, jeśli w grupie jest odpowiednia jednostka nieumarłych, stworzenia, heroiczne mobilizacje.
           *[false] Za darmo: jedna jednostka nieumarłych. Płatne: do czterech dodatkowych za 1, 2, 3 i 4 { -gp }, oddziały lub floty do wyboru. Nekropolia za 2 { -gp }. Ruchy lądowe lub morskie po 1 { -gp }, jeśli w grupie jest odpowiednia jednostka nieumarłych.
        }
building-necropolis =
    { $case ->
       *[nom] nekropolia
        [acc] nekropolię
    }
    .text =
        { PLAYED("base") ->
            [true] Budowana na twoim polu budowy zamiast tego, co tam stoi; oddana tak metropolia znika z gry. Za każdy podstawowy oddział i każdą flotę zniszczone gdziekolwiek trafia na nią 1 { -gp }, za najemników nie; w fazie dochodu złoto bierze ten, kto kontroluje obszar. Jest tylko jedna; ponowna budowa ją przenosi.
           *[false]
                { PLAYED("titans/board") ->
                    [true] Budowana na miejscu pod metropolię; niszczy to, co tam stoi. Za każdą zwykłą jednostkę (oddział lub flotę) zniszczoną gdziekolwiek trafia na nią 1 { -gp }; w fazie dochodu złoto bierze ten, kto kontroluje terytorium. Jest tylko jedna; ponowna budowa ją przenosi.
                   *[false] Budowana na miejscu pod metropolię; niszczy to, co tam stoi. Za każdą zwykłą jednostkę (oddział lub flotę) zniszczoną gdziekolwiek trafia na nią 1 { -gp }; w fazie dochodu złoto bierze ten, kto kontroluje wyspę. Jest tylko jedna; ponowna budowa ją przenosi.
                }
        }
# $count (number)
unit-undead-troop =
    { $case ->
       *[nom]
            { $count ->
                [one] oddział nieumarłych
                [few] { $count } oddziały nieumarłych
               *[many] { $count } oddziałów nieumarłych
            }
        [acc]
            { $count ->
                [one] oddział nieumarłych
                [few] { $count } oddziały nieumarłych
               *[many] { $count } oddziałów nieumarłych
            }
    }
    .name = oddział nieumarłych
    .text =
        { PLAYED("base") ->
            [true] Jednostka lądowa o sile 1; odchodzi na koniec cyklu. Dla Harpii i Hydry nie jest oddziałem. Łącznie jest ich pięć, wspólnych dla wszystkich.
           *[false] Działa jak oddział swojego gracza i odchodzi na koniec cyklu. Łącznie jest ich pięć, wspólnych dla wszystkich.
        }
# $count (number)
unit-undead-fleet =
    { $case ->
       *[nom]
            { $count ->
                [one] flota nieumarłych
                [few] { $count } floty nieumarłych
               *[many] { $count } flot nieumarłych
            }
        [acc]
            { $count ->
                [one] flotę nieumarłych
                [few] { $count } floty nieumarłych
               *[many] { $count } flot nieumarłych
            }
    }
    .name = flota nieumarłych
    .text =
        { PLAYED("base") ->
            [true] Jednostka morska o sile 1; odchodzi na koniec cyklu. Dla Hydry i Jazona nie jest flotą, dla Krakena i Polifema jest. Łącznie jest ich pięć, wspólnych dla wszystkich.
           *[false] Działa jak flota swojego gracza i odchodzi na koniec cyklu. Łącznie jest ich pięć, wspólnych dla wszystkich.
        }
counter-threat = Zagrożenie ze strony Hadesa
    .text =
        { PLAYED("base") ->
            [true] Od drugiego cyklu rośnie w każdym o wynik dwóch kości. Przy 9 lub więcej Hades przybywa i zakrywa ostatniego aktywnego boga.
           *[false] Rośnie w każdym cyklu o wynik dwóch kości. Przy 9 lub więcej Hades przybywa i zakrywa ostatniego aktywnego boga.
        }
counter-necropolis-gold = Złoto na nekropolii
phase-threat = Zagrożenie ze strony Hadesa
phase-necropolis = Złoto nekropolii
rule-hades-comes-and-goes =
    { $case ->
       *[nom] Hades przybywa i odchodzi
        [aside] Hades przybywa i odchodzi
    }

## module: hades/heroes

card-kind-hero =
    { $case ->
       *[nom] Heros
        [acc] herosa
    }
    .kinds = Herosi
option-achilles-islands = Wyspy dla Achillesa
    .text = Ilu wysp wymaga poświęcenie Achillesa. Liczba jest znana tylko z jednego źródła.
option-ulysses-set = Budowle dla Ulissesa
    .text = port-temple-university: oddaje się port, świątynię i uniwersytet. three-equal: trzy budowle jednego typu.
option-chiron-landing = Lądowanie na wyspie Chirona
    .text = nobody: nikt nie ląduje tam z Pegazem ani Perseuszem. controller: może to zrobić gracz, który kontroluje wyspę.
phase-hero-upkeep = Utrzymanie herosów
    .text = Po dochodzie każdy heros kosztuje swojego gracza 2 { -gp } albo odchodzi.
hero-achilles =
    { $case ->
       *[nom] Achilles
        [gen] Achillesa
        [acc] Achillesa
    }
    .military = W bitwie liczy się jako dwa oddziały.
    .sacrifice =
        { $achilles-islands ->
            [one] Jeśli kontrolujesz co najmniej jedną wyspę, wybuduj metropolię.
            [few] Jeśli kontrolujesz co najmniej { $achilles-islands } wyspy, wybuduj metropolię.
           *[many] Jeśli kontrolujesz co najmniej { $achilles-islands } wysp, wybuduj metropolię.
        }{ note-island }
hero-ulysses =
    { $case ->
       *[nom] Ulisses
        [gen] Ulissesa
        [acc] Ulissesa
    }
    .military = Gdy atakuje, fortece i metropolie nie pomagają obrońcy.
    .sacrifice =
        { $ulysses-set ->
            [three-equal] Oddaj trzy swoje budowle jednego typu i wybuduj metropolię.
           *[port-temple-university] Oddaj port, świątynię i uniwersytet i wybuduj metropolię.
        }
hero-hector =
    { $case ->
       *[nom] Hektor
        [gen] Hektora
        [acc] Hektora
    }
    .military = Kto ląduje na jego wyspie, traci przed bitwą jeden z lądujących oddziałów.{ note-island }
    .sacrifice = Wymień raz dwóch kapłanów na jednego filozofa albo pięciu kapłanów na dwóch filozofów.
hero-perseus =
    { $case ->
       *[nom] Perseusz
        [gen] Perseusza
        [acc] Perseusza
    }
    .military = Gdy twoja strona ma stracić jednostkę, może się zamiast tego wycofać inna jednostka lądowa, jeśli ma dokąd.
    .sacrifice = Przenieś dowolne inne swoje jednostki lądowe z jego wyspy na dowolną inną, jak z Pegazem.{ note-island }
hero-midas =
    { $case ->
       *[nom] Midas
        [gen] Midasa
        [acc] Midasa
    }
    .military = Po rzucie możesz zapłacić 1 { -gp } i przerzucić własną kość, ile razy zechcesz. Liczy się nowy rzut.
    .sacrifice = Zapłać 15 { -gp } i wybuduj metropolię.
hero-penthesilea =
    { $case ->
       *[nom] Pentezylea
        [gen] Pentezylei
        [acc] Pentezyleę
    }
    .military = Przy remisie jednostkę traci tylko przeciwnik.
    .sacrifice = Metropolię, którą masz postawić, połóż na tej karcie, tajnej wyspie Amazonek. Liczy się do zwycięstwa, daje zniżkę świątyni i nikt nie może jej odebrać.
creature-cerberus =
    { $case ->
       *[nom] Cerber
        [gen] Cerbera
        [acc] Cerbera
    }
    .text = Umieść go na dowolnej wyspie. Cały jej dochód, ze złotem nekropolii, otrzymujesz ty zamiast tego, kto ją kontroluje. Figurka zostaje do twojej pierwszej tury w następnym cyklu.{ note-island }{ note-partner }
creature-charon =
    { $case ->
       *[nom] Charon
        [gen] Charona
        [acc] Charona
    }
    .text = Najmij herosa, który opuścił grę, i umieść go na wyspie, którą kontrolujesz. Nie może to być Pentezylea, która odeszła do Amazonek.{ note-island }
creature-erinyes =
    { $case ->
       *[nom] Furia
        [gen] Furii
        [acc] Furię
    }
    .text = Przenieś znacznik dobrobytu z dowolnej wyspy poza wyspą Chirona na jedną ze swoich. Nadrukowane rogi obfitości zostają.{ note-island }{ note-partner }
creature-empusa =
    { $case ->
       *[nom] Empuza
        [gen] Empuzy
        [acc] Empuzę
    }
    .text = Weź całe złoto z nekropolii, chyba że jej wyspy strzeże Chiron.{ note-island }{ note-partner }
creature-chiron =
    { $case ->
       *[nom] Chiron
        [gen] Chirona
        [acc] Chirona
    }
    .text =
        { $chiron-landing ->
            [controller] Umieść go na dowolnej wyspie. Nie można użyć przeciw niej Pegaza, Giganta, Harpii, Furii, Empuzy ani poświęcenia Perseusza; kto ją kontroluje, może tam jednak wylądować z Pegazem lub Perseuszem.
           *[nobody] Umieść go na dowolnej wyspie. Nie można użyć przeciw niej Pegaza, Giganta, Harpii, Furii, Empuzy ani poświęcenia Perseusza; z Pegazem lub Perseuszem nie ląduje tam nikt, nawet ten, kto ją kontroluje.
        } { note-figurine }{ note-island }
word-two-priests = dwaj kapłani za filozofa
word-five-priests = pięciu kapłanów za dwóch filozofów
rule-cerberus-leaves =
    { $case ->
       *[nom] Cerber odchodzi
        [aside] Cerber odchodzi
    }

## module: hades/divine-favors

card-kind-favor =
    { $case ->
       *[nom] Boska przychylność
        [acc] boską przychylność
    }
    .kinds = Boskie przychylności
card-kind-item =
    { $case ->
       *[nom] Magiczny przedmiot
        [acc] magiczny przedmiot
    }
    .kinds = Magiczne przedmioty
building-theater =
    { $case ->
       *[nom] teatr
        [acc] teatr
    }
    .text = Bez własnej zdolności. Może zastąpić dowolną brakującą budowlę zestawu. Łącznie są cztery.
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
    .text = Odrzuć ją, by opłacić utrzymanie jednego herosa albo zatrzymać jedną ze swoich figurek na wyspie na kolejny cykl.
favor-aphrodite =
    { $case ->
       *[nom] Afrodyta
        [gen] Afrodyty
        [acc] Afrodytę
    }
    .text = Premia: kapłanka. Zdolność, 2 { -gp }: podwój swoje zwykłe oddziały na jednej wyspie, na ile starczy rezerwy.{ note-island }
favor-artemis =
    { $case ->
       *[nom] Artemida
        [gen] Artemidy
        [acc] Artemidę
    }
    .text = Premia: kapłanka. Zdolność, za darmo: odrzuć filozofa lub kapłana i umieść oddział lub flotę.
favor-demeter =
    { $case ->
       *[nom] Demeter
        [gen] Demeter
        [acc] Demeter
    }
    .text = Premia: kapłanka. Zdolność, za darmo: weź 1 { -gp } za każdą wyspę, którą kontrolujesz.{ note-island }
favor-dionysus =
    { $case ->
       *[nom] Dionizos
        [gen] Dionizosa
        [acc] Dionizosa
    }
    .text = Premia: magiczny przedmiot. Zdolność, 2 { -gp }: wybuduj teatr.
favor-hephaestus =
    { $case ->
       *[nom] Hefajstos
        [gen] Hefajstosa
        [acc] Hefajstosa
    }
    .text = Premia: magiczny przedmiot. Zdolność, 2 { -gp }: dobierz dwa magiczne przedmioty i jeden z nich zatrzymaj zakryty.
favor-hera =
    { $case ->
       *[nom] Hera
        [gen] Hery
        [acc] Herę
    }
    .text = Premia: kapłanka. Zdolność, 2 { -gp }: odkrywaj karty stworów, aż pojawi się heros, i najmij go.
favor-hermes =
    { $case ->
       *[nom] Hermes
        [gen] Hermesa
        [acc] Hermesa
    }
    .text = Premia: magiczny przedmiot. Zdolność, za darmo: umieść znacznik dobrobytu na polu morza ze swoją flotą.
favor-hestia =
    { $case ->
       *[nom] Hestia
        [gen] Hestii
        [acc] Hestię
    }
    .text = Premia: kapłanka. Zdolność, 2 { -gp }: wybuduj port, fortecę, świątynię lub uniwersytet.
item-artemis-arrows =
    { $case ->
       *[nom] Strzały Artemidy
        [gen] Strzał Artemidy
        [acc] Strzały Artemidy
    }
    .text = W swojej turze: usuń z planszy jedną figurkę stwora, obojętnie czyją.
item-pandoras-box =
    { $case ->
       *[nom] Puszka Pandory
        [gen] Puszki Pandory
        [acc] Puszkę Pandory
    }
    .text = W swojej turze: ukradnij kapłankę przeciwnikowi.{ note-partner }
item-sun-chariot =
    { $case ->
       *[nom] Rydwan Słońca
        [gen] Rydwanu Słońca
        [acc] Rydwan Słońca
    }
    .text = W swojej turze: rozmieść na nowo, bez flot, swoje jednostki lądowe na wyspach, które kontrolujesz.{ note-island }
item-harmonia-necklace =
    { $case ->
       *[nom] Naszyjnik Harmonii
        [gen] Naszyjnika Harmonii
        [acc] Naszyjnik Harmonii
    }
    .text = W swojej turze lub na początku fazy akcji: do końca cyklu przeciwnicy nie mogą wprowadzać jednostek na twoje wyspy ani na twoje pola morza.{ note-island }
item-poseidon-trident =
    { $case ->
       *[nom] Trójząb Posejdona
        [gen] Trójzębu Posejdona
        [acc] Trójząb Posejdona
    }
    .text = Przed rzutem w bitwie morskiej: do jej końca rzucasz dwiema kośćmi i dodajesz wyniki.
item-apollo-arrows =
    { $case ->
       *[nom] Strzały Apolla
        [gen] Strzał Apolla
        [acc] Strzały Apolla
    }
    .text = Przed rzutem w bitwie lądowej: do jej końca rzucasz dwiema kośćmi i dodajesz wyniki.
item-aphrodite-belt =
    { $case ->
       *[nom] Pas Afrodyty
        [gen] Pasa Afrodyty
        [acc] Pas Afrodyty
    }
    .text = Przed pierwszą ofiarą: wskaż przeciwnika i aktywnego boga (nie Apolla); w tym cyklu gracz ten nie może składać temu bogu ofiar.{ note-partner }
item-zeus-shield =
    { $case ->
       *[nom] Tarcza Zeusa
        [gen] Tarczy Zeusa
        [acc] Tarczę Zeusa
    }
    .text = Po rzucie na zagrożenie: rzuć ponownie obiema kośćmi; liczy się nowy wynik.
item-olympus-palace =
    { $case ->
       *[nom] Pałac na Olimpie
        [gen] Pałacu na Olimpie
        [acc] Pałac na Olimpie
    }
    .text = Po wyłożeniu płytek bogów: ułóż aktywnych bogów w dowolnej kolejności.
item-pelops-sceptre =
    { $case ->
       *[nom] Berło Pelopsa
        [gen] Berła Pelopsa
        [acc] Berło Pelopsa
    }
    .text = W swojej turze: odkrywaj karty stworów, aż pojawi się stwór z figurką, i użyj go od razu za darmo.
pile-favor-deck =
    { $case ->
       *[nom] stos boskich przychylności
        [acc] stos boskich przychylności
    }
pile-favor-open =
    { $case ->
       *[nom] odkryta boska przychylność
        [acc] odkrytą boską przychylność
    }
pile-item-deck =
    { $case ->
       *[nom] stos magicznych przedmiotów
        [acc] stos magicznych przedmiotów
    }
pile-favor-discard =
    { $case ->
       *[nom] stos odrzuconych boskich przychylności
        [acc] stos odrzuconych boskich przychylności
    }
pile-item-discard =
    { $case ->
       *[nom] stos odrzuconych magicznych przedmiotów
        [acc] stos odrzuconych magicznych przedmiotów
    }
phase-favor-end = Koniec boskiej przychylności
# $card (id: favor)
line-power = Zdolność { NAME($card, case: "gen") }
# $card (id: item)
line-use = Użyj karty: { NAME($card) }
word-priestess = odrzuć kapłankę
rule-palace-window =
    { $case ->
       *[nom] Pałac na Olimpie
        [aside] pałac na Olimpie
    }
rule-favor =
    { $case ->
       *[nom] Boska przychylność
        [aside] boska przychylność
    }
rule-priestess =
    { $case ->
       *[nom] Kapłanka zatrzymuje figurkę
        [aside] kapłanka zatrzymuje figurkę
    }
