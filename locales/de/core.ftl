### Texte der Spielmaschine: Phasen, Ereignisse, Fragen, Ablehnungen.
###
### Regeln dieser Datei
### - Die Typen der Variablen erklärt en/core.ftl; Englisch ist der Vertrag.
### - Ein Ereignis ist ein ganzer Satz im Präsens. Angesprochen wird mit du.
### - Fälle: nom ist der bloße Name (Überschrift, Liste), acc und dat haben den Artikel (den Riesen, einer Flotte), Nom ist
###   der Nominativ mit Artikel am Satzanfang (Der Riese). Götter, Helden und Personen stehen ohne Artikel und ohne Endung.
### - Orte: in, to und from enthalten die Präposition (auf Naxos, im Saronischen Golf, in die Meerenge von Kea).
### - Trennbare Verben umschließen ihre Ergänzung (gibt ... ab); wo ein Preis folgen kann, steht ein untrennbares.
### Noch von niemandem mit Deutsch als Muttersprache gelesen: Verbesserungen sind willkommen (wants a native reader).


## Words

# The short form of gold piece.
-gp = GS
# Joining names. An empty list:
list-none = nichts
# $first (text): what is joined so far; $next (text)
list-more = { $first }, { $next }
# $first (text): what is joined so far; $last (text)
list-last = { $first } und { $last }
list-or = { $first } oder { $last }
# One of a thing in a table, where prose says “a troop”: $name (text), singular
tally-one = 1 { $name }
# What stands on a button: so many of a thing. $what (id), $count (number)
answer-count = { UNIT($what, $count) }

## Places: what NAME($area, case: "...") says, with the preposition that the case stands for

# What the edition calls its areas: for those that have no name.
-land =
    { $case ->
       *[nom] Landgebiet
        [acc] das Landgebiet
        [in] im Landgebiet
        [to] ins Landgebiet
        [from] aus dem Landgebiet
    }
-sea =
    { $case ->
       *[nom] Seegebiet
        [acc] das Seegebiet
        [in] im Seegebiet
        [to] ins Seegebiet
        [from] aus dem Seegebiet
    }
# An area with a name. $area (text): its id; $place (id: land)
place-land =
    { $case ->
       *[nom] { NAME($place) }
        [acc] { NAME($place) }
        [in] in { NAME($place) }
        [to] nach { NAME($place) }
        [from] von { NAME($place) }
    }
# $area (text): its id; $place (id: sea)
place-sea =
    { $case ->
       *[nom] { NAME($place) }
        [acc] { NAME($place, case: "acc") }
        [in] { NAME($place, case: "in") }
        [to] in { NAME($place, case: "acc") }
        [from] aus { NAME($place, case: "dat") }
    }
# One without a name. $area (text): its id
place-land-bare =
    { $case ->
       *[nom] { -land } { $area }
        [acc] { -land(case: "acc") } { $area }
        [in] { -land(case: "in") } { $area }
        [to] { -land(case: "to") } { $area }
        [from] { -land(case: "from") } { $area }
    }
# $area (text): its id
place-sea-bare =
    { $case ->
       *[nom] { -sea } { $area }
        [acc] { -sea(case: "acc") } { $area }
        [in] { -sea(case: "in") } { $area }
        [to] { -sea(case: "to") } { $area }
        [from] { -sea(case: "from") } { $area }
    }
# One of which nothing is known, not even whether it is land. $area (text): its id
place-bare =
    { $case ->
       *[nom] { $area }
        [acc] { $area }
        [in] in { $area }
        [to] nach { $area }
        [from] von { $area }
    }

## Phases (expansions add theirs)

phase-setup = Aufbau
phase-creatures = Mythologische Kreaturen
phase-gods = Die Götter
phase-income = Einkommen
phase-offerings = Opfergaben
phase-upkeep = Unterhalt
phase-actions = Aktionen
phase-end = Ende des Zyklus

## Story: how events become sentences
##
## The message of an event has its sentence as value. Where it can be joined to others it has attributes, so that one
## act is one sentence:
## .does   what $faction (of battle-began: $attacker) does, without the person: “buys Pegasus”
## .short  the same where the place, or the card, has just been named: “takes control of it”
## .what   an item of a list, and .many what is said of several: $list (text) is the items, joined. With .does the
##         latter is a predicate as well, otherwise a whole sentence.
## Other attributes are explained where they stand.

# $faction (id), $does (text): one or more predicates, joined
story-clause = { NAME($faction) } { $does }
# $first (text): predicates or items joined so far; $next (text)
story-more = { $first }, { $next }
# $first (text): predicates or items joined so far; $last (text)
story-last = { $first } und { $last }
# The same for clauses of several persons: “Ann pays 1 GP, Bob pays 2 GP and ...”. $first (text), $last (text)
story-last-clause = { $first } und { $last }
# $first (text): what somebody does; $then (text): what somebody else does, because of it
story-then = { $first }; { $then }
# $text (text): clauses
story-sentence = { $text }.
# $does (text): a predicate; $amount (number): what was paid for it, more than 0
story-price = { $does } für { $amount } { -gp }
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
        [none] { NAME($faction) } würfelt { $die } und kommt auf { $total }
       *[other] { NAME($faction) } würfelt { $die } und kommt auf { $total } ({ $parts })
    }
# What a total is made up of besides the die. $what (word: units; or id: building, special, hero ...), $amount (number),
# $by (id: card, or none): who takes the rest of it away
story-part =
    { $what ->
        [units] Einheiten { $amount }
       *[other]
            { $by ->
                [none] { NAME($what) } +{ $amount }
               *[other] { NAME($what) } +{ $amount } – { NAME($by) }
            }
    }
# Of a battle with several rounds. $round (number), $text (text): sentences
story-round = Runde { $round }: { $text }
# At the end of such a battle. $faction (id), $units (pairs of unit or hero and count): all that was lost
story-lost = { NAME($faction) } hat { LIST($units, case: "acc") } verloren
# After the offerings. $faction (id), $god (id: god), $amount (number): 0 for the space that asks for nothing
story-got =
    { $amount ->
        [0] { NAME($faction) } geht zu { NAME($god) }
       *[other] { NAME($faction) } bekommt { NAME($god) } für { $amount } { -gp }
    }

## Events: course of the game

event-game-started = Das Spiel beginnt.
# $round (number)
event-round-began = Zyklus { $round } beginnt.
# $phase (id): a name that stands alone.
event-phase-began = Phase: { NAME($phase) }.
# $faction (id), $god (id: god)
event-turn-began = { NAME($faction) } { event-turn-began.does }.
    .does = ist mit { NAME($god) } am Zug
# $faction (id)
event-turn-ended = { NAME($faction) } { event-turn-ended.does }.
    .does = beendet den Zug
# $faction (id), $line (id: line): a mandatory action of the god that is impossible, or that is declined
event-action-skipped = { NAME($faction) } { event-action-skipped.does }.
    .does = überspringt „{ NAME($line) }“
# $faction (id or none), $answer (text in notation): the only legal answer, given by the game.
event-answered =
    { $faction ->
        [none] Es gibt keine andere Wahl: { $answer }.
       *[other] { NAME($faction) } hat keine andere Wahl: { $answer }.
    }
# $faction (id)
event-faction-eliminated = { NAME($faction) } scheidet aus.
event-game-ending = Dies ist der letzte Zyklus.
# $winners (ids): players
event-game-won =
    { COUNT($winners) ->
        [one] { LIST($winners) } gewinnt das Spiel.
       *[other] { LIST($winners) } gewinnen das Spiel.
    }

## Events: cards and gods

# $card (id: creature, hero, artifact, favor, item or bonus): laid open where all can see it. $list (text)
event-card-revealed = Aufgedeckt: { NAME($card) }.
    .what = { NAME($card) }
    .many = Aufgedeckt: { $list }.
# $card (id: creature, hero or artifact), $price (number): what it costs in its new place on the track. $list (text)
event-card-slid = Auf der Leiste: { event-card-slid.what }.
    .what = { NAME($card) } (jetzt { $price } { -gp })
    .many = Auf der Leiste: { $list }.
# $card (id: creature, hero, favor or item). $list (text). Predicates: .replaced, somebody has paid to be rid of
# it, and $with (id: creature) comes in its place; .used, its owner has used it up
event-card-discarded = Abgeworfen: { NAME($card) }.
    .what = { NAME($card) }
    .many = Abgeworfen: { $list }.
    .replaced = ersetzt { NAME($card, case: "acc") } durch { NAME($with, case: "acc") }
    .used = setzt { NAME($card, case: "acc") } ein
# $card (id: creature, hero, artifact, favor, item or special). $list (text). .lost: its owner loses it with a building
event-card-removed = Aus dem Spiel: { NAME($card) }.
    .what = { NAME($card) }
    .many = Aus dem Spiel: { $list }.
    .lost = verliert { NAME($card, case: "acc") }
# $faction (id), $card (id: creature, hero or artifact), $price (number): what was paid for it.
event-card-bought = { NAME($faction) } { event-card-bought.does }.
    .does =
        { $price ->
            [0] nimmt { NAME($card, case: "acc") } gratis
           *[other] kauft { NAME($card, case: "acc") } für { $price } { -gp }
        }
# $faction (id), $card (id: creature, hero, artifact or item): its effect follows.
event-card-played = { NAME($faction) } { event-card-played.does }.
    .does = spielt { NAME($card, case: "acc") }
    .short = spielt diese Karte
# $faction (id), $card (id: favor, item or creature): it lies in front of this player from now on.
event-card-taken = { NAME($faction) } { event-card-taken.does }.
    .does = nimmt { NAME($card, case: "acc") }
# $faction (id), $card (id or none: creature, hero, artifact or item): none for eyes that may not see it. $list (text)
event-card-looked = { NAME($faction) } { event-card-looked.does }.
    .does = sieht sich { event-card-looked.what } an
    .what =
        { $card ->
            [none] eine Karte
           *[other] { NAME($card, case: "acc") }
        }
    .many = sieht sich { $list } an
# $faction (id), $card (id or none: item): none for eyes that may not see it.
event-card-kept = { NAME($faction) } { event-card-kept.does }.
    .does =
        { $card ->
            [none] behält verdeckt eine Karte
           *[other] behält verdeckt { NAME($card, case: "acc") }
        }
# $faction (id): who has it now; $card (id: artifact or special): it goes with what it belongs to. $list (text)
event-card-passed = { NAME($faction) } { event-card-passed.does }.
    .does = erhält { event-card-passed.what }
    .what = { NAME($card, case: "acc") }
    .many = erhält { $list }
# $card (id: artifact), $zone (id: pile). $list (text)
event-card-returned = Zurückgelegt ({ NAME($zone) }): { NAME($card) }.
    .what = { NAME($card) }
    .many = Zurückgelegt ({ NAME($zone) }): { $list }.
# $zone (id: pile)
event-pile-shuffled = Gemischt: { NAME($zone) }.
# $gods (ids: gods): from the first to act to the last.
event-gods-laid = Die Götter der Reihe nach: { LIST($gods) }.
# $factions (ids): players, from the first to make an offering to the last; who has two markers is named twice.
event-turn-order = Zugreihenfolge: { LIST($factions) }.
# $god (id: god), $covered (id: god): the god who is not available in this round.
event-god-covered = { NAME($god) } nimmt den Platz von { NAME($covered) } ein.
# $faction (id), $card (id: special): the ability of a metropolis.
event-special-taken = { NAME($faction) } { event-special-taken.does }.
    .does = nimmt { NAME($card, case: "acc") }

## Events: gold and offerings

# $faction (id), $amount (number): more than 0. $list (text). .more is a further item of the same person.
event-income = { NAME($faction) } erhält { $amount } { -gp } Einkommen.
    .what = { NAME($faction) } erhält { $amount } { -gp }
    .more = { $amount } { -gp }
    .many = { $list }.
# $faction (id), $god (id: god), $amount (number): 0 for the space that asks for nothing.
event-bid = { NAME($faction) } { event-bid.does }.
    .does =
        { $amount ->
            [0] geht zu { NAME($god) }
           *[other] bietet { NAME($god) } { $amount } { -gp }
        }
# $faction (id): who is outbid; $god (id: god). .by is the predicate of whoever outbids, after “offers 5 GP to Zeus”;
# .own the same where that is $faction too, who has two markers.
event-outbid = { NAME($faction) } wird überboten und verlässt { NAME($god) }.
    .by = überbietet { NAME($faction) }
    .own = überbietet die eigene Opfergabe
# $faction (id), $amount (number): after discounts, more than 0. $list (text)
event-offering-paid = { NAME($faction) } zahlt { $amount } { -gp } für die Opfergabe.
    .what = { NAME($faction) } zahlt { $amount } { -gp }
    .many = Opfergaben: { $list }.
# $faction (id), $amount (number): more than 0.
event-gold-gained = { NAME($faction) } { event-gold-gained.does }.
    .does = erhält { $amount } { -gp }
# $faction (id), $amount (number): more than 0.
event-gold-paid = { NAME($faction) } { event-gold-paid.does }.
    .does = zahlt { $amount } { -gp }
    .kept = behält { NAME($kept, case: "acc") } für { $amount } { -gp }
# $faction (id): who sees it; $victim (id), $amount (number)
event-gold-shown = { NAME($faction) } { event-gold-shown.does }.
    .does =
        { $amount ->
            [0] sieht, dass { NAME($victim) } kein Gold hat
           *[other] sieht { $amount } { -gp } bei { NAME($victim) }
        }
# $faction (id): who takes it; $victim (id), $amount (number)
event-gold-stolen = { NAME($faction) } { event-gold-stolen.does }.
    .does =
        { $amount ->
            [0] findet bei { NAME($victim) } kein Gold
           *[other] stiehlt { NAME($victim) } { $amount } { -gp }
        }

## Events: units

# $faction (id), $unit (unit), $count (number), $area (id). $list (text)
event-unit-placed = { NAME($faction) } platziert { UNIT($unit, $count, case: "acc") } { NAME($area, case: "in") }.
    .does = platziert { event-unit-placed.what }
    .what = { UNIT($unit, $count, case: "acc") } { NAME($area, case: "in") }
    .many = platziert { $list }
# $faction (id), $group (pairs of unit, hero or artifact and count), $from (id), $to (id). $list (text). .crossed: they
# went on through $over (ids), areas in which they could not stop
event-units-moved = { NAME($faction) } { event-units-moved.does }.
    .does = bewegt { event-units-moved.what }
    .what = { LIST($group, case: "acc") } { NAME($from, case: "from") } { NAME($to, case: "to") }
    .many = bewegt { $list }
    .crossed = bewegt { LIST($group, case: "acc") } { NAME($from, case: "from") } über { LIST($over, case: "acc") } { NAME($to, case: "to") }
# $faction (id), $group (pairs of unit, hero or artifact and count), $from (id): where the battle is; $to (id)
event-units-retreated = { NAME($faction) } { event-units-retreated.does }.
    .does = zieht sich mit { LIST($group, case: "dat") } { NAME($from, case: "from") } { NAME($to, case: "to") } zurück
# $faction (id): who pushes; $victim (id or none): whose unit it is, none for the pusher’s own; $unit (unit), $from (id),
# $to (id). $count (number): of those that are pushed the same way. $list (text)
event-unit-pushed =
    { $victim ->
        [none] { NAME($faction) } verdrängt { UNIT($unit, 1, case: "acc") } { NAME($from, case: "from") } { NAME($to, case: "to") }.
       *[other] { NAME($faction) } verdrängt { UNIT($unit, 1, case: "acc") } von { NAME($victim) } { NAME($from, case: "from") } { NAME($to, case: "to") }.
    }
    .does = verdrängt { event-unit-pushed.what }
    .what =
        { $victim ->
            [none] { UNIT($unit, $count, case: "acc") } { NAME($from, case: "from") } { NAME($to, case: "to") }
           *[other] { UNIT($unit, $count, case: "acc") } von { NAME($victim) } { NAME($from, case: "from") } { NAME($to, case: "to") }
        }
    .many = verdrängt { $list }
# $area (id), $with (id)
event-units-swapped = Die Einheiten { NAME($area, case: "in") } und { NAME($with, case: "in") } tauschen die Plätze.
# $faction (id): whose they were; $unit (unit), $count (number), $area (id): where they were. They go back to the
# reserve; this is no loss. $list (text). .returned is a predicate: $faction gives them back. .stolen too: somebody else
# places them, and $victim (id) had them. .gone: they leave the game instead.
event-unit-taken = Zurück in den Vorrat: { UNIT($unit, $count) } von { NAME($faction) } { NAME($area, case: "in") }.
    .what = { UNIT($unit, $count) } von { NAME($faction) } { NAME($area, case: "in") }
    .many = Zurück in den Vorrat: { $list }.
    .returned = gibt { UNIT($unit, $count, case: "acc") } { NAME($area, case: "in") } zurück
    .stolen = stiehlt { NAME($victim) } { UNIT($unit, $count, case: "acc") } { NAME($area, case: "in") }
    .gone = entfernt { UNIT($unit, $count, case: "acc") } { NAME($area, case: "in") } aus dem Spiel
# $faction (id): whose side they are on now; $victim (id): whose side they were on; $unit (unit), $count (number),
# $area (id)
event-unit-converted = { NAME($faction) } { event-unit-converted.does }.
    .does = zieht { UNIT($unit, $count, case: "acc") } von { NAME($victim) } { NAME($area, case: "in") } auf die eigene Seite
# $faction (id), $unit (unit or hero), $count (number), $area (id). $units (pairs of unit or hero and count): all that
# is lost there at once. $list (text)
event-unit-lost = { NAME($faction) } verliert { UNIT($unit, $count, case: "acc") } { NAME($area, case: "in") }.
    .does = verliert { event-unit-lost.what }
    .short = verliert { LIST($units, case: "acc") }
    .what = { LIST($units, case: "acc") } { NAME($area, case: "in") }
    .many = verliert { $list }
# $faction (id), $unit (unit or hero): a loss that does not happen.
event-unit-saved = { NAME($faction) } { event-unit-saved.does }.
    .does = rettet { UNIT($unit, 1, case: "acc") }

## Events: battle

# $attacker (id), $defender (id), $area (id). .fought tells the whole battle: $winner (word: attacker, defender, none)
event-battle-began = { NAME($attacker) } { event-battle-began.does }.
    .does = greift { NAME($defender) } { NAME($area, case: "in") } an
    .short = greift dort { NAME($defender) } an
    .fought =
        { $winner ->
            [attacker] besiegt { NAME($defender) } { NAME($area, case: "in") }
            [none] kämpft mit { NAME($defender) } { NAME($area, case: "in") }, bis niemand übrig ist
           *[defender] greift { NAME($defender) } { NAME($area, case: "in") } vergeblich an
        }
# $attacker (id), $defender (id), $attack (number), $defence (number): totals with units and bonuses;
# $attack-die (number), $defence-die (number): what the dice show.
event-dice-rolled = { NAME($attacker) } würfelt { $attack-die } und kommt auf { $attack }, { NAME($defender) } würfelt { $defence-die } und kommt auf { $defence }.
# $faction (id), $die (number): what the die shows now; $total (number): with units and bonuses
event-die-rerolled = { NAME($faction) } würfelt noch einmal: { $die }, zusammen { $total }.
# $total (number): of dice that nobody owns
event-rolled = Die Würfel zeigen { $total }.
# $area (id), $faction (id or none): the winner; a defender who lost all units keeps the land and is named too, but a sea
# without fleets belongs to nobody. $side (word: attacker, defender): which side $faction was on; $rounds (number)
event-battle-ended =
    { $faction ->
        [none] Die Schlacht ist zu Ende: Niemand hält { NAME($area, case: "acc") }.
       *[other] Die Schlacht ist zu Ende: { NAME($faction) } hält { NAME($area, case: "acc") }.
    }
    .does =
        { $side ->
            [attacker]
                { $rounds ->
                    [one] gewinnt die Schlacht
                   *[other] gewinnt die Schlacht nach { $rounds } Runden
                }
           *[defender]
                { $rounds ->
                    [one] hält { NAME($area, case: "acc") }
                   *[other] hält { NAME($area, case: "acc") } nach { $rounds } Runden
                }
        }
# $faction (id), $area (id), $loser (id: player, or none): who held it. $list (text)
event-area-taken = { NAME($faction) } übernimmt die Kontrolle über { NAME($area, case: "acc") }.
    .does =
        { $loser ->
            [none] übernimmt die Kontrolle über { NAME($area, case: "acc") }
           *[other] entreißt { NAME($loser) } { NAME($area, case: "acc") }
        }
    .short =
        { $loser ->
            [none] übernimmt dort die Kontrolle
           *[other] entreißt { NAME($loser) } dort die Kontrolle
        }
    .what = { NAME($area, case: "acc") }
    .many = übernimmt die Kontrolle über { $list }

## Events: buildings

# $faction (id), $building (id: building), $area (id). $list (text). .instead: it takes the place of $old (id: building);
# .renewed: of one of its kind
event-building-built = { NAME($faction) } { event-building-built.does }.
    .does = baut { event-building-built.what }
    .what = { NAME($building, case: "acc") } { NAME($area, case: "in") }
    .many = baut { $list }
    .instead = ersetzt { NAME($old, case: "acc") } { NAME($area, case: "in") } durch { NAME($building, case: "acc") }
    .renewed = baut { NAME($building, case: "acc") } { NAME($area, case: "in") } neu
# $building (id: building), $area (id): it has no owner yet, in the setup. $list (text)
event-building-placed = Von Anfang an gibt es { NAME($building, case: "acc") } { NAME($area, case: "in") }.
    .what = { NAME($building, case: "acc") } { NAME($area, case: "in") }
    .many = Von Anfang an gibt es { $list }.
# $building (id: building), $area (id). .does and .many are told of the owner, if anybody is; so is .given, where the owner
# makes way for something else. $list (text)
event-building-removed = { NAME($building, case: "Nom") } { NAME($area, case: "in") } wird entfernt.
    .does = verliert { event-building-removed.what }
    .what = { NAME($building, case: "acc") } { NAME($area, case: "in") }
    .many = verliert { $list }
    .given = gibt { $list } auf
# $faction (id), $building (id: building), $into (id: building): the new one; $area (id)
event-building-transformed = { NAME($faction) } { event-building-transformed.does }.
    .does = verwandelt { NAME($building, case: "acc") } { NAME($area, case: "in") } in { NAME($into, case: "acc") }
# $faction (id), $area (id). .empty: $card (id: bonus), the bonus of the metropolis, brings nothing.
# .renewed: it takes the place of another one.
event-metropolis-built = { NAME($faction) } { event-metropolis-built.does }.
    .does = baut eine Metropole { NAME($area, case: "in") }
    .empty = erhält nichts durch den Bonus „{ NAME($card) }“
    .renewed = baut die Metropole { NAME($area, case: "in") } neu
# $faction (id), $card (id: hero): the metropolis lies on this card, out of reach of everybody
event-metropolis-hidden = { NAME($faction) } { event-metropolis-hidden.does }.
    .does = baut eine Metropole auf der Karte von { NAME($card) }
# $faction (id), $area (id). $count (number): of those that stood there, for .does
event-metropolis-lost = { NAME($faction) } verliert die Metropole { NAME($area, case: "in") }.
    .does =
        { $count ->
            [one] verliert die Metropole { NAME($area, case: "in") }
           *[other] verliert { $count } Metropolen { NAME($area, case: "in") }
        }

## Events: cards held in front of a faction

# $faction (id), $goods (goods), $count (number). $list (text)
event-goods-gained = { NAME($faction) } { event-goods-gained.does }.
    .does = erhält { UNIT($goods, $count, case: "acc") }
    .what = { UNIT($goods, $count, case: "acc") }
    .many = erhält { $list }
# $faction (id), $goods (goods), $count (number). $list (text). .kept: they were given so that $kept (id: creature or
# hero) stays. .gone: they leave the game.
event-goods-lost = { NAME($faction) } { event-goods-lost.does }.
    .does = gibt { UNIT($goods, $count, case: "acc") } ab
    .what = { UNIT($goods, $count, case: "acc") }
    .many = gibt { $list } ab
    .kept = behält { NAME($kept, case: "acc") } für { UNIT($goods, $count, case: "acc") }
    .gone = entfernt { UNIT($goods, $count, case: "acc") } aus dem Spiel
# $faction (id): who takes them; $victim (id), $goods (goods), $count (number)
event-goods-stolen = { NAME($faction) } { event-goods-stolen.does }.
    .does = stiehlt { NAME($victim) } { UNIT($goods, $count, case: "acc") }

## Events: pieces on the board

# $faction (id), $card (id: creature or artifact), $area (id)
event-piece-placed = { NAME($faction) } { event-piece-placed.does }.
    .does = platziert { NAME($card, case: "acc") } { NAME($area, case: "in") }
    .short =
        { KIND($card) ->
            [artifact] platziert das Artefakt { NAME($area, case: "in") }
           *[other] platziert die Figur { NAME($area, case: "in") }
        }
# $card (id: creature or artifact), $from (id), $to (id). .does is told of the owner.
event-piece-moved =
    { KIND($card) ->
        [artifact] Versetzt { NAME($from, case: "from") } { NAME($to, case: "to") }: { NAME($card) }.
       *[other] { NAME($card, case: "Nom") } zieht { NAME($from, case: "from") } { NAME($to, case: "to") }.
    }
    .does = bewegt { NAME($card, case: "acc") } { NAME($from, case: "from") } { NAME($to, case: "to") }
# $card (id: creature, hero or artifact), $area (id): taken off the board.
event-piece-removed =
    { KIND($card) ->
        [artifact] Entfernt { NAME($area, case: "from") }: { NAME($card) }.
        [hero] { NAME($card) } verlässt { NAME($area, case: "acc") }.
       *[other] { NAME($card, case: "Nom") } verlässt { NAME($area, case: "acc") }.
    }
# $faction (id), $card (id: hero), $area (id)
event-hero-recruited = { NAME($faction) } { event-hero-recruited.does }.
    .does = rekrutiert { NAME($card) } { NAME($area, case: "in") }
    .short = platziert den Helden { NAME($area, case: "in") }
# $faction (id), $card (id: hero): goes back to the track; $for (id: hero): comes from the track to $area (id)
event-hero-exchanged = { NAME($faction) } { event-hero-exchanged.does }.
    .does = tauscht { NAME($card) } { NAME($area, case: "in") } gegen { NAME($for) }
# $faction (id), $card (id: hero)
event-hero-sacrificed = { NAME($faction) } { event-hero-sacrificed.does }.
    .does = opfert { NAME($card) }
# $area (id), $count (number). $list (text)
event-prosperity-placed =
    { $count ->
        [one] Ein Wohlstandsmarker wird { NAME($area, case: "in") } platziert.
       *[other] { $count } Wohlstandsmarker werden { NAME($area, case: "in") } platziert.
    }
    .what =
        { $count ->
            [one] ein Wohlstandsmarker { NAME($area, case: "in") }
           *[other] { $count } Wohlstandsmarker { NAME($area, case: "in") }
        }
    .many = Platziert: { $list }.
# $area (id), $count (number)
event-prosperity-taken =
    { $count ->
        [one] Ein Wohlstandsmarker wird { NAME($area, case: "from") } entfernt.
       *[other] { $count } Wohlstandsmarker werden { NAME($area, case: "from") } entfernt.
    }

## Events: other

# $counter (id: counter), $value (number): what it shows now.
event-counter-changed = { NAME($counter) }: { $value }.
# $faction (id), $card (id: creature, hero, item or favor): what brings an effect that lasts. .about: $chosen (ids) is what
# it is about
event-lasting-began = { NAME($faction) } { event-lasting-began.does }.
    .does = erhält eine dauerhafte Wirkung ({ NAME($card) })
    .about = erhält eine dauerhafte Wirkung ({ NAME($card) }: { LIST($chosen) })
# $faction (id), $god (id: god, or none): the god it leaves with its faction; none where it leaves the turn track, to be
# offered.
event-marker-taken =
    { $god ->
        [none] Nächste Opfergabe: { NAME($faction) }.
       *[other] Der Marker von { NAME($faction) } verlässt { NAME($god) }.
    }
# $faction (id), $group (pairs of unit, hero or artifact and count), $area (id): attackers who waited for the end of the
# battle.
event-units-arrived = { NAME($faction) } erreicht { NAME($area, case: "acc") } mit { LIST($group, case: "dat") }.

## Rules of the core: rule-<id>, as an event names its cause

# Why a piece leaves whose time on the board is over.
rule-expiry =
    { $case ->
       *[nom] Ende der Verweildauer
        [aside] Ende der Verweildauer
    }

## Piles (expansions add theirs)

pile-creature-deck = Kreaturenstapel
pile-creature-discard = Ablagestapel der Kreaturen
pile-hero-deck = Heldenstapel
pile-hero-discard = Ablagestapel der Helden
pile-metropolis-stack = Stapel der Metropolenplättchen
pile-removed = Karten außerhalb des Spiels

## Prompts: prompt-<id> asks the seat for its next answer

# The questions of the turn
prompt-bid = Welche Gottheit, und wie viel?
prompt-action = Was tust du?
prompt-again = Machst du weiter?
prompt-one-of = Was davon?
prompt-may = Möchtest du das?
prompt-choose-next = Wer oder was kommt als Nächstes?
prompt-choose-rule = Was kommt zuerst?
# Choosing something, when no other words fit better
prompt-choose-amount = Wie viele?
prompt-choose-area = Welcher Ort?
prompt-choose-building = Welches Gebäude?
prompt-choose-card = Welche Karte?
prompt-choose-die = Welcher Würfel?
prompt-choose-faction = Wer?
prompt-choose-god = Welche Gottheit?
prompt-choose-goods = Welche Art Karte?
prompt-choose-hero = Welcher Held?
prompt-choose-site = Welcher Bauplatz?
prompt-choose-special = Welche besondere Metropole?
prompt-choose-type = Welche Art Gebäude?
prompt-choose-unit = Welche Art Einheit?
prompt-choose-units = Welche Einheit, und wo?
# Cards
prompt-buy-card = Welche Karte kaufst du?
prompt-use-discounts = Welche Rabatte nutzt du?
prompt-replace-card = Welche Karte ersetzt du?
prompt-copy-ability = Wessen Fähigkeit nutzt du?
prompt-arrange = In welcher Reihenfolge?
prompt-keep-card = Welche Karte behältst du?
prompt-keep-creature = Behältst du die Kreatur?
prompt-keep-hero = Behältst du den Helden?
prompt-keep-piece = Bleibt die Figur?
prompt-play-looked = Spielst du die Karte, die du dir angesehen hast?
prompt-hand-over = In welches Gebiet deines Partners kommt es?
prompt-give-gold = Wie viel gibst du?
prompt-give-to = Wem gibst du Gold?
# Units, figures and buildings
prompt-place-unit = Wo platzierst du die Einheit?
prompt-place-piece = Wo platzierst du die Figur?
prompt-move-piece = Wohin zieht die Figur?
prompt-push-unit = Wohin wird die Einheit verdrängt?
prompt-distribute = Wie verteilst du sie?
prompt-placement-area = In welchem Gebiet beginnst du?
prompt-deploy-first = Welches ist dein erstes Gebiet?
prompt-deploy-second = Welches ist dein zweites Gebiet?
prompt-build-site = Wo baust du?
prompt-harbour-sea = An welchem Seegebiet liegt er?
prompt-metropolis-site = Wo steht die Metropole?
prompt-instead = Was geschieht stattdessen?
prompt-instead-of-site = Was geschieht, statt die Metropole zu platzieren?
prompt-give-building = Welches Gebäude gibst du auf?
# Movements
prompt-move-march = Von wo nach wo marschierst du?
prompt-move-fly = Von wo nach wo fliegst du?
prompt-move-heroic = Von wo nach wo zieht der Held?
prompt-move-titan = Von wo nach wo zieht der Titan?
prompt-move-group = Welche Einheiten ziehen?
prompt-next-leg = Wohin ziehen sie weiter?
prompt-stop-or-cross = Halten sie hier an, oder ziehen sie hindurch?
prompt-sail-from = Von wo segelst du los?
prompt-sail-group = Wie viele segeln?
prompt-sail-to = Wohin segelst du?
prompt-sail-on = Wohin segelst du weiter?
# Battles
prompt-loss = Welche Einheit verlierst du?
prompt-instead-of-loss = Was geschieht, statt die Einheit zu verlieren?
prompt-pay-for-partner = Zahlst du, damit dein Partner die Einheit behält?
prompt-retreat = Ziehst du dich zurück, und wohin?
prompt-retreat-unit = Wohin zieht sich die Einheit zurück?
prompt-carry = Was nehmen sie mit?
prompt-reroll = Würfelst du noch einmal?
prompt-military-victory = Baust du hier eine Metropole?
# Windows: moments at which a card may be used
prompt-window-actions-begin = Setzt du eine Karte ein, bevor die Aktionen beginnen?
prompt-window-assault-begins = Setzt du in diesem Angriff eine Karte ein?
prompt-window-gods-laid = Setzt du jetzt, da die Götter ausliegen, eine Karte ein?
prompt-window-offerings-begin = Setzt du eine Karte ein, bevor die Opfergaben beginnen?
prompt-window-threat-rolled = Setzt du jetzt, da gewürfelt ist, eine Karte ein?

## Lines: line-<word> is what a seat may do in its turn, as on a button

line-build = Bauen
line-buy =
    { $card ->
        [none] Eine Karte kaufen
       *[other] Kaufen: { ANY($card, case: "acc") }
    }
line-march = Bewegung an Land
line-recruit = Rekrutieren
# $card (id: hero)
line-sacrifice = { NAME($card) } opfern
line-sail = Bewegung zur See
line-take-gold = Gold nehmen

## Words: word-<word> is a short answer, as on a button

word-yes = ja
word-no = nein
word-none = keine
word-nothing = nichts
word-end = Zug beenden
word-pass = passen
word-stay = bleiben
word-stop = anhalten
word-cross = hindurchziehen
word-keep = behalten
word-release = aufgeben
word-let-go = ziehen lassen
word-pay = zahlen
word-full = voller Preis
word-attackers = bei den Angreifern
word-hidden = die Metropole auf einer Karte
word-die-1 = erster Würfel
word-die-2 = zweiter Würfel

## Refusals: refusal-<code> says why an answer is not legal

# $what (id: card, or none)
refusal-not-offered =
    { $what ->
        [none] Das ist keine Antwort auf die Frage.
       *[other] Jetzt nicht zu haben: { NAME($what) }.
    }
# $price, $gold (numbers), $what (goods, or none for gold): what it costs and what is there of it
refusal-cannot-pay =
    { $what ->
        [none]
            { $gold ->
                [one] Das kostet { $price } { -gp }; vorhanden ist { $gold }.
               *[other] Das kostet { $price } { -gp }; vorhanden sind { $gold }.
            }
       *[other] Benötigt: { $price }, vorhanden: { $gold } ({ NAME($what) }).
    }
# $until (word: turn, round, card), $what (id: building, or none)
refusal-used-up =
    { $until ->
        [round]
            { $what ->
                [none] Das wurde in diesem Zyklus schon genutzt.
               *[other] In diesem Zyklus schon genutzt: { NAME($what) }.
            }
        [card] Diese Einheiten ziehen mit dieser Karte nicht weiter.
       *[turn] Das geht in diesem Zug nicht noch einmal.
    }
refusal-no-target =
    { $key ->
        [none] Das ist kein mögliches Ziel.
       *[other] Nicht möglich. Nötig: { NEED($key, $needs, $amount) }.
    }
# $what (unit, goods or building, or none)
refusal-nothing-left =
    { $what ->
        [none] Davon ist nichts mehr da.
       *[other] Nichts mehr da: { NAME($what) }.
    }
# $by (id of what forbids it: card, piece, god, building; none: a rule)
refusal-forbidden =
    { $by ->
        [none]
            { $key ->
                [none] Eine Regel verbietet das.
               *[other] Eine Regel verbietet das. Nötig: { NEED($key, $needs, $amount) }.
            }
       *[other]
            { $key ->
                [none] Das verbietet: { NAME($by) }.
               *[other] { NAME($by) } verbietet das. Nötig: { NEED($key, $needs, $amount) }.
            }
    }
# $by (id: the piece, or none)
refusal-barred =
    { $by ->
        [none] Flotten dürfen nicht dorthin.
       *[other] Für Flotten gesperrt durch: { NAME($by) }.
    }
# $needs (id: hero or artifact without which there is no way, or none)
refusal-out-of-reach =
    { $needs ->
        [none]
            { $key ->
                [none] Das ist außer Reichweite.
               *[other] Das ist außer Reichweite. Nötig: { NEED($key, $beside, 0) }.
            }
       *[other] Nicht zu erreichen ohne: { NAME($needs) }.
    }
# $owner (id: player, or none)
refusal-last-area =
    { $owner ->
        [none] Das letzte Gebiet einer Fraktion ist geschützt.
       *[other] Das letzte Gebiet von { NAME($owner) } ist geschützt.
    }
# $amount, $standing (numbers)
refusal-too-low =
    { $standing ->
        [0] Eine Opfergabe von { $amount } ist zu niedrig.
       *[other] Eine Opfergabe von { $amount } ist zu niedrig: Dort liegt schon { $standing }.
    }
# $god (id: god, or none)
refusal-just-outbid =
    { $god ->
        [none] Wer überboten wird, muss eine andere Gottheit wählen.
       *[other] Dort gerade überboten, also muss es eine andere Gottheit sein: nicht { NAME($god) }.
    }
# $by (id: player, creature or building, or none)
refusal-taken =
    { $by ->
        [none] Das ist schon besetzt.
       *[other]
            { $key ->
                [site-covered] Überdeckt von: { NAME($by) }.
               *[other] Schon besetzt von: { NAME($by) }.
            }
    }
# $god (id: god, or none)
refusal-closed =
    { $god ->
        [none] Diese Gottheit liegt nicht offen.
       *[other] Liegt nicht offen: { NAME($god) }.
    }
# $owner (id: player, or none)
refusal-not-yours =
    { $owner ->
        [none] Das gehört dir nicht.
       *[other] Das gehört nicht dir, sondern: { NAME($owner) }.
    }
# $least, $most (numbers), $what (id: unit or building, or none)
refusal-wrong-amount =
    { $what ->
        [none]
            { $most ->
                [0] Hier kann nichts gegeben werden.
               *[other]
                    { $amounts ->
                        [none] Die Menge muss zwischen { $least } und { $most } liegen.
                       *[other] Mögliche Mengen: { $amounts }.
                    }
            }
       *[other]
            { $least ->
                [0]
                    { $most ->
                        [0] Dort nicht vorhanden: { ANY($what) }.
                       *[other] Hier höchstens { $most }: { ANY($what) }.
                    }
               *[other] Mindestens { $least } davon: { ANY($what) }.
            }
    }
refusal-not-now =
    { $first ->
        [none]
            { $key ->
                [none] Das ist jetzt nicht möglich.
               *[other] Jetzt nicht möglich. Nötig: { NEED($key, $needs, $amount) }.
            }
       *[other] Zuerst kommt: { LIST($first) }.
    }
# $by (id: card, or none)
refusal-condition =
    { $key ->
        [none]
            { $by ->
                [none] Die Bedingung dafür ist nicht erfüllt.
               *[other] Die Bedingung ist nicht erfüllt: { NAME($by) }.
            }
       *[other]
            { $by ->
                [none] Nicht möglich. Nötig: { NEED($key, $needs, $amount) }.
               *[other] { NAME($by) } verlangt: { NEED($key, $needs, $amount) }.
            }
    }
# $text (text, or none)
refusal-unknown-answer =
    { $text ->
        [none] Diese Antwort ist hier nicht zu verstehen.
       *[other] Das ist hier nicht zu verstehen: „{ $text }“.
    }
# $text (text)
refusal-left-over = In der Antwort steht mehr, als gefragt war: „{ $text }“.
# $words (number), $length (number)
refusal-too-long = Die Antwort ist zu lang: Gelesen werden bis zu { $words } Wörter und { $length } Zeichen.
refusal-game-over = Das Spiel ist zu Ende.
# $asked, $seat (names of players)
refusal-wrong-seat = Jetzt ist { $asked } gefragt, nicht { $seat }.
refusal-unfinished = Dieser Zug ist nicht vollständig: „{ $text }“. Wähle auch den Rest.
refusal-revealed = Das lässt sich nicht mehr zurücknehmen: Inzwischen hat der Zufall oder eine Karte etwas gezeigt.

## What is missing: need-<key> says what a key of a selector or condition asks for

need-not = nicht dies: { $need }
need-at-most = { $need } (höchstens { $amount })
need-exactly = { $need } (genau { $amount })
need-any-other = etwas anderes als das
need-any-further = eine Möglichkeit, nach dieser Wahl weiterzumachen
need-any-effect = etwas, das sich dadurch ändert, und das gibt es jetzt nicht
need-area-kind =
    { $needs ->
        [land] ein Landgebiet
       *[sea] ein Seegebiet
    }
need-area-owner =
    { $needs ->
        [mine] ein eigenes Gebiet
        [nobody] ein Gebiet, das niemandem gehört
        [ally] ein Gebiet eines Verbündeten
        [anyone] ein Gebiet einer Fraktion
        [enemy] ein Gebiet eines Gegners
        [target] ein Gebiet eines Gegners
        [rival] ein Gebiet einer anderen Fraktion
        [unspared] ein Gebiet, das kein Verbündeter kontrolliert
        [none] ein Gebiet einer Fraktion
       *[other] ein Gebiet, das gehört: { ANY($needs) }
    }
need-area-at =
    { $needs ->
        [none] das Gebiet, um das es geht
       *[other] { ANY($needs) }
    }
need-area-near =
    { $needs ->
        [none] ein angrenzendes Gebiet
       *[other] ein Gebiet neben: { ANY($needs) }
    }
need-area-not-at =
    { $needs ->
        [none] ein anderes Gebiet
       *[other] ein anderes Gebiet als: { ANY($needs) }
    }
need-area-island-of =
    { $needs ->
        [none] ein Gebiet derselben Insel
       *[other] ein Gebiet derselben Insel wie: { ANY($needs) }
    }
need-area-suits = ein Ort, an dem diese Figur stehen darf: { ANY($needs) }
need-area-holds = ein Gebiet mit mindestens { $amount }: { ANY($needs) }
need-area-holds-alone = ein Gebiet mit genau { $amount } und keiner anderen Einheit: { ANY($needs) }
need-area-piece = eine Figur im Gebiet
need-area-tokens =
    { $amount ->
        [one] ein Gebiet mit mindestens einem Wohlstandsmarker
       *[other] ein Gebiet mit mindestens { $amount } Wohlstandsmarkern
    }
need-area-counter = ein Gebiet, für das gilt: { ANY($needs) }
need-area-building =
    { $needs ->
        [none] ein Gebiet mit einem Gebäude
       *[other] ein Gebiet mit einem dieser Gebäude: { ANY($needs) }
    }
need-area-last-of = das letzte Landgebiet seines Besitzers
need-area-recruit = ein Gebiet, in das diese Einheit darf: { ANY($needs) }
need-area-allowed =
    { $needs ->
        [may-sail] ein Seegebiet, in dem Flotten sein dürfen
       *[other] ein Gebiet, auf das diese Karte zielen darf
    }
need-area-free-seas =
    { $amount ->
        [one] mindestens ein freies Seegebiet daneben
       *[other] mindestens { $amount } freie Seegebiete daneben
    }
need-area-any = ein Gebiet, das eine von mehreren Bedingungen erfüllt
need-area-all = ein Gebiet, das alle Bedingungen erfüllt
need-area-not = ein Gebiet anderer Art
need-site-clear = ein freier Bauplatz für ein großes Gebäude
need-site-clearable = ein Bauplatz, der für ein großes Gebäude geräumt werden kann
need-site-large =
    { $needs ->
        [large] ein Bauplatz für große Gebäude
       *[other] ein Bauplatz für einfache Gebäude
    }
need-site-not = ein anderes Gebäude oder ein anderer Bauplatz
need-site-type =
    { $needs ->
        [none] ein Gebäude der gewählten Art
       *[other]
            { COUNT($needs) ->
                [1] { ANY($needs) }
               *[other] eines dieser Gebäude: { ANY($needs) }
            }
    }
need-site-tag =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] eines dieser Gebäude: { ANY($needs) }
    }
need-site-not-tag =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] eines dieser Gebäude: { ANY($needs) }
    }
need-site-holds-victory = eine Metropole
need-site-occupied = ein Gebäude auf diesem Bauplatz
need-site-place = ein Bauplatz auf dem Spielplan
need-site-free = ein freier Bauplatz in einem eigenen Gebiet
need-site-set = die Gebäude eines ganzen Satzes
need-site-later = zuerst die anderen Gebäude des Satzes
need-site-discount = ein Gebäude, das einen Rabatt gibt
need-units-unit =
    { $needs ->
        [none] eine Einheit, die gewählt werden kann
       *[other]
            { COUNT($needs) ->
                [1] { ANY($needs) }
               *[other] eine dieser Einheiten: { ANY($needs) }
            }
    }
need-units-tag =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] eine dieser Einheiten: { ANY($needs) }
    }
need-units-not-tag = eine Einheit anderer Art
need-units-moves = eine Einheit, die ziehen kann
need-units-side =
    { $needs ->
        [mine] eine Einheit der eigenen Seite in der Schlacht
        [attacker] eine Einheit des Angreifers
        [defender] eine Einheit des Verteidigers
       *[other] eine Einheit der anderen Seite in der Schlacht
    }
need-units-lost-last = zuerst der Verlust der anderen Einheiten
need-card-zone =
    { $needs ->
        [none] eine Karte von dort, wo diese Aktion sie nimmt
       *[other] eine Karte von hier: { ANY($needs) }
    }
need-card-held =
    { $needs ->
        [mine] eine Karte vor dir
        [anyone] eine Karte vor einer Fraktion
        [ally] eine Karte vor einem Verbündeten
       *[other] eine Karte vor einer anderen Fraktion
    }
need-card-among = eine der vorher gezogenen oder gewählten Karten
need-card-tag =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] eines davon: { ANY($needs) }
    }
need-card-not-tag = eine Karte anderer Art
need-card-kind = eine Karte dieser Art: { ANY($needs) }
need-card-id = diese Karte: { ANY($needs) }
need-card-except = eine andere Karte als: { ANY($needs) }
need-card-on-board = eine Karte, deren Figur auf dem Spielplan steht
need-card-able = eine Karte, deren Fähigkeit jetzt genutzt werden kann
need-card-open = eine Gottheit, die in diesem Zyklus Opfergaben annimmt
need-card-not-god = eine Karte, die keine Gottheit ist
need-card-sale = was diese Karte vom Käufer verlangt
need-god-above = eine Gottheit, die früher an der Reihe ist
need-god-auctioned = eine Gottheit, die Opfergaben mit einem Betrag annimmt
need-god-last = die letzte Gottheit des Zyklus
need-god-any = eine Gottheit
need-faction-is =
    { $needs ->
        [mine] du selbst
        [ally] ein Verbündeter
        [anyone] eine Fraktion im Spiel
        [rival] eine andere Fraktion
       *[other] ein Gegner
    }
need-faction-has =
    { $needs ->
        [gold] eine Fraktion mit genug Gold: { $amount }
       *[other] eine Fraktion, die hat: { ANY($needs) }
    }
need-faction-reached = eine Fraktion mit genug Metropolen zum Sieg
need-faction-alive = eine Fraktion, die noch im Spiel ist
need-unit-of =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] eine dieser Einheiten: { ANY($needs) }
    }
need-unit-tag =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] eine dieser Einheiten: { ANY($needs) }
    }
need-unit-in-reserve =
    { $needs ->
        [none] eine Einheit, die noch in deinem Vorrat ist
       *[other] eine dieser Einheiten in deinem Vorrat: { ANY($needs) }
    }
need-type-of =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] eines dieser Gebäude: { ANY($needs) }
    }
need-type-tag =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] eines dieser Gebäude: { ANY($needs) }
    }
need-type-not-tag =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] eines dieser Gebäude: { ANY($needs) }
    }
need-type-lacking = ein Gebäude, das du noch nicht hast
need-type-in-stock = ein Gebäude, das noch im Vorrat ist
need-type-except = ein Gebäude anderer Art
need-type-of-god = ein Gebäude einer Gottheit dieses Zyklus
need-goods-of =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] eines davon: { ANY($needs) }
    }
need-goods-owned =
    { $needs ->
        [none] eine Karte einer Art, die du hast
       *[other] eines davon vor dir: { ANY($needs) }
    }
need-goods-in-stock = eine Karte einer Art, die noch im Vorrat ist
need-amount-from = eine höhere Zahl
need-amount-to = eine niedrigere Zahl
need-line-skipped = diese Aktion vor den bezahlten, die schon begonnen haben
need-line-turn = dein eigener Zug mit einer Gottheit
need-line-moment =
    { $needs ->
        [assault-begins] der Moment vor den Würfeln einer Schlacht
        [dice-rolled] der Moment nach den Würfeln einer Schlacht
        [offerings-begin] der Moment vor den Opfergaben
        [actions-begin] der Moment vor dem ersten Zug des Zyklus
        [threat-rolled] der Moment nach dem Wurf für die Bedrohung
        [gods-laid] der Moment, in dem die Gottheiten ausgelegt werden
        [metropolis-placed] der Moment, in dem eine Metropole platziert wird
        [unit-lost] der Moment, in dem eine Einheit verloren geht
        [piece-expires] der Moment, in dem eine Figur den Spielplan verlassen würde
       *[other] der Moment, für den diese Karte ist
    }
need-line-asked = zuerst eine Antwort auf die gestellte Frage
need-condition-option = eine andere Option der Regeln
need-condition-god =
    { $needs ->
        [none] der Zug einer anderen Gottheit
       *[other]
            { COUNT($needs) ->
                [1] ein Zug mit: { ANY($needs) }
               *[other] ein Zug mit einer dieser Gottheiten: { ANY($needs) }
            }
    }
need-condition-exists = etwas, womit das möglich ist
need-condition-set =
    { $needs ->
        [none] ein ganzer Satz Gebäude
       *[other] je ein Gebäude: { LIST($needs) }
    }
need-condition-zone = andere Karten auf dem Stapel
need-condition-side =
    { $needs ->
        [attacker] eine Schlacht als Angreifer
       *[other] eine Schlacht als Verteidiger
    }
need-condition-for = die richtige Seite in der Schlacht
need-condition-battle =
    { $needs ->
        [land] eine Schlacht an Land
       *[other] eine Schlacht auf See
    }
need-condition-die = ein geworfener Würfel
need-condition-move = eine andere Art von Zug
need-condition-group-has = in der Gruppe eines von: { ANY($needs) }
need-condition-by = eine dieser Karten: { ANY($needs) }
need-condition-about = eine andere Fraktion oder Gottheit
need-condition-cause = ein anderer Grund des Verlusts
need-condition-lost = der Verlust von einem davon: { ANY($needs) }
need-condition-at-here = das Gebiet der Figur dieser Karte
need-condition-harbour-sea = eine Schlacht in dem Seegebiet, an dem das Gebäude liegt
need-condition-coast = eine Schlacht an der Küste des Gebiets mit dem Gebäude
need-condition-owns = auf dem Spielplan mindestens { $amount }: { ANY($needs) }
need-condition-as-if-captured = eine Eroberung, die das Spiel entscheidet
need-condition-known = eine vorher getroffene Wahl
need-condition-mode = ein anderer Spielmodus
need-condition-room-for = ein solches Gebäude und ein Platz dafür: { ANY($needs) }
need-condition-receives = das Einkommen des Gebiets
need-condition-own-turn = dein eigener Zug
need-condition-hired-before = eine Karte aus einem früheren Zyklus
need-condition-ending = das Ende des Spiels
need-condition-cite = was die Regel sagt
need-condition-not = das Gegenteil
need-condition-any = eine von mehreren Bedingungen
need-condition-all = alle Bedingungen
need-number-option = der Wert einer Option: { $amount }
need-number-counter = { ANY($needs) }: { $amount }
need-number-goods = { ANY($needs) }: { $amount }
need-number-gold = Gold: { $amount }
need-number-land-areas = kontrollierte Landgebiete: { $amount }
need-number-metropolises = Metropolen: { $amount }
need-number-count =
    { $needs ->
        [none] so viele passende: { $amount }
       *[other] { ANY($needs) }: { $amount }
    }
need-number-half = die Hälfte einer Zahl: { $amount }
need-number-times = ein Produkt: { $amount }
need-number-sum = eine Summe: { $amount }
need-number-least = eine kleinste Zahl: { $amount }
need-number-symbols = gedruckte Symbole des Gebiets: { $amount }
need-number-cornucopias = Füllhörner des Gebiets: { $amount }
need-number-stock = so viele im Vorrat: { $amount }
need-number-by-option = der Wert einer Option: { $amount }
need-number-quantity = ein Wert auf dem Spielplan: { $amount }
need-number-round = Zyklus { $amount }
need-number-target = Metropolen zum Sieg: { $amount }
need-number-roll = ein Wurf von { $amount }
need-number-sides = Seiten im Spiel: { $amount }
need-number-printed-place = Platz unter den Markern der aufgedruckten Gottheit: { $amount }
need-area-not-of = ein Gebiet, das nicht gehört: { ANY($needs) }
need-reach-any = ein Weg in ein anderes Gebiet
need-reach-coast = ein Seegebiet neben einem eigenen Landgebiet
need-reach-sea = ein Seegebiet neben: { ANY($needs) }
need-reach-way = ein Gebiet neben diesem oder durch eigene Flotten damit verbunden: { ANY($needs) }
need-reach-on = ein Weg weiter von: { ANY($needs) }
need-reach-harbour = ein Seegebiet, an dem der Bauplatz liegt: { ANY($needs) }
need-card-for-sale = eine Karte, die zu kaufen ist
need-card-full-price = der volle Preis ohne Rabatte
need-faction-consents = die Zustimmung deines Partners, der abgelehnt hat
need-reach-around = dieses Gebiet oder eines daneben: { ANY($needs) }
need-not-area-island-of =
    { $needs ->
        [none] ein Gebiet einer anderen Insel
       *[other] ein Gebiet einer anderen Insel als: { ANY($needs) }
    }
need-not-area-owner =
    { $needs ->
        [mine] ein Gebiet, das nicht dir gehört
        [nobody] ein Gebiet, das jemandem gehört
        [rival] ein Gebiet, das dir oder niemandem gehört
       *[other] ein Gebiet eines anderen Besitzers
    }
need-not-god-above = keine Gottheit, die früher an der Reihe ist

## Problems of content: see problems.ftl

