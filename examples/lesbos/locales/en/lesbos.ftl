module-lesbos = Lesbos
    .text = The poet as a god, three creatures, and the hospitality of the islanders.
board-lesbos-three = Lesbos for three

god-sappho = Sappho
    .text = Take 2 { -gp }. A troop for 2 { -gp }.
creature-siren-of-eresos = { $case ->
   *[nom] Siren of Eresos
    [def] the Siren of Eresos
    [Def] The Siren of Eresos
}
    .text = Steal 3 { -gp } from another player.
creature-sea-lion = { $case ->
   *[nom] Sea Lion
    [def] the Sea Lion
    [Def] The Sea Lion
}
    .text = Place it at sea. The fleets there are destroyed, and none may come while it stays.
creature-petrified-tree = { $case ->
   *[nom] Petrified Tree
    [def] the Petrified Tree
    [Def] The Petrified Tree
}
    .text = Place it on land. The income of its area is doubled.
rule-hospitality = { $case ->
   *[nom] Hospitality
    [aside] hospitality
}
