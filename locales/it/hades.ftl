### Hades, espansione della prima edizione. I gruppi con "module:" valgono solo quando quel modulo è in gioco.

## Modules

module-hades = Hades
    .text = Tutti e quattro i moduli dell’espansione insieme.
module-hades-free-positioning = Hades: posizionamento libero
    .text = Un’asta prima del primo Ciclo decide chi posiziona le prime unità, e con quale bonus.
module-hades-undead = Hades: il dio e i suoi Non morti
    .text = Una minaccia cresce di Ciclo in Ciclo finché Ade non arriva con Truppe e Flotte di Non morti. Aggiunge la Necropoli.
module-hades-heroes = Hades: Eroi e Creature
    .text = Sei Eroi e quattro nuove Creature entrano nel mazzo delle Creature, e Chirone riceve una carta più forte.
module-hades-divine-favors = Hades: favori divini
    .text = Otto divinità minori concedono il loro favore. Aggiunge Sacerdotesse, oggetti magici e Teatri.

## module: hades/undead

god-hades = { $case ->
   *[nom] Ade
    [art] Ade
    [a] ad Ade
}
    .text = Un’unità di Non morti gratis, fino ad altre quattro per 1, 2, 3 e 4 MO, Truppe o Flotte a scelta. La Necropoli per 2 MO. Movimenti via Terra o via Mare per 1 MO ciascuno, se nel gruppo c’è un’unità di Non morti di quel tipo.

building-necropolis = { $case ->
   *[nom] Necropoli
    [un] una Necropoli
}
    .text = Si costruisce sullo spazio per Metropoli di un’Isola, eliminando ciò che vi si trova. Per ogni Truppa o Flotta regolare eliminata, ovunque, vi si aggiunge 1 MO; nella Fase delle Entrate chi controlla l’Isola prende quest’oro. Ce n’è una sola; costruirla di nuovo la sposta.

# $count (number)
unit-undead-troop = { $case ->
   *[nom] { $count ->
        [one] { $count } Truppa di Non morti
       *[other] { $count } Truppe di Non morti
    }
    [art] { $count ->
        [one] { $count } Truppa di Non morti
       *[other] { $count } Truppe di Non morti
    }
}
    .name = Truppa di Non morti
    .text = Agisce come una Truppa del suo giocatore e se ne va alla fine del Ciclo. Cinque in tutto, comuni a tutti.
# $count (number)
unit-undead-fleet = { $case ->
   *[nom] { $count ->
        [one] { $count } Flotta di Non morti
       *[other] { $count } Flotte di Non morti
    }
    [art] { $count ->
        [one] { $count } Flotta di Non morti
       *[other] { $count } Flotte di Non morti
    }
}
    .name = Flotta di Non morti
    .text = Agisce come una Flotta del suo giocatore e se ne va alla fine del Ciclo. Cinque in tutto, comuni a tutti.

counter-threat = Minaccia di Ade
    .text = Cresce di due dadi a ogni Ciclo. Da 9 in su Ade arriva e copre l’ultima divinità attiva.
counter-necropolis-gold = Oro sulla Necropoli
phase-threat = La minaccia di Ade
phase-necropolis = Oro della Necropoli

## module: hades/heroes

option-achilles-islands = Isole per Achille
    .text = Quante Isole servono per il sacrificio di Achille. Il numero è noto da una sola fonte.
option-ulysses-set = Edifici per Ulisse
    .text = port-temple-university: se ne cede uno per tipo. three-equal: tre Edifici dello stesso tipo.

phase-hero-upkeep = Mantenimento dell’Eroe
    .text = Dopo le Entrate ogni Eroe costa 2 MO al suo giocatore, oppure se ne va.

hero-achilles = { $case ->
   *[nom] Achille
    [art] Achille
}
    .military = In battaglia vale due Truppe.
    .sacrifice = Se controllate almeno quattro Isole, costruite una Metropoli.
hero-ulysses = { $case ->
   *[nom] Ulisse
    [art] Ulisse
}
    .military = Quando attacca, Fortezze e Metropoli non aiutano il difensore.
    .sacrifice = Cedete un Porto, un Tempio e un’Università, e costruite una Metropoli.
hero-hector = { $case ->
   *[nom] Ettore
    [art] Ettore
}
    .military = Chi sbarca sulla sua Isola perde, prima della battaglia, una delle Truppe che sbarcano.
    .sacrifice = Scambiate due Sacerdoti con un Filosofo, o cinque Sacerdoti con due Filosofi, una sola volta.
hero-perseus = { $case ->
   *[nom] Perseo
    [art] Perseo
}
    .military = Ogni volta che la vostra parte deve perdere un’unità, un’altra unità di terra può invece ritirarsi, se ha dove andare.
    .sacrifice = Muovete quante volete delle vostre altre unità di terra dalla sua Isola a un’altra qualsiasi, come con Pegaso.
hero-midas = { $case ->
   *[nom] Mida
    [art] Mida
}
    .military = Dopo il lancio potete pagare 1 MO per rilanciare il vostro dado, quante volte volete. Conta il nuovo lancio.
    .sacrifice = Pagate 15 MO e costruite una Metropoli.
hero-penthesilea = { $case ->
   *[nom] Pentesilea
    [art] Pentesilea
}
    .military = A parità di totale solo il nemico perde un’unità.
    .sacrifice = Mettete una Metropoli che state per posizionare su questa carta, l’isola segreta delle Amazzoni. Conta per la vittoria, dà il suo sconto da Tempio e non può mai essere presa.

creature-cerberus = { $case ->
   *[nom] Cerbero
    [art] Cerbero
}
    .text = Posizionatelo su un’Isola qualsiasi. Tutte le Entrate di quell’Isola, compreso l’oro della Necropoli, vanno a voi invece che a chi la controlla. Resta fino al vostro primo turno del Ciclo successivo.
creature-charon = { $case ->
   *[nom] Caronte
    [art] Caronte
}
    .text = Assoldate un Eroe che ha lasciato il gioco e posizionatelo su un’Isola che controllate. Non Pentesilea, se è andata dalle Amazzoni.
creature-erinyes = { $case ->
   *[nom] Furia
    [art] la Furia
}
    .text = Spostate un segnalino Prosperità da un’Isola qualsiasi, tranne quella di Chirone, a una vostra. Le Cornucopie stampate restano.
creature-empusa = { $case ->
   *[nom] Empusa
    [art] Empusa
}
    .text = Prendete tutto l’oro sulla Necropoli, a meno che Chirone non ne protegga l’Isola.
creature-chiron = { $case ->
   *[nom] Chirone
    [art] Chirone
}
    .text = Posizionatelo su un’Isola qualsiasi. Pegaso, Gigante, Arpia, Furia, Empusa e il sacrificio di Perseo non possono essere usati contro di essa; chi la controlla può comunque sbarcarvi con Pegaso o Perseo. Resta fino al vostro primo turno del Ciclo successivo.

## module: hades/divine-favors

building-theater = { $case ->
   *[nom] Teatro
    [un] un Teatro
}
    .text = Nessun potere proprio. Può valere come qualsiasi Edificio mancante di una serie. Quattro in tutto.

# $count (number)
goods-priestess = { $count ->
    [one] { $count } Sacerdotessa
   *[other] { $count } Sacerdotesse
}
    .name = Sacerdotessa
    .text = Scartatela per pagare il mantenimento di un Eroe, o per tenere una vostra pedina su un’Isola per un altro Ciclo.

favor-aphrodite = { $case ->
   *[nom] Afrodite
    [art] il favore di Afrodite
}
    .text = Bonus: una Sacerdotessa. Potere, 2 MO: raddoppiate le vostre Truppe regolari su un’Isola, finché basta la riserva.
favor-artemis = { $case ->
   *[nom] Artemide
    [art] il favore di Artemide
}
    .text = Bonus: una Sacerdotessa. Potere, gratis: scartate un Filosofo o un Sacerdote e posizionate una Truppa o una Flotta.
favor-demeter = { $case ->
   *[nom] Demetra
    [art] il favore di Demetra
}
    .text = Bonus: una Sacerdotessa. Potere, gratis: prendete 1 MO per ogni Isola che controllate.
favor-dionysus = { $case ->
   *[nom] Dioniso
    [art] il favore di Dioniso
}
    .text = Bonus: un oggetto magico. Potere, 2 MO: costruite un Teatro.
favor-hephaestus = { $case ->
   *[nom] Efesto
    [art] il favore di Efesto
}
    .text = Bonus: un oggetto magico. Potere, 2 MO: pescate due oggetti magici e tenetene uno a faccia in giù.
favor-hera = { $case ->
   *[nom] Era
    [art] il favore di Era
}
    .text = Bonus: una Sacerdotessa. Potere, 2 MO: rivelate carte Creatura finché non appare un Eroe, e assoldatelo.
favor-hermes = { $case ->
   *[nom] Ermes
    [art] il favore di Ermes
}
    .text = Bonus: un oggetto magico. Potere, gratis: posizionate un segnalino Prosperità in un’Area di Mare con una vostra Flotta.
favor-hestia = { $case ->
   *[nom] Estia
    [art] il favore di Estia
}
    .text = Bonus: una Sacerdotessa. Potere, 2 MO: costruite un Porto, una Fortezza, un Tempio o un’Università.

item-artemis-arrows = { $case ->
   *[nom] Frecce di Artemide
    [art] le Frecce di Artemide
}
    .text = Nel vostro turno: rimuovete dal tabellone una pedina di Creatura, di chiunque sia.
item-pandoras-box = { $case ->
   *[nom] Vaso di Pandora
    [art] il Vaso di Pandora
}
    .text = Nel vostro turno: prendete una Sacerdotessa a un nemico.
item-sun-chariot = { $case ->
   *[nom] Carro del Sole
    [art] il Carro del Sole
}
    .text = Nel vostro turno: ridistribuite le vostre unità di terra tra le Isole che controllate, senza Flotte.
item-harmonia-necklace = { $case ->
   *[nom] Collana di Armonia
    [art] la Collana di Armonia
}
    .text = Nel vostro turno, o all’inizio della Fase delle Azioni: fino alla fine del Ciclo nessun nemico può muovere unità sulle vostre Isole o nelle vostre Aree di Mare.
item-poseidon-trident = { $case ->
   *[nom] Tridente di Poseidone
    [art] il Tridente di Poseidone
}
    .text = Prima del lancio in una Battaglia Navale: per il resto della battaglia lanciate due dadi e sommateli.
item-apollo-arrows = { $case ->
   *[nom] Frecce di Apollo
    [art] le Frecce di Apollo
}
    .text = Prima del lancio in una Battaglia Terrestre: per il resto della battaglia lanciate due dadi e sommateli.
item-aphrodite-belt = { $case ->
   *[nom] Cintura di Afrodite
    [art] la Cintura di Afrodite
}
    .text = Prima della prima Offerta: nominate un nemico e una divinità attiva; in questo Ciclo quel giocatore non può fare Offerte a quella divinità.
item-zeus-shield = { $case ->
   *[nom] Scudo di Zeus
    [art] lo Scudo di Zeus
}
    .text = Dopo il lancio della minaccia: si rilanciano entrambi i dadi, e vale il nuovo risultato.
item-olympus-palace = { $case ->
   *[nom] Palazzo sul Monte Olimpo
    [art] il Palazzo sul Monte Olimpo
}
    .text = Quando le divinità sono disposte: mettete le divinità attive nell’ordine che volete.
item-pelops-sceptre = { $case ->
   *[nom] Scettro di Pelope
    [art] lo Scettro di Pelope
}
    .text = Nel vostro turno: rivelate carte Creatura finché non ne appare una con pedina, e usatela subito gratis.

pile-favor-deck = { $case ->
   *[nom] pila dei favori divini
    [art] la pila dei favori divini
}
pile-favor-open = { $case ->
   *[nom] favore divino scoperto
    [art] il favore divino scoperto
}
pile-item-deck = { $case ->
   *[nom] pila degli oggetti magici
    [art] la pila degli oggetti magici
}
phase-favor-end = Il favore divino se ne va
