### Titans, expansion of the first edition. Groups marked "module:" apply only when that module is in play.

## Modules and options

module-titans = Titans
    .text = All four modules of the expansion together.
module-titans-board = Titans: the board
    .text = Islands divided into territories, a deployment round, three to six players, alone or in teams.
module-titans-kronos = Titans: Kronos
    .text = A fifth god tile, and titans who lead armies with any god but Apollo.
module-titans-artifacts = Titans: Divine Artifacts
    .text = Five artifacts join the creature deck. Who owns them all wins at once.
module-titans-special-metropolises = Titans: special metropolises
    .text = The first two metropolises built have a special ability each.

option-special-metropolis-by = Special metropolises
    .text = build: they go to the first two metropolises built. player: they go to the first two different players who build one.
option-helm-through-partner = Helm and partner
    .text = true: the Helm of Invisibility also works with the partner’s fleets and territories. false: it does not.
option-partner-targets = Partner as target
    .text = true: creatures may be aimed at the partner. false: they may not.

## module: titans/board

board-titans-34 = Titans, side for three and four
    .text = The smaller side of the board with territories.
board-titans-56 = Titans, side for five and six
    .text = The larger side of the board with territories.
board-fixture-a = Small test map
    .text = A map for rule tests, for up to three players.

## module: titans/kronos

god-kronos = Kronos
    .text = Free: a titan if Kronos lies first, otherwise a building of a god above him. One titan for 2 GP. Creatures, artifacts and titan movements as with other gods.

# $count (number)
unit-titan = { $count ->
    [one] { $count } titan
   *[other] { $count } titans
}
    .name = titan
    .text = Fights like a troop; at most three per player. With any god but Apollo a titan may lead the units of its territory in a move: the first of a turn costs 1 GP, the second 2 GP, and so on.

## module: titans/artifacts

artifact-winged-sandals = Winged Sandals
    .text = 1 GP of income. An army that takes them along may move to any territory of the same island. Team: for 1 GP at the start of your turn, hand them to your partner.
artifact-helm-of-invisibility = Helm of Invisibility
    .text = 1 GP of income. An army that takes it along may use the fleets of others and may cross an occupied territory without battle, if a further paid move leads it out at once. Team: for 1 GP at the start of your turn, hand it to your partner.
artifact-caduceus = Caduceus
    .text = 1 GP of income. In a battle in its territory its owner may pay 1 GP instead of losing a unit, as often as he likes. Team: the partner may pay.
artifact-lightning-of-zeus = Lightning of Zeus
    .text = 1 GP of income. Whoever outbids its owner pays him 1 GP at once, and may not outbid him without it. Team: the owner may pass each of these GP to the partner.
artifact-great-horn-of-plenty = Great Horn of Plenty
    .text = Every prosperity marker in its territory yields 2 GP instead of 1. Team: the gold of this territory may be divided freely between the partners.

## module: titans/special-metropolises

counter-specials-taken = Special metropolises taken

special-military-metropolis = Military Metropolis
    .text = Gives the defender +3 on land instead of +1.
special-coastal-metropolis = Coastal Metropolis
    .text = Gives its controller +3 instead of +1 in sea battles next to its territory, attacking or defending.
special-religious-metropolis = Religious Metropolis
    .text = Counts as two temples: two discounts of 1 GP in each round.
special-cultural-metropolis = Cultural Metropolis
    .text = Its controller builds further metropolises with three philosophers instead of four, and has to.
special-commercial-metropolis = Commercial Metropolis
    .text = Yields 2 GP in each income phase.
