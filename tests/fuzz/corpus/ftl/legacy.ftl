### Cyclades, the first edition (2009): names and texts. The layer under Hades and Titans.

## Modules, options and boards

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

board-legacy-3 = Map for two and three players
    .text = The small map: eight islands and four trade spaces.
board-legacy-4 = Map for four players
    .text = The middle map: ten islands and six trade spaces.
board-legacy-5 = Map for five players
    .text = The large map: thirteen islands and six trade spaces.

## Words of this edition

# $area (id), $count (number)
event-prosperity-placed = { $count ->
    [one] A prosperity marker is placed in { NAME($area) }.
   *[other] { $count } prosperity markers are placed in { NAME($area) }.
}

# $area (id), $count (number)
event-prosperity-taken = { $count ->
    [one] A prosperity marker is taken from { NAME($area) }.
   *[other] { $count } prosperity markers are taken from { NAME($area) }.
}

# The last sentence of a card that leaves a figurine on an island. $figurine-expiry (option: owner-next-turn or next-round)
note-figurine = { $figurine-expiry ->
    [next-round] The figurine stays until the next cycle begins.
   *[owner-next-turn] The figurine stays until your first turn of the next cycle.
}

# The last sentence of a card that is aimed at a player, where there may be teams; it begins with a space, or is empty.
# $partner-targets (option: true or false), which only the board with teams has.
note-partner = { PLAYED("titans/board") ->
    [true] { $partner-targets ->
        [true] {" "}In teams your partner may be the target.
       *[false] {" "}In teams never your partner.
    }
   *[false] {""}
}

## Gods (L11)

god-poseidon = Poseidon
    .text = One fleet for free, up to three more for 1, 2 and 3 GP. Ports for 2 GP each. Move fleets for 1 GP each time.
god-ares = Ares
    .text = One troop for free, up to three more for 2, 3 and 4 GP. Fortresses for 2 GP each. Move troops for 1 GP each time.
god-zeus = Zeus
    .text = One priest for free, one more for 4 GP. Temples for 2 GP each. For 1 GP replace a creature on the track with the next card of the deck, as often as you like.
god-athena = Athena
    .text = One philosopher for free, one more for 4 GP. Universities for 2 GP each.
god-apollo = Apollo
    .text = Take 4 GP if you control exactly one island, otherwise 1 GP. The first marker here also brings a prosperity marker for one of your islands. Nothing else.

## Buildings (L12)

building-port = port
    .text = The defender gets +1 in sea battles in every sea space next to its island. Several ports add up.
building-fortress = fortress
    .text = The defender gets +1 in land battles on its island. Several fortresses add up.
building-temple = temple
    .text = Takes 1 GP off the price of one creature, once per cycle. You may use several temples on one creature, down to 1 GP