### Cyclades, Edizione Leggendaria: nomi e testi di divinità, carte e pedine.
### I numeri accanto ai gruppi sono quelli del regolamento.
###
### Forme dei nomi: nom = come sta sulla carta; art = con l’articolo determinativo (l’Arpia, il Minotauro; i nomi
### propri e le unità contate restano senza); a = con la preposizione a (a Zeus, ad Ares); un = con l’articolo
### indeterminativo (un Porto, un’Università).
### I termini di gioco hanno la maiuscola su ogni nome; ai giocatori ci si rivolge con il voi.


## Modules and options

module-base = Edizione Leggendaria
    .text = Il gioco con cinque tessere Divinità, Apollo, Creature, Eroi e un Arcipelago composto di tessere.
option-target = Metropoli per vincere
    .text = Quante Metropoli concludono la partita: 3, oppure 4 per una partita lunga a squadre o in Duello.
option-plain-track = Ogni numero può essere offerto
    .text = false: il tracciato delle Offerte ha gli spazi 1, 2, 3, 5, 7, 10, 13, 17, 21 e 25. true: ha ogni numero da 1 a 25.
option-apollo-anywhere = Aree per i segnalini di Apollo
    .text = false: vanno in Aree che controllate, finché ne avete una di quel tipo. true: vanno in un’Area di Terra e in un’Area di Mare qualsiasi.
board-archipelago-3 = Arcipelago per tre giocatori
    .text = Una disposizione fissa delle tessere, di nostra ideazione, per tre giocatori.
board-archipelago-4 = Arcipelago per due o quattro giocatori
    .text = Una disposizione fissa delle tessere, di nostra ideazione, per due o quattro giocatori.
board-archipelago-5 = Arcipelago per cinque giocatori
    .text = Una disposizione fissa delle tessere, di nostra ideazione, per cinque giocatori.
board-archipelago-6 = Arcipelago per sei giocatori
    .text = Una disposizione fissa delle tessere, di nostra ideazione, per sei giocatori.
board-assembled = Arcipelago casuale
    .text = Tessere pescate e disposte a caso secondo il seme della partita, due per ogni fazione.
phase-start-of-cycle = Inizio del Ciclo
phase-end-of-cycle = Fine del Ciclo

## Gods (B12)

god-athena =
    { $case ->
       *[nom] Atena
        [art] Atena
        [a] ad Atena
    }
    .text = Gratis: costruite un’Università e prendete un Filosofo. A pagamento: un altro Filosofo per 4 MO, Creature, Movimenti Eroici.
god-zeus =
    { $case ->
       *[nom] Zeus
        [art] Zeus
        [a] a Zeus
    }
    .text = Gratis: costruite un Tempio e prendete una Sacerdotessa. A pagamento: un’altra Sacerdotessa per 4 MO, Creature, Movimenti Eroici. Una volta per turno guardate la prima Creatura del mazzo e, se volete, giocatela per 1 MO.
god-poseidon =
    { $case ->
       *[nom] Poseidone
        [art] Poseidone
        [a] a Poseidone
    }
    .text = Gratis: costruite un Porto e posizionate una Flotta. A pagamento: fino a tre Flotte aggiuntive per 1, 2 e 3 MO, Movimenti via Mare per 1 MO ciascuno, Creature, Movimenti Eroici.
god-ares =
    { $case ->
       *[nom] Ares
        [art] Ares
        [a] ad Ares
    }
    .text = Gratis: costruite una Fortezza e posizionate una Truppa base. A pagamento: fino a tre Truppe base aggiuntive per 2, 3 e 4 MO, Movimenti via Terra di Truppe ed Eroi per 1 MO ciascuno, Creature. Nessun Movimento Eroico.
god-hera =
    { $case ->
       *[nom] Era
        [art] Era
        [a] a Era
    }
    .text = Gratis: costruite un Edificio base di un tipo che non avete e posizionate un Mercenario. A pagamento: fino a tre Mercenari aggiuntivi per 1, 3 e 5 MO, un Eroe per 4 MO, Creature, Movimenti Eroici.
god-apollo =
    { $case ->
       *[nom] Apollo
        [art] Apollo
        [a] ad Apollo
    }
    .text =
        { $apollo-anywhere ->
            [true] Posizionate un segnalino Prosperità in un’Area di Terra qualsiasi e uno in un’Area di Mare qualsiasi, e prendete 2 MO. Nient’altro: né Creature, né movimenti, né sacrifici.
           *[false] Posizionate un segnalino Prosperità in un’Area di Terra e uno in un’Area di Mare sotto il vostro controllo, e prendete 2 MO. Nient’altro: né Creature, né movimenti, né sacrifici.
        }

## Buildings (B13, B19)

building-port =
    { $case ->
       *[nom] Porto
        [un] un Porto
    }
    .text = Il proprietario ha +1 nelle Battaglie Navali nell’Area di Mare su cui il Porto si affaccia, in attacco e in difesa.
building-fortress =
    { $case ->
       *[nom] Fortezza
        [un] una Fortezza
    }
    .text = Il difensore ha +1 nelle Battaglie Terrestri nell’Area della Fortezza.
building-temple =
    { $case ->
       *[nom] Tempio
        [un] un Tempio
    }
    .text = Toglie 1 MO al costo di una Creatura del tracciato, una volta per Ciclo. Potete usare più Templi per lo stesso acquisto, fino a 0 MO.
building-university =
    { $case ->
       *[nom] Università
        [un] un’Università
    }
    .text = Nessun effetto proprio; completa la serie di quattro.
building-metropolis =
    { $case ->
       *[nom] Metropoli
        [un] una Metropoli
    }
    .text = Vale come Porto, Fortezza, Tempio e Università, ma non è un Edificio base e non può essere rimossa né sostituita.

## Units (B1, B2)

# $count (number)
unit-troop =
    { $case ->
       *[nom]
            { $count ->
                [one] una Truppa
               *[other] { $count } Truppe
            }
        [art]
            { $count ->
                [one] una Truppa
               *[other] { $count } Truppe
            }
    }
    .name = Truppa
    .text = Una Truppa base, nel colore della sua fazione. Forza 1 a terra; otto per fazione.
# $count (number)
unit-mercenary =
    { $case ->
       *[nom]
            { $count ->
                [one] un Mercenario
               *[other] { $count } Mercenari
            }
        [art]
            { $count ->
                [one] un Mercenario
               *[other] { $count } Mercenari
            }
    }
    .name = Mercenario
    .text = Una Truppa della riserva generale, che ne ha sedici. Combatte e si muove come le vostre Truppe.
# $count (number)
unit-fleet =
    { $case ->
       *[nom]
            { $count ->
                [one] una Flotta
               *[other] { $count } Flotte
            }
        [art]
            { $count ->
                [one] una Flotta
               *[other] { $count } Flotte
            }
    }
    .name = Flotta
    .text = L’unità del mare. Forza 1; otto per fazione. Le Flotte formano Ponti Navali per i Movimenti via Terra.
# $count (number): always 1
unit-minotaur =
    { $case ->
       *[nom]
            { $count ->
                [one] il Minotauro
               *[other] { $count } Minotauri
            }
        [art]
            { $count ->
                [one] il Minotauro
               *[other] { $count } Minotauri
            }
    }
    .name = Minotauro
    .text = La pedina della Creatura. Un’unità di terra con Forza 2 che difende la sua Area, anche da sola, non si ritira mai e non si muove con le altre.

## Cards in front of a faction (B9, B10, B19.3)

# $count (number)
goods-priestess =
    { $count ->
        [one] una Sacerdotessa
       *[other] { $count } Sacerdotesse
    }
    .name = Sacerdotessa
    .text = Ognuna riduce di 1 MO il costo della vostra Offerta, fino a 0. Nella fase Mantenimento ne scartate una per ogni Creatura che tenete sul tabellone.
# $count (number)
goods-philosopher =
    { $count ->
        [one] un Filosofo
       *[other] { $count } Filosofi
    }
    .name = Filosofo
    .text = Con il quarto ne scartate subito quattro e costruite una Metropoli.

## Metropolis bonuses (B19.7)

card-kind-bonus =
    { $case ->
       *[nom] Bonus delle Metropoli
        [ind] un Bonus delle Metropoli
    }
    .kinds = Bonus delle Metropoli
bonus-bonus-two-troops = Ottenere due Truppe
    .text = Posizionate due Truppe base della vostra riserva in una o due Aree di Terra che controllate.
bonus-bonus-prosperity = Ottenere un segnalino Prosperità
    .text = Posizionate un segnalino Prosperità in un’Area di Terra o di Mare che controllate.
bonus-bonus-priestess = Ottenere una Sacerdotessa
    .text = Ottenete una Sacerdotessa.
bonus-bonus-three-gold = Ottenere 3 MO
    .text = Ottenete 3 MO.
bonus-bonus-two-fleets = Ottenere due Flotte
    .text = Posizionate due Flotte della vostra riserva in una o due Aree di Mare che già controllate.

## Creatures used once (B21.1 to B21.12)

card-kind-creature =
    { $case ->
       *[nom] Creatura
        [ind] una Creatura
    }
    .kinds = Creature
creature-charon =
    { $case ->
       *[nom] Caronte
        [art] Caronte
        [Art] Caronte
    }
    .text = Scambiate un vostro Eroe con uno del tracciato degli Eroi: le carte si scambiano di posto e la nuova pedina prende il posto della vecchia. Il nuovo Eroe non può essere sacrificato in questo Ciclo.
creature-chimera =
    { $case ->
       *[nom] Chimera
        [art] la Chimera
        [Art] La Chimera
    }
    .text = Giocate gratis una Creatura della pila degli scarti. Poi scartate la Chimera e mescolate insieme mazzo e pila degli scarti.
creature-cyclops =
    { $case ->
       *[nom] Ciclope
        [art] il Ciclope
        [Art] Il Ciclope
    }
    .text = Sostituite un vostro Edificio base con un Edificio base di un altro tipo, sullo stesso Sito di Costruzione.
creature-dryad =
    { $case ->
       *[nom] Driade
        [art] la Driade
        [Art] La Driade
    }
    .text = Rubate una Sacerdotessa a un nemico.
creature-giant =
    { $case ->
       *[nom] Gigante
        [art] il Gigante
        [Art] Il Gigante
    }
    .text = Prendete tutti i Mercenari da un’Area di Terra di un nemico e posizionateli in Aree di Terra che controllate. L’Area non cambia proprietario.
creature-griffon =
    { $case ->
       *[nom] Grifone
        [art] il Grifone
        [Art] Il Grifone
    }
    .text = Rubate a un nemico la metà del suo oro, arrotondata per difetto.
creature-harpy =
    { $case ->
       *[nom] Arpia
        [art] l’Arpia
        [Art] L’Arpia
    }
    .text = Eliminate una Truppa in un’Area di Terra qualsiasi, Truppa base o Mercenario. L’Area non cambia proprietario.
creature-graeae =
    { $case ->
       *[nom] Le Graie
        [art] le Graie
        [Art] Le Graie
    }
    .text = Ricevete ancora una volta le vostre Entrate, secondo la situazione attuale del tabellone.
creature-pegasus =
    { $case ->
       *[nom] Pegaso
        [art] Pegaso
        [Art] Pegaso
    }
    .text = Muovete senza nessun costo un qualsiasi numero di vostre Truppe ed Eroi (almeno uno) da un’Area di Terra a un’altra qualsiasi. Non servono né confini né Flotte, e può seguirne una battaglia.
creature-satyr =
    { $case ->
       *[nom] Satiro
        [art] il Satiro
        [Art] Il Satiro
    }
    .text = Rubate un Filosofo a un nemico.
creature-sphinx =
    { $case ->
       *[nom] Sfinge
        [art] la Sfinge
        [Art] La Sfinge
    }
    .text = Pescate tre carte Creatura, scartatene due e giocate gratis la terza.
creature-sylph =
    { $case ->
       *[nom] Silfide
        [art] la Silfide
        [Art] La Silfide
    }
    .text = Scegliete due Aree di Mare con Flotte, ovunque siano, e scambiate tutte le loro Flotte. Non c’è battaglia.

## Creatures with a piece (B21.13 to B21.18)

creature-cerberus =
    { $case ->
       *[nom] Cerbero
        [art] Cerbero
        [Art] Cerbero
    }
    .text = Posizionatelo in un’Area di Terra. Le Entrate dell’Area vanno a voi invece che al suo proprietario.
creature-hydra =
    { $case ->
       *[nom] Idra
        [art] l’Idra
        [Art] L’Idra
    }
    .text = Posizionatela a terra o in mare: le Entrate dell’Area raddoppiano per chi la controlla. Quando la posizionate, e a ogni Mantenimento in cui la tenete, dovete eliminare una Truppa o Flotta nella sua Area o in una adiacente, se c’è, anche vostra. Se lo fate, aggiungete un segnalino Prosperità alla sua Area.
creature-kraken =
    { $case ->
       *[nom] Kraken
        [art] il Kraken
        [Art] Il Kraken
    }
    .text = Posizionatelo in un’Area di Mare. Dove arriva, tutte le Flotte sono eliminate, anche le vostre; finché resta lì, nessuna Flotta può esservi mossa o posizionata.
creature-medusa =
    { $case ->
       *[nom] Medusa
        [art] Medusa
        [Art] Medusa
    }
    .text = Posizionatela in un’Area di Terra. Nessuno, nemmeno voi, può muovere Truppe o Eroi nella sua Area o fuori da essa, neanche in ritirata. Potete comunque reclutarvi unità.
creature-minotaur =
    { $case ->
       *[nom] Minotauro
        [art] il Minotauro
        [Art] Il Minotauro
    }
    .text = Posizionatelo in un’Area di Terra che controllate. La difende con Forza 2, anche da solo, e non si ritira mai. Potete sceglierlo come perdita. Si muove solo nella fase Mantenimento, in una vostra Area di Terra adiacente.
creature-polyphemus =
    { $case ->
       *[nom] Polifemo
        [art] Polifemo
        [Art] Polifemo
    }
    .text = Posizionatelo in un’Area di Terra. Le Aree di Mare adiacenti sono chiuse alle Flotte, anche vostre. Muovete una per una quelle già presenti in Aree adiacenti aperte, libere o con Flotte dello stesso colore; quelle che non possono muoversi sono eliminate.

## Heroes (B23)

card-kind-hero =
    { $case ->
       *[nom] Eroe
        [ind] un Eroe
    }
    .kinds = Eroi
hero-ajax =
    { $case ->
       *[nom] Aiace
        [art] Aiace
    }
    .military = Forza 2.
    .sacrifice = Se controllate almeno sette Aree di Terra, costruite una Metropoli.
hero-croesus =
    { $case ->
       *[nom] Creso
        [art] Creso
    }
    .military = Dopo il tiro di entrambi i dadi potete pagare 1 MO per ripetere il vostro tiro, quante volte volete. Conta l’ultimo tiro.
    .sacrifice = Pagate 15 MO e costruite una Metropoli.
hero-hector =
    { $case ->
       *[nom] Ettore
        [art] Ettore
    }
    .military = Quando Truppe nemiche entrano nella sua Area, ne eliminate una prima della battaglia. Gli Eroi che arrivano senza Truppe non ne risentono.
    .sacrifice = Scambiate due vostre Sacerdotesse con un Filosofo, quante volte volete.
hero-helen =
    { $case ->
       *[nom] Elena
        [art] Elena
    }
    .military = Il risultato del vostro dado è sempre 2.
    .sacrifice = Rimuovete due vostri Edifici base di un tipo e due di un altro, e costruite una Metropoli.
hero-jason =
    { $case ->
       *[nom] Giasone
        [art] Giasone
    }
    .military = In un Movimento Eroico di Giasone le Flotte nemiche valgono come vostre per il Ponte Navale.
    .sacrifice = Se tutte le vostre otto Flotte sono sul tabellone, costruite una Metropoli. Le Flotte restano.
hero-pandora =
    { $case ->
       *[nom] Pandora
        [art] Pandora
    }
    .military = All’inizio di una battaglia con lei, tutti i Mercenari nemici coinvolti passano definitivamente dalla vostra parte.
    .sacrifice = Usate il Potere Sacrificale di un Eroe del tracciato degli Eroi, alle sue condizioni. Quell’Eroe resta sul tracciato.
hero-penthesilea =
    { $case ->
       *[nom] Pentesilea
        [art] Pentesilea
    }
    .military = Vincete le parità.
    .sacrifice = Quando costruite una Metropoli, mettetela su questa carta invece che su un Sito di Costruzione. Non può mai essere attaccata né conquistata; il suo bonus e il suo sconto da Tempio sono vostri.
hero-odysseus =
    { $case ->
       *[nom] Odisseo
        [art] Odisseo
    }
    .military = Quando attaccate, Fortezze e Metropoli non aiutano il difensore.
    .sacrifice = Rimuovete tre vostri Edifici base dello stesso tipo e costruite una Metropoli.
hero-perseus =
    { $case ->
       *[nom] Perseo
        [art] Perseo
    }
    .military = Una vostra Truppa scelta come perdita può invece ritirarsi, da sola, se ha dove andare.
    .sacrifice = Muovete senza nessun costo un qualsiasi numero di vostre Truppe ed Eroi (almeno uno) da un’Area di Terra a un’altra qualsiasi, come con Pegaso.

## Lines: line-<word> is what a seat may do in its turn, as on a button

line-hero = Reclutare un Eroe
line-heroic = Movimento Eroico
line-look = Guardare la prima Creatura
line-take =
    { $card ->
        [none] Prendere una carta
       *[other] Prendere { UNIT($card, 1) }
    }

## Rules: rule-<id> names a rule, where several apply at once or one forbids something

rule-economic-set =
    { $case ->
       *[nom] Sviluppo Economico
        [aside] Sviluppo Economico
    }
rule-team-set =
    { $case ->
       *[nom] Sviluppo Economico della squadra
        [aside] Sviluppo Economico della squadra
    }
rule-four-philosophers =
    { $case ->
       *[nom] Sviluppo Culturale
        [aside] Sviluppo Culturale
    }
rule-chimera-reshuffle =
    { $case ->
       *[nom] Si mescola il mazzo delle Creature
        [aside] si mescola il mazzo delle Creature
    }
rule-last-area =
    { $case ->
       *[nom] L’ultima Area di Terra
        [aside] l’ultima Area di Terra
    }
rule-no-stop-at-allies =
    { $case ->
       *[nom] Nessuna sosta nelle Aree degli alleati
        [aside] nessuna sosta nelle Aree degli alleati
    }
rule-crossing-allies =
    { $case ->
       *[nom] Attraversare le Aree degli alleati
        [aside] attraversare le Aree degli alleati
    }
rule-allied-bridges =
    { $case ->
       *[nom] Ponti Navali degli alleati
        [aside] Ponti Navali degli alleati
    }
