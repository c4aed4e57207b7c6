module-reef = Reef
board-reef-two = Reef for two
god-nereus = Nereus
    .text = Take 1 { -gp }.
creature-eel = { $case ->
   *[nom] Eel
    [def] the Eel
    [Def] The Eel
}
    .text = Steal 2 { -gp } from another player.
creature-whale = { $case ->
   *[nom] Whale
    [def] the Whale
    [Def] The Whale
}
    .text = Place it at sea. No fleet may be there.
rule-reef-and-dead = { $case ->
   *[nom] Reef and dead
    [aside] reef and dead
}
