### Teksty silnika: fazy, zdarzenia, pytania, odmowy.
###
### Zasady tego pliku
### - Zdarzenia w czasie teraźniejszym, więc czasownik nie zależy od rodzaju gracza. Imion graczy
###   nie odmieniamy; odmienia się słowo przed nimi: „gracza ann” (rodzaj żeński: „graczki ann”). Miejsca mają przypadki
###   z przyimkiem (place-land): „na Naksos”, „w Cieśninie Kea”.
### - Przypadki nazw: bogowie nom, gen, dat, acc; pozostałe karty nom, gen, acc; budynki, stosy, jednostki i karty
###   liczone nom, acc.
### - Słowa różne w obu wydaniach wybiera funkcja PLAYED("legacy") w samym zdaniu.


## Words

# The short form of gold piece: sztuka złota. Pierwsza edycja: JZ.
-gp =
    { PLAYED("legacy") ->
        [true] JZ
       *[false] SZ
    }
# Joining names. An empty list:
list-none = nic
# $first (text): what is joined so far; $next (text)
list-more = { $first }, { $next }
# $first (text): what is joined so far; $last (text)
list-last = { $first } i { $last }
list-or = { $first } lub { $last }
# $name (text): the name of a single thing, in a table
tally-one = 1 { $name }
# What stands on a button: so many of a thing. $what (id), $count (number)
answer-count = { UNIT($what, $count) }

## Places: miejsca z przyimkami; wody są zatokami i cieśninami (w, do, z)

-land =
    { $case ->
       *[nom] obszar
        [gen] obszaru
        [acc] obszar
        [ins] obszarem
        [in] w obszarze
        [to] do obszaru
        [from] z obszaru
        [From] Z obszaru
    }
-sea =
    { $case ->
       *[nom] obszar morski
        [gen] obszaru morskiego
        [acc] obszar morski
        [ins] obszarem morskim
        [in] w obszarze morskim
        [to] do obszaru morskiego
        [from] z obszaru morskiego
        [From] Z obszaru morskiego
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
# $area (text): its id; $place (id: sea)
place-sea =
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
# $area (text): its id
place-land-bare =
    { $case ->
       *[nom] { -land } { $area }
        [gen] { -land(case: "gen") } { $area }
        [acc] { -land(case: "acc") } { $area }
        [ins] { -land(case: "ins") } { $area }
        [in] { -land(case: "in") } { $area }
        [to] { -land(case: "to") } { $area }
        [from] { -land(case: "from") } { $area }
        [From] { -land(case: "From") } { $area }
    }
# $area (text): its id
place-sea-bare =
    { $case ->
       *[nom] { -sea } { $area }
        [gen] { -sea(case: "gen") } { $area }
        [acc] { -sea(case: "acc") } { $area }
        [ins] { -sea(case: "ins") } { $area }
        [in] { -sea(case: "in") } { $area }
        [to] { -sea(case: "to") } { $area }
        [from] { -sea(case: "from") } { $area }
        [From] { -sea(case: "From") } { $area }
    }
# $area (text): its id
place-bare =
    { $case ->
       *[nom] { $area }
        [gen] obszaru { $area }
        [acc] obszar { $area }
        [ins] obszarem { $area }
        [in] w obszarze { $area }
        [to] do obszaru { $area }
        [from] z obszaru { $area }
        [From] Z obszaru { $area }
    }

## Phases (expansions add theirs)

phase-setup = Przygotowanie
phase-creatures = Mitologiczne stwory
phase-gods = Bogowie
phase-income = Dochód
phase-offerings = Ofiary
phase-upkeep = Utrzymanie
phase-actions = Akcje
phase-end = Koniec cyklu

## Story: how events become sentences

# $faction (id), $does (text): one or more predicates, joined
story-clause = { NAME($faction) } { $does }
# $first (text): predicates or items joined so far; $next (text)
story-more = { $first }, { $next }
# $first (text): predicates or items joined so far; $last (text)
story-last = { $first } i { $last }
# The same for clauses of several persons: “Ann pays 1 GP, Bob pays 2 GP and ...”. $first (text), $last (text)
story-last-clause = { $first }, a { $last }
# $first (text): what somebody does; $then (text): what somebody else does, because of it
story-then = { $first }; { $then }
# $text (text): clauses
story-sentence = { $text }.
# $does (text): a predicate; $amount (number): what was paid for it, more than 0
story-price = { $does } za { $amount } { -gp }
# $does (text): a predicate, or a clause; $cause (id: card, building or rule): what brought it about. A rule has a form
# “aside” for the brackets, without the capital letter with which it stands alone.
story-cause =
    { KIND($cause) ->
        [rule] { $does } ({ NAME($cause, case: "aside") })
       *[other] { $does } ({ NAME($cause) })
    }
# Of a round of battle. $faction (id), $die (number): what the die shows, $total (number): with all that counts,
# $parts (text, or none): what it is made up of, if that is more than units
story-roll =
    { $parts ->
        [none] { NAME($faction) } wyrzuca { $die } i ma razem { $total }
       *[other] { NAME($faction) } wyrzuca { $die } i ma razem { $total } ({ $parts })
    }
# What a total is made up of besides the die. $what (word: units; or id: building, special, hero ...), $amount (number),
# $by (id: card, or none): who takes the rest of it away
story-part =
    { $what ->
        [units] jednostki { $amount }
       *[other]
            { $by ->
                [none] { NAME($what) } +{ $amount }
               *[other] { NAME($what) } +{ $amount } – { NAME($by) }
            }
    }
# Of a battle with several rounds. $round (number), $text (text): sentences
story-round = Runda { $round }: { $text }
# At the end of such a battle. $faction (id), $units (pairs of unit or hero and count): all that was lost
story-lost = { NAME($faction) } traci w bitwie { LIST($units, case: "acc") }
# After the offerings. $faction (id), $god (id: god), $amount (number): 0 for the space that asks for nothing
story-got =
    { $amount ->
        [0] { NAME($faction) } wybiera { NAME($god, case: "acc") }
       *[other] { NAME($faction) } zdobywa przychylność { NAME($god, case: "gen") } za { $amount } { -gp }
    }

## Events: course of the game

event-game-started = Rozpoczyna się gra.
# $round (number)
event-round-began = Rozpoczyna się cykl { $round }.
# $phase (id): a name that stands alone.
event-phase-began = Faza: { NAME($phase) }.
# $faction (id), $god (id: god)
event-turn-began = { NAME($faction) } { event-turn-began.does }.
    .does = korzysta z przychylności { NAME($god, case: "gen") }
# $faction (id)
event-turn-ended = { NAME($faction) } { event-turn-ended.does }.
    .does = kończy turę
# $faction (id), $line (id: line): a mandatory action of the god that is impossible, or that is declined
event-action-skipped = { NAME($faction) } { event-action-skipped.does }.
    .does = pomija „{ NAME($line) }”
# $faction (id or none), $answer (text in notation): the only legal answer, given by the game.
event-answered =
    { $faction ->
        [none] Nie ma innego wyboru: { $answer }.
       *[other] { NAME($faction) } nie ma innego wyboru: { $answer }.
    }
# $faction (id)
event-faction-eliminated =
    { GENDER($faction) ->
        [masculine] { NAME($faction) } zostaje wyeliminowany.
        [feminine] { NAME($faction) } zostaje wyeliminowana.
       *[other] { NAME($faction) } odpada z gry.
    }
event-game-ending = To ostatni cykl.
# $winners (ids): players
event-game-won =
    { COUNT($winners) ->
        [one] Grę wygrywa { LIST($winners) }.
        [few] Grę wygrywają { LIST($winners) }.
       *[many] Grę wygrywają { LIST($winners) }.
    }

## Events: cards and gods

# $card (id: creature, hero, artifact, favor, item or bonus): laid open where all can see it. $list (text)
event-card-revealed = Odkryto: { NAME($card) }.
    .what = { NAME($card) }
    .many = Odkryto: { $list }.
# $card (id: creature, hero or artifact), $price (number): what it costs in its new place on the track. $list (text)
event-card-slid = Na torze: { event-card-slid.what }.
    .what = { NAME($card) } (teraz { $price } { -gp })
    .many = Na torze: { $list }.
# $card (id: creature, hero, favor or item). $list (text). Predicates: .replaced, somebody has paid to be rid of
# it, and $with (id: creature) comes in its place; .used, its owner has used it up
event-card-discarded = Odrzucono: { NAME($card) }.
    .what = { NAME($card) }
    .many = Odrzucono: { $list }.
    .replaced = wymienia { NAME($card, case: "acc") } na { NAME($with, case: "acc") }
    .used = używa { NAME($card, case: "gen") }
# $card (id: creature, hero, artifact, favor, item or special). $list (text). .lost: its owner loses it with a building
event-card-removed = Usunięto z gry: { NAME($card) }.
    .what = { NAME($card) }
    .many = Usunięto z gry: { $list }.
    .lost = traci { NAME($card, case: "acc") }
# $faction (id), $card (id: creature, hero or artifact), $price (number): what was paid for it.
event-card-bought = { NAME($faction) } { event-card-bought.does }.
    .does =
        { $price ->
            [0] bierze za darmo { NAME($card, case: "acc") }
           *[other] kupuje { NAME($card, case: "acc") } za { $price } { -gp }
        }
# $faction (id), $card (id: creature, hero, artifact or item): its effect follows.
event-card-played = { NAME($faction) } { event-card-played.does }.
    .does = zagrywa { NAME($card, case: "acc") }
    .short = zagrywa tę kartę
# $faction (id), $card (id: favor, item or creature): it lies in front of this player from now on.
event-card-taken = { NAME($faction) } { event-card-taken.does }.
    .does =
        { KIND($card) ->
            [favor] otrzymuje przychylność { NAME($card, case: "gen") }
           *[other] otrzymuje { NAME($card, case: "acc") }
        }
# $faction (id), $card (id or none: creature, hero, artifact or item): none for eyes that may not see it.
event-card-looked = { NAME($faction) } { event-card-looked.does }.
    .does = ogląda { event-card-looked.what }
    .what =
        { $card ->
            [none] kartę
           *[other] kartę ({ NAME($card) })
        }
    .many = ogląda { $list }
# $faction (id), $card (id or none: item): none for eyes that may not see it.
event-card-kept = { NAME($faction) } { event-card-kept.does }.
    .does =
        { $card ->
            [none] zatrzymuje zakrytą kartę
           *[other] zatrzymuje zakrytą kartę ({ NAME($card) })
        }
# $faction (id): who has it now; $card (id: artifact or special): it goes with what it belongs to. $list (text)
event-card-passed = { NAME($faction) } { event-card-passed.does }.
    .does = otrzymuje { event-card-passed.what }
    .what = { NAME($card, case: "acc") }
    .many = otrzymuje { $list }
# $card (id: artifact), $zone (id: pile). $list (text)
event-card-returned = Odłożono ({ NAME($zone) }): { NAME($card) }.
    .what = { NAME($card) }
    .many = Odłożono ({ NAME($zone) }): { $list }.
# $zone (id: pile)
event-pile-shuffled = Potasowano { NAME($zone, case: "acc") }.
# $gods (ids: gods): from the first to act to the last.
event-gods-laid = Kolejność bogów: { LIST($gods) }.
# $factions (ids): players, from the first to make an offering to the last; who has two markers is named twice.
event-turn-order = Kolejność graczy: { LIST($factions) }.
# $god (id: god), $covered (id: god): the god who is not available in this round.
event-god-covered = { NAME($god) } zajmuje miejsce { NAME($covered, case: "gen") }.
# $faction (id), $card (id: special): the ability of a metropolis.
event-special-taken = { NAME($faction) } { event-special-taken.does }.
    .does = otrzymuje { NAME($card, case: "acc") }

## Events: gold and offerings

# $faction (id), $amount (number): more than 0. $list (text). .more is a further item of the same person.
event-income = { NAME($faction) } otrzymuje { $amount } { -gp } dochodu.
    .what = { NAME($faction) } otrzymuje { $amount } { -gp }
    .more = { $amount } { -gp }
    .many = { $list }.
# $faction (id), $god (id: god), $amount (number): 0 for the space that asks for nothing.
event-bid = { NAME($faction) } { event-bid.does }.
    .does =
        { $amount ->
            [0] wybiera { NAME($god, case: "acc") }
           *[other] składa { NAME($god, case: "dat") } w ofierze { $amount } { -gp }
        }
# $faction (id): who is outbid; $god (id: god). .by is the predicate of whoever outbids, after “offers 5 GP to Zeus”;
# .own the same where that is $faction too, who has two markers.
event-outbid =
    { GENDER($faction) ->
        [masculine] { NAME($faction) } zostaje przebity u { NAME($god, case: "gen") }.
        [feminine] { NAME($faction) } zostaje przebita u { NAME($god, case: "gen") }.
       *[other] { NAME($faction) } traci miejsce u { NAME($god, case: "gen") }.
    }
    .by =
        { GENDER($faction) ->
            [feminine] przebija graczkę { NAME($faction) }
           *[other] przebija gracza { NAME($faction) }
        }
    .own = przebija własną ofiarę
# $faction (id), $amount (number): after discounts, more than 0. $list (text)
event-offering-paid = { NAME($faction) } płaci za ofiarę { $amount } { -gp }.
    .what = { NAME($faction) } płaci { $amount } { -gp }
    .many = Za ofiary { $list }.
# $faction (id), $amount (number): more than 0.
event-gold-gained = { NAME($faction) } { event-gold-gained.does }.
    .does = zyskuje { $amount } { -gp }
# $faction (id), $amount (number): more than 0.
event-gold-paid = { NAME($faction) } { event-gold-paid.does }.
    .does = płaci { $amount } { -gp }
    .kept = zatrzymuje { NAME($kept, case: "acc") } za { $amount } { -gp }
# $faction (id): who sees it; $victim (id), $amount (number)
event-gold-shown = { NAME($faction) } { event-gold-shown.does }.
    .does =
        { $amount ->
            [0]
                { GENDER($victim) ->
                    [feminine] nie widzi złota u graczki { NAME($victim) }
                   *[other] nie widzi złota u gracza { NAME($victim) }
                }
           *[other]
                { GENDER($victim) ->
                    [feminine] widzi { $amount } { -gp } u graczki { NAME($victim) }
                   *[other] widzi { $amount } { -gp } u gracza { NAME($victim) }
                }
        }
# $faction (id): who takes it; $victim (id), $amount (number)
event-gold-stolen = { NAME($faction) } { event-gold-stolen.does }.
    .does =
        { $amount ->
            [0]
                { GENDER($victim) ->
                    [feminine] nie znajduje złota u graczki { NAME($victim) }
                   *[other] nie znajduje złota u gracza { NAME($victim) }
                }
           *[other]
                { GENDER($victim) ->
                    [feminine] kradnie { $amount } { -gp } graczce { NAME($victim) }
                   *[other] kradnie { $amount } { -gp } graczowi { NAME($victim) }
                }
        }

## Events: units

# $faction (id), $unit (unit), $count (number), $area (id). $list (text)
event-unit-placed = { NAME($faction) } umieszcza { UNIT($unit, $count, case: "acc") } { NAME($area, case: "in") }.
    .does = umieszcza { event-unit-placed.what }
    .what = { UNIT($unit, $count, case: "acc") } { NAME($area, case: "in") }
    .many = umieszcza { $list }
# $faction (id), $group (pairs of unit, hero or artifact and count), $from (id), $to (id). $list (text). .crossed: they
# went on through $over (ids), areas in which they could not stop
event-units-moved = { NAME($faction) } { event-units-moved.does }.
    .does = przemieszcza { event-units-moved.what }
    .what = { LIST($group, case: "acc") } { NAME($from, case: "from") } { NAME($to, case: "to") }
    .many = przemieszcza { $list }
    .crossed = przemieszcza { LIST($group, case: "acc") } { NAME($from, case: "from") } przez { LIST($over, case: "acc") } { NAME($to, case: "to") }
# $faction (id), $group (pairs of unit, hero or artifact and count), $from (id): where the battle is; $to (id)
event-units-retreated = { NAME($faction) } { event-units-retreated.does }.
    .does = wycofuje { LIST($group, case: "acc") } { NAME($from, case: "from") } { NAME($to, case: "to") }
# $faction (id): who pushes; $victim (id or none): whose unit it is, none for the pusher’s own; $unit (unit), $from (id),
# $to (id). $count (number): of those that are pushed the same way. $list (text)
event-unit-pushed =
    { $victim ->
        [none] { NAME($faction) } spycha { UNIT($unit, 1, case: "acc") } { NAME($from, case: "from") } { NAME($to, case: "to") }.
       *[other]
            { GENDER($victim) ->
                [feminine] { NAME($faction) } spycha { UNIT($unit, 1, case: "acc") } graczki { NAME($victim) } { NAME($from, case: "from") } { NAME($to, case: "to") }.
               *[other] { NAME($faction) } spycha { UNIT($unit, 1, case: "acc") } gracza { NAME($victim) } { NAME($from, case: "from") } { NAME($to, case: "to") }.
            }
    }
    .does = spycha { event-unit-pushed.what }
    .what =
        { $victim ->
            [none] { UNIT($unit, $count, case: "acc") } { NAME($from, case: "from") } { NAME($to, case: "to") }
           *[other]
                { GENDER($victim) ->
                    [feminine] { UNIT($unit, $count, case: "acc") } graczki { NAME($victim) } { NAME($from, case: "from") } { NAME($to, case: "to") }
                   *[other] { UNIT($unit, $count, case: "acc") } gracza { NAME($victim) } { NAME($from, case: "from") } { NAME($to, case: "to") }
                }
        }
    .many = spycha { $list }
# $area (id), $with (id)
event-units-swapped = Jednostki { NAME($area, case: "from") } i { NAME($with, case: "from") } zamieniają się miejscami.
# $faction (id): whose they were; $unit (unit), $count (number), $area (id): where they were. They go back to the
# reserve; this is no loss. $list (text). .returned is a predicate: $faction gives them back. .stolen too: somebody else
# places them, and $victim (id) had them. .gone: they leave the game instead.
event-unit-taken =
    { $count ->
        [one] { NAME($area, case: "From") } znika { UNIT($unit, $count) } ({ NAME($faction) }).
        [few] { NAME($area, case: "From") } znikają { UNIT($unit, $count) } ({ NAME($faction) }).
       *[many] { NAME($area, case: "From") } znika { UNIT($unit, $count) } ({ NAME($faction) }).
    }
    .what = { UNIT($unit, $count) } ({ NAME($faction) }) { NAME($area, case: "from") }
    .many = Do rezerwy wracają: { $list }.
    .returned = oddaje { UNIT($unit, $count, case: "acc") } { NAME($area, case: "from") }
    .stolen =
        { GENDER($victim) ->
            [feminine] kradnie graczce { NAME($victim) } { UNIT($unit, $count, case: "acc") } { NAME($area, case: "from") }
           *[other] kradnie graczowi { NAME($victim) } { UNIT($unit, $count, case: "acc") } { NAME($area, case: "from") }
        }
    .gone = usuwa z gry { UNIT($unit, $count, case: "acc") } { NAME($area, case: "from") }
# $faction (id): whose side they are on now; $victim (id): whose side they were on; $unit (unit), $count (number),
# $area (id)
event-unit-converted = { NAME($faction) } { event-unit-converted.does }.
    .does =
        { GENDER($victim) ->
            [feminine] przeciąga na swoją stronę { UNIT($unit, $count, case: "acc") } graczki { NAME($victim) } { NAME($area, case: "in") }
           *[other] przeciąga na swoją stronę { UNIT($unit, $count, case: "acc") } gracza { NAME($victim) } { NAME($area, case: "in") }
        }
# $faction (id), $unit (unit or hero), $count (number), $area (id). $units (pairs of unit or hero and count): all that
# is lost there at once. $list (text)
event-unit-lost = { NAME($faction) } traci { UNIT($unit, $count, case: "acc") } { NAME($area, case: "in") }.
    .does = traci { event-unit-lost.what }
    .short = traci { LIST($units, case: "acc") }
    .what = { LIST($units, case: "acc") } { NAME($area, case: "in") }
    .many = traci { $list }
# $faction (id), $unit (unit or hero): a loss that does not happen.
event-unit-saved = { NAME($faction) } { event-unit-saved.does }.
    .does = ratuje { UNIT($unit, 1, case: "acc") }

## Events: battle

# $attacker (id), $defender (id), $area (id). .fought tells the whole battle: $winner (word: attacker, defender, none)
event-battle-began = { NAME($attacker) } { event-battle-began.does }.
    .does =
        { GENDER($defender) ->
            [feminine] atakuje graczkę { NAME($defender) } { NAME($area, case: "in") }
           *[other] atakuje gracza { NAME($defender) } { NAME($area, case: "in") }
        }
    .short =
        { GENDER($defender) ->
            [feminine] atakuje tam graczkę { NAME($defender) }
           *[other] atakuje tam gracza { NAME($defender) }
        }
    .fought =
        { $winner ->
            [attacker]
                { GENDER($defender) ->
                    [feminine] pokonuje graczkę { NAME($defender) } { NAME($area, case: "in") }
                   *[other] pokonuje gracza { NAME($defender) } { NAME($area, case: "in") }
                }
            [none]
                { GENDER($defender) ->
                    [feminine] walczy z graczką { NAME($defender) } { NAME($area, case: "in") } do ostatniej jednostki
                   *[other] walczy z graczem { NAME($defender) } { NAME($area, case: "in") } do ostatniej jednostki
                }
           *[defender]
                { GENDER($defender) ->
                    [feminine] bez powodzenia atakuje graczkę { NAME($defender) } { NAME($area, case: "in") }
                   *[other] bez powodzenia atakuje gracza { NAME($defender) } { NAME($area, case: "in") }
                }
        }
# $attacker (id), $defender (id), $attack (number), $defence (number): totals with units and bonuses;
# $attack-die (number), $defence-die (number): what the dice show.
event-dice-rolled = { NAME($attacker) } wyrzuca { $attack-die } i ma razem { $attack }, { NAME($defender) } wyrzuca { $defence-die } i ma razem { $defence }.
# $faction (id), $die (number): what the die shows now; $total (number): with units and bonuses
event-die-rerolled = { NAME($faction) } przerzuca kość, wyrzuca { $die } i ma teraz razem { $total }.
# $total (number): of dice that nobody owns
event-rolled = Na kościach wypada { $total }.
# $area (id), $faction (id or none): the winner; a defender who lost all units keeps the land and is named too, but a sea
# without fleets belongs to nobody. $side (word: attacker, defender): which side $faction was on; $rounds (number)
event-battle-ended =
    { $faction ->
        [none] Koniec bitwy: nikt nie kontroluje { NAME($area, case: "gen") }.
       *[other] Koniec bitwy: { NAME($faction) } kontroluje { NAME($area, case: "acc") }.
    }
    .does =
        { $side ->
            [attacker]
                { $rounds ->
                    [one] wygrywa bitwę
                    [few] wygrywa bitwę po { $rounds } rundach
                   *[many] wygrywa bitwę po { $rounds } rundach
                }
           *[defender]
                { $rounds ->
                    [one] utrzymuje { NAME($area, case: "acc") }
                    [few] po { $rounds } rundach utrzymuje { NAME($area, case: "acc") }
                   *[many] po { $rounds } rundach utrzymuje { NAME($area, case: "acc") }
                }
        }
# $faction (id), $area (id), $loser (id: player, or none): who held it. $list (text)
event-area-taken = { NAME($faction) } przejmuje kontrolę nad { NAME($area, case: "ins") }.
    .does =
        { $loser ->
            [none] przejmuje kontrolę nad { NAME($area, case: "ins") }
           *[other]
                { GENDER($loser) ->
                    [feminine] odbiera { NAME($area, case: "acc") } graczce { NAME($loser) }
                   *[other] odbiera { NAME($area, case: "acc") } graczowi { NAME($loser) }
                }
        }
    .short =
        { $loser ->
            [none] przejmuje tam kontrolę
           *[other]
                { GENDER($loser) ->
                    [feminine] odbiera tam kontrolę graczce { NAME($loser) }
                   *[other] odbiera tam kontrolę graczowi { NAME($loser) }
                }
        }
    .what = { NAME($area, case: "ins") }
    .many = przejmuje kontrolę nad { $list }

## Events: buildings

# $faction (id), $building (id: building), $area (id). $list (text). .instead: it takes the place of $old (id: building);
# .renewed: of one of its kind
event-building-built = { NAME($faction) } { event-building-built.does }.
    .does = buduje { event-building-built.what }
    .what = { NAME($building, case: "acc") } { NAME($area, case: "in") }
    .many = buduje { $list }
    .instead = wymienia { NAME($old, case: "acc") } { NAME($area, case: "in") } na { NAME($building, case: "acc") }
    .renewed = odbudowuje { NAME($building, case: "acc") } { NAME($area, case: "in") }
# $building (id: building), $area (id): it has no owner yet, in the setup. $list (text)
event-building-placed = Na planszy umieszczono { NAME($building, case: "acc") } { NAME($area, case: "in") }.
    .what = { NAME($building, case: "acc") } { NAME($area, case: "in") }
    .many = Na planszy umieszczono { $list }.
# $building (id: building), $area (id). .does and .many are told of the owner, if anybody is; so is .given, where the owner
# makes way for something else. $list (text)
event-building-removed = { NAME($area, case: "From") } usunięto { NAME($building, case: "acc") }.
    .does = traci { event-building-removed.what }
    .what = { NAME($building, case: "acc") } { NAME($area, case: "in") }
    .many = traci { $list }
    .given = oddaje { $list }
# $faction (id), $building (id: building), $into (id: building): the new one; $area (id)
event-building-transformed = { NAME($faction) } { event-building-transformed.does }.
    .does = zamienia { NAME($building, case: "acc") } { NAME($area, case: "in") } na { NAME($into, case: "acc") }
# $faction (id), $area (id). .empty: $card (id: bonus), the bonus of the metropolis, brings nothing.
# .renewed: it takes the place of another one.
event-metropolis-built = { NAME($faction) } { event-metropolis-built.does }.
    .does = buduje metropolię { NAME($area, case: "in") }
    .empty = nie zyskuje nic dzięki premii „{ NAME($card) }”
    .renewed = odbudowuje metropolię { NAME($area, case: "in") }
# $faction (id), $card (id: hero): the metropolis lies on this card, out of reach of everybody
event-metropolis-hidden = { NAME($faction) } { event-metropolis-hidden.does }.
    .does = buduje metropolię na karcie { NAME($card, case: "gen") }
# $faction (id), $area (id). $count (number): of those that stood there, for .does
event-metropolis-lost = { NAME($faction) } traci metropolię { NAME($area, case: "in") }.
    .does =
        { $count ->
            [one] traci metropolię { NAME($area, case: "in") }
            [few] traci { $count } metropolie { NAME($area, case: "in") }
           *[many] traci { $count } metropolii { NAME($area, case: "in") }
        }

## Events: cards held in front of a faction

# $faction (id), $goods (goods), $count (number). $list (text)
event-goods-gained = { NAME($faction) } { event-goods-gained.does }.
    .does = zyskuje { UNIT($goods, $count, case: "acc") }
    .what = { UNIT($goods, $count, case: "acc") }
    .many = zyskuje { $list }
# $faction (id), $goods (goods), $count (number). $list (text). .kept: they were given so that $kept (id: creature or
# hero) stays. .gone: they leave the game.
event-goods-lost = { NAME($faction) } { event-goods-lost.does }.
    .does = oddaje { UNIT($goods, $count, case: "acc") }
    .what = { UNIT($goods, $count, case: "acc") }
    .many = oddaje { $list }
    .kept = zatrzymuje { NAME($kept, case: "acc") } za { UNIT($goods, $count, case: "acc") }
    .gone = usuwa z gry { UNIT($goods, $count, case: "acc") }
# $faction (id): who takes them; $victim (id), $goods (goods), $count (number)
event-goods-stolen = { NAME($faction) } { event-goods-stolen.does }.
    .does =
        { GENDER($victim) ->
            [feminine] kradnie { UNIT($goods, $count, case: "acc") } graczce { NAME($victim) }
           *[other] kradnie { UNIT($goods, $count, case: "acc") } graczowi { NAME($victim) }
        }

## Events: pieces on the board

# $faction (id), $card (id: creature or artifact), $area (id)
event-piece-placed = { NAME($faction) } { event-piece-placed.does }.
    .does = umieszcza { NAME($card, case: "acc") } { NAME($area, case: "in") }
    .short =
        { KIND($card) ->
            [artifact] umieszcza artefakt { NAME($area, case: "in") }
           *[other]
                { PLAYED("legacy") ->
                    [true] umieszcza figurkę { NAME($area, case: "in") }
                   *[false] umieszcza pionek { NAME($area, case: "in") }
                }
        }
# $card (id: creature or artifact), $from (id), $to (id). .does is told of the owner.
event-piece-moved =
    { KIND($card) ->
        [artifact] Przeniesiono { NAME($from, case: "from") } { NAME($to, case: "to") }: { NAME($card) }.
       *[other] { NAME($card) } przemieszcza się { NAME($from, case: "from") } { NAME($to, case: "to") }.
    }
    .does = przemieszcza { NAME($card, case: "acc") } { NAME($from, case: "from") } { NAME($to, case: "to") }
# $card (id: creature, hero or artifact), $area (id): taken off the board.
event-piece-removed =
    { KIND($card) ->
        [artifact] { NAME($area, case: "From") } usunięto { NAME($card, case: "acc") }.
       *[other] { NAME($card) } opuszcza { NAME($area, case: "acc") }.
    }
# $faction (id), $card (id: hero), $area (id)
event-hero-recruited = { NAME($faction) } { event-hero-recruited.does }.
    .does = rekrutuje { NAME($card, case: "acc") } { NAME($area, case: "in") }
    .short = umieszcza herosa { NAME($area, case: "in") }
# $faction (id), $card (id: hero): goes back to the track; $for (id: hero): comes from the track to $area (id)
event-hero-exchanged = { NAME($faction) } { event-hero-exchanged.does }.
    .does = wymienia { NAME($card, case: "acc") } na { NAME($for, case: "acc") } { NAME($area, case: "in") }
# $faction (id), $card (id: hero)
event-hero-sacrificed = { NAME($faction) } { event-hero-sacrificed.does }.
    .does = poświęca { NAME($card, case: "acc") }
# $area (id), $count (number). $list (text)
event-prosperity-placed =
    { $count ->
        [one] Żeton dobrobytu trafia { NAME($area, case: "to") }.
        [few] { $count } żetony dobrobytu trafiają { NAME($area, case: "to") }.
       *[many] { $count } żetonów dobrobytu trafia { NAME($area, case: "to") }.
    }
    .what =
        { $count ->
            [one] żeton dobrobytu { NAME($area, case: "in") }
            [few] { $count } żetony dobrobytu { NAME($area, case: "in") }
           *[many] { $count } żetonów dobrobytu { NAME($area, case: "in") }
        }
    .many = Umieszczono { $list }.
# $area (id), $count (number)
event-prosperity-taken =
    { $count ->
        [one] { NAME($area, case: "From") } znika żeton dobrobytu.
        [few] { NAME($area, case: "From") } znikają { $count } żetony dobrobytu.
       *[many] { NAME($area, case: "From") } znika { $count } żetonów dobrobytu.
    }

## Events: other

# $counter (id: counter), $value (number): what it shows now.
event-counter-changed = { NAME($counter) }: { $value }.
# $faction (id), $card (id: creature, hero, item or favor): what brings an effect that lasts. .about: $chosen (ids) is what
# it is about
event-lasting-began = { NAME($faction) } { event-lasting-began.does }.
    .does = korzysta z trwałego efektu { NAME($card, case: "gen") }
    .about = korzysta z trwałego efektu { NAME($card, case: "gen") } ({ LIST($chosen) })
# $faction (id), $god (id: god, or none): the god it leaves with its faction; none where it leaves the turn track, to be
# offered.
event-marker-taken =
    { $god ->
        [none] Kolej na ofiarę: { NAME($faction) }.
       *[other] Znacznik ofiarowania ({ NAME($faction) }) opuszcza { NAME($god, case: "acc") }.
    }
# $faction (id), $group (pairs of unit, hero or artifact and count), $area (id): attackers who waited for the end of the
# battle.
event-units-arrived = { NAME($faction) } wkracza { NAME($area, case: "to") }: { LIST($group) }.

## Rules of the core: rule-<id>, as an event names its cause

# Why a piece leaves whose time on the board is over.
rule-expiry =
    { $case ->
       *[nom] Koniec pobytu na planszy
        [aside] koniec pobytu na planszy
    }

## Piles (expansions add theirs)

pile-creature-deck =
    { $case ->
       *[nom]
            { PLAYED("legacy") ->
                [true] talia mitologicznych stworów
               *[false] talia stworzeń
            }
        [acc]
            { PLAYED("legacy") ->
                [true] talię mitologicznych stworów
               *[false] talię stworzeń
            }
    }
pile-creature-discard =
    { $case ->
       *[nom]
            { PLAYED("legacy") ->
                [true] stos kart odrzuconych
               *[false] stos odrzuconych stworzeń
            }
        [acc]
            { PLAYED("legacy") ->
                [true] stos kart odrzuconych
               *[false] stos odrzuconych stworzeń
            }
    }
pile-hero-deck =
    { $case ->
       *[nom] talia herosów
        [acc] talię herosów
    }
pile-hero-discard =
    { $case ->
       *[nom] stos odrzuconych herosów
        [acc] stos odrzuconych herosów
    }
pile-metropolis-stack =
    { $case ->
       *[nom] stos żetonów metropolii
        [acc] stos żetonów metropolii
    }
pile-removed =
    { $case ->
       *[nom] karty usunięte z gry
        [acc] karty usunięte z gry
    }

## Prompts: prompt-<id> asks the seat for its next answer

# The questions of the turn
prompt-bid = Któremu bogu składasz ofiarę i ile?
prompt-action = Co robisz?
prompt-again = Czy kontynuujesz?
prompt-one-of = Co z tego wybierasz?
prompt-may = Czy chcesz to zrobić?
prompt-choose-next = Kto lub co w następnej kolejności?
prompt-choose-rule = Co następuje najpierw?
# Choosing something, when no other words fit better
prompt-choose-amount = Ile?
prompt-choose-area = Które miejsce?
prompt-choose-building =
    { PLAYED("legacy") ->
        [true] Która budowla?
       *[false] Który budynek?
    }
prompt-choose-card = Która karta?
prompt-choose-die = Która kość?
prompt-choose-faction = Który gracz?
prompt-choose-god = Który bóg?
prompt-choose-goods = Jaki rodzaj kart?
prompt-choose-hero = Który heros?
prompt-choose-site = Które pole?
prompt-choose-special = Która specjalna metropolia?
prompt-choose-type =
    { PLAYED("legacy") ->
        [true] Jaki typ budowli?
       *[false] Jaki typ budynku?
    }
prompt-choose-unit = Jaki rodzaj jednostki?
prompt-choose-units = Która jednostka i gdzie?
# Cards
prompt-buy-card = Którą kartę kupujesz?
prompt-use-discounts = Których zniżek używasz?
prompt-replace-card = Którą kartę wymieniasz?
prompt-copy-ability = Czyjej zdolności używasz?
prompt-arrange = W jakiej kolejności?
prompt-keep-card = Którą kartę zatrzymujesz?
prompt-keep-creature = Czy zatrzymujesz stworzenie?
prompt-keep-hero = Czy zatrzymujesz herosa?
prompt-keep-piece =
    { PLAYED("legacy") ->
        [true] Czy figurka zostaje?
       *[false] Czy pionek zostaje?
    }
prompt-play-looked = Czy zagrywasz obejrzaną kartę?
prompt-hand-over = Do którego obszaru partnera to trafia?
prompt-give-gold = Ile oddajesz?
prompt-give-to = Komu oddajesz złoto?
# Units, figures and buildings
prompt-place-unit = Gdzie umieszczasz jednostkę?
prompt-place-piece =
    { PLAYED("legacy") ->
        [true] Gdzie umieszczasz figurkę?
       *[false] Gdzie umieszczasz pionek?
    }
prompt-move-piece =
    { PLAYED("legacy") ->
        [true] Dokąd porusza się figurka?
       *[false] Dokąd porusza się pionek?
    }
prompt-push-unit = Dokąd trafia zepchnięta jednostka?
prompt-distribute = Jak je rozmieszczasz?
prompt-placement-area = W którym obszarze zaczynasz?
prompt-deploy-first = Który obszar będzie twoim pierwszym?
prompt-deploy-second = Który obszar będzie twoim drugim?
prompt-build-site = Gdzie budujesz?
prompt-harbour-sea = Na które morze wychodzi?
prompt-metropolis-site = Gdzie stanie metropolia?
prompt-instead = Co się dzieje zamiast tego?
prompt-instead-of-site = Co się dzieje zamiast postawienia metropolii?
prompt-give-building =
    { PLAYED("legacy") ->
        [true] Którą budowlę oddajesz?
       *[false] Który budynek oddajesz?
    }
# Movements
prompt-move-march = Skąd i dokąd maszerujesz?
prompt-move-fly = Skąd i dokąd lecisz?
prompt-move-heroic = Skąd i dokąd idzie heros?
prompt-move-titan = Skąd i dokąd idzie tytan?
prompt-move-group = Które jednostki się poruszają?
prompt-next-leg = Dokąd idą dalej?
prompt-stop-or-cross = Zatrzymują się tutaj czy przechodzą dalej?
prompt-sail-from = Skąd płyniesz?
prompt-sail-group = Ile flot płynie?
prompt-sail-to = Dokąd płyniesz?
prompt-sail-on = Dokąd płyniesz dalej?
# Battles
prompt-loss = Którą jednostkę tracisz?
prompt-instead-of-loss = Co się dzieje zamiast utraty jednostki?
prompt-pay-for-partner = Czy płacisz, żeby partner zachował jednostkę?
prompt-retreat = Czy się wycofujesz i dokąd?
prompt-retreat-unit = Dokąd wycofuje się jednostka?
prompt-carry = Co zabierają ze sobą?
prompt-reroll = Czy rzucasz jeszcze raz?
prompt-military-victory = Czy budujesz tutaj metropolię?
# Windows: moments at which a card may be used
prompt-window-actions-begin = Czy używasz karty, zanim zaczną się akcje?
prompt-window-assault-begins = Czy używasz karty w tej rundzie bitwy?
prompt-window-gods-laid = Czy używasz karty teraz, gdy bogowie są wyłożeni?
prompt-window-offerings-begin = Czy używasz karty, zanim zaczną się ofiary?
prompt-window-threat-rolled = Czy używasz karty teraz, po rzucie kośćmi?

## Lines: line-<word> is what a seat may do in its turn, as on a button

line-build = Buduj
line-buy =
    { $card ->
        [none] Kup kartę
       *[other] Kup { ANY($card, case: "acc") }
    }
line-march = Ruch lądowy
line-recruit = Rekrutuj
# $card (id: hero)
line-sacrifice = Poświęć { NAME($card, case: "acc") }
line-sail = Ruch morski
line-take-gold = Weź złoto

## Words: word-<word> is a short answer, as on a button

word-yes = tak
word-no = nie
word-none = nic
word-nothing = nic
word-end = zakończ turę
word-pass = spasuj
word-stay = zostań
word-stop = zatrzymaj się
word-cross = przejdź dalej
word-keep = zatrzymaj
word-release = oddaj
word-let-go = pozwól odejść
word-pay = zapłać
word-full = pełna cena
word-attackers = wśród napastników
word-hidden = metropolia na karcie
word-die-1 = pierwsza kość
word-die-2 = druga kość

## Refusals: refusal-<code> says why an answer is not legal

# $what (id: card, or none)
refusal-not-offered =
    { $what ->
        [none] To nie jest odpowiedź na to pytanie.
       *[other] Niedostępne w tej chwili: { NAME($what) }.
    }
# $price, $gold (numbers), $what (goods, or none for gold): what it costs and what is there of it
refusal-cannot-pay =
    { $what ->
        [none]
            { $gold ->
                [one] Koszt to { $price } { -gp }, a w kasie jest { $gold }.
                [few] Koszt to { $price } { -gp }, a w kasie są { $gold }.
               *[many] Koszt to { $price } { -gp }, a w kasie jest { $gold }.
            }
       *[other]
            { $gold ->
                [one] Potrzeba { $price }, do dyspozycji jest { $gold }: { NAME($what) }.
                [few] Potrzeba { $price }, do dyspozycji są { $gold }: { NAME($what) }.
               *[many] Potrzeba { $price }, do dyspozycji jest { $gold }: { NAME($what) }.
            }
    }
# $until (word: turn, round, card), $what (id: building, or none)
refusal-used-up =
    { $until ->
        [round]
            { $what ->
                [none] W tym cyklu zostało to już użyte.
               *[other] Użyte już w tym cyklu: { NAME($what) }.
            }
        [card] Te jednostki nie poruszą się już dzięki tej karcie.
       *[turn] W tej turze nie można tego zrobić ponownie.
    }
refusal-no-target =
    { $key ->
        [none] To nie jest możliwy cel.
       *[other] To niemożliwe. Potrzebne: { NEED($key, $needs, $amount) }.
    }
# $what (unit, goods or building, or none)
refusal-nothing-left =
    { $what ->
        [none] Nic już nie zostało.
       *[other] Nie zostało już nic: { NAME($what) }.
    }
# $by (id of what forbids it: card, piece, god, building; none: a rule)
refusal-forbidden =
    { $by ->
        [none]
            { $key ->
                [none] Zabrania tego zasada.
               *[other] Zabrania tego zasada. Potrzebne: { NEED($key, $needs, $amount) }.
            }
       *[other]
            { $key ->
                [none] Zabrania tego: { NAME($by) }.
               *[other] { NAME($by) } tego zabrania. Potrzebne: { NEED($key, $needs, $amount) }.
            }
    }
# $by (id: the piece, or none)
refusal-barred =
    { $by ->
        [none] Floty nie mogą tam wpłynąć.
       *[other] Floty nie mogą tam wpłynąć, a powód to: { NAME($by) }.
    }
# $needs (id: hero or artifact without which there is no way, or none)
refusal-out-of-reach =
    { $needs ->
        [none]
            { $key ->
                [none] To jest poza zasięgiem.
               *[other] To jest poza zasięgiem. Potrzebne: { NEED($key, $beside, 0) }.
            }
       *[other] To jest poza zasięgiem. Brakuje w grupie: { NAME($needs) }.
    }
# $owner (id: player, or none)
refusal-last-area =
    { $owner ->
        [none] Ostatni obszar gracza jest chroniony.
       *[other] Chroniony jest ostatni obszar, który ma { NAME($owner) }.
    }
# $amount, $standing (numbers)
refusal-too-low =
    { $standing ->
        [0] Ofiara { $amount } jest za niska.
       *[other] Ofiara { $amount } jest za niska: leży już tam ofiara { $standing }.
    }
# $god (id: god, or none)
refusal-just-outbid =
    { $god ->
        [none] Po przebiciu ofiary trzeba wybrać innego boga.
       *[other] Po przebiciu ofiary trzeba wybrać innego boga, nie tego: { NAME($god) }.
    }
# $by (id: player, creature or building, or none)
refusal-taken =
    { $by ->
        [none] To jest już zajęte.
       *[other]
            { $key ->
                [site-covered] To pole przykrywa: { NAME($by) }.
               *[other] To miejsce zajmuje już: { NAME($by) }.
            }
    }
# $god (id: god, or none)
refusal-closed =
    { $god ->
        [none] Ten bóg nie jest odkryty.
       *[other] Ten bóg nie jest odkryty: { NAME($god) }.
    }
# $owner (id: player, or none)
refusal-not-yours =
    { $owner ->
        [none] To nie należy do ciebie.
       *[other] To nie należy do ciebie. Właściciel: { NAME($owner) }.
    }
# $least, $most (numbers), $what (id: unit or building, or none)
refusal-wrong-amount =
    { $what ->
        [none]
            { $most ->
                [0] Tutaj nie można nic podać.
               *[other]
                    { $amounts ->
                        [none] Liczba musi mieścić się od { $least } do { $most }.
                       *[other] Możliwe liczby: { $amounts }.
                    }
            }
       *[other]
            { $least ->
                [0]
                    { $most ->
                        [0] Nie ma tam: { ANY($what) }.
                       *[other] Tutaj najwyżej { $most }: { ANY($what) }.
                    }
               *[other] Co najmniej { $least } z: { ANY($what) }.
            }
    }
refusal-not-now =
    { $first ->
        [none]
            { $key ->
                [none] Teraz nie jest to możliwe.
               *[other] Teraz nie jest to możliwe. Potrzebne: { NEED($key, $needs, $amount) }.
            }
       *[other] Najpierw: { LIST($first) }.
    }
# $by (id: card, or none)
refusal-condition =
    { $key ->
        [none]
            { $by ->
                [none] Warunek nie jest spełniony.
               *[other] Warunek nie jest spełniony: { NAME($by) }.
            }
       *[other]
            { $by ->
                [none] To niemożliwe. Potrzebne: { NEED($key, $needs, $amount) }.
               *[other] { NAME($by) } wymaga: { NEED($key, $needs, $amount) }.
            }
    }
# $text (text, or none)
refusal-unknown-answer =
    { $text ->
        [none] Ta odpowiedź jest tutaj niezrozumiała.
       *[other] To jest tutaj niezrozumiałe: „{ $text }”.
    }
# $text (text)
refusal-left-over = W odpowiedzi jest więcej, niż pytano: „{ $text }”.
# $words (number), $length (number)
refusal-too-long = Odpowiedź jest za długa. Dozwolone słowa: { $words }, dozwolone znaki: { $length }.
refusal-game-over = Gra jest zakończona.
# $asked, $seat (names of players)
refusal-wrong-seat = Teraz odpowiada { $asked }, nie { $seat }.
refusal-unfinished = Ten ruch nie jest pełny: „{ $text }”. Wybierz też resztę.
refusal-revealed = Tego nie można już cofnąć: los lub karta coś od tego czasu ujawniły.

## What is missing: need-<key> says what a key of a selector or condition asks for

need-not = nie to: { $need }
need-at-most = { $need } (najwyżej { $amount })
need-exactly = { $need } (dokładnie { $amount })
need-any-other = coś innego niż to
need-any-further = możliwość dalszego ruchu po tym wyborze
need-any-effect = coś, co by się przez to zmieniło, a teraz tego nie ma
need-area-kind =
    { $needs ->
        [land] obszar lądowy
       *[sea] obszar morski
    }
need-area-owner =
    { $needs ->
        [mine] twój obszar
        [nobody] obszar niczyj
        [ally] obszar sojusznika
        [anyone] obszar gracza
        [enemy] obszar przeciwnika
        [target] obszar przeciwnika
        [rival] obszar innego gracza
        [unspared] obszar, którego nie kontroluje sojusznik
        [none] obszar gracza
       *[other] obszar, którego właścicielem jest: { ANY($needs) }
    }
need-area-at =
    { $needs ->
        [none] obszar, o który chodzi
       *[other] { ANY($needs) }
    }
need-area-near =
    { $needs ->
        [none] obszar sąsiedni
       *[other] obszar obok: { ANY($needs) }
    }
need-area-not-at =
    { $needs ->
        [none] inny obszar
       *[other] inny obszar niż: { ANY($needs) }
    }
need-area-island-of =
    { $needs ->
        [none] obszar na tej samej wyspie
       *[other] obszar na tej samej wyspie co: { ANY($needs) }
    }
need-area-suits = miejsce, w którym może stać ta figurka: { ANY($needs) }
need-area-holds = obszar, w którym jest co najmniej { $amount }: { ANY($needs) }
need-area-holds-alone = obszar, w którym jest dokładnie { $amount } i żadna inna jednostka: { ANY($needs) }
need-area-piece = figurka w obszarze
need-area-tokens = obszar ze znacznikami dobrobytu, co najmniej { $amount }
need-area-counter = obszar, którego dotyczy: { ANY($needs) }
need-area-building =
    { $needs ->
        [none] obszar z budowlą
       *[other] obszar z jedną z tych budowli: { ANY($needs) }
    }
need-area-last-of = ostatni obszar lądowy właściciela
need-area-recruit = obszar, w którym można umieścić tę jednostkę: { ANY($needs) }
need-area-allowed =
    { $needs ->
        [may-sail] obszar morski, na którym mogą być floty
       *[other] obszar, który ta karta może wybrać
    }
need-area-free-seas =
    { $amount ->
        [one] co najmniej jeden wolny obszar morski obok
        [few] co najmniej { $amount } wolne obszary morskie obok
       *[many] co najmniej { $amount } wolnych obszarów morskich obok
    }
need-area-any = obszar spełniający jeden z kilku warunków
need-area-all = obszar spełniający wszystkie warunki
need-area-not = obszar innego rodzaju
need-site-clear = wolne pole dużej budowli
need-site-clearable = pole, które można zwolnić dla dużej budowli
need-site-large =
    { $needs ->
        [large] pole dużych budowli
       *[other] pole zwykłych budowli
    }
need-site-not = inna budowla lub inne pole
need-site-type =
    { $needs ->
        [none] budowla wybranego rodzaju
       *[other]
            { COUNT($needs) ->
                [1] { ANY($needs) }
               *[other] jedna z tych budowli: { ANY($needs) }
            }
    }
need-site-tag =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] jedna z tych budowli: { ANY($needs) }
    }
need-site-not-tag =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] jedna z tych budowli: { ANY($needs) }
    }
need-site-holds-victory = metropolia
need-site-occupied = budowla na tym polu
need-site-place = pole na planszy
need-site-free = wolne pole w twoim obszarze
need-site-set = budowle całego zestawu
need-site-later = najpierw pozostałe budowle zestawu
need-site-discount = budowla, która daje zniżkę
need-units-unit =
    { $needs ->
        [none] jednostka, którą można wybrać
       *[other]
            { COUNT($needs) ->
                [1] { ANY($needs) }
               *[other] jedna z tych jednostek: { ANY($needs) }
            }
    }
need-units-tag =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] jedna z tych jednostek: { ANY($needs) }
    }
need-units-not-tag = jednostka innego rodzaju
need-units-moves = jednostka, która może się ruszać
need-units-side =
    { $needs ->
        [mine] jednostka twojej strony w bitwie
        [attacker] jednostka atakującego
        [defender] jednostka obrońcy
       *[other] jednostka drugiej strony w bitwie
    }
need-units-lost-last = najpierw strata innych jednostek
need-card-zone =
    { $needs ->
        [none] karta z miejsca, z którego bierze ją ta akcja
       *[other] karta stąd: { ANY($needs) }
    }
need-card-held =
    { $needs ->
        [mine] karta przed tobą
        [anyone] karta przed graczem
        [ally] karta przed sojusznikiem
       *[other] karta przed innym graczem
    }
need-card-among = jedna z kart dobranych lub wybranych wcześniej
need-card-tag =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] jedno z tych: { ANY($needs) }
    }
need-card-not-tag = karta innego rodzaju
need-card-kind = karta tego rodzaju: { ANY($needs) }
need-card-id = ta karta: { ANY($needs) }
need-card-except = inna karta niż: { ANY($needs) }
need-card-on-board = karta, której figurka jest na planszy
need-card-able = karta, której zdolności można teraz użyć
need-card-open = bóg, który przyjmuje ofiary w tym cyklu
need-card-not-god = karta, która nie jest bogiem
need-card-sale = to, czego ta karta wymaga od kupującego
need-god-above = bóg, który jest wcześniej w kolejności
need-god-auctioned = bóg, który przyjmuje ofiary z kwotą
need-god-last = ostatni bóg cyklu
need-god-any = bóg
need-faction-is =
    { $needs ->
        [mine] ty
        [ally] sojusznik
        [anyone] gracz w grze
        [rival] inny gracz
       *[other] przeciwnik
    }
need-faction-has =
    { $needs ->
        [gold] gracz z wystarczającym złotem: { $amount }
       *[other] gracz, który ma: { ANY($needs) }
    }
need-faction-reached = gracz z liczbą metropolii, która wystarcza do zwycięstwa
need-faction-alive = gracz, który jest jeszcze w grze
need-unit-of =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] jedna z tych jednostek: { ANY($needs) }
    }
need-unit-tag =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] jedna z tych jednostek: { ANY($needs) }
    }
need-unit-in-reserve =
    { $needs ->
        [none] jednostka, która została w twojej rezerwie
       *[other] jedna z tych jednostek w twojej rezerwie: { ANY($needs) }
    }
need-type-of =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] jedna z tych budowli: { ANY($needs) }
    }
need-type-tag =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] jedna z tych budowli: { ANY($needs) }
    }
need-type-not-tag =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] jedna z tych budowli: { ANY($needs) }
    }
need-type-lacking = budowla, której jeszcze nie masz
need-type-in-stock = budowla, która została w zasobach
need-type-except = budowla innego rodzaju
need-type-of-god = budowla boga z tego cyklu
need-goods-of =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] jedno z tych: { ANY($needs) }
    }
need-goods-owned =
    { $needs ->
        [none] karta rodzaju, który masz
       *[other] jedno z tych przed tobą: { ANY($needs) }
    }
need-goods-in-stock = karta rodzaju, który został w zasobach
need-amount-from = większa liczba
need-amount-to = mniejsza liczba
need-line-skipped = ta akcja przed płatnymi, które już się zaczęły
need-line-turn = twoja tura z bogiem
need-line-moment =
    { $needs ->
        [assault-begins] chwila przed rzutem w bitwie
        [dice-rolled] chwila po rzucie w bitwie
        [offerings-begin] chwila przed ofiarami
        [actions-begin] chwila przed pierwszą turą cyklu
        [threat-rolled] chwila po rzucie na zagrożenie
        [gods-laid] chwila wyłożenia bogów
        [metropolis-placed] chwila stawiania metropolii
        [unit-lost] chwila straty jednostki
        [piece-expires] chwila, gdy figurka ma zejść z planszy
       *[other] chwila, na którą jest ta karta
    }
need-line-asked = najpierw odpowiedź na zadane pytanie
need-condition-option = inna opcja zasad
need-condition-god =
    { $needs ->
        [none] tura innego boga
       *[other]
            { COUNT($needs) ->
                [1] tura, w której łaski udziela: { ANY($needs) }
               *[other] tura z jednym z tych bogów: { ANY($needs) }
            }
    }
need-condition-exists = coś, z czym można to zrobić
need-condition-set =
    { $needs ->
        [none] cały zestaw budowli
       *[other] po jednej budowli: { LIST($needs) }
    }
need-condition-zone = inne karty na stosie
need-condition-side =
    { $needs ->
        [attacker] bitwa jako atakujący
       *[other] bitwa jako obrońca
    }
need-condition-for = właściwa strona w bitwie
need-condition-battle =
    { $needs ->
        [land] bitwa na lądzie
       *[other] bitwa na morzu
    }
need-condition-die = kość, którą rzucono
need-condition-move = inny rodzaj ruchu
need-condition-group-has = w grupie jedno z: { ANY($needs) }
need-condition-by = jedna z tych kart: { ANY($needs) }
need-condition-about = inny gracz lub bóg
need-condition-cause = inna przyczyna straty
need-condition-lost = strata jednego z: { ANY($needs) }
need-condition-at-here = obszar figurki tej karty
need-condition-harbour-sea = bitwa na morzu, na które wychodzi budowla
need-condition-coast = bitwa u brzegu obszaru budowli
need-condition-owns = na planszy co najmniej { $amount }: { ANY($needs) }
need-condition-as-if-captured = zdobycie, które rozstrzyga grę
need-condition-known = wcześniejszy wybór
need-condition-mode = inny tryb gry
need-condition-room-for = taka budowla i miejsce dla niej: { ANY($needs) }
need-condition-receives = dochód z obszaru
need-condition-own-turn = twoja tura
need-condition-hired-before = karta wzięta we wcześniejszym cyklu
need-condition-ending = koniec gry
need-condition-cite = to, co mówi zasada
need-condition-not = coś przeciwnego
need-condition-any = jeden z kilku warunków
need-condition-all = wszystkie warunki
need-number-option = wartość opcji: { $amount }
need-number-counter = { ANY($needs) }: { $amount }
need-number-goods = { ANY($needs) }: { $amount }
need-number-gold = złoto: { $amount }
need-number-land-areas = kontrolowane obszary lądowe: { $amount }
need-number-metropolises = metropolie: { $amount }
need-number-count =
    { $needs ->
        [none] tyle pasujących: { $amount }
       *[other] { ANY($needs) }: { $amount }
    }
need-number-half = połowa liczby: { $amount }
need-number-times = iloczyn: { $amount }
need-number-sum = suma: { $amount }
need-number-least = najmniejsza liczba: { $amount }
need-number-symbols = nadrukowane symbole obszaru: { $amount }
need-number-cornucopias = rogi obfitości obszaru: { $amount }
need-number-stock = tyle w zasobach: { $amount }
need-number-by-option = wartość opcji: { $amount }
need-number-quantity = wartość na planszy: { $amount }
need-number-round = cykl { $amount }
need-number-target = metropolie do zwycięstwa: { $amount }
need-number-roll = rzut { $amount }
need-number-sides = strony w grze: { $amount }
need-number-printed-place = miejsce wśród znaczników na stałym bogu: { $amount }
need-area-not-of = obszar, którego właścicielem nie jest: { ANY($needs) }
need-reach-any = droga do innego obszaru
need-reach-coast = obszar morski obok twojego obszaru lądowego
need-reach-sea = obszar morski obok: { ANY($needs) }
need-reach-way = obszar obok tego lub połączony z nim twoimi flotami: { ANY($needs) }
need-reach-on = dalsza droga, skąd: { ANY($needs) }
need-reach-harbour = obszar morski, na który wychodzi pole: { ANY($needs) }
need-card-for-sale = karta na sprzedaż
need-card-full-price = pełna cena, bez zniżek
need-faction-consents = zgoda twojego partnera, który odmówił
need-reach-around = ten obszar lub obszar obok: { ANY($needs) }
need-not-area-island-of =
    { $needs ->
        [none] obszar na innej wyspie
       *[other] obszar na innej wyspie niż: { ANY($needs) }
    }
need-not-area-owner =
    { $needs ->
        [mine] obszar, który nie jest twój
        [nobody] obszar, który do kogoś należy
        [rival] obszar, który należy do ciebie lub do nikogo
       *[other] obszar innego właściciela
    }
need-not-god-above = żaden bóg wcześniejszy w kolejności

## Problems of content: see problems.ftl

