### Cyclades, the first edition (2009): names and texts. The layer under Hades and Titans.


## Modules, options and boards

# Length: name 88
module-legacy = First edition
    .text = The game of 2009 with four god tiles, Apollo and seventeen creatures, for two to five players.
option-figurine-expiry = End of island figurines
    .text = owner-next-turn: a figurine stays until its owner’s first turn of the next cycle begins. next-round: it leaves when the next cycle begins.
option-medusa-mode = Medusa
    .text = no-entry: nobody may move onto her island. no-exit: nobody may move off it.
option-card-stock = Stock of cards
    .text = How many priest and philosopher cards there are: 18 and 17, or 16 of each.
option-max-offering = Highest offering
    .text = none: offerings are unlimited. 20: nobody may offer more than 20 GP.
option-winner-by = The winner
    .text = metropolises: of those with enough metropolises the one with the most of them wins, gold breaks ties. gold: of those with enough the one with the most gold wins, however many metropolises each has.
option-last-island = Attack on a last island
    .text = adds: only if its capture brings a further metropolis and enough of them. reached: also if the attacker has enough already. proven: only if its capture brings a further metropolis and enough of them, and gold could no longer decide against the attacker.
option-both-on-apollo = Both markers on Apollo
    .text = Two players. true: both markers of a player may stand on Apollo. false: only one, as long as the other has another place.
option-apollo-anywhere = Island for Apollo’s marker
    .text = false: the prosperity marker goes to an island you control. true: it goes to any island.
option-reshuffle = When the discard pile is shuffled
    .text = when-needed: when a creature card must be drawn and the draw pile is empty. when-empty: as soon as the draw pile is empty.
option-sphinx-removes = What the Sphinx buys
    .text = false: it goes back to the reserve and the supply. true: it leaves the game.
board-legacy-3 = Map for two and three players
    .text = The small map: eight islands and four trade spaces.
board-legacy-4 = Map for four players
    .text = The middle map: ten islands and six trade spaces.
board-legacy-5 = Map for five players
    .text = The large map: thirteen islands and six trade spaces.

## Words of this edition

-land =
    { $case ->
       *[nom] island
        [def] the island
        [in] on the island
    }
-sea =
    { $case ->
       *[nom] sea space
        [def] the sea space
        [in] in the sea space
    }
# $area (text): its id; $place (id: land)
place-land =
    { $case ->
       *[nom] { NAME($place) }
        [def] { NAME($place) }
        [in] on { NAME($place) }
    }
# $owner (id: player, or none)
refusal-last-area =
    { $owner ->
        [none] The last island of a player is protected.
       *[other] The last island of { NAME($owner) } is protected.
    }
cli-column-areas = islands
# $area (id), $count (number). $list (text)
event-prosperity-placed =
    { $count ->
        [one] A prosperity marker is placed { NAME($area, case: "in") }.
       *[other] { $count } prosperity markers are placed { NAME($area, case: "in") }.
    }
    .what =
        { $count ->
            [one] a prosperity marker { NAME($area, case: "in") }
           *[other] { $count } prosperity markers { NAME($area, case: "in") }
        }
    .many = Placed: { $list }.
# $area (id), $count (number)
# Example: 3 prosperity markers are taken from C3.
event-prosperity-taken =
    { $count ->
        [one] A prosperity marker is taken from { NAME($area, case: "def") }.
       *[other] { $count } prosperity markers are taken from { NAME($area, case: "def") }.
    }
# The last sentence of a card that leaves a figurine on an island. $figurine-expiry (option: owner-next-turn or next-round)
note-figurine =
    { $figurine-expiry ->
        [next-round] The figurine stays until the next cycle begins.
       *[owner-next-turn] The figurine stays until your first turn of the next cycle.
    }
# Added to a card that speaks of islands: with the board of the Titans each of them is a territory (T0.1, T14)
note-island =
    { PLAYED("titans/board") ->
        [true] { " " }An island here is one territory.
       *[false] { "" }
    }
# The last sentence of a card that is aimed at a player, where there may be teams; it begins with a space, or is empty.
# $partner-targets (option: true or false), which only the board with teams has.
note-partner =
    { PLAYED("titans/board") ->
        [true]
            { $partner-targets ->
                [true] { " " }In teams your partner may be the target.
               *[false] { " " }In teams never your partner.
            }
       *[false] { "" }
    }

## Gods (L11)

# Rule: L11.1
# Length: name 51, text 462
# Example: ann acts for Poseidon.
god-poseidon = Poseidon
    .text = Free: one fleet. Paid: up to three more for 1, 2 and 3 GP. Ports for 2 GP each. Move fleets for 1 GP each time.
# Rule: L11.2
# Length: name 51, text 462
# Example: ann acts for Ares.
god-ares = Ares
    .text = Free: one troop. Paid: up to three more for 2, 3 and 4 GP. Fortresses for 2 GP each. Move troops for 1 GP each time.
# Rule: L11.3
# Length: name 51, text 462
# Example: ann acts for Zeus.
god-zeus = Zeus
    .text = Free: one priest. Paid: one more for 4 GP. Temples for 2 GP each. For 1 GP replace a creature on the track with the next card of the deck, as often as you like.
# Rule: L11.4
# Length: name 51, text 462
# Example: ann acts for Athena.
god-athena = Athena
    .text = Free: one philosopher. Paid: one more for 4 GP. Universities for 2 GP each.
# $apollo-anywhere (option: true or false)
# Rule: L11.5
# Length: name 51, text 462
# Example: ann acts for Apollo.
god-apollo = Apollo
    .text =
        { $apollo-anywhere ->
            [true] Take 4 GP if you control exactly one island, otherwise 1 GP. The first marker here also brings a prosperity marker for any island. Nothing else.
           *[false] Take 4 GP if you control exactly one island, otherwise 1 GP. The first marker here also brings a prosperity marker for one of your islands. Nothing else.
        }{ note-island }

## Buildings (L12)

# Rule: L12.2
# Length: name 51, text 378
# Example: ann turns a port in C3 into a fortress.
building-port = port
    .text = The defender gets +1 in sea battles in every sea space next to its island. Several ports add up.{ note-island }
# Rule: L12.3
# Length: name 51, text 378
# Example: ann turns a fortress in C3 into a fortress.
building-fortress = fortress
    .text = The defender gets +1 in land battles on its island. Several fortresses add up.{ note-island }
# Rule: L12.4
# Length: name 51, text 378
# Example: ann turns a temple in C3 into a fortress.
building-temple = temple
    .text = Takes 1 GP off the price of one creature, once per cycle. You may use several temples on one creature, down to 1 GP.
# Rule: L12.5
# Length: name 51, text 378
# Example: ann turns a university in C3 into a fortress.
building-university = university
    .text = No effect of its own; it completes the set of four.
# Rule: L12.6
# Length: name 51, text 378
# Example: ann turns a metropolis in C3 into a fortress.
building-metropolis = metropolis
    .text = Works as a port, a fortress, a temple and a university, but counts as none of them for a set. One per island.{ note-island }

## Units (L1)

# $count (number)
# Rule: L1.1
# Length: name 51, text 378
# Example: ann wins over 3 troops from bob in C3.
unit-troop =
    { $count ->
        [one] a troop
       *[other] { $count } troops
    }
    .name = troop
    .text = The unit of the land. At most eight per player on the board.
# $count (number)
# Rule: L1.1
# Length: name 51, text 378
# Example: ann wins over 3 fleets from bob in C3.
unit-fleet =
    { $count ->
        [one] a fleet
       *[other] { $count } fleets
    }
    .name = fleet
    .text = The unit of the sea. At most eight per player on the board. A chain of fleets carries troops from island to island.{ note-island }
# $count (number): always 1
# Rule: L16.23
# Length: name 51, text 378
# Example: ann wins over 3 Minotaurs from bob in C3.
unit-minotaur =
    { $count ->
        [one] the Minotaur
       *[other] { $count } Minotaurs
    }
    .name = Minotaur
    .text = The figure of the creature. Strength 2. It defends its island, never moves, and is lost last.{ note-island }

## Cards in front of a player (L12.7, L15.3)

# $count (number)
# Rule: L1.1
# Length: name 51, text 378
# Example: ann steals 3 priests from bob.
goods-priest =
    { $count ->
        [one] a priest
       *[other] { $count } priests
    }
    .name = priest
    .text = Each makes your offering 1 GP cheaper, but never cheaper than 1 GP. Priests are not spent.
# $count (number)
# Rule: L1.1
# Length: name 51, text 378
# Example: ann steals 3 philosophers from bob.
goods-philosopher =
    { $count ->
        [one] a philosopher
       *[other] { $count } philosophers
    }
    .name = philosopher
    .text = With the fourth you discard four at once and place a metropolis.

## Creatures used once (L16.B)

# Rule: L16.3
card-kind-creature =
    { $case ->
       *[nom] Creature
        [a] a creature
    }
    .kinds = Creatures
# Rule: L16.8
# Length: name 51, text 462
# Example: ann buys the Chimera for 3 GP.
creature-chimera =
    { $case ->
       *[nom] Chimera
        [def] the Chimera
        [Def] The Chimera
    }
    .text = Use the power of one creature in the discard pile without paying its price. Then the Chimera is discarded, and deck and discard pile are shuffled together.
# Rule: L16.9
# Length: name 51, text 462
# Example: ann buys the Cyclops for 3 GP.
creature-cyclops =
    { $case ->
       *[nom] Cyclops
        [def] the Cyclops
        [Def] The Cyclops
    }
    .text = Replace one of your buildings with a building of another type, on the same space. Not a metropolis.
# Rule: L16.10
# Length: name 51, text 462
# Example: ann buys the Dryad for 3 GP.
creature-dryad =
    { $case ->
       *[nom] Dryad
        [def] the Dryad
        [Def] The Dryad
    }
    .text = Steal a priest from a player of your choice.{ note-partner }
# Rule: L16.11
# Length: name 51, text 462
# Example: ann buys the Fates for 3 GP.
creature-fates =
    { $case ->
       *[nom] The Fates
        [def] the Fates
        [Def] The Fates
    }
    .text = Receive your income once more, as the board stands now.
# Rule: L16.12
# Length: name 51, text 462
# Example: ann buys the Giant for 3 GP.
creature-giant =
    { $case ->
       *[nom] Giant
        [def] the Giant
        [Def] The Giant
    }
    .text = Destroy one building on any island. Never a metropolis, and not on Chiron’s island.{ note-island }{ note-partner }
# Rule: L16.13
# Length: name 51, text 462
# Example: ann buys the Griffon for 3 GP.
creature-griffon =
    { $case ->
       *[nom] Griffon
        [def] the Griffon
        [Def] The Griffon
    }
    .text = A player of your choice shows all gold behind the screen and gives you half, rounded down.{ note-partner }
# Rule: L16.14
# Length: name 51, text 462
# Example: ann buys the Harpy for 3 GP.
creature-harpy =
    { $case ->
       *[nom] Harpy
        [def] the Harpy
        [Def] The Harpy
    }
    .text = Remove one troop of another player from any island but Chiron’s.{ note-island }{ note-partner }
# Rule: L16.15
# Length: name 51, text 462
# Example: ann buys Pegasus for 3 GP.
creature-pegasus =
    { $case ->
       *[nom] Pegasus
        [def] Pegasus
        [Def] Pegasus
    }
    .text = Move any of your troops from one of your islands to any other island, without fleets and free of charge. A battle may follow. Only its controller may land on Chiron’s island.{ note-island }
# Rule: L16.16
# Length: name 51, text 462
# Example: ann buys the Satyr for 3 GP.
creature-satyr =
    { $case ->
       *[nom] Satyr
        [def] the Satyr
        [Def] The Satyr
    }
    .text = Steal a philosopher from a player of your choice.{ note-partner }
# Rule: L16.17
# Length: name 51, text 462
# Example: ann buys the Siren for 3 GP.
creature-siren =
    { $case ->
       *[nom] Siren
        [def] the Siren
        [Def] The Siren
    }
    .text = Choose a sea space with a single fleet of an opponent: it returns to its owner’s reserve, and one of your fleets takes its place without battle. Yours comes from your reserve, or from the board if the reserve is empty. Not in a space barred by Polyphemus.{ note-partner }
# $sphinx-removes (option: true or false)
# Rule: L16.18
# Length: name 51, text 462
# Example: ann buys the Sphinx for 3 GP.
creature-sphinx =
    { $case ->
       *[nom] Sphinx
        [def] the Sphinx
        [Def] The Sphinx
    }
    .text =
        { $sphinx-removes ->
            [true] Sell any number of your troops and fleets on the board, priests and philosophers, for 2 GP each. They leave the game.
           *[false] Sell any number of your troops and fleets on the board, priests and philosophers, for 2 GP each.
        }
# Rule: L16.19
# Length: name 51, text 462
# Example: ann buys the Sylph for 3 GP.
creature-sylph =
    { $case ->
       *[nom] Sylph
        [def] the Sylph
        [Def] The Sylph
    }
    .text = Move your fleets free of charge, ten steps in all. Each step takes any number of them from one sea space to the next; fleets that have fought take no further step.

## Creatures with a figurine (L16.C)

# Rule: L16.21
# Length: name 51, text 462
# Example: ann buys Chiron for 3 GP.
creature-chiron =
    { $case ->
       *[nom] Chiron
        [def] Chiron
        [Def] Chiron
    }
    .text = Place him on any island. The Giant, the Harpy and Pegasus cannot be used against it; only its controller may land there with Pegasus. { note-figurine }{ note-island }
# $medusa-mode (option: no-entry or no-exit)
# Rule: L16.22
# Length: name 51, text 462
# Example: ann buys Medusa for 3 GP.
creature-medusa =
    { $case ->
       *[nom] Medusa
        [def] Medusa
        [Def] Medusa
    }
    .text =
        { $medusa-mode ->
            [no-exit] Place her on any island. No troops may move off it, not even to retreat; others may still come. { note-figurine }
           *[no-entry] Place her on any island. No troops may move onto it, not even to retreat; those on it may leave. { note-figurine }
        }{ note-island }
# Rule: L16.23
# Length: name 51, text 462
# Example: ann buys the Minotaur for 3 GP.
creature-minotaur =
    { $case ->
       *[nom] Minotaur
        [def] the Minotaur
        [Def] The Minotaur
    }
    .text = Place him on any island. He adds 2 for its controller when the island is attacked, even without troops there. He never retreats and is lost last. { note-figurine }{ note-island }
# Rule: L16.24
# Length: name 51, text 462
# Example: ann buys Polyphemus for 3 GP.
creature-polyphemus =
    { $case ->
       *[nom] Polyphemus
        [def] Polyphemus
        [Def] Polyphemus
    }
    .text = Place him on any island. You push every fleet next to it one space away, into a space without fleets of another colour; a fleet without such a space is destroyed. No fleet may come next to the island. { note-figurine }{ note-island }
# Rule: L16.25
# Length: name 51, text 462
# Example: ann buys the Kraken for 3 GP.
creature-kraken =
    { $case ->
       *[nom] Kraken
        [def] the Kraken
        [Def] The Kraken
    }
    .text = Place it on any sea space and destroy all fleets there, yours too; each further GP moves it one space, with the same effect. It stays where it stops, and no fleet may be moved or placed in its space.

## Lines: line-<word> is what a seat may do in its turn, as on a button

line-replace = Replace a creature
# $card (goods, or none)
# Example: Take a priest
line-take =
    { $card ->
        [none] Take a card
       *[other] Take { UNIT($card, 1) }
    }

## Words: word-<word> is a short answer, as on a button

word-unit = a troop or a fleet
word-card = a priest or a philosopher

## Rules: rule-<id> names a rule, where several apply at once or one forbids something

# Rule: L15.2
rule-economic-set =
    { $case ->
       *[nom] Economic development
        [aside] economic development
    }
# Rule: L15.3
rule-four-philosophers =
    { $case ->
       *[nom] Cultural development
        [aside] cultural development
    }
# Rule: L16.8
rule-chimera-reshuffle =
    { $case ->
       *[nom] The creature deck is shuffled
        [aside] the creature deck is shuffled
    }
# Rule: L6.4
rule-early-reshuffle =
    { $case ->
       *[nom] The discard pile becomes the draw pile
        [aside] the discard pile becomes the draw pile
    }
# Rule: L17.1
rule-last-island =
    { $case ->
       *[nom] The last island
        [aside] the last island
    }
