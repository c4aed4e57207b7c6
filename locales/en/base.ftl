### Cyclades Legendary Edition: names and texts of gods, cards and pieces.
### Numbers beside the groups are those of the rule text.


## Modules and options

# Length: name 88
module-base = Legendary Edition
    .text = The game with five god tiles, Apollo, creatures, heroes and an archipelago laid from tiles.
option-target = Metropolises to win
    .text = How many metropolises end the game: 3, or 4 for a long game in teams or as a duel.
option-plain-track = Every number can be offered
    .text = false: the offering track has the spaces 1, 2, 3, 5, 7, 10, 13, 17, 21 and 25. true: it has every number from 1 to 25.
option-apollo-anywhere = Areas for Apollo’s tokens
    .text = false: they go to areas you control, as long as you have one of the kind. true: they go to any land area and any sea area.
board-archipelago-3 = Archipelago for three
    .text = A fixed layout of the tiles, of our own design, for three players.
board-archipelago-4 = Archipelago for two or four
    .text = A fixed layout of the tiles, of our own design, for two or four players.
board-archipelago-5 = Archipelago for five
    .text = A fixed layout of the tiles, of our own design, for five players.
board-archipelago-6 = Archipelago for six
    .text = A fixed layout of the tiles, of our own design, for six players.
board-assembled = Archipelago by chance
    .text = Tiles drawn and laid at random from the seed of the game, two for each faction.
# Rule: B7.7
# Example: Phase: Start of the cycle.
phase-start-of-cycle = Start of the cycle
# Rule: B24.2
# Example: Phase: End of the cycle.
phase-end-of-cycle = End of the cycle

## Gods (B12)

# Rule: B12.1
# Length: name 51, text 462
# Example: ann acts for Athena.
god-athena = Athena
    .text = Free: build a university and take a philosopher. Paid: one more philosopher for 4 GP, creatures, heroic movements.
# Rule: B12.3
# Length: name 51, text 462
# Example: ann acts for Zeus.
god-zeus = Zeus
    .text = Free: build a temple and take a priestess. Paid: one more priestess for 4 GP, creatures, heroic movements. Once a turn look at the top creature of the deck and, if you like, play it for 1 GP.
# Rule: B12.6
# Length: name 51, text 462
# Example: ann acts for Poseidon.
god-poseidon = Poseidon
    .text = Free: build a port and place a fleet. Paid: up to three more fleets for 1, 2 and 3 GP, sea movements for 1 GP each, creatures, heroic movements.
# Rule: B12.9
# Length: name 51, text 462
# Example: ann acts for Ares.
god-ares = Ares
    .text = Free: build a fortress and place a basic troop. Paid: up to three more basic troops for 2, 3 and 4 GP, land movements of troops and heroes for 1 GP each, creatures. No heroic movement.
# Rule: B12.11
# Length: name 51, text 462
# Example: ann acts for Hera.
god-hera = Hera
    .text = Free: build a basic building of a type you lack and place a mercenary. Paid: up to three more mercenaries for 1, 3 and 5 GP, one hero for 4 GP, creatures, heroic movements.
# $apollo-anywhere (option: true or false)
# Rule: B12.14
# Length: name 51, text 462
# Example: ann acts for Apollo.
god-apollo = Apollo
    .text =
        { $apollo-anywhere ->
            [true] Place one prosperity token in any land area and one in any sea area, and take 2 GP. Nothing else: no creatures, no movement, no sacrifice.
           *[false] Place one prosperity token on land and one at sea, in areas you control, and take 2 GP. Nothing else: no creatures, no movement, no sacrifice.
        }

## Buildings (B13, B19)

# Rule: B13.3
# Length: name 51, text 378
# Example: ann turns a port in C3 into a fortress.
building-port = port
    .text = Its owner gets +1 in sea battles in the sea area the port faces, attacking or defending.
# Rule: B13.4
# Length: name 51, text 378
# Example: ann turns a fortress in C3 into a fortress.
building-fortress = fortress
    .text = The defender gets +1 in land battles in its area.
# Rule: B13.5
# Length: name 51, text 378
# Example: ann turns a temple in C3 into a fortress.
building-temple = temple
    .text = Takes 1 GP off the price of one creature from the track, once per cycle. You may use several temples on one purchase, down to 0 GP.
# Rule: B13.6
# Length: name 51, text 378
# Example: ann turns a university in C3 into a fortress.
building-university = university
    .text = No effect of its own; it completes the set of four.
# Rule: B19.5
# Length: name 51, text 378
# Example: ann turns a metropolis in C3 into a fortress.
building-metropolis = metropolis
    .text = Works as a port, a fortress, a temple and a university, but is no basic building and cannot be removed or replaced.

## Units (B1, B2)

# $count (number)
# Rule: B2.1
# Length: name 51, text 378
# Example: ann wins over 3 troops from bob in C3.
unit-troop =
    { $count ->
        [one] a troop
       *[other] { $count } troops
    }
    .name = troop
    .text = A basic troop, in the colour of its faction. Strength 1 on land; eight per faction.
# $count (number)
# Rule: B12.13
# Length: name 51, text 378
# Example: ann wins over 3 mercenaries from bob in C3.
unit-mercenary =
    { $count ->
        [one] a mercenary
       *[other] { $count } mercenaries
    }
    .name = mercenary
    .text = A troop from the common supply of sixteen. Fights and moves like your own troops.
# $count (number)
# Rule: B2.1
# Length: name 51, text 378
# Example: ann wins over 3 fleets from bob in C3.
unit-fleet =
    { $count ->
        [one] a fleet
       *[other] { $count } fleets
    }
    .name = fleet
    .text = The unit of the sea. Strength 1; eight per faction. Fleets form bridges for movements on land.
# $count (number): always 1
# Rule: B21.17
# Length: name 51, text 378
# Example: ann wins over 3 Minotaurs from bob in C3.
unit-minotaur =
    { $count ->
        [one] the Minotaur
       *[other] { $count } Minotaurs
    }
    .name = Minotaur
    .text = The piece of the creature. A land unit of strength 2 that defends its area, even alone, never retreats and does not move with others.

## Cards in front of a faction (B9, B10, B19.3)

# $count (number)
# Rule: B9.9
# Length: name 51, text 378
# Example: ann steals 3 priestesses from bob.
goods-priestess =
    { $count ->
        [one] a priestess
       *[other] { $count } priestesses
    }
    .name = priestess
    .text = Each makes your offering 1 GP cheaper, down to 0. In the upkeep phase you discard one for each creature you keep on the board.
# $count (number)
# Rule: B19.3
# Length: name 51, text 378
# Example: ann steals 3 philosophers from bob.
goods-philosopher =
    { $count ->
        [one] a philosopher
       *[other] { $count } philosophers
    }
    .name = philosopher
    .text = With the fourth you discard four at once and build a metropolis.

## Metropolis bonuses (B19.7)

# Rule: B19.7
card-kind-bonus =
    { $case ->
       *[nom] Metropolis bonus
        [a] a metropolis bonus
    }
    .kinds = Metropolis bonuses
# Rule: B19.7
# Length: name 51, text 462
# Example: ann builds a metropolis in C3.
bonus-bonus-two-troops = Gain two troops
    .text = Place two basic troops from your reserve in one or two land areas you control.
# Rule: B19.7
# Length: name 51, text 462
# Example: ann builds a metropolis in C3.
bonus-bonus-prosperity = Gain a prosperity token
    .text = Place a prosperity token in a land or sea area you control.
# Rule: B19.7
# Length: name 51, text 462
# Example: ann builds a metropolis in C3.
bonus-bonus-priestess = Gain a priestess
    .text = Gain a priestess.
# Rule: B19.7
# Length: name 51, text 462
# Example: ann builds a metropolis in C3.
bonus-bonus-three-gold = Gain 3 GP
    .text = Gain 3 GP.
# Rule: B19.7
# Length: name 51, text 462
# Example: ann builds a metropolis in C3.
bonus-bonus-two-fleets = Gain two fleets
    .text = Place two fleets from your reserve in one or two sea areas you already control.

## Creatures used once (B21.1 to B21.12)

# Rule: B20.2
card-kind-creature =
    { $case ->
       *[nom] Creature
        [a] a creature
    }
    .kinds = Creatures
# Rule: B21.1
# Length: name 51, text 462
# Example: ann buys Charon for 3 GP.
creature-charon =
    { $case ->
       *[nom] Charon
        [def] Charon
        [Def] Charon
    }
    .text = Swap one of your heroes for a hero on the hero track: the cards change places, and the new piece stands where the old one stood. The new hero cannot be sacrificed in this cycle.
# Rule: B21.2
# Length: name 51, text 462
# Example: ann buys the Chimera for 3 GP.
creature-chimera =
    { $case ->
       *[nom] Chimera
        [def] the Chimera
        [Def] The Chimera
    }
    .text = Play one creature of the discard pile for free. Then the Chimera is discarded, and deck and discard pile are shuffled together.
# Rule: B21.3
# Length: name 51, text 462
# Example: ann buys the Cyclops for 3 GP.
creature-cyclops =
    { $case ->
       *[nom] Cyclops
        [def] the Cyclops
        [Def] The Cyclops
    }
    .text = Replace one of your basic buildings with a basic building of another type, on the same site.
# Rule: B21.4
# Length: name 51, text 462
# Example: ann buys the Dryad for 3 GP.
creature-dryad =
    { $case ->
       *[nom] Dryad
        [def] the Dryad
        [Def] The Dryad
    }
    .text = Steal a priestess from an enemy.
# Rule: B21.5
# Length: name 51, text 462
# Example: ann buys the Giant for 3 GP.
creature-giant =
    { $case ->
       *[nom] Giant
        [def] the Giant
        [Def] The Giant
    }
    .text = Take all mercenaries out of one land area of an enemy and place them in land areas you control. The area keeps its owner.
# Rule: B21.6
# Length: name 51, text 462
# Example: ann buys the Griffon for 3 GP.
creature-griffon =
    { $case ->
       *[nom] Griffon
        [def] the Griffon
        [Def] The Griffon
    }
    .text = Steal half of an enemy’s gold, rounded down.
# Rule: B21.7
# Length: name 51, text 462
# Example: ann buys the Harpy for 3 GP.
creature-harpy =
    { $case ->
       *[nom] Harpy
        [def] the Harpy
        [Def] The Harpy
    }
    .text = Destroy one troop in any land area, basic troop or mercenary. The area keeps its owner.
# Rule: B21.8
# Length: name 51, text 462
# Example: ann buys the Graeae for 3 GP.
creature-graeae =
    { $case ->
       *[nom] The Graeae
        [def] the Graeae
        [Def] The Graeae
    }
    .text = Receive your income once more, as the board stands now.
# Rule: B21.9
# Length: name 51, text 462
# Example: ann buys Pegasus for 3 GP.
creature-pegasus =
    { $case ->
       *[nom] Pegasus
        [def] Pegasus
        [Def] Pegasus
    }
    .text = Move one or more of your troops and heroes from one land area to any other land area, free of charge. Neither borders nor fleets are needed, and a battle may follow.
# Rule: B21.10
# Length: name 51, text 462
# Example: ann buys the Satyr for 3 GP.
creature-satyr =
    { $case ->
       *[nom] Satyr
        [def] the Satyr
        [Def] The Satyr
    }
    .text = Steal a philosopher from an enemy.
# Rule: B21.11
# Length: name 51, text 462
# Example: ann buys the Sphinx for 3 GP.
creature-sphinx =
    { $case ->
       *[nom] Sphinx
        [def] the Sphinx
        [Def] The Sphinx
    }
    .text = Draw three creature cards, discard two and play the third for free.
# Rule: B21.12
# Length: name 51, text 462
# Example: ann buys the Sylph for 3 GP.
creature-sylph =
    { $case ->
       *[nom] Sylph
        [def] the Sylph
        [Def] The Sylph
    }
    .text = Choose two sea areas with fleets, anywhere, and swap all their fleets. There is no battle.

## Creatures with a piece (B21.13 to B21.18)

# Rule: B21.13
# Length: name 51, text 462
# Example: ann buys Cerberus for 3 GP.
creature-cerberus =
    { $case ->
       *[nom] Cerberus
        [def] Cerberus
        [Def] Cerberus
    }
    .text = Place him on land. The income of his area goes to you instead of its owner.
# Rule: B21.14
# Length: name 51, text 462
# Example: ann buys the Hydra for 3 GP.
creature-hydra =
    { $case ->
       *[nom] Hydra
        [def] the Hydra
        [Def] The Hydra
    }
    .text = Place her on land or at sea. The income of her area is doubled for its controller. When she is placed, and in each upkeep in which you keep her, you must destroy a troop or fleet in her area or next to it, if there is one, even your own. If you did, add a prosperity token to her area.
# Rule: B21.15
# Length: name 51, text 462
# Example: ann buys the Kraken for 3 GP.
creature-kraken =
    { $case ->
       *[nom] Kraken
        [def] the Kraken
        [Def] The Kraken
    }
    .text = Place it at sea. All fleets in an area where it arrives are destroyed, yours too, and no fleet may be moved or placed there while it stays.
# Rule: B21.16
# Length: name 51, text 462
# Example: ann buys Medusa for 3 GP.
creature-medusa =
    { $case ->
       *[nom] Medusa
        [def] Medusa
        [Def] Medusa
    }
    .text = Place her on land. Nobody, you included, may move troops or heroes into or out of her area, not even to retreat. You may still recruit there.
# Rule: B21.17
# Length: name 51, text 462
# Example: ann buys the Minotaur for 3 GP.
creature-minotaur =
    { $case ->
       *[nom] Minotaur
        [def] the Minotaur
        [Def] The Minotaur
    }
    .text = Place him in a land area you control. He defends it with strength 2, even alone, and never retreats. You may take him as a loss. He moves only in the upkeep phase, to a neighbouring land area of yours.
# Rule: B21.18
# Length: name 51, text 462
# Example: ann buys Polyphemus for 3 GP.
creature-polyphemus =
    { $case ->
       *[nom] Polyphemus
        [def] Polyphemus
        [Def] Polyphemus
    }
    .text = Place him on land. All sea areas next to his area are closed to fleets, yours too. Move fleets already there, one by one, to open neighbouring areas that are empty or hold fleets of the same faction; any that cannot move are destroyed.

## Heroes (B23)

# Rule: B22.2
card-kind-hero =
    { $case ->
       *[nom] Hero
        [a] a hero
    }
    .kinds = Heroes
# Rule: B23.1
# Length: name 51, military 210, sacrifice 210
# Example: ann buys Ajax for 3 GP.
hero-ajax =
    { $case ->
       *[nom] Ajax
        [def] Ajax
    }
    .military = Strength 2.
    .sacrifice = If you control at least seven land areas, build a metropolis.
# Rule: B23.2
# Length: name 51, military 210, sacrifice 210
# Example: ann buys Croesus for 3 GP.
hero-croesus =
    { $case ->
       *[nom] Croesus
        [def] Croesus
    }
    .military = After both dice are rolled you may pay 1 GP to roll your own die again, as often as you like. The last roll counts.
    .sacrifice = Pay 15 GP and build a metropolis.
# Rule: B23.3
# Length: name 51, military 210, sacrifice 210
# Example: ann buys Hector for 3 GP.
hero-hector =
    { $case ->
       *[nom] Hector
        [def] Hector
    }
    .military = When enemy troops enter his area, you destroy one of them before the battle. Heroes who come without troops are not affected.
    .sacrifice = Exchange two of your priestesses for one philosopher, as often as you like.
# Rule: B23.4
# Length: name 51, military 210, sacrifice 210
# Example: ann buys Helen for 3 GP.
hero-helen =
    { $case ->
       *[nom] Helen
        [def] Helen
    }
    .military = Your die always counts as 2.
    .sacrifice = Remove two of your basic buildings of one type and two of another, and build a metropolis.
# Rule: B23.5
# Length: name 51, military 210, sacrifice 210
# Example: ann buys Jason for 3 GP.
hero-jason =
    { $case ->
       *[nom] Jason
        [def] Jason
    }
    .military = In a heroic movement by Jason, enemy fleets serve as your own for the bridge.
    .sacrifice = If all eight of your fleets are on the board, build a metropolis. The fleets stay.
# Rule: B23.6
# Length: name 51, military 210, sacrifice 210
# Example: ann buys Pandora for 3 GP.
hero-pandora =
    { $case ->
       *[nom] Pandora
        [def] Pandora
    }
    .military = At the start of a battle with her, all enemy mercenaries in it change to your side for good.
    .sacrifice = Use the sacrificial power of a hero on the hero track, under its conditions. That hero stays on the track.
# Rule: B23.7
# Length: name 51, military 210, sacrifice 210
# Example: ann buys Penthesilea for 3 GP.
hero-penthesilea =
    { $case ->
       *[nom] Penthesilea
        [def] Penthesilea
    }
    .military = You win ties.
    .sacrifice = When you build a metropolis, put it on this card instead of a site. It can never be attacked or conquered; its bonus and its temple discount are yours.
# Rule: B23.8
# Length: name 51, military 210, sacrifice 210
# Example: ann buys Odysseus for 3 GP.
hero-odysseus =
    { $case ->
       *[nom] Odysseus
        [def] Odysseus
    }
    .military = When you attack, fortresses and metropolises do not help the defender.
    .sacrifice = Remove three of your basic buildings of one type and build a metropolis.
# Rule: B23.9
# Length: name 51, military 210, sacrifice 210
# Example: ann buys Perseus for 3 GP.
hero-perseus =
    { $case ->
       *[nom] Perseus
        [def] Perseus
    }
    .military = A troop of yours chosen as a loss may retreat instead, alone, if it has somewhere to go.
    .sacrifice = Move one or more of your troops and heroes from one land area to any other land area, free of charge, as with Pegasus.

## Lines: line-<word> is what a seat may do in its turn, as on a button

line-hero = Recruit a hero
line-heroic = Heroic movement
line-look = Look at the top creature
# $card (goods, or none)
# Example: Take a priestess
line-take =
    { $card ->
        [none] Take a card
       *[other] Take { UNIT($card, 1) }
    }

## Rules: rule-<id> names a rule, where several apply at once or one forbids something

# Rule: B13.7
rule-economic-set =
    { $case ->
       *[nom] Economic development
        [aside] economic development
    }
# Rule: B25.9
rule-team-set =
    { $case ->
       *[nom] Economic development of the team
        [aside] economic development of the team
    }
# Rule: B19.3
rule-four-philosophers =
    { $case ->
       *[nom] Cultural development
        [aside] cultural development
    }
# Rule: B20.12
rule-chimera-reshuffle =
    { $case ->
       *[nom] The creature deck is shuffled
        [aside] the creature deck is shuffled
    }
# Rule: B18.1
rule-last-area =
    { $case ->
       *[nom] The last land area
        [aside] the last land area
    }
# Rule: B25.6
rule-no-stop-at-allies =
    { $case ->
       *[nom] No stop in areas of allies
        [aside] no stop in areas of allies
    }
# Rule: B25.7
rule-crossing-allies =
    { $case ->
       *[nom] Crossing areas of allies
        [aside] crossing areas of allies
    }
# Rule: B25.8
rule-allied-bridges =
    { $case ->
       *[nom] Fleet bridges of allies
        [aside] fleet bridges of allies
    }
