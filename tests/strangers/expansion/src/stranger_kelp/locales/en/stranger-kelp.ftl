module-stranger-kelp = Kelp
    .text = A card with a condition of its own.
creature-kelp = { $case ->
   *[nom] Kelp
    [def] the Kelp
    [Def] The Kelp
}
    .text = Gain 2 { -gp }. From the fifth cycle on, gain 1 { -gp } more.
