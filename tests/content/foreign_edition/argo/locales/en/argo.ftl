module-argo = Argo
    .text = The voyage of the Argonauts: omens, champions and storms.
board-argo-three = The voyage

card-kind-omen = Omen
    .kinds = Omens
card-kind-champion = Champion
    .kinds = Champions

phase-omens = Omens
phase-harvest = Harvest
phase-offerings = Offerings
phase-deeds = Deeds
phase-storm = Storm
phase-reckoning = Reckoning
rule-laurels = { $case ->
   *[nom] Laurels
    [aside] four laurels
}
counter-laurel = laurels

god-poseidon = Poseidon
    .text = Triremes, and their voyages.
god-ares = Ares
    .text = Hoplites, and their marches. Once a turn a hoplite for 2 { -gp }.
god-hera = Hera
    .text = Treasuries and oracles.
god-hestia = Hestia
    .text = Take 3 { -gp }.

unit-hoplite = { $count ->
    [one] { $count } hoplite
   *[other] { $count } hoplites
}
    .name = hoplite
    .text = It holds land.
unit-trireme = { $count ->
    [one] { $count } trireme
   *[other] { $count } triremes
}
    .name = trireme
    .text = It holds the sea.
building-treasury = { $count ->
    [one] { $count } treasury
   *[other] { $count } treasuries
}
    .name = treasury
    .text = 1 { -gp } of income. It shelters the ships from a storm for 1 { -gp }.
building-oracle = { $count ->
    [one] { $count } oracle
   *[other] { $count } oracles
}
    .name = oracle
    .text = Once a turn, for 1 { -gp }, put an omen under the deck. In battle, for 2 { -gp }, one more die.

omen-fair-wind = Fair Wind
    .text = 2 { -gp } more income.
omen-eclipse = Eclipse
    .text = One more die in battle.
omen-swan = Swan
    .text = Give it up with 4 { -gp } for a laurel.
omen-rain = Rain
    .text = Take 1 { -gp } at the beginning of your turn.
omen-thunder = Thunder
    .text = A hoplite of another player is lost.
champion-jason = Jason
    .text = He moves and fights like a hoplite.
champion-atalanta = Atalanta
    .text = Strength 2.
champion-orpheus = Orpheus
    .text = Give him up when the storm comes: you lose nothing.

line-buy-omen = an omen
line-buy-champion = a champion
line-ask-oracle = ask the oracle
line-foretell-oracle = ask the oracle about the battle
line-muster-ares = muster
line-power-swan = the song of the swan

pile-omen-deck = deck of omens
pile-omen-discard = pile of old omens
pile-champion-deck = deck of champions
pile-champion-discard = pile of champions at rest
pile-underworld = underworld
