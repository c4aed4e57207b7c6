### Titans, expansion of the first edition. Groups marked "module:" apply only when that module is in play.


## Modules and options

# Length: name 88
module-titans = Titans
    .text = All four modules of the expansion together.
# Length: name 88
module-titans-board = Titans: the board
    .text = Islands divided into territories, a deployment round, three to six players, alone or in teams.
# Length: name 88
module-titans-kronos = Titans: Kronos
    .text = A fifth god tile, and titans who lead armies with any god but Apollo.
# Length: name 88
module-titans-artifacts = Titans: Divine Artifacts
    .text = Five artifacts join the creature deck. Who owns them all wins at once.
# Length: name 88
module-titans-special-metropolises = Titans: special metropolises
    .text = The first two metropolises built have a special ability each.
option-special-metropolis-by = Special metropolises
    .text = build: they go to the first two metropolises built. player: they go to the first two different players who build one.
# Example: Shuffled: special metropolises.
pile-open-specials = special metropolises
option-helm-through-partner = Helm and partner
    .text = true: the Helm of Invisibility also works with the partner’s fleets and territories. false: it does not.
option-partner-targets = Partner as target
    .text = true: creatures may be aimed at the partner. false: they may not.

## module: titans/board

board-titans-34 = Titans, side for three and four players
    .text = The smaller side of the board with territories.
board-titans-56 = Titans, side for five and six players
    .text = The larger side of the board with territories.
# Rule: T13.7
rule-team-end =
    { $case ->
       *[nom] A team has won
        [aside] a team has won
    }
# Rule: T13.5
rule-partners-spaces =
    { $case ->
       *[nom] Spaces of the partner
        [aside] spaces of the partner
    }
# Rule: T13.9
rule-last-territory-taken =
    { $case ->
       *[nom] The last territory is taken
        [aside] the last territory is taken
    }
# Rule: T13.9
rule-military-victory =
    { $case ->
       *[nom] Military victory
        [aside] military victory
    }
# Rule: T13.9
rule-no-military-victory =
    { $case ->
       *[nom] No military victory
        [aside] no military victory
    }
-land =
    { $case ->
       *[nom] territory
        [def] the territory
        [in] in the territory
    }
# $area (text): its id; $place (id: land)
place-land =
    { $case ->
       *[nom] { NAME($place) }
        [def] { NAME($place) }
        [in] in { NAME($place) }
    }
# $owner (id: player, or none)
refusal-last-area =
    { $owner ->
        [none] The last territory of a player is protected.
       *[other] The last territory of { NAME($owner) } is protected.
    }
cli-column-areas = territories
prompt-deploy-first = Which is your first territory?
prompt-deploy-second = Which is your second territory?
prompt-hand-over = To which territory of your partner does it go?

## module: titans/kronos

# Rule: T7.1
# Length: name 51, text 462
# Example: ann acts for Kronos.
god-kronos = Kronos
    .text =
        { PLAYED("base") ->
            [true] Free: a titan if Kronos is the first god, otherwise a basic building of a god above him; with Hera above him any type you lack. Paid: one titan for 2 { -gp }, creatures, heroic movements and titan movements.
           *[false] Free: a titan if Kronos is the first god, otherwise a building of a god above him. Paid: one titan for 2 { -gp }. Creatures, artifacts and titan movements as with other gods.
        }
# $count (number)
# Rule: T8.2
# Length: name 51, text 378
# Example: ann wins over 3 titans from bob in C3.
unit-titan =
    { $count ->
        [one] a titan
       *[other] { $count } titans
    }
    .name = titan
    .text =
        { PLAYED("base") ->
            [true] A land unit of strength 1, but no troop; at most three per faction. With Ares it moves as troops do. With any other god but Apollo it may lead the units of its area for 1 { -gp }, then 2 { -gp }, and so on, counted together with heroic movements.
           *[false] Fights like a troop; at most three per player. With any god but Apollo a titan may lead the units of its territory in a move: the first of a turn costs 1 { -gp }, the second 2 { -gp }, and so on.
        }
line-titan = Titan movement
line-bonus-titan = Free titan
line-bonus-building = Free building

## module: titans/artifacts

# Rule: T10.4
card-kind-artifact =
    { $case ->
       *[nom] Artifact
        [a] an artifact
    }
    .kinds = Artifacts
# Rule: T10.9
# Length: name 51, text 462
# Example: ann buys the Winged Sandals for 3 GP.
artifact-winged-sandals =
    { $case ->
       *[nom] Winged Sandals
        [def] the Winged Sandals
    }
    .text =
        { PLAYED("titans/board") ->
            [true] 1 { -gp } of income. An army that takes them along may move to any territory of the same island. Team: for 1 { -gp } at the start of your turn, hand them to your partner.
           *[false]
                { PLAYED("base") ->
                    [true] 1 { -gp } of income. An army that takes them along may move to any land area of the same island.
                   *[false] 1 { -gp } of income. Nothing else: on this board an island is never divided.
                }
        }
# $helm-through-partner (option: true or false)
# Rule: T10.10
# Length: name 51, text 462
# Example: ann buys the Helm of Invisibility for 3 GP.
artifact-helm-of-invisibility =
    { $case ->
       *[nom] Helm of Invisibility
        [def] the Helm of Invisibility
    }
    .text =
        { PLAYED("titans/board") ->
            [true]
                { $helm-through-partner ->
                    [false] 1 { -gp } of income. An army that takes it along may use enemy fleets and may cross a territory of an enemy without battle, if a further paid move leads it out at once. Team: for 1 { -gp } at the start of your turn, hand it to your partner, whose fleets and territories it does not open.
                   *[true] 1 { -gp } of income. An army that takes it along may use the fleets of others and may cross an occupied territory without battle, if a further paid move leads it out at once. Team: for 1 { -gp } at the start of your turn, hand it to your partner.
                }
           *[false]
                { PLAYED("base") ->
                    [true]
                        { $helm-through-partner ->
                            [false] 1 { -gp } of income. An army that takes it along may use enemy fleets and may cross a land area of an enemy without battle, if a further paid movement leads it out at once.
                           *[true] 1 { -gp } of income. An army that takes it along may use the fleets of others and may cross an occupied land area without battle, if a further paid movement leads it out at once.
                        }
                   *[false] 1 { -gp } of income. An army that takes it along may use the fleets of others and may cross an occupied island without battle, if a further paid move leads it out at once.
                }
        }
# Rule: T10.11
# Length: name 51, text 462
# Example: ann buys the Caduceus for 3 GP.
artifact-caduceus =
    { $case ->
       *[nom] Caduceus
        [def] the Caduceus
    }
    .text =
        { PLAYED("titans/board") ->
            [true] 1 { -gp } of income. In a battle in its territory its owner may pay 1 { -gp } instead of losing a unit, any number of times. Team: the partner may pay.
           *[false]
                { PLAYED("base") ->
                    [true] 1 { -gp } of income. In a battle in its land area its owner may pay 1 { -gp } instead of losing a unit, any number of times.
                   *[false] 1 { -gp } of income. In a battle on its island its owner may pay 1 { -gp } instead of losing a unit, any number of times.
                }
        }
# Rule: T10.12
# Length: name 51, text 462
# Example: ann buys the Lightning of Zeus for 3 GP.
artifact-lightning-of-zeus =
    { $case ->
       *[nom] Lightning of Zeus
        [def] the Lightning of Zeus
    }
    .text =
        { PLAYED("titans/board") ->
            [true] 1 { -gp } of income. Anyone who outbids its owner must pay the owner 1 { -gp } at once, or cannot outbid. Team: the owner may pass each of these { -gp } to the partner.
           *[false] 1 { -gp } of income. Anyone who outbids its owner must pay the owner 1 { -gp } at once, or cannot outbid.
        }
# Rule: T10.13
# Length: name 51, text 462
# Example: ann buys the Great Horn of Plenty for 3 GP.
artifact-great-horn-of-plenty =
    { $case ->
       *[nom] Great Horn of Plenty
        [def] the Great Horn of Plenty
    }
    .text =
        { PLAYED("titans/board") ->
            [true] Every prosperity marker in its territory yields 2 { -gp } instead of 1. Team: the gold of this territory may be divided freely between the partners.
           *[false]
                { PLAYED("base") ->
                    [true] Every cornucopia and prosperity token in its land area yields 2 { -gp } instead of 1, before the Hydra doubles it.
                   *[false] Every prosperity marker on its island yields 2 { -gp } instead of 1.
                }
        }
# Rule: T10.8
rule-five-artifacts =
    { $case ->
       *[nom] Artifact victory
        [aside] artifact victory
    }
# Rule: T12.3
rule-fifth-artifact =
    { $case ->
       *[nom] The fifth artifact
        [aside] the fifth artifact
    }
# Rule: T10.10
rule-medusa-bars-crossing =
    { $case ->
       *[nom] Medusa bars the way
        [aside] Medusa bars the way
    }
# Instead of losing a unit: whether the partner pays for it.
word-partner = ask the partner

## module: titans/special-metropolises

# Rule: T11.1
card-kind-special =
    { $case ->
       *[nom] Special metropolis
        [a] a special metropolis
    }
    .kinds = Special metropolises
# Rule: T11.4
# Length: name 51, text 462
# Example: ann takes the Military Metropolis.
special-military-metropolis =
    { $case ->
       *[nom] Military Metropolis
        [def] the Military Metropolis
    }
    .text = Gives the defender +3 on land instead of +1.
# Rule: T11.4
# Length: name 51, text 462
# Example: ann takes the Coastal Metropolis.
special-coastal-metropolis =
    { $case ->
       *[nom] Coastal Metropolis
        [def] the Coastal Metropolis
    }
    .text =
        { PLAYED("base") ->
            [true] Gives its controller +3 instead of +1 in sea battles in the sea area its port faces, attacking or defending.
           *[false]
                { PLAYED("titans/board") ->
                    [true] Gives its controller +3 instead of +1 in sea battles next to its territory, attacking or defending.
                   *[false] Gives its controller +3 instead of +1 in sea battles next to its island, attacking or defending.
                }
        }
# Rule: T11.4
# Length: name 51, text 462
# Example: ann takes the Religious Metropolis.
special-religious-metropolis =
    { $case ->
       *[nom] Religious Metropolis
        [def] the Religious Metropolis
    }
    .text = Counts as two temples: two discounts of 1 { -gp } in each cycle.
# Rule: T11.5
# Length: name 51, text 462
# Example: ann takes the Cultural Metropolis.
special-cultural-metropolis =
    { $case ->
       *[nom] Cultural Metropolis
        [def] the Cultural Metropolis
    }
    .text = Its controller builds further metropolises with three philosophers instead of four, and has to.
# Rule: T11.4
# Length: name 51, text 462
# Example: ann takes the Commercial Metropolis.
special-commercial-metropolis =
    { $case ->
       *[nom] Commercial Metropolis
        [def] the Commercial Metropolis
    }
    .text = Yields 2 { -gp } in each income phase.
# Rule: T11.1
rule-special-metropolis =
    { $case ->
       *[nom] Special metropolis
        [aside] special metropolis
    }
