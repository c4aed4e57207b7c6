module-lesbos = Lesbo
    .text = La poetessa come Divinità, tre Creature e l’ospitalità degli isolani.
board-lesbos-three = Lesbo per tre giocatori

god-sappho = { $case ->
   *[nom] Saffo
    [art] Saffo
    [a] a Saffo
}
    .text = Prendete 2 { -gp }. Una Truppa per 2 { -gp }.
creature-siren-of-eresos = { $case ->
   *[nom] Sirena di Ereso
    [art] la Sirena di Ereso
    [Art] La Sirena di Ereso
}
    .text = Rubate 3 { -gp } a un altro giocatore.
creature-sea-lion = { $case ->
   *[nom] Leone marino
    [art] il Leone marino
    [Art] Il Leone marino
}
    .text = Posizionatelo in mare. Le Flotte lì presenti sono eliminate, e nessuna può arrivarvi finché resta.
creature-petrified-tree = { $case ->
   *[nom] Albero pietrificato
    [art] l’Albero pietrificato
    [Art] L’Albero pietrificato
}
    .text = Posizionatelo a terra. Le Entrate della sua Area raddoppiano.
rule-hospitality = { $case ->
   *[nom] Ospitalità
    [aside] ospitalità
}
