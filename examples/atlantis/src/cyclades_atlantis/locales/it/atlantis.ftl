### Atlantide, un gioco a sé.

module-atlantis = Atlantide
    .text = Famiglie sugli anelli di Atlantide, mentre il mare sale.
option-last-round = Ultimo ciclo
    .text = Il ciclo dopo il quale la partita finisce.
board-rings = Gli anelli di Atlantide
    .text = Un palazzo, le tre parti dell’anello intorno e tre coste.

phase-harvest = Raccolto
phase-council = Il consiglio
phase-tide = La marea
phase-end = Fine del ciclo
rule-three-towers = { $case ->
   *[nom] Tre torri
    [aside] tre torri
}
counter-tide = Marea

# $count (number)
unit-settler = { $case ->
   *[nom] { $count ->
        [one] un colono
       *[other] { $count } coloni
    }
    [art] { $count ->
        [one] un colono
       *[other] { $count } coloni
    }
}
    .name = colono
    .text = Una famiglia ne ha otto.
building-dyke = { $case ->
   *[nom] diga
    [un] una diga
}
    .text = Protegge dall’inondazione i coloni della sua Area.
building-tower = { $case ->
   *[nom] torre
    [un] una torre
}
    .text = Con tre si vince la partita.

prompt-work = Quale lavoro fa la vostra famiglia?
word-settle = insediare
word-found = fondare una colonia
word-dyke = alzare una diga
word-tower = costruire una torre
word-rest = riposare

land-kleito = Clito
land-eumelos = Eumelo
land-ampheres = Anferes
land-evaimon = Evemone
land-mneseus = Mneseo
land-elasippos = Elasippo
land-mestor = Mestore
sea-inner-canal = Canale interno
sea-outer-canal = Canale esterno
sea-great-ocean = Grande Oceano

# Ciò che il motore chiama metropoli qui è una torre.

# $faction (id), $area (id)
event-metropolis-built = { NAME($faction) } { event-metropolis-built.does }.
    .does = costruisce una torre { NAME($area, case: "in") }
