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

god-hades =
    { $case ->
       *[nom] Ade
        [art] Ade
        [a] ad Ade
    }
    .text =
        { PLAYED("base") ->
            [true] Gratis: un’unità di Non morti. A pagamento: fino a quattro aggiuntive per 1, 2, 3 e 4 { -gp }, di terra o di mare a scelta, la Necropoli per 2 { -gp }, Movimenti via Terra o via Mare per 1 { -gp } ciascuno, se nel gruppo c’è un’unità di Non morti di quel tipo, Creature, Movimenti Eroici.
           *[false] Gratis: un’unità di Non morti. A pagamento: fino a quattro aggiuntive per 1, 2, 3 e 4 { -gp }, Truppe o Flotte a scelta. La Necropoli per 2 { -gp }. Movimenti via Terra o via Mare per 1 { -gp } ciascuno, se nel gruppo c’è un’unità di Non morti di quel tipo.
        }
building-necropolis =
    { $case ->
       *[nom] Necropoli
        [un] una Necropoli
    }
    .text =
        { PLAYED("base") ->
            [true] Si costruisce su un vostro Sito di Costruzione, al posto di ciò che vi si trova; una Metropoli ceduta così lascia il gioco. Per ogni Truppa base o Flotta eliminata, ovunque, vi si aggiunge 1 { -gp }, non per i Mercenari; nella fase Entrate chi controlla l’Area prende quest’oro. Ce n’è una sola; costruirla di nuovo la sposta.
           *[false]
                { PLAYED("titans/board") ->
                    [true] Si costruisce sullo spazio per Metropoli di un Territorio, eliminando ciò che vi si trova. Per ogni Truppa o Flotta regolare eliminata, ovunque, vi si aggiunge 1 { -gp }; nella fase Entrate chi controlla il Territorio prende quest’oro. Ce n’è una sola; costruirla di nuovo la sposta.
                   *[false] Si costruisce sullo spazio per Metropoli di un’Isola, eliminando ciò che vi si trova. Per ogni Truppa o Flotta regolare eliminata, ovunque, vi si aggiunge 1 { -gp }; nella fase Entrate chi controlla l’Isola prende quest’oro. Ce n’è una sola; costruirla di nuovo la sposta.
                }
        }
# $count (number)
unit-undead-troop =
    { $case ->
       *[nom]
            { $count ->
                [one] una Truppa di Non morti
               *[other] { $count } Truppe di Non morti
            }
        [art]
            { $count ->
                [one] una Truppa di Non morti
               *[other] { $count } Truppe di Non morti
            }
    }
    .name = Truppa di Non morti
    .text =
        { PLAYED("base") ->
            [true] Un’unità di terra con Forza 1; se ne va alla fine del Ciclo. Per l’Arpia e l’Idra non è una Truppa. Cinque in tutto, comuni a tutti.
           *[false] Agisce come una Truppa del suo giocatore e se ne va alla fine del Ciclo. Cinque in tutto, comuni a tutti.
        }
# $count (number)
unit-undead-fleet =
    { $case ->
       *[nom]
            { $count ->
                [one] una Flotta di Non morti
               *[other] { $count } Flotte di Non morti
            }
        [art]
            { $count ->
                [one] una Flotta di Non morti
               *[other] { $count } Flotte di Non morti
            }
    }
    .name = Flotta di Non morti
    .text =
        { PLAYED("base") ->
            [true] Un’unità di mare con Forza 1; se ne va alla fine del Ciclo. Per l’Idra e per Giasone non è una Flotta, per il Kraken e per Polifemo sì. Cinque in tutto, comuni a tutti.
           *[false] Agisce come una Flotta del suo giocatore e se ne va alla fine del Ciclo. Cinque in tutto, comuni a tutti.
        }
counter-threat = Minaccia di Ade
    .text =
        { PLAYED("base") ->
            [true] Dal secondo Ciclo cresce ogni volta di due dadi. Da 9 in su Ade arriva e copre l’ultima divinità attiva.
           *[false] Cresce di due dadi a ogni Ciclo. Da 9 in su Ade arriva e copre l’ultima divinità attiva.
        }
counter-necropolis-gold = Oro sulla Necropoli
phase-threat = La minaccia di Ade
phase-necropolis = Oro della Necropoli
rule-hades-comes-and-goes =
    { $case ->
       *[nom] Ade arriva e se ne va
        [aside] Ade arriva e se ne va
    }

## module: hades/heroes

card-kind-hero =
    { $case ->
       *[nom] Eroe
        [ind] un Eroe
    }
    .kinds = Eroi
option-achilles-islands = Isole per Achille
    .text = Quante Isole servono per il sacrificio di Achille. Il numero è noto da una sola fonte.
option-ulysses-set = Edifici per Ulisse
    .text = port-temple-university: si cedono un Porto, un Tempio e un’Università. three-equal: tre Edifici dello stesso tipo.
option-chiron-landing = Sbarco sull’Isola di Chirone
    .text = nobody: nessuno vi sbarca con Pegaso o Perseo. controller: può farlo chi controlla l’Isola.
phase-hero-upkeep = Mantenimento degli Eroi
    .text = Dopo le Entrate ogni Eroe costa 2 { -gp } al suo giocatore, oppure se ne va.
hero-achilles =
    { $case ->
       *[nom] Achille
        [art] Achille
    }
    .military = In battaglia vale due Truppe.
    .sacrifice =
        { $achilles-islands ->
            [one] Se controllate almeno un’Isola, costruite una Metropoli.
           *[other] Se controllate almeno { $achilles-islands } Isole, costruite una Metropoli.
        }{ note-island }
hero-ulysses =
    { $case ->
       *[nom] Ulisse
        [art] Ulisse
    }
    .military = Quando attacca, Fortezze e Metropoli non aiutano il difensore.
    .sacrifice =
        { $ulysses-set ->
            [three-equal] Cedete tre vostri Edifici dello stesso tipo, e costruite una Metropoli.
           *[port-temple-university] Cedete un Porto, un Tempio e un’Università, e costruite una Metropoli.
        }
hero-hector =
    { $case ->
       *[nom] Ettore
        [art] Ettore
    }
    .military = Chi sbarca sulla sua Isola perde, prima della battaglia, una delle Truppe che sbarcano.{ note-island }
    .sacrifice = Scambiate due Sacerdoti con un Filosofo, o cinque Sacerdoti con due Filosofi, una sola volta.
hero-perseus =
    { $case ->
       *[nom] Perseo
        [art] Perseo
    }
    .military = Ogni volta che la vostra parte deve perdere un’unità, un’altra unità di terra può invece ritirarsi, se ha dove andare.
    .sacrifice = Muovete quante volete delle vostre altre unità di terra dalla sua Isola a un’altra qualsiasi, come con Pegaso.{ note-island }
hero-midas =
    { $case ->
       *[nom] Mida
        [art] Mida
    }
    .military = Dopo il tiro potete pagare 1 { -gp } per ripetere il vostro tiro, quante volte volete. Conta il nuovo tiro.
    .sacrifice = Pagate 15 { -gp } e costruite una Metropoli.
hero-penthesilea =
    { $case ->
       *[nom] Pentesilea
        [art] Pentesilea
    }
    .military = In caso di parità solo il nemico perde un’unità.
    .sacrifice = Mettete una Metropoli che state per posizionare su questa carta, l’isola segreta delle Amazzoni. Conta per la vittoria, dà il suo sconto da Tempio e non può mai essere presa.
creature-cerberus =
    { $case ->
       *[nom] Cerbero
        [art] Cerbero
        [Art] Cerbero
    }
    .text = Posizionatelo su un’Isola qualsiasi. Tutte le Entrate di quell’Isola, compreso l’oro della Necropoli, vanno a voi invece che a chi la controlla. La pedina resta fino al vostro primo turno del Ciclo successivo.{ note-island }{ note-partner }
creature-charon =
    { $case ->
       *[nom] Caronte
        [art] Caronte
        [Art] Caronte
    }
    .text = Assoldate un Eroe che ha lasciato il gioco e posizionatelo su un’Isola che controllate. Non Pentesilea, se è andata dalle Amazzoni.{ note-island }
creature-erinyes =
    { $case ->
       *[nom] Furia
        [art] la Furia
        [Art] La Furia
    }
    .text = Spostate un segnalino Prosperità da un’Isola qualsiasi, tranne quella di Chirone, a una vostra. Le Cornucopie stampate restano.{ note-island }{ note-partner }
creature-empusa =
    { $case ->
       *[nom] Empusa
        [art] Empusa
        [Art] Empusa
    }
    .text = Prendete tutto l’oro sulla Necropoli, a meno che Chirone non ne protegga l’Isola.{ note-island }{ note-partner }
creature-chiron =
    { $case ->
       *[nom] Chirone
        [art] Chirone
        [Art] Chirone
    }
    .text =
        { $chiron-landing ->
            [controller] Posizionatelo su un’Isola qualsiasi. Pegaso, Gigante, Arpia, Furia, Empusa e il sacrificio di Perseo non possono essere usati contro di essa; chi la controlla può comunque sbarcarvi con Pegaso o Perseo.
           *[nobody] Posizionatelo su un’Isola qualsiasi. Pegaso, Gigante, Arpia, Furia, Empusa e il sacrificio di Perseo non possono essere usati contro di essa; nessuno può sbarcarvi con Pegaso o Perseo, nemmeno chi la controlla.
        } { note-figurine }{ note-island }
word-two-priests = due Sacerdoti per un Filosofo
word-five-priests = cinque Sacerdoti per due Filosofi
rule-cerberus-leaves =
    { $case ->
       *[nom] Cerbero se ne va
        [aside] Cerbero se ne va
    }

## module: hades/divine-favors

card-kind-favor =
    { $case ->
       *[nom] Favore divino
        [ind] un Favore divino
    }
    .kinds = Favori divini
card-kind-item =
    { $case ->
       *[nom] Oggetto magico
        [ind] un Oggetto magico
    }
    .kinds = Oggetti magici
building-theater =
    { $case ->
       *[nom] Teatro
        [un] un Teatro
    }
    .text = Nessun potere proprio. Può valere come qualsiasi Edificio mancante di una serie. Quattro in tutto.
# $count (number)
goods-priestess =
    { $count ->
        [one] una Sacerdotessa
       *[other] { $count } Sacerdotesse
    }
    .name = Sacerdotessa
    .text = Scartatela per pagare il mantenimento di un Eroe, o per tenere una vostra pedina su un’Isola per un altro Ciclo.
favor-aphrodite =
    { $case ->
       *[nom] Afrodite
        [art] il favore di Afrodite
    }
    .text = Bonus: una Sacerdotessa. Potere, 2 { -gp }: raddoppiate le vostre Truppe regolari su un’Isola, finché basta la riserva.{ note-island }
favor-artemis =
    { $case ->
       *[nom] Artemide
        [art] il favore di Artemide
    }
    .text = Bonus: una Sacerdotessa. Potere, gratis: scartate un Filosofo o un Sacerdote e posizionate una Truppa o una Flotta.
favor-demeter =
    { $case ->
       *[nom] Demetra
        [art] il favore di Demetra
    }
    .text = Bonus: una Sacerdotessa. Potere, gratis: prendete 1 { -gp } per ogni Isola che controllate.{ note-island }
favor-dionysus =
    { $case ->
       *[nom] Dioniso
        [art] il favore di Dioniso
    }
    .text = Bonus: un oggetto magico. Potere, 2 { -gp }: costruite un Teatro.
favor-hephaestus =
    { $case ->
       *[nom] Efesto
        [art] il favore di Efesto
    }
    .text = Bonus: un oggetto magico. Potere, 2 { -gp }: pescate due oggetti magici e tenetene uno a faccia in giù.
favor-hera =
    { $case ->
       *[nom] Era
        [art] il favore di Era
    }
    .text = Bonus: una Sacerdotessa. Potere, 2 { -gp }: rivelate carte Creatura finché non appare un Eroe, e assoldatelo.
favor-hermes =
    { $case ->
       *[nom] Ermes
        [art] il favore di Ermes
    }
    .text = Bonus: un oggetto magico. Potere, gratis: posizionate un segnalino Prosperità in un’Area di Mare con una vostra Flotta.
favor-hestia =
    { $case ->
       *[nom] Estia
        [art] il favore di Estia
    }
    .text = Bonus: una Sacerdotessa. Potere, 2 { -gp }: costruite un Porto, una Fortezza, un Tempio o un’Università.
item-artemis-arrows =
    { $case ->
       *[nom] Frecce di Artemide
        [art] le Frecce di Artemide
    }
    .text = Nel vostro turno: rimuovete dal tabellone una pedina di Creatura, di chiunque sia.
item-pandoras-box =
    { $case ->
       *[nom] Vaso di Pandora
        [art] il Vaso di Pandora
    }
    .text = Nel vostro turno: rubate una Sacerdotessa a un nemico.{ note-partner }
item-sun-chariot =
    { $case ->
       *[nom] Carro del Sole
        [art] il Carro del Sole
    }
    .text = Nel vostro turno: ridistribuite le vostre unità di terra tra le Isole che controllate, senza Flotte.{ note-island }
item-harmonia-necklace =
    { $case ->
       *[nom] Collana di Armonia
        [art] la Collana di Armonia
    }
    .text = Nel vostro turno, o all’inizio della fase Azioni: fino alla fine del Ciclo nessun nemico può muovere unità sulle vostre Isole o nelle vostre Aree di Mare.{ note-island }
item-poseidon-trident =
    { $case ->
       *[nom] Tridente di Poseidone
        [art] il Tridente di Poseidone
    }
    .text = Prima di un tiro in una Battaglia Navale: per il resto della battaglia tirate due dadi e sommatene i risultati.
item-apollo-arrows =
    { $case ->
       *[nom] Frecce di Apollo
        [art] le Frecce di Apollo
    }
    .text = Prima di un tiro in una Battaglia Terrestre: per il resto della battaglia tirate due dadi e sommatene i risultati.
item-aphrodite-belt =
    { $case ->
       *[nom] Cintura di Afrodite
        [art] la Cintura di Afrodite
    }
    .text = Prima della prima Offerta: nominate un nemico e una divinità attiva (non Apollo); in questo Ciclo quel giocatore non può fare Offerte a quella divinità.{ note-partner }
item-zeus-shield =
    { $case ->
       *[nom] Scudo di Zeus
        [art] lo Scudo di Zeus
    }
    .text = Dopo il tiro della minaccia: si ripete il tiro di entrambi i dadi, e vale il nuovo risultato.
item-olympus-palace =
    { $case ->
       *[nom] Palazzo sul Monte Olimpo
        [art] il Palazzo sul Monte Olimpo
    }
    .text = Dopo che le tessere Divinità sono disposte: mettete le divinità attive nell’ordine che volete.
item-pelops-sceptre =
    { $case ->
       *[nom] Scettro di Pelope
        [art] lo Scettro di Pelope
    }
    .text = Nel vostro turno: rivelate carte Creatura finché non ne appare una con pedina, e usatela subito gratis.
pile-favor-deck =
    { $case ->
       *[nom] pila dei favori divini
        [art] la pila dei favori divini
    }
pile-favor-open =
    { $case ->
       *[nom] favore divino scoperto
        [art] il favore divino scoperto
    }
pile-item-deck =
    { $case ->
       *[nom] pila degli oggetti magici
        [art] la pila degli oggetti magici
    }
pile-favor-discard =
    { $case ->
       *[nom] pila degli scarti dei favori divini
        [art] la pila degli scarti dei favori divini
    }
pile-item-discard =
    { $case ->
       *[nom] pila degli scarti degli oggetti magici
        [art] la pila degli scarti degli oggetti magici
    }
phase-favor-end = Fine del favore divino
# $card (id: favor)
line-power = Potere di { NAME($card) }
# $card (id: item)
line-use = Usare { NAME($card, case: "art") }
word-priestess = scartare una Sacerdotessa
rule-palace-window =
    { $case ->
       *[nom] Il Palazzo sul Monte Olimpo
        [aside] il Palazzo sul Monte Olimpo
    }
rule-favor =
    { $case ->
       *[nom] Il favore divino
        [aside] il favore divino
    }
rule-priestess =
    { $case ->
       *[nom] Una Sacerdotessa trattiene la pedina
        [aside] una Sacerdotessa trattiene la pedina
    }
