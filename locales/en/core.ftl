### Text of the engine: phases, events, prompts, refusals, problems.
###
### House rules of this file
### - Every message has a comment naming its variables and their types. English is the contract for translators.
### - Types: id = content id with its kind ("god-zeus", "creature-harpy", "area-C3", "player-ann"), shown through
###   NAME($id); "id: creature or hero" says which kinds come, and $faction, $victim, $attacker, $defender are always
###   players, $area, $from, $to areas; unit, goods = id of a counted thing ("unit-troop", "goods-priest"), shown through
###   UNIT($unit, $count); a hero or artifact among units comes as "hero-ajax" with the count 1;
###   ids = tuple of ids, or of pairs (unit, count), shown through LIST($ids), or through ANY($ids) where one
###   of them is enough; number (written without separators); text; word = one of the words listed.
### - Functions: NAME, UNIT, LIST and ANY take a case of the language: NAME($god, case: "gen"). It arrives as $case in the
###   message that names the thing (god-, unit- ..., also list-none), which selects on it in its value or its .name;
###   without one, $case is "nom". All messages of a kind offer the same cases. GENDER($faction) is "masculine",
###   "feminine", or "other" where nobody has said it: the wording of *[other] has to be neutral. NUMBER($n) is $n.
### - Names of players have no cases: write "the player { NAME($victim) }" in the case that is needed.
### - An area has the cases of place-land and place-sea: { NAME($area, case: "in") } is "in the Strait of Kea", with its
###   preposition, which depends on the place and the edition. $from, $to and $with are areas as $area is.
### - "$x (id or none)": select on [none] where nothing may be passed (Python's None arrives as "none").
### - One line per event, present tense, a whole sentence. A name is never glued to a piece of a word.
### - An expansion's file may override any message here under the same id.


## Words

# The short form of gold piece.
-gp = GP
# Joining names. An empty list:
list-none = nothing
# $first (text): what is joined so far; $next (text)
list-more = { $first }, { $next }
# $first (text): what is joined so far; $last (text)
list-last = { $first } and { $last }
# The end of a list of which one is enough. $first (text): what is joined so far; $last (text)
list-or = { $first } or { $last }
# One of a thing in a table, where prose says “a troop”: $name (text), singular
tally-one = 1 { $name }
# What stands on a button: so many of a thing. $what (id), $count (number)
answer-count = { UNIT($what, $count) }

## Places: what NAME($area, case: "...") says, with the preposition that the case stands for

# What the edition calls its areas: for those that have no name.
-land =
    { $case ->
       *[nom] area
        [def] the area
        [in] in the area
    }
-sea =
    { $case ->
       *[nom] sea area
        [def] the sea area
        [in] in the sea area
    }
# An area with a name. $area (text): its id; $place (id: land)
place-land =
    { $case ->
       *[nom] { NAME($place) }
        [def] { NAME($place) }
        [in] in { NAME($place) }
    }
# $area (text): its id; $place (id: sea)
place-sea =
    { $case ->
       *[nom] { NAME($place) }
        [def] the { NAME($place) }
        [in] in the { NAME($place) }
    }
# One without a name. $area (text): its id
place-land-bare =
    { $case ->
       *[nom] { -land } { $area }
        [def] { -land(case: "def") } { $area }
        [in] { -land(case: "in") } { $area }
    }
# $area (text): its id
place-sea-bare =
    { $case ->
       *[nom] { -sea } { $area }
        [def] { -sea(case: "def") } { $area }
        [in] { -sea(case: "in") } { $area }
    }
# One of which nothing is known, not even whether it is land. $area (text): its id
place-bare =
    { $case ->
       *[nom] { $area }
        [def] { $area }
        [in] in { $area }
    }

## Phases (expansions add theirs)

# Example: Phase: Setup.
phase-setup = Setup
# Example: Phase: Mythological creatures.
phase-creatures = Mythological creatures
# Example: Phase: The gods.
phase-gods = The gods
# Example: Phase: Income.
phase-income = Income
# Example: Phase: Offerings.
phase-offerings = Offerings
# Example: Phase: Upkeep.
phase-upkeep = Upkeep
# Example: Phase: Actions.
phase-actions = Actions
# Example: Phase: End of the cycle.
phase-end = End of the cycle

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
story-last = { $first } and { $last }
# The same for clauses of several persons: “Ann pays 1 GP, Bob pays 2 GP and ...”. $first (text), $last (text)
story-last-clause = { $first } and { $last }
# $first (text): what somebody does; $then (text): what somebody else does, because of it
story-then = { $first }; { $then }
# $text (text): clauses
story-sentence = { $text }.
# $does (text): a predicate; $amount (number): what was paid for it, more than 0
story-price = { $does } for { $amount } { -gp }
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
        [none] { NAME($faction) } rolls { $die } for a total of { $total }
       *[other] { NAME($faction) } rolls { $die } for a total of { $total } ({ $parts })
    }
# What a total is made up of besides the die. $what (word: units; or id: building, special, hero ...), $amount (number),
# $by (id: card, or none): who takes the rest of it away
story-part =
    { $what ->
        [units] units { $amount }
       *[other]
            { $by ->
                [none] { NAME($what) } +{ $amount }
               *[other] { NAME($what) } +{ $amount } – { NAME($by) }
            }
    }
# Of a battle with several rounds. $round (number), $text (text): sentences
story-round = Round { $round }: { $text }
# At the end of such a battle. $faction (id), $units (pairs of unit or hero and count): all that was lost
# Example: ann has lost 2 troops and 2 mercenaries
story-lost = { NAME($faction) } has lost { LIST($units) }
# After the offerings. $faction (id), $god (id: god), $amount (number): 0 for the space that asks for nothing
# Example: ann gets Athena for 3 GP
story-got =
    { $amount ->
        [0] { NAME($faction) } goes to { NAME($god) }
       *[other] { NAME($faction) } gets { NAME($god) } for { $amount } { -gp }
    }

## Events: course of the game

event-game-started = The game begins.
# $round (number)
# Example: Cycle 3 begins.
event-round-began = Cycle { $round } begins.
# $phase (id): a name that stands alone.
# Example: Phase: Setup.
event-phase-began = Phase: { NAME($phase) }.
# $faction (id), $god (id: god)
# Example: ann acts for Athena.
event-turn-began = { NAME($faction) } { event-turn-began.does }.
    .does = acts for { NAME($god) }
# $faction (id)
# Example: ann ends the turn.
event-turn-ended = { NAME($faction) } { event-turn-ended.does }.
    .does = ends the turn
# $faction (id), $line (id: line): a mandatory action of the god that is impossible, or that is declined
event-action-skipped = { NAME($faction) } { event-action-skipped.does }.
    .does = skips “{ NAME($line) }”
# $faction (id or none), $answer (text in notation): the only legal answer, given by the game.
event-answered =
    { $faction ->
        [none] There is no other choice: { $answer }.
       *[other] { NAME($faction) } has no other choice: { $answer }.
    }
# $faction (id)
# Example: ann is eliminated.
event-faction-eliminated = { NAME($faction) } is eliminated.
event-game-ending = This is the last cycle.
# $winners (ids): players
# Example: ann and bob win the game.
event-game-won =
    { COUNT($winners) ->
        [one] { LIST($winners) } wins the game.
       *[other] { LIST($winners) } win the game.
    }

## Events: cards and gods

# $card (id: creature, hero, artifact, favor, item or bonus): laid open where all can see it. $list (text)
event-card-revealed = Revealed: { NAME($card) }.
    .what = { NAME($card) }
    .many = Revealed: { $list }.
# $card (id: creature, hero or artifact), $price (number): what it costs in its new place on the track. $list (text)
event-card-slid = On the track: { event-card-slid.what }.
    .what = { NAME($card) } (now { $price } { -gp })
    .many = On the track: { $list }.
# $card (id: creature, hero, favor or item). $list (text). Predicates: .replaced, somebody has paid to be rid of
# it, and $with (id: creature) comes in its place; .used, its owner has used it up
event-card-discarded = Discarded: { NAME($card) }.
    .what = { NAME($card) }
    .many = Discarded: { $list }.
    .replaced = replaces { NAME($card, case: "def") } with { NAME($with, case: "def") }
    .used = uses { NAME($card, case: "def") }
# $card (id: creature, hero, artifact, favor, item or special). $list (text). .lost: its owner loses it with a building
event-card-removed = Out of the game: { NAME($card) }.
    .what = { NAME($card) }
    .many = Out of the game: { $list }.
    .lost = loses { NAME($card, case: "def") }
# $faction (id), $card (id: creature, hero or artifact), $price (number): what was paid for it.
# Example: ann buys Charon for 3 GP.
event-card-bought = { NAME($faction) } { event-card-bought.does }.
    .does =
        { $price ->
            [0] takes { NAME($card, case: "def") } for free
           *[other] buys { NAME($card, case: "def") } for { $price } { -gp }
        }
# $faction (id), $card (id: creature, hero, artifact or item): its effect follows.
# Example: ann plays Charon.
event-card-played = { NAME($faction) } { event-card-played.does }.
    .does = plays { NAME($card, case: "def") }
    .short = plays the card
# $faction (id), $card (id: favor, item or creature): it lies in front of this player from now on.
# Example: ann takes Charon.
event-card-taken = { NAME($faction) } { event-card-taken.does }.
    .does = takes { NAME($card, case: "def") }
# $faction (id), $card (id or none: creature, hero, artifact or item): none for eyes that may not see it. $list (text)
event-card-looked = { NAME($faction) } { event-card-looked.does }.
    .does = looks at { event-card-looked.what }
    .what =
        { $card ->
            [none] a card
           *[other] { NAME($card, case: "def") }
        }
    .many = looks at { $list }
# $faction (id), $card (id or none: item): none for eyes that may not see it.
event-card-kept = { NAME($faction) } { event-card-kept.does }.
    .does =
        { $card ->
            [none] keeps a card face down
           *[other] keeps { NAME($card, case: "def") } face down
        }
# $faction (id): who has it now; $card (id: artifact or special): it goes with what it belongs to. $list (text)
event-card-passed = { NAME($faction) } { event-card-passed.does }.
    .does = receives { event-card-passed.what }
    .what = { NAME($card, case: "def") }
    .many = receives { $list }
# $card (id: artifact), $zone (id: pile). $list (text)
event-card-returned = Returned to the { NAME($zone) }: { NAME($card) }.
    .what = { NAME($card) }
    .many = Returned to the { NAME($zone) }: { $list }.
# $zone (id: pile)
# Example: Shuffled: creature deck.
event-pile-shuffled = Shuffled: { NAME($zone) }.
# $gods (ids: gods): from the first to act to the last.
# Example: The gods in order: Athena and Zeus.
event-gods-laid = The gods in order: { LIST($gods) }.
# $factions (ids): players, from the first to make an offering to the last; who has two markers is named twice.
# Example: The turn order: ann and bob.
event-turn-order = The turn order: { LIST($factions) }.
# $god (id: god), $covered (id: god): the god who is not available in this round.
# Example: Athena takes the place of Zeus.
event-god-covered = { NAME($god) } takes the place of { NAME($covered) }.
# $faction (id), $card (id: special): the ability of a metropolis.
event-special-taken = { NAME($faction) } { event-special-taken.does }.
    .does = takes { NAME($card, case: "def") }

## Events: gold and offerings

# $faction (id), $amount (number): more than 0. $list (text). .more is a further item of the same person.
event-income = { NAME($faction) } receives an income of { $amount } { -gp }.
    .what = { NAME($faction) } receives { $amount } { -gp }
    .more = { $amount } { -gp }
    .many = { $list }.
# $faction (id), $god (id: god), $amount (number): 0 for the space that asks for nothing.
# Example: ann offers 3 GP to Athena.
event-bid = { NAME($faction) } { event-bid.does }.
    .does =
        { $amount ->
            [0] goes to { NAME($god) }
           *[other] offers { $amount } { -gp } to { NAME($god) }
        }
# $faction (id): who is outbid; $god (id: god). .by is the predicate of whoever outbids, after “offers 5 GP to Zeus”;
# .own the same where that is $faction too, who has two markers.
# Example: ann is outbid and leaves Athena.
event-outbid = { NAME($faction) } is outbid and leaves { NAME($god) }.
    .by = outbids { NAME($faction) }
    .own = outbids their own offering
# $faction (id), $amount (number): after discounts, more than 0. $list (text)
event-offering-paid = { NAME($faction) } pays { $amount } { -gp } for the offering.
    .what = { NAME($faction) } pays { $amount } { -gp }
    .many = For the offerings { $list }.
# $faction (id), $amount (number): more than 0.
# Example: ann gains 3 GP.
event-gold-gained = { NAME($faction) } { event-gold-gained.does }.
    .does = gains { $amount } { -gp }
# $faction (id), $amount (number): more than 0. .kept: it was paid so that $kept (id: creature or hero) stays.
# Example: ann pays 3 GP.
event-gold-paid = { NAME($faction) } { event-gold-paid.does }.
    .does = pays { $amount } { -gp }
    .kept = pays { $amount } { -gp } to keep { NAME($kept, case: "def") }
# $faction (id): who sees it; $victim (id), $amount (number)
# Example: ann sees the 3 GP of bob.
event-gold-shown = { NAME($faction) } { event-gold-shown.does }.
    .does =
        { $amount ->
            [0] sees that { NAME($victim) } has no gold
           *[other] sees the { $amount } { -gp } of { NAME($victim) }
        }
# $faction (id): who takes it; $victim (id), $amount (number)
# Example: ann steals 3 GP from bob.
event-gold-stolen = { NAME($faction) } { event-gold-stolen.does }.
    .does =
        { $amount ->
            [0] finds no gold to steal from { NAME($victim) }
           *[other] steals { $amount } { -gp } from { NAME($victim) }
        }

## Events: units

# $faction (id), $unit (unit), $count (number), $area (id). $list (text)
event-unit-placed = { NAME($faction) } places { UNIT($unit, $count) } { NAME($area, case: "in") }.
    .does = places { event-unit-placed.what }
    .what = { UNIT($unit, $count) } { NAME($area, case: "in") }
    .many = places { $list }
# $faction (id), $group (pairs of unit, hero or artifact and count), $from (id), $to (id). $list (text). .crossed: they
# went on through $over (ids), areas in which they could not stop
event-units-moved = { NAME($faction) } { event-units-moved.does }.
    .does = moves { event-units-moved.what }
    .what = { LIST($group, case: "def") } from { NAME($from, case: "def") } to { NAME($to, case: "def") }
    .many = moves { $list }
    .crossed = moves { LIST($group, case: "def") } from { NAME($from, case: "def") } through { LIST($over, case: "def") } to { NAME($to, case: "def") }
# $faction (id), $group (pairs of unit, hero or artifact and count), $from (id): where the battle is; $to (id)
# Example: ann retreats with 2 troops and 2 mercenaries from C3 to D4.
event-units-retreated = { NAME($faction) } { event-units-retreated.does }.
    .does = retreats with { LIST($group, case: "def") } from { NAME($from, case: "def") } to { NAME($to, case: "def") }
# $faction (id): who pushes; $victim (id or none): whose unit it is, none for the pusher’s own; $unit (unit), $from (id),
# $to (id). $count (number): of those that are pushed the same way. $list (text)
event-unit-pushed =
    { $victim ->
        [none] { NAME($faction) } pushes { UNIT($unit, 1) } from { NAME($from, case: "def") } to { NAME($to, case: "def") }.
       *[other] { NAME($faction) } pushes { UNIT($unit, 1) } of { NAME($victim) } from { NAME($from, case: "def") } to { NAME($to, case: "def") }.
    }
    .does = pushes { event-unit-pushed.what }
    .what =
        { $victim ->
            [none] { UNIT($unit, $count) } from { NAME($from, case: "def") } to { NAME($to, case: "def") }
           *[other] { UNIT($unit, $count) } of { NAME($victim) } from { NAME($from, case: "def") } to { NAME($to, case: "def") }
        }
    .many = pushes { $list }
# $area (id), $with (id)
# Example: The units in C3 and D4 change places.
event-units-swapped = The units { NAME($area, case: "in") } and { NAME($with, case: "def") } change places.
# $faction (id): whose they were; $unit (unit), $count (number), $area (id): where they were. They go back to the
# reserve; this is no loss. $list (text). .returned is a predicate: $faction gives them back. .stolen too: somebody else
# places them, and $victim (id) had them. .gone: they leave the game instead.
event-unit-taken = Back to the reserve: { UNIT($unit, $count) } of { NAME($faction) } { NAME($area, case: "in") }.
    .what = { UNIT($unit, $count) } of { NAME($faction) } { NAME($area, case: "in") }
    .many = Back to the reserve: { $list }.
    .returned = gives up { UNIT($unit, $count) } { NAME($area, case: "in") }
    .stolen = steals { UNIT($unit, $count) } from { NAME($victim) } { NAME($area, case: "in") }
    .gone = removes { UNIT($unit, $count) } { NAME($area, case: "in") } from the game
# $faction (id): whose side they are on now; $victim (id): whose side they were on; $unit (unit), $count (number),
# $area (id)
# Example: ann wins over 3 troops from bob in C3.
event-unit-converted = { NAME($faction) } { event-unit-converted.does }.
    .does = wins over { UNIT($unit, $count) } from { NAME($victim) } { NAME($area, case: "in") }
# $faction (id), $unit (unit or hero), $count (number), $area (id). $units (pairs of unit or hero and count): all that
# is lost there at once. $list (text)
event-unit-lost = { NAME($faction) } loses { UNIT($unit, $count) } { NAME($area, case: "in") }.
    .does = loses { event-unit-lost.what }
    .short = loses { LIST($units) }
    .what = { LIST($units) } { NAME($area, case: "in") }
    .many = loses { $list }
# $faction (id), $unit (unit or hero): a loss that does not happen.
# Example: ann saves a troop.
event-unit-saved = { NAME($faction) } { event-unit-saved.does }.
    .does = saves { UNIT($unit, 1) }

## Events: battle

# $attacker (id), $defender (id), $area (id). .fought tells the whole battle: $winner (word: attacker, defender, none)
event-battle-began = { NAME($attacker) } { event-battle-began.does }.
    .does = attacks { NAME($defender) } { NAME($area, case: "in") }
    .short = attacks { NAME($defender) } there
    .fought =
        { $winner ->
            [attacker] beats { NAME($defender) } { NAME($area, case: "in") }
            [none] fights { NAME($defender) } { NAME($area, case: "in") } until nobody is left
           *[defender] attacks { NAME($defender) } in vain { NAME($area, case: "in") }
        }
# $attacker (id), $defender (id), $attack (number), $defence (number): totals with units and bonuses;
# $attack-die (number), $defence-die (number): what the dice show.
# Example: ann rolls 3 for a total of 3, bob rolls 3 for a total of 3.
event-dice-rolled = { NAME($attacker) } rolls { $attack-die } for a total of { $attack }, { NAME($defender) } rolls { $defence-die } for a total of { $defence }.
# $faction (id), $die (number): what the die shows now; $total (number): with units and bonuses
# Example: ann rolls again: 3 for a total of 3.
event-die-rerolled = { NAME($faction) } rolls again: { $die } for a total of { $total }.
# $total (number): of dice that nobody owns
# Example: The dice show 3.
event-rolled = The dice show { $total }.
# $area (id), $faction (id or none): the winner; a defender who lost all units keeps the land and is named too, but a sea
# without fleets belongs to nobody. $side (word: attacker, defender): which side $faction was on; $rounds (number)
event-battle-ended =
    { $faction ->
        [none] The battle ends: nobody holds { NAME($area, case: "def") }.
       *[other] The battle ends: { NAME($faction) } holds { NAME($area, case: "def") }.
    }
    .does =
        { $side ->
            [attacker]
                { $rounds ->
                    [one] wins the battle
                   *[other] wins the battle after { $rounds } rounds
                }
           *[defender]
                { $rounds ->
                    [one] holds { NAME($area, case: "def") }
                   *[other] holds { NAME($area, case: "def") } after { $rounds } rounds
                }
        }
# $faction (id), $area (id), $loser (id: player, or none): who held it. $list (text)
event-area-taken = { NAME($faction) } takes control of { NAME($area, case: "def") }.
    .does =
        { $loser ->
            [none] takes control of { NAME($area, case: "def") }
           *[other] takes { NAME($area, case: "def") } from { NAME($loser) }
        }
    .short =
        { $loser ->
            [none] takes control of it
           *[other] takes it from { NAME($loser) }
        }
    .what = { NAME($area, case: "def") }
    .many = takes control of { $list }

## Events: buildings

# $faction (id), $building (id: building), $area (id). $list (text). .instead: it takes the place of $old (id: building);
# .renewed: of one of its kind
event-building-built = { NAME($faction) } { event-building-built.does }.
    .does = builds { event-building-built.what }
    .what = a { NAME($building) } { NAME($area, case: "in") }
    .many = builds { $list }
    .instead = replaces a { NAME($old) } { NAME($area, case: "in") } with a { NAME($building) }
    .renewed = rebuilds a { NAME($building) } { NAME($area, case: "in") }
# $building (id: building), $area (id): it has no owner yet, in the setup. $list (text)
event-building-placed = A { NAME($building) } is placed { NAME($area, case: "in") }.
    .what = a { NAME($building) } { NAME($area, case: "in") }
    .many = On the board: { $list }.
# $building (id: building), $area (id). .does and .many are told of the owner, if anybody is; so is .given, where the owner
# makes way for something else. $list (text)
event-building-removed = A { NAME($building) } { NAME($area, case: "in") } is removed.
    .does = loses { event-building-removed.what }
    .what = a { NAME($building) } { NAME($area, case: "in") }
    .many = loses { $list }
    .given = gives up { $list }
# $faction (id), $building (id: building), $into (id: building): the new one; $area (id)
# Example: ann turns a port in C3 into a fortress.
event-building-transformed = { NAME($faction) } { event-building-transformed.does }.
    .does = turns a { NAME($building) } { NAME($area, case: "in") } into a { NAME($into) }
# $faction (id), $area (id). .empty: $card (id: bonus), the bonus of the metropolis, brings nothing.
# .renewed: it takes the place of another one.
# Example: ann builds a metropolis in C3.
event-metropolis-built = { NAME($faction) } { event-metropolis-built.does }.
    .does = builds a metropolis { NAME($area, case: "in") }
    .empty = gets nothing from the bonus “{ NAME($card) }”
    .renewed = rebuilds the metropolis { NAME($area, case: "in") }
# $faction (id), $card (id: hero): the metropolis lies on this card, out of reach of everybody
# Example: ann builds a metropolis on the card of Ajax.
event-metropolis-hidden = { NAME($faction) } { event-metropolis-hidden.does }.
    .does = builds a metropolis on the card of { NAME($card) }
# $faction (id), $area (id). $count (number): of those that stood there, for .does
# Example: ann loses the metropolis in C3.
event-metropolis-lost = { NAME($faction) } loses the metropolis { NAME($area, case: "in") }.
    .does =
        { $count ->
            [one] loses the metropolis { NAME($area, case: "in") }
           *[other] loses { $count } metropolises { NAME($area, case: "in") }
        }

## Events: cards held in front of a faction

# $faction (id), $goods (goods), $count (number). $list (text)
event-goods-gained = { NAME($faction) } { event-goods-gained.does }.
    .does = gains { UNIT($goods, $count) }
    .what = { UNIT($goods, $count) }
    .many = gains { $list }
# $faction (id), $goods (goods), $count (number). $list (text). .kept: they were given so that $kept (id: creature or
# hero) stays. .gone: they leave the game.
event-goods-lost = { NAME($faction) } { event-goods-lost.does }.
    .does = gives up { UNIT($goods, $count) }
    .what = { UNIT($goods, $count) }
    .many = gives up { $list }
    .kept = gives up { UNIT($goods, $count) } to keep { NAME($kept, case: "def") }
    .gone = removes { UNIT($goods, $count) } from the game
# $faction (id): who takes them; $victim (id), $goods (goods), $count (number)
# Example: ann steals 3 priestesses from bob.
event-goods-stolen = { NAME($faction) } { event-goods-stolen.does }.
    .does = steals { UNIT($goods, $count) } from { NAME($victim) }

## Events: pieces on the board

# $faction (id), $card (id: creature or artifact), $area (id)
# Example: ann places Charon in C3.
event-piece-placed = { NAME($faction) } { event-piece-placed.does }.
    .does = places { NAME($card, case: "def") } { NAME($area, case: "in") }
    .short =
        { KIND($card) ->
            [artifact] places the artifact { NAME($area, case: "in") }
           *[other] places the figure { NAME($area, case: "in") }
        }
# $card (id: creature or artifact), $from (id), $to (id). .does is told of the owner.
# Example: Charon moves from C3 to D4.
event-piece-moved =
    { KIND($card) ->
        [artifact] Moved from { NAME($from, case: "def") } to { NAME($to, case: "def") }: { NAME($card, case: "def") }.
       *[other] { NAME($card, case: "Def") } moves from { NAME($from, case: "def") } to { NAME($to, case: "def") }.
    }
    .does = moves { NAME($card, case: "def") } from { NAME($from, case: "def") } to { NAME($to, case: "def") }
# $card (id: creature, hero or artifact), $area (id): taken off the board.
# Example: Charon leaves C3.
event-piece-removed =
    { KIND($card) ->
        [artifact] Removed from { NAME($area, case: "def") }: { NAME($card, case: "def") }.
        [hero] { NAME($card) } leaves { NAME($area, case: "def") }.
       *[other] { NAME($card, case: "Def") } leaves { NAME($area, case: "def") }.
    }
# $faction (id), $card (id: hero), $area (id)
# Example: ann recruits Ajax in C3.
event-hero-recruited = { NAME($faction) } { event-hero-recruited.does }.
    .does = recruits { NAME($card) } { NAME($area, case: "in") }
    .short = places the hero { NAME($area, case: "in") }
# $faction (id), $card (id: hero): goes back to the track; $for (id: hero): comes from the track to $area (id)
# Example: ann exchanges Ajax for Croesus in C3.
event-hero-exchanged = { NAME($faction) } { event-hero-exchanged.does }.
    .does = exchanges { NAME($card) } for { NAME($for) } { NAME($area, case: "in") }
# $faction (id), $card (id: hero)
# Example: ann sacrifices Ajax.
event-hero-sacrificed = { NAME($faction) } { event-hero-sacrificed.does }.
    .does = sacrifices { NAME($card) }
# $area (id), $count (number). $list (text)
event-prosperity-placed =
    { $count ->
        [one] A prosperity token is placed { NAME($area, case: "in") }.
       *[other] { $count } prosperity tokens are placed { NAME($area, case: "in") }.
    }
    .what =
        { $count ->
            [one] a prosperity token { NAME($area, case: "in") }
           *[other] { $count } prosperity tokens { NAME($area, case: "in") }
        }
    .many = Placed: { $list }.
# $area (id), $count (number)
# Example: 3 prosperity tokens are taken from C3.
event-prosperity-taken =
    { $count ->
        [one] A prosperity token is taken from { NAME($area, case: "def") }.
       *[other] { $count } prosperity tokens are taken from { NAME($area, case: "def") }.
    }

## Events: other

# $counter (id: counter), $value (number): what it shows now.
event-counter-changed = { NAME($counter) }: { $value }.
# $faction (id), $card (id: creature, hero, item or favor): what brings an effect that lasts. .about: $chosen (ids) is what
# it is about
event-lasting-began = { NAME($faction) } { event-lasting-began.does }.
    .does = gains the lasting effect of { NAME($card, case: "def") }
    .about = gains the lasting effect of { NAME($card, case: "def") } ({ LIST($chosen) })
# $faction (id), $god (id: god, or none): the god it leaves with its faction; none where it leaves the turn track, to be
# offered.
# Example: The marker of ann leaves Athena.
event-marker-taken =
    { $god ->
        [none] Next to make an offering: { NAME($faction) }.
       *[other] The marker of { NAME($faction) } leaves { NAME($god) }.
    }
# $faction (id), $group (pairs of unit, hero or artifact and count), $area (id): attackers who waited for the end of the
# battle.
# Example: ann reaches C3 with 2 troops and 2 mercenaries.
event-units-arrived = { NAME($faction) } reaches { NAME($area, case: "def") } with { LIST($group, case: "def") }.

## Rules of the core: rule-<id>, as an event names its cause

# Why a piece leaves whose time on the board is over.
rule-expiry =
    { $case ->
       *[nom] End of its stay
        [aside] end of its stay
    }

## Piles (expansions add theirs)

# Example: Shuffled: creature deck.
pile-creature-deck = creature deck
# Example: Shuffled: creature discard pile.
pile-creature-discard = creature discard pile
# Example: Shuffled: hero deck.
pile-hero-deck = hero deck
# Example: Shuffled: hero discard pile.
pile-hero-discard = hero discard pile
# Example: Shuffled: stack of metropolis tokens.
pile-metropolis-stack = stack of metropolis tokens
# Example: Shuffled: cards out of the game.
pile-removed = cards out of the game

## Prompts: prompt-<id> asks the seat for its next answer

# The questions of the turn
prompt-bid = Which god, and how much?
prompt-action = What do you do?
prompt-again = Do you go on?
prompt-one-of = Which of these?
prompt-may = Do you want this?
prompt-choose-next = Who or what comes next?
prompt-choose-rule = Which comes first?
# Choosing something, when no other words fit better
prompt-choose-amount = How many?
prompt-choose-area = Which place?
prompt-choose-building = Which building?
prompt-choose-card = Which card?
prompt-choose-die = Which die?
prompt-choose-faction = Which player?
prompt-choose-god = Which god?
prompt-choose-goods = Which kind of card?
prompt-choose-hero = Which hero?
prompt-choose-site = Which site?
prompt-choose-special = Which special metropolis?
prompt-choose-type = Which kind of building?
prompt-choose-unit = Which kind of unit?
prompt-choose-units = Which unit, and where?
# Cards
prompt-buy-card = Which card do you buy?
prompt-use-discounts = Which discounts do you use?
prompt-replace-card = Which card do you replace?
prompt-copy-ability = Whose ability do you use?
prompt-arrange = In which order?
prompt-keep-card = Which card do you keep?
prompt-keep-creature = Do you keep the creature?
prompt-keep-hero = Do you keep the hero?
prompt-keep-piece = Does the figure stay?
prompt-play-looked = Do you play the card you looked at?
prompt-hand-over = To which area of your partner does it go?
prompt-give-gold = How much do you give?
prompt-give-to = To whom do you give gold?
# Units, figures and buildings
prompt-place-unit = Where do you place the unit?
prompt-place-piece = Where do you place the figure?
prompt-move-piece = Where does the figure move?
prompt-push-unit = Where is the unit pushed?
prompt-distribute = How do you distribute them?
prompt-placement-area = In which area do you begin?
prompt-deploy-first = Which is your first area?
prompt-deploy-second = Which is your second area?
prompt-build-site = Where do you build?
prompt-harbour-sea = Which sea does it face?
prompt-metropolis-site = Where does the metropolis stand?
prompt-instead = What happens instead?
prompt-instead-of-site = What happens instead of placing the metropolis?
prompt-give-building = Which building do you give up?
# Movements
prompt-move-march = From where to where do you march?
prompt-move-fly = From where to where do you fly?
prompt-move-heroic = From where to where does the hero go?
prompt-move-titan = From where to where does the titan go?
prompt-move-group = Which units move?
prompt-next-leg = Where do they go on to?
prompt-stop-or-cross = Do they stop here or cross?
prompt-sail-from = From where do you sail?
prompt-sail-group = How many sail?
prompt-sail-to = Where do you sail?
prompt-sail-on = Where do you sail on to?
# Battles
prompt-loss = Which unit do you lose?
prompt-instead-of-loss = What happens instead of losing the unit?
prompt-pay-for-partner = Do you pay so that your partner keeps the unit?
prompt-retreat = Do you retreat, and where?
prompt-retreat-unit = Where does the unit retreat?
prompt-carry = What do they take along?
prompt-reroll = Do you roll again?
prompt-military-victory = Do you build a metropolis here?
# Windows: moments at which a card may be used
prompt-window-actions-begin = Do you use a card before the actions begin?
prompt-window-assault-begins = Do you use a card in this assault?
prompt-window-gods-laid = Do you use a card now that the gods are laid?
prompt-window-offerings-begin = Do you use a card before the offerings begin?
prompt-window-threat-rolled = Do you use a card now that the dice are rolled?

## Lines: line-<word> is what a seat may do in its turn, as on a button

line-build = Build
# $card (ids: kinds of cards, or none)
line-buy =
    { $card ->
        [none] Buy a card
       *[other] Buy { ANY($card, case: "a") }
    }
line-march = Move on land
line-recruit = Recruit
# $card (id: hero)
# Example: Sacrifice Ajax
line-sacrifice = Sacrifice { NAME($card) }
line-sail = Move at sea
line-take-gold = Take gold

## Words: word-<word> is a short answer, as on a button

word-yes = yes
word-no = no
word-none = none
word-nothing = nothing
word-end = end the turn
word-pass = pass
word-stay = stay
word-stop = stop
word-cross = cross
word-keep = keep
word-release = give up
word-let-go = let go
word-pay = pay
word-full = full price
word-attackers = with the attackers
word-hidden = the metropolis on a card
word-die-1 = first die
word-die-2 = second die

## Refusals: refusal-<code> says why an answer is not legal

# $what (id: card, or none)
refusal-not-offered =
    { $what ->
        [none] This is no answer to the question.
       *[other] Not to be had now: { NAME($what) }.
    }
# $price, $gold (numbers), $what (goods, or none for gold): what it costs and what is there of it
refusal-cannot-pay =
    { $what ->
        [none]
            { $gold ->
                [one] This costs { $price } { -gp }; there is { $gold }.
               *[other] This costs { $price } { -gp }; there are { $gold }.
            }
       *[other]
            { $gold ->
                [one] This takes { $price }, there is { $gold }: { NAME($what) }.
               *[other] This takes { $price }, there are { $gold }: { NAME($what) }.
            }
    }
# $until (word: turn, round, card), $what (id: building, or none)
refusal-used-up =
    { $until ->
        [round]
            { $what ->
                [none] This was used already in this cycle.
               *[other] Used already in this cycle: { NAME($what) }.
            }
        [card] These units move no further with this card.
       *[turn] This cannot be done again in this turn.
    }
# $key (word, or none), $needs (ids or words, or none), $amount (number): what is missing, for NEED
refusal-no-target =
    { $key ->
        [none] This is not a possible target.
       *[other] Not possible. Needed: { NEED($key, $needs, $amount) }.
    }
# $what (unit, goods or building, or none)
# Example: None left: troop.
refusal-nothing-left =
    { $what ->
        [none] There is none left.
       *[other] None left: { NAME($what) }.
    }
# $by (id of what forbids it: card, piece, god, building; none: a rule)
# $key (word, or none), $needs (ids or words, or none), $amount (number): what is missing, for NEED by a rule
refusal-forbidden =
    { $by ->
        [none]
            { $key ->
                [none] A rule forbids this.
               *[other] A rule forbids this. Needed: { NEED($key, $needs, $amount) }.
            }
       *[other]
            { $key ->
                [none] This is forbidden by: { NAME($by) }.
               *[other] { NAME($by) } forbids this. Needed: { NEED($key, $needs, $amount) }.
            }
    }
# $by (id: the piece, or none)
refusal-barred =
    { $by ->
        [none] Fleets may not go there.
       *[other] Barred for fleets by: { NAME($by) }.
    }
# $needs (id: hero or artifact without which there is no way, or none)
# $key (word, or none), $beside (ids of areas, or none): what would be a way, for NEED
refusal-out-of-reach =
    { $needs ->
        [none]
            { $key ->
                [none] This is out of reach.
               *[other] This is out of reach. Needed: { NEED($key, $beside, 0) }.
            }
       *[other] Out of reach without: { NAME($needs) }.
    }
# $owner (id: player, or none)
refusal-last-area =
    { $owner ->
        [none] The last area of a player is protected.
       *[other] The last area of { NAME($owner) } is protected.
    }
# $amount, $standing (numbers)
refusal-too-low =
    { $standing ->
        [0] An offering of { $amount } is too low.
       *[other] An offering of { $amount } is too low: { $standing } stands there already.
    }
# $god (id: god, or none)
# Example: Just outbid there, so another god has to be chosen: not Athena.
refusal-just-outbid =
    { $god ->
        [none] Whoever is outbid has to choose another god.
       *[other] Just outbid there, so another god has to be chosen: not { NAME($god) }.
    }
# $by (id: player, creature or building, or none)
# $key (word, or none): site-covered if it is under the building
refusal-taken =
    { $by ->
        [none] This is taken already.
       *[other]
            { $key ->
                [site-covered] Covered by: { NAME($by) }.
               *[other] Taken already by: { NAME($by) }.
            }
    }
# $god (id: god, or none)
# Example: Not face up: Athena.
refusal-closed =
    { $god ->
        [none] This god is not face up.
       *[other] Not face up: { NAME($god) }.
    }
# $owner (id: player, or none)
refusal-not-yours =
    { $owner ->
        [none] This is not yours.
       *[other] This is not yours, it belongs to: { NAME($owner) }.
    }
# $least, $most (numbers), $what (id: unit or building, or none)
# $amounts (numbers, or none): those that are possible
refusal-wrong-amount =
    { $what ->
        [none]
            { $most ->
                [0] Nothing can be given here.
               *[other]
                    { $amounts ->
                        [none] The amount must be between { $least } and { $most }.
                       *[other] Possible amounts: { $amounts }.
                    }
            }
       *[other]
            { $least ->
                [0]
                    { $most ->
                        [0] None there: { ANY($what) }.
                       *[other] At most { $most } here: { ANY($what) }.
                    }
               *[other] At least { $least } of: { ANY($what) }.
            }
    }
# $first (ids of actions, or none): what comes first; $key (word, or none), $needs (ids or words, or none), $amount (number): what is missing, for NEED now
refusal-not-now =
    { $first ->
        [none]
            { $key ->
                [none] This is not possible now.
               *[other] Not possible now. Needed: { NEED($key, $needs, $amount) }.
            }
       *[other] First comes: { LIST($first) }.
    }
# $by (id: card, or none)
# $key (word, or none), $needs (ids or words, or none), $amount (number): what is missing, for NEED by the card
refusal-condition =
    { $key ->
        [none]
            { $by ->
                [none] The condition for this is not met.
               *[other] The condition is not met: { NAME($by) }.
            }
       *[other]
            { $by ->
                [none] Not possible. Needed: { NEED($key, $needs, $amount) }.
               *[other] { NAME($by) } asks for: { NEED($key, $needs, $amount) }.
            }
    }
# $text (text, or none)
refusal-unknown-answer =
    { $text ->
        [none] This answer is not understood here.
       *[other] This is not understood here: “{ $text }”.
    }
# $text (text)
refusal-left-over = There is more in the answer than was asked: “{ $text }”.
# $words (number), $length (number)
# Example: The answer is too long: up to 3 words and 3 characters are read.
refusal-too-long = The answer is too long: up to { $words } words and { $length } characters are read.
refusal-game-over = The game is over.
# $asked, $seat (names of players)
refusal-wrong-seat = { $asked } is asked now, not { $seat }.
# $text (text)
refusal-unfinished = This move is not complete: “{ $text }”. Choose the rest of it too.
refusal-revealed = This cannot be taken back any more: chance or a card has shown something since.

## What is missing: need-<key> says what a key of a selector or condition asks for

# $need (text): the inner need
need-not = not this: { $need }
# $need (text): the inner need; $amount (number)
need-at-most = { $need } (at most { $amount })
# $need (text): the inner need; $amount (number)
need-exactly = { $need } (exactly { $amount })
need-any-other = something else than this
need-any-further = something to go on with after this choice
need-any-effect = something that this would change, which there is not now
# $needs (ids or words, or none): what is asked for
need-area-kind =
    { $needs ->
        [land] a land area
       *[sea] a sea area
    }
# $needs (ids or words, or none): what is asked for
need-area-owner =
    { $needs ->
        [mine] an area of your own
        [nobody] an area of no player
        [ally] an area of an ally
        [anyone] an area of a player
        [enemy] an area of an opponent
        [target] an area of an opponent
        [rival] an area of another player
        [unspared] an area that no ally controls
        [none] an area of a player
       *[other] an area that belongs to: { ANY($needs) }
    }
# $needs (ids or words, or none): what is asked for
need-area-at =
    { $needs ->
        [none] the area that this is about
       *[other] { ANY($needs) }
    }
# $needs (ids or words, or none): what is asked for
need-area-near =
    { $needs ->
        [none] an adjacent area
       *[other] an area next to: { ANY($needs) }
    }
# $needs (ids or words, or none): what is asked for
need-area-not-at =
    { $needs ->
        [none] another area
       *[other] another area than: { ANY($needs) }
    }
# $needs (ids or words, or none): what is asked for
need-area-island-of =
    { $needs ->
        [none] an area of the same island
       *[other] an area of the same island as: { ANY($needs) }
    }
# $needs (ids or words, or none): what is asked for
need-area-suits = a place where this figure may stand: { ANY($needs) }
# $needs (ids or words, or none): what is asked for; $amount (number)
need-area-holds = an area with at least { $amount } of: { ANY($needs) }
# $needs (ids or words, or none): what is asked for; $amount (number)
need-area-holds-alone = an area with exactly { $amount } of these and no other unit: { ANY($needs) }
need-area-piece = a figure in the area
# $amount (number)
# Example: an area with at least 3 prosperity markers
need-area-tokens =
    { $amount ->
        [one] an area with at least one prosperity marker
       *[other] an area with at least { $amount } prosperity markers
    }
# $needs (ids or words, or none): what is asked for
need-area-counter = an area that counts for: { ANY($needs) }
# $needs (ids or words, or none): what is asked for
need-area-building =
    { $needs ->
        [none] an area with a building
       *[other] an area with one of these buildings: { ANY($needs) }
    }
need-area-last-of = the last land area of its owner
# $needs (ids or words, or none): what is asked for
need-area-recruit = an area where this unit can be placed: { ANY($needs) }
# $needs (ids or words, or none): what is asked for
need-area-allowed =
    { $needs ->
        [may-sail] a sea area where fleets may be
       *[other] an area that this card may be aimed at
    }
# $amount (number)
# Example: at least 3 free sea areas next to it
need-area-free-seas =
    { $amount ->
        [one] at least one free sea area next to it
       *[other] at least { $amount } free sea areas next to it
    }
need-area-any = an area that fits one of several conditions
need-area-all = an area that fits all conditions
need-area-not = an area of another kind
need-site-clear = a free site for a large building
need-site-clearable = a site that can be cleared for a large building
# $needs (ids or words, or none): what is asked for
need-site-large =
    { $needs ->
        [large] a site for large buildings
       *[other] a site for basic buildings
    }
need-site-not = another building or site
# $needs (ids or words, or none): what is asked for
need-site-type =
    { $needs ->
        [none] a building of the type that was chosen
       *[other]
            { COUNT($needs) ->
                [1] { ANY($needs) }
               *[other] one of these buildings: { ANY($needs) }
            }
    }
# $needs (ids or words, or none): what is asked for
need-site-tag =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] one of these buildings: { ANY($needs) }
    }
# $needs (ids or words, or none): what is asked for
need-site-not-tag =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] one of these buildings: { ANY($needs) }
    }
need-site-holds-victory = a metropolis
need-site-occupied = a building on this site
need-site-place = a site on the board
need-site-free = a free site in one of your areas
need-site-set = the buildings of a whole set
need-site-later = the other buildings of the set first
need-site-discount = a building that gives a discount
# $needs (ids or words, or none): what is asked for
need-units-unit =
    { $needs ->
        [none] a unit that can be chosen
       *[other]
            { COUNT($needs) ->
                [1] { ANY($needs) }
               *[other] one of these units: { ANY($needs) }
            }
    }
# $needs (ids or words, or none): what is asked for
need-units-tag =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] one of these units: { ANY($needs) }
    }
need-units-not-tag = a unit of another kind
need-units-moves = a unit that can move
# $needs (ids or words, or none): what is asked for
need-units-side =
    { $needs ->
        [mine] a unit of your side in the battle
        [attacker] a unit of the attacker
        [defender] a unit of the defender
       *[other] a unit of the other side in the battle
    }
need-units-lost-last = first the loss of the other units
# $needs (ids: piles, or none)
# Example: a card from: creature deck or creature discard pile
need-card-zone =
    { $needs ->
        [none] a card from the place where this action takes it
       *[other] a card from: { ANY($needs) }
    }
# $needs (ids or words, or none): what is asked for
need-card-held =
    { $needs ->
        [mine] a card in front of you
        [anyone] a card in front of a player
        [ally] a card in front of an ally
       *[other] a card in front of another player
    }
need-card-among = one of the cards that were drawn or chosen before
# $needs (ids or words, or none): what is asked for
need-card-tag =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] one of these: { ANY($needs) }
    }
need-card-not-tag = a card of another kind
# $needs (ids or words, or none): what is asked for
need-card-kind = a card of this kind: { ANY($needs) }
# $needs (ids or words, or none): what is asked for
need-card-id = this card: { ANY($needs) }
# $needs (ids or words, or none): what is asked for
need-card-except = another card than: { ANY($needs) }
need-card-on-board = a card whose figure is on the board
need-card-able = a card whose ability can be used now
need-card-open = a god that takes offerings in this cycle
need-card-not-god = a card that is not a god
need-card-sale = what this card asks of its buyer
need-god-above = a god that comes earlier in the order
need-god-auctioned = a god that takes offerings with an amount
need-god-last = the last god of the cycle
need-god-any = a god
# $needs (ids or words, or none): what is asked for
need-faction-is =
    { $needs ->
        [mine] you
        [ally] an ally
        [anyone] a player in the game
        [rival] another player
       *[other] an opponent
    }
# $needs (ids or words, or none): what is asked for; $amount (number)
need-faction-has =
    { $needs ->
        [gold] a player with enough gold: { $amount }
       *[other] a player who has: { ANY($needs) }
    }
need-faction-reached = a player with enough metropolises to win
need-faction-alive = a player who is still in the game
# $needs (ids or words, or none): what is asked for
need-unit-of =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] one of these units: { ANY($needs) }
    }
# $needs (ids or words, or none): what is asked for
need-unit-tag =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] one of these units: { ANY($needs) }
    }
# $needs (units, or none)
# Example: one of these units left in your reserve: troop
need-unit-in-reserve =
    { $needs ->
        [none] a unit that is left in your reserve
       *[other] one of these units left in your reserve: { ANY($needs) }
    }
# $needs (ids or words, or none): what is asked for
need-type-of =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] one of these buildings: { ANY($needs) }
    }
# $needs (ids or words, or none): what is asked for
need-type-tag =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] one of these buildings: { ANY($needs) }
    }
# $needs (ids or words, or none): what is asked for
need-type-not-tag =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] one of these buildings: { ANY($needs) }
    }
need-type-lacking = a building that you do not have yet
need-type-in-stock = a building that is left in the supply
need-type-except = a building of another type
need-type-of-god = a building of a god of this cycle
# $needs (ids or words, or none): what is asked for
need-goods-of =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] one of these: { ANY($needs) }
    }
# $needs (ids or words, or none): what is asked for
need-goods-owned =
    { $needs ->
        [none] a card of a kind that you have
       *[other] one of these in front of you: { ANY($needs) }
    }
need-goods-in-stock = a card of a kind that is left in the supply
need-amount-from = a higher number
need-amount-to = a lower number
need-line-skipped = this action before the paid ones, which have begun
need-line-turn = your own turn with a god
# $needs (ids or words, or none): what is asked for
need-line-moment =
    { $needs ->
        [assault-begins] the moment before the dice of a battle
        [dice-rolled] the moment after the dice of a battle
        [offerings-begin] the moment before the offerings
        [actions-begin] the moment before the first turn of the cycle
        [threat-rolled] the moment after the roll for the threat
        [gods-laid] the moment when the gods are laid out
        [metropolis-placed] the moment when a metropolis is placed
        [unit-lost] the moment when a unit is lost
        [piece-expires] the moment when a figure would leave the board
       *[other] the moment for which this card is made
    }
need-line-asked = first an answer to the question that is open
need-condition-option = another option of the rules
# $needs (ids or words, or none): what is asked for
need-condition-god =
    { $needs ->
        [none] the turn of another god
       *[other]
            { COUNT($needs) ->
                [1] a turn with: { ANY($needs) }
               *[other] a turn with one of these gods: { ANY($needs) }
            }
    }
need-condition-exists = something that this can be done with
# $needs (ids or words, or none): what is asked for
need-condition-set =
    { $needs ->
        [none] a whole set of buildings
       *[other] one building of each: { LIST($needs) }
    }
need-condition-zone = other cards on the pile
# $needs (ids or words, or none): what is asked for
need-condition-side =
    { $needs ->
        [attacker] a battle as the attacker
       *[other] a battle as the defender
    }
need-condition-for = the right side in the battle
# $needs (ids or words, or none): what is asked for
need-condition-battle =
    { $needs ->
        [land] a battle on land
       *[other] a battle at sea
    }
need-condition-die = a die that was rolled
need-condition-move = another kind of move
# $needs (ids or words, or none): what is asked for
need-condition-group-has = in the group one of: { ANY($needs) }
# $needs (ids or words, or none): what is asked for
need-condition-by = one of these cards: { ANY($needs) }
need-condition-about = another player or god
need-condition-cause = another cause of the loss
# $needs (ids or words, or none): what is asked for
need-condition-lost = the loss of one of: { ANY($needs) }
need-condition-at-here = the area of this card’s figure
need-condition-harbour-sea = a battle in the sea that the building faces
need-condition-coast = a battle at the coast of the building’s area
# $needs (ids or words, or none): what is asked for; $amount (number)
need-condition-owns = at least { $amount } of these on the board: { ANY($needs) }
need-condition-as-if-captured = a capture that decides the game
need-condition-known = a choice that was made before
need-condition-mode = another game mode
# $needs (ids or words, or none): what is asked for
need-condition-room-for = a building of this kind and a place for it: { ANY($needs) }
need-condition-receives = the income of the area
need-condition-own-turn = your own turn
need-condition-hired-before = a card taken in an earlier cycle
need-condition-ending = the end of the game
need-condition-cite = what the rule says
need-condition-not = the opposite
need-condition-any = one of several conditions
need-condition-all = all conditions
# $amount (number)
# Example: a value of an option: 3
need-number-option = a value of an option: { $amount }
# $needs (ids or words, or none): what is asked for; $amount (number)
need-number-counter = { ANY($needs) }: { $amount }
# $needs (ids or words, or none): what is asked for; $amount (number)
need-number-goods = { ANY($needs) }: { $amount }
# $amount (number)
# Example: gold: 3
need-number-gold = gold: { $amount }
# $amount (number)
# Example: land areas under control: 3
need-number-land-areas = land areas under control: { $amount }
# $amount (number)
# Example: metropolises: 3
need-number-metropolises = metropolises: { $amount }
# $needs (ids or words, or none): what is asked for; $amount (number)
need-number-count =
    { $needs ->
        [none] so many that fit: { $amount }
       *[other] { ANY($needs) }: { $amount }
    }
# $amount (number)
# Example: half of a number: 3
need-number-half = half of a number: { $amount }
# $amount (number)
# Example: a product: 3
need-number-times = a product: { $amount }
# $amount (number)
# Example: a sum: 3
need-number-sum = a sum: { $amount }
# $amount (number)
# Example: a smallest number: 3
need-number-least = a smallest number: { $amount }
# $amount (number)
# Example: printed symbols of the area: 3
need-number-symbols = printed symbols of the area: { $amount }
# $amount (number)
# Example: cornucopias of the area: 3
need-number-cornucopias = cornucopias of the area: { $amount }
# $amount (number)
# Example: so many left in the supply: 3
need-number-stock = so many left in the supply: { $amount }
# $amount (number)
# Example: a value of an option: 3
need-number-by-option = a value of an option: { $amount }
# $amount (number)
# Example: a value on the board: 3
need-number-quantity = a value on the board: { $amount }
# $amount (number)
# Example: cycle 3
need-number-round = cycle { $amount }
# $amount (number)
# Example: metropolises to win: 3
need-number-target = metropolises to win: { $amount }
# $amount (number)
# Example: a roll of 3
need-number-roll = a roll of { $amount }
# $amount (number)
# Example: sides in the game: 3
need-number-sides = sides in the game: { $amount }
# $amount (number)
# Example: place among the markers of the printed god: 3
need-number-printed-place = place among the markers of the printed god: { $amount }
# $needs (ids or words, or none): what is asked for
need-area-not-of = an area that does not belong to: { ANY($needs) }
need-reach-any = a way to another area
need-reach-coast = a sea area next to one of your land areas
# $needs (ids or words, or none): what is asked for
need-reach-sea = a sea area next to: { ANY($needs) }
# $needs (ids or words, or none): what is asked for
need-reach-way = an area next to this one, or connected with it by your fleets: { ANY($needs) }
# $needs (ids or words, or none): what is asked for
need-reach-on = a way on from: { ANY($needs) }
# $needs (ids or words, or none): what is asked for
need-reach-harbour = a sea area that the site faces in: { ANY($needs) }
need-card-for-sale = a card that is for sale
need-card-full-price = its full price, without discounts
need-faction-consents = the consent of your partner, who has refused
# $needs (ids of areas)
need-reach-around = this area or one next to it: { ANY($needs) }
# The opposite of need-area-island-of. $needs (ids of areas, or none)
need-not-area-island-of =
    { $needs ->
        [none] an area of another island
       *[other] an area of another island than: { ANY($needs) }
    }
# The opposite of need-area-owner. $needs (words: mine, nobody, rival or others)
need-not-area-owner =
    { $needs ->
        [mine] an area that is not yours
        [nobody] an area that belongs to a player
        [rival] an area that belongs to you or to no player
       *[other] an area of another owner
    }
need-not-god-above = no god earlier in the order

## Problems of content: see problems.ftl

