### Atlantis, a game of its own.

module-atlantis = Atlantis
    .text = Families on the rings of Atlantis, while the sea rises.
option-last-round = Last round
    .text = The round after which the game ends.
board-rings = The rings of Atlantis
    .text = A palace, three parts of the ring around it, and three shores.

phase-harvest = Harvest
phase-council = The council
phase-tide = The tide
phase-end = End of the round
rule-three-towers = { $case ->
   *[nom] Three towers
    [aside] three towers
}
counter-tide = Tide

# $count (number)
unit-settler = { $count ->
    [one] a settler
   *[other] { $count } settlers
}
    .name = settler
    .text = A family has eight.
building-dyke = dyke
    .text = Protects the settlers of its area from the flood.
building-tower = tower
    .text = Three of them win the game.

prompt-work = Which work does your family do?
word-settle = settle
word-found = found a colony
word-dyke = raise a dyke
word-tower = build a tower
word-rest = rest

land-kleito = Kleito
land-eumelos = Eumelos
land-ampheres = Ampheres
land-evaimon = Evaimon
land-mneseus = Mneseus
land-elasippos = Elasippos
land-mestor = Mestor
sea-inner-canal = Inner Canal
sea-outer-canal = Outer Canal
sea-great-ocean = Great Ocean

# What the engine calls a metropolis is a tower here.

# $faction (id), $area (id)
event-metropolis-built = { NAME($faction) } { event-metropolis-built.does }.
    .does = builds a tower { NAME($area, case: "in") }
