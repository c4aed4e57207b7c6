### Hades, expansion of the first edition. Groups marked "module:" apply only when that module is in play.


## Modules

# Length: name 88
module-hades = Hades
    .text = All four modules of the expansion together.
# Length: name 88
module-hades-free-positioning = Hades: free positioning
    .text = An auction before the first cycle decides who places the first units, and with which bonus.
# Length: name 88
module-hades-undead = Hades: the god and his undead
    .text = A threat grows from cycle to cycle until Hades arrives with undead troops and fleets. Adds the necropolis.
# Length: name 88
module-hades-heroes = Hades: heroes and creatures
    .text = Six heroes and four new creatures join the creature deck, and Chiron gets a stronger card.
# Length: name 88
module-hades-divine-favors = Hades: divine favors
    .text = Eight lesser gods lend their favor. Adds priestesses, magic items and theaters.

## module: hades/undead

# Rule: H6.6
# Length: name 51, text 462
# Example: ann acts for Hades.
god-hades = Hades
    .text =
        { PLAYED("base") ->
            [true] Free: one undead unit. Paid: up to four more for 1, 2, 3 and 4 { -gp }, on land or at sea as you like, the necropolis for 2 { -gp }, movements on land or at sea for 1 { -gp } each, if an undead unit of that kind is in the group, creatures, heroic movements.
           *[false] Free: one undead unit. Paid: up to four more for 1, 2, 3 and 4 { -gp }, troops or fleets as you like. The necropolis for 2 { -gp }. Moves on land or at sea for 1 { -gp } each, if an undead unit of that kind is in the group.
        }
# Rule: H7.1
# Length: name 51, text 378
# Example: ann turns a necropolis in C3 into a fortress.
building-necropolis = necropolis
    .text =
        { PLAYED("base") ->
            [true] Built on one of your building sites, in place of what stands there; a metropolis given up so leaves the game. Each basic troop or fleet destroyed anywhere puts 1 { -gp } on it, mercenaries do not; in the income phase the controller of the area takes this gold. There is only one; building it again moves it.
           *[false]
                { PLAYED("titans/board") ->
                    [true] Built on the metropolis space of a territory, destroying what stands there. Each regular troop or fleet destroyed anywhere puts 1 { -gp } on it; in the income phase the controller of the territory takes this gold. There is only one; building it again moves it.
                   *[false] Built on the metropolis space of an island, destroying what stands there. Each regular troop or fleet destroyed anywhere puts 1 { -gp } on it; in the income phase the controller of the island takes this gold. There is only one; building it again moves it.
                }
        }
# $count (number)
# Rule: H1.1
# Length: name 51, text 378
# Example: ann wins over 3 undead troops from bob in C3.
unit-undead-troop =
    { $count ->
        [one] an undead troop
       *[other] { $count } undead troops
    }
    .name = undead troop
    .text =
        { PLAYED("base") ->
            [true] A land unit of strength 1 that leaves at the end of the cycle. No troop for the Harpy and the Hydra. Five in all, shared by everybody.
           *[false] Acts as a troop of its player and leaves at the end of the cycle. Five in all, shared by everybody.
        }
# $count (number)
# Rule: H1.2
# Length: name 51, text 378
# Example: ann wins over 3 undead fleets from bob in C3.
unit-undead-fleet =
    { $count ->
        [one] an undead fleet
       *[other] { $count } undead fleets
    }
    .name = undead fleet
    .text =
        { PLAYED("base") ->
            [true] A sea unit of strength 1 that leaves at the end of the cycle. No fleet for the Hydra and for Jason, but one for the Kraken and for Polyphemus. Five in all, shared by everybody.
           *[false] Acts as a fleet of its player and leaves at the end of the cycle. Five in all, shared by everybody.
        }
# Rule: H1.14
# Example: Threat of Hades: 3.
counter-threat = Threat of Hades
    .text =
        { PLAYED("base") ->
            [true] Grows by two dice each cycle from the second on. At 9 or more Hades arrives and covers the last active god.
           *[false] Grows by two dice each cycle. At 9 or more Hades arrives and covers the last active god.
        }
# Rule: H7.4
# Example: Gold on the necropolis: 3.
counter-necropolis-gold = Gold on the necropolis
# Rule: H6.2
# Example: Phase: The threat of Hades.
phase-threat = The threat of Hades
# Rule: H7.6
# Example: Phase: Gold of the necropolis.
phase-necropolis = Gold of the necropolis
# Rule: H6.4
rule-hades-comes-and-goes =
    { $case ->
       *[nom] Hades comes and goes
        [aside] Hades comes and goes
    }

## module: hades/heroes

# Rule: H8.3
card-kind-hero =
    { $case ->
       *[nom] Hero
        [a] a hero
    }
    .kinds = Heroes
option-achilles-islands = Islands for Achilles
    .text = How many islands the sacrifice of Achilles needs. The number is known from one source only.
option-ulysses-set = Buildings for Ulysses
    .text = port-temple-university: a port, a temple and a university are given up. three-equal: three buildings of one kind.
option-chiron-landing = Landing on Chiron’s island
    .text = nobody: Pegasus and Perseus land there for nobody. controller: they do for the player who controls the island.
# Rule: H8.8
# Example: Phase: Hero upkeep.
phase-hero-upkeep = Hero upkeep
    .text = After the income each hero costs its player 2 { -gp }, or leaves.
# $achilles-islands (option: number)
# Rule: H9.1
# Length: name 51, military 210, sacrifice 210
# Example: ann buys Achilles for 3 GP.
hero-achilles =
    { $case ->
       *[nom] Achilles
        [def] Achilles
    }
    .military = Counts as two troops in battle.
    .sacrifice =
        { $achilles-islands ->
            [one] If you control at least one island, build a metropolis.
           *[other] If you control at least { $achilles-islands } islands, build a metropolis.
        }{ note-island }
# $ulysses-set (option: port-temple-university or three-equal)
# Rule: H9.2
# Length: name 51, military 210, sacrifice 210
# Example: ann buys Ulysses for 3 GP.
hero-ulysses =
    { $case ->
       *[nom] Ulysses
        [def] Ulysses
    }
    .military = When he attacks, fortresses and metropolises do not help the defender.
    .sacrifice =
        { $ulysses-set ->
            [three-equal] Give up three of your buildings of one kind, and build a metropolis.
           *[port-temple-university] Give up a port, a temple and a university, and build a metropolis.
        }
# Rule: H9.3
# Length: name 51, military 210, sacrifice 210
# Example: ann buys Hector for 3 GP.
hero-hector =
    { $case ->
       *[nom] Hector
        [def] Hector
    }
    .military = Whoever lands on his island loses one of the landing troops before the battle.{ note-island }
    .sacrifice = Exchange two priests for one philosopher, or five priests for two philosophers, once.
# Rule: H9.4
# Length: name 51, military 210, sacrifice 210
# Example: ann buys Perseus for 3 GP.
hero-perseus =
    { $case ->
       *[nom] Perseus
        [def] Perseus
    }
    .military = Whenever your side must lose a unit, another land unit may retreat instead, if it has somewhere to go.
    .sacrifice = Move any of your other land units from his island to any other island, as with Pegasus.{ note-island }
# Rule: H9.5
# Length: name 51, military 210, sacrifice 210
# Example: ann buys Midas for 3 GP.
hero-midas =
    { $case ->
       *[nom] Midas
        [def] Midas
    }
    .military = After the roll you may pay 1 { -gp } to roll your own die again, as often as you like. The new roll counts.
    .sacrifice = Pay 15 { -gp } and build a metropolis.
# Rule: H9.6
# Length: name 51, military 210, sacrifice 210
# Example: ann buys Penthesilea for 3 GP.
hero-penthesilea =
    { $case ->
       *[nom] Penthesilea
        [def] Penthesilea
    }
    .military = On a tie only the enemy loses a unit.
    .sacrifice = Put a metropolis you are about to place on this card, the secret island of the Amazons. It counts for victory, gives its temple discount, and can never be taken.
# Rule: H10.1
# Length: name 51, text 462
# Example: ann buys Cerberus for 3 GP.
creature-cerberus =
    { $case ->
       *[nom] Cerberus
        [def] Cerberus
        [Def] Cerberus
    }
    .text = Place him on any island. The whole income of that island, necropolis gold included, goes to you instead of its controller. The figurine stays until your first turn of the next cycle.{ note-island }{ note-partner }
# Rule: H10.3
# Length: name 51, text 462
# Example: ann buys Charon for 3 GP.
creature-charon =
    { $case ->
       *[nom] Charon
        [def] Charon
        [Def] Charon
    }
    .text = Hire a hero who has left the game and place it on an island you control. Not Penthesilea once she has gone to the Amazons.{ note-island }
# Rule: H10.4
# Length: name 51, text 462
# Example: ann buys the Erinyes for 3 GP.
creature-erinyes =
    { $case ->
       *[nom] Erinyes
        [def] the Erinyes
        [Def] The Erinyes
    }
    .text = Move a prosperity marker from any island but Chiron’s to one of yours. Printed cornucopias stay.{ note-island }{ note-partner }
# Rule: H10.4
# Length: name 51, text 462
# Example: ann buys Empusa for 3 GP.
creature-empusa =
    { $case ->
       *[nom] Empusa
        [def] Empusa
        [Def] Empusa
    }
    .text = Take all gold on the necropolis, unless Chiron guards its island.{ note-island }{ note-partner }
# $chiron-landing (option: nobody or controller)
# Rule: H10.5
# Length: name 51, text 462
# Example: ann buys Chiron for 3 GP.
creature-chiron =
    { $case ->
       *[nom] Chiron
        [def] Chiron
        [Def] Chiron
    }
    .text =
        { $chiron-landing ->
            [controller] Place him on any island. Pegasus, the Giant, the Harpy, the Erinyes, Empusa and the sacrifice of Perseus cannot be used against it; its controller may still land there with Pegasus or Perseus.
           *[nobody] Place him on any island. Pegasus, the Giant, the Harpy, the Erinyes, Empusa and the sacrifice of Perseus cannot be used against it; nobody may land there with Pegasus or Perseus, not even its controller.
        } { note-figurine }{ note-island }
word-two-priests = two priests for a philosopher
word-five-priests = five priests for two philosophers
# Rule: H3.2
rule-cerberus-leaves =
    { $case ->
       *[nom] Cerberus leaves
        [aside] Cerberus leaves
    }

## module: hades/divine-favors

# Rule: H11.6
card-kind-favor =
    { $case ->
       *[nom] Divine favor
        [a] a divine favor
    }
    .kinds = Divine favors
# Rule: H13.1
card-kind-item =
    { $case ->
       *[nom] Magic item
        [a] a magic item
    }
    .kinds = Magic items
# Rule: H14.1
# Length: name 51, text 378
# Example: ann turns a theater in C3 into a fortress.
building-theater = theater
    .text = No power of its own. It may stand for any missing building of a set. Four in all.
# $count (number)
# Rule: H1.6
# Length: name 51, text 378
# Example: ann steals 3 priestesses from bob.
goods-priestess =
    { $count ->
        [one] a priestess
       *[other] { $count } priestesses
    }
    .name = priestess
    .text = Discard her to pay the upkeep of one hero, or to keep one of your island figurines for another cycle.
# Rule: H12.1
# Length: name 51, text 462
# Example: ann takes the favor of Aphrodite.
favor-aphrodite =
    { $case ->
       *[nom] Aphrodite
        [def] the favor of Aphrodite
    }
    .text = Bonus: a priestess. Power, 2 { -gp }: double your regular troops on one island, as far as your reserve goes.{ note-island }
# Rule: H12.2
# Length: name 51, text 462
# Example: ann takes the favor of Artemis.
favor-artemis =
    { $case ->
       *[nom] Artemis
        [def] the favor of Artemis
    }
    .text = Bonus: a priestess. Power, free: discard a philosopher or a priest and place a troop or a fleet.
# Rule: H12.3
# Length: name 51, text 462
# Example: ann takes the favor of Demeter.
favor-demeter =
    { $case ->
       *[nom] Demeter
        [def] the favor of Demeter
    }
    .text = Bonus: a priestess. Power, free: take 1 { -gp } for each island you control.{ note-island }
# Rule: H12.4
# Length: name 51, text 462
# Example: ann takes the favor of Dionysus.
favor-dionysus =
    { $case ->
       *[nom] Dionysus
        [def] the favor of Dionysus
    }
    .text = Bonus: a magic item. Power, 2 { -gp }: build a theater.
# Rule: H12.5
# Length: name 51, text 462
# Example: ann takes the favor of Hephaestus.
favor-hephaestus =
    { $case ->
       *[nom] Hephaestus
        [def] the favor of Hephaestus
    }
    .text = Bonus: a magic item. Power, 2 { -gp }: draw two magic items and keep one of them face down.
# Rule: H12.6
# Length: name 51, text 462
# Example: ann takes the favor of Hera.
favor-hera =
    { $case ->
       *[nom] Hera
        [def] the favor of Hera
    }
    .text = Bonus: a priestess. Power, 2 { -gp }: reveal creature cards until a hero appears, and hire it.
# Rule: H12.7
# Length: name 51, text 462
# Example: ann takes the favor of Hermes.
favor-hermes =
    { $case ->
       *[nom] Hermes
        [def] the favor of Hermes
    }
    .text = Bonus: a magic item. Power, free: place a prosperity marker on a sea space with one of your fleets.
# Rule: H12.8
# Length: name 51, text 462
# Example: ann takes the favor of Hestia.
favor-hestia =
    { $case ->
       *[nom] Hestia
        [def] the favor of Hestia
    }
    .text = Bonus: a priestess. Power, 2 { -gp }: build a port, a fortress, a temple or a university.
# Rule: H13.5
# Length: name 51, text 462
# Example: ann plays the Arrows of Artemis.
item-artemis-arrows =
    { $case ->
       *[nom] Arrows of Artemis
        [def] the Arrows of Artemis
    }
    .text = In your turn: remove one creature figurine from the board, whoever owns it.
# Rule: H13.6
# Length: name 51, text 462
# Example: ann plays Pandora’s Box.
item-pandoras-box =
    { $case ->
       *[nom] Pandora’s Box
        [def] Pandora’s Box
    }
    .text = In your turn: steal a priestess from an opponent.{ note-partner }
# Rule: H13.7
# Length: name 51, text 462
# Example: ann plays the Chariot of the Sun.
item-sun-chariot =
    { $case ->
       *[nom] Chariot of the Sun
        [def] the Chariot of the Sun
    }
    .text = In your turn: rearrange your land units among the islands you control, without fleets.{ note-island }
# Rule: H13.8
# Length: name 51, text 462
# Example: ann plays the Necklace of Harmonia.
item-harmonia-necklace =
    { $case ->
       *[nom] Necklace of Harmonia
        [def] the Necklace of Harmonia
    }
    .text = In your turn, or when the action phase begins: until the end of the cycle no opponent may move units onto your islands or into your sea spaces.{ note-island }
# Rule: H13.9
# Length: name 51, text 462
# Example: ann plays Poseidon’s Trident.
item-poseidon-trident =
    { $case ->
       *[nom] Poseidon’s Trident
        [def] Poseidon’s Trident
    }
    .text = Before a roll in a sea battle: for the rest of the battle you roll two dice and add them.
# Rule: H13.9
# Length: name 51, text 462
# Example: ann plays the Arrows of Apollo.
item-apollo-arrows =
    { $case ->
       *[nom] Arrows of Apollo
        [def] the Arrows of Apollo
    }
    .text = Before a roll in a land battle: for the rest of the battle you roll two dice and add them.
# Rule: H13.10
# Length: name 51, text 462
# Example: ann plays the Belt of Aphrodite.
item-aphrodite-belt =
    { $case ->
       *[nom] Belt of Aphrodite
        [def] the Belt of Aphrodite
    }
    .text = Before the first offering: name an opponent and an active god (not Apollo); that player may not bid on that god in this cycle.{ note-partner }
# Rule: H13.11
# Length: name 51, text 462
# Example: ann plays the Shield of Zeus.
item-zeus-shield =
    { $case ->
       *[nom] Shield of Zeus
        [def] the Shield of Zeus
    }
    .text = After the threat roll: both dice are rolled again, and the new result stands.
# Rule: H13.12
# Length: name 51, text 462
# Example: ann plays the Palace on Mount Olympus.
item-olympus-palace =
    { $case ->
       *[nom] Palace on Mount Olympus
        [def] the Palace on Mount Olympus
    }
    .text = After the god tiles are laid out: put the active gods in any order you like.
# Rule: H13.13
# Length: name 51, text 462
# Example: ann plays the Sceptre of Pelops.
item-pelops-sceptre =
    { $case ->
       *[nom] Sceptre of Pelops
        [def] the Sceptre of Pelops
    }
    .text = In your turn: reveal creature cards until one with a figurine appears, and use it at once for free.
# Example: Shuffled: pile of divine favors.
pile-favor-deck = pile of divine favors
# Example: Shuffled: open divine favor.
pile-favor-open = open divine favor
# Example: Shuffled: pile of magic items.
pile-item-deck = pile of magic items
# Example: Shuffled: discard pile of divine favors.
pile-favor-discard = discard pile of divine favors
# Example: Shuffled: discard pile of magic items.
pile-item-discard = discard pile of magic items
# Rule: H11.7
# Example: Phase: End of the divine favor.
phase-favor-end = End of the divine favor
# $card (id: favor)
# Example: Power of Aphrodite
line-power = Power of { NAME($card) }
# $card (id: item)
# Example: Use the Arrows of Artemis
line-use = Use { NAME($card, case: "def") }
word-priestess = discard a priestess
# Rule: H3.1
rule-palace-window =
    { $case ->
       *[nom] The Palace on Mount Olympus
        [aside] the Palace on Mount Olympus
    }
# Rule: H11.4
rule-favor =
    { $case ->
       *[nom] The divine favor
        [aside] the divine favor
    }
# Rule: H11.2
rule-priestess =
    { $case ->
       *[nom] A priestess keeps the figurine
        [aside] a priestess keeps the figurine
    }
