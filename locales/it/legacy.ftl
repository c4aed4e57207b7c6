### Cyclades, la prima edizione (2009): nomi e testi. Lo strato sotto Hades e Titans.


## Modules, options and boards

module-legacy = Prima edizione
    .text = Il gioco del 2009 con quattro tessere Divinità, Apollo e diciassette Creature, da due a cinque giocatori.
option-figurine-expiry = Fine delle pedine sulle Isole
    .text = owner-next-turn: una pedina resta finché il suo proprietario non inizia il primo turno del Ciclo successivo. next-round: se ne va quando inizia il Ciclo successivo.
option-medusa-mode = Medusa
    .text = no-entry: nessuno può muovere sulla sua Isola. no-exit: nessuno può lasciarla.
option-card-stock = Scorta di carte
    .text = Quante carte Sacerdote e Filosofo ci sono: 18 e 17, oppure 16 per tipo.
option-max-offering = Offerta massima
    .text = none: le Offerte non hanno limite. 20: nessuno può offrire più di 20 MO.
option-winner-by = Il vincitore
    .text = metropolises: fra chi ha abbastanza Metropoli vince chi ne ha di più, l’oro decide i pareggi. gold: fra chi ne ha abbastanza vince chi ha più oro, per quante Metropoli abbia.
option-last-island = Attacco a un’ultima Isola
    .text = adds: solo se la conquista porta un’altra Metropoli e se così sono abbastanza. reached: anche se l’attaccante ne ha già abbastanza. proven: solo se la conquista porta un’altra Metropoli, se così sono abbastanza e se l’oro non può più decidere contro l’attaccante.
option-both-on-apollo = Entrambi i segnalini su Apollo
    .text = Due giocatori. true: entrambi i segnalini di un giocatore possono stare su Apollo. false: uno solo, finché per l’altro c’è un altro posto.
option-apollo-anywhere = Isola per il segnalino di Apollo
    .text = false: il segnalino Prosperità va su un’Isola che controllate. true: va su un’Isola qualsiasi.
option-reshuffle = Quando si mescola la pila degli scarti
    .text = when-needed: quando si deve pescare una carta Creatura e il mazzo è vuoto. when-empty: non appena il mazzo è vuoto.
option-sphinx-removes = Ciò che compra la Sfinge
    .text = false: torna nella riserva. true: lascia la partita.
board-legacy-3 = Mappa per due e tre giocatori
    .text = La mappa piccola: otto Isole e quattro spazi di commercio marittimo.
board-legacy-4 = Mappa per quattro giocatori
    .text = La mappa media: dieci Isole e sei spazi di commercio marittimo.
board-legacy-5 = Mappa per cinque giocatori
    .text = La mappa grande: tredici Isole e sei spazi di commercio marittimo.

## Words of this edition

-land =
    { $case ->
       *[nom] Isola
        [art] l’Isola
        [Art] L’Isola
        [in] sull’Isola
        [to] sull’Isola
        [from] dall’Isola
        [From] Dall’Isola
        [of] dell’Isola
    }
-sea =
    { $case ->
       *[nom] Area di Mare
        [art] l’Area di Mare
        [Art] L’Area di Mare
        [in] nell’Area di Mare
        [to] nell’Area di Mare
        [from] dall’Area di Mare
        [From] Dall’Area di Mare
        [of] dell’Area di Mare
    }
# $area (text): its id; $place (id: land)
place-land =
    { $case ->
       *[nom] { NAME($place) }
        [art] { NAME($place) }
        [Art] { NAME($place) }
        [in]
            { INITIAL($place) ->
                [a] ad { NAME($place) }
               *[other] a { NAME($place) }
            }
        [to]
            { INITIAL($place) ->
                [a] ad { NAME($place) }
               *[other] a { NAME($place) }
            }
        [from] da { NAME($place) }
        [From] Da { NAME($place) }
        [of] di { NAME($place) }
    }
# $owner (id: player, or none)
refusal-last-area =
    { $owner ->
        [none] L’ultima Isola di un giocatore è protetta.
       *[other] L’ultima Isola di { NAME($owner) } è protetta.
    }
cli-column-areas = Isole
# $area (id), $count (number)
event-prosperity-placed =
    { $count ->
        [one] Un segnalino Prosperità viene posizionato { NAME($area, case: "in") }.
       *[other] { $count } segnalini Prosperità vengono posizionati { NAME($area, case: "in") }.
    }
    .what =
        { $count ->
            [one] un segnalino Prosperità { NAME($area, case: "in") }
           *[other] { $count } segnalini Prosperità { NAME($area, case: "in") }
        }
    .many = Si posizionano { $list }.
# $area (id), $count (number)
event-prosperity-taken =
    { $count ->
        [one] Un segnalino Prosperità viene tolto { NAME($area, case: "from") }.
       *[other] { $count } segnalini Prosperità vengono tolti { NAME($area, case: "from") }.
    }
# $figurine-expiry (option: owner-next-turn or next-round)
note-figurine =
    { $figurine-expiry ->
        [next-round] La pedina resta fino all’inizio del Ciclo successivo.
       *[owner-next-turn] La pedina resta fino al vostro primo turno del Ciclo successivo.
    }
# Added to a card that speaks of islands: with the board of the Titans each of them is a territory (T0.1, T14)
note-island =
    { PLAYED("titans/board") ->
        [true] { " " }Qui un’Isola è un solo Territorio.
       *[false] { "" }
    }
# $partner-targets (option: true or false)
note-partner =
    { PLAYED("titans/board") ->
        [true]
            { $partner-targets ->
                [true] { " " }A squadre il bersaglio può essere anche il compagno.
               *[false] { " " }A squadre il bersaglio non è mai il compagno.
            }
       *[false] { "" }
    }

## Gods (L11)

god-poseidon =
    { $case ->
       *[nom] Poseidone
        [art] Poseidone
        [a] a Poseidone
    }
    .text = Gratis: una Flotta. A pagamento: fino a tre aggiuntive per 1, 2 e 3 MO. Porti per 2 MO ciascuno. Movimenti di Flotte per 1 MO ciascuno.
god-ares =
    { $case ->
       *[nom] Ares
        [art] Ares
        [a] ad Ares
    }
    .text = Gratis: una Truppa. A pagamento: fino a tre aggiuntive per 2, 3 e 4 MO. Fortezze per 2 MO ciascuna. Movimenti di Truppe per 1 MO ciascuno.
god-zeus =
    { $case ->
       *[nom] Zeus
        [art] Zeus
        [a] a Zeus
    }
    .text = Gratis: un Sacerdote. A pagamento: un altro per 4 MO. Templi per 2 MO ciascuno. Per 1 MO sostituite una Creatura del tracciato con la prossima carta del mazzo, quante volte volete.
god-athena =
    { $case ->
       *[nom] Atena
        [art] Atena
        [a] ad Atena
    }
    .text = Gratis: un Filosofo. A pagamento: un altro per 4 MO. Università per 2 MO ciascuna.
god-apollo =
    { $case ->
       *[nom] Apollo
        [art] Apollo
        [a] ad Apollo
    }
    .text =
        { $apollo-anywhere ->
            [true] Prendete 4 MO se controllate esattamente un’Isola, altrimenti 1 MO. Il primo pedone Offerta qui porta anche un segnalino Prosperità per un’Isola qualsiasi. Nient’altro.
           *[false] Prendete 4 MO se controllate esattamente un’Isola, altrimenti 1 MO. Il primo pedone Offerta qui porta anche un segnalino Prosperità per una vostra Isola. Nient’altro.
        }{ note-island }

## Buildings (L12)

building-port =
    { $case ->
       *[nom] Porto
        [un] un Porto
    }
    .text = Il difensore ha +1 nelle Battaglie Navali in ogni Area di Mare adiacente all’Isola del Porto. I bonus di più Porti si sommano.{ note-island }
building-fortress =
    { $case ->
       *[nom] Fortezza
        [un] una Fortezza
    }
    .text = Il difensore ha +1 nelle Battaglie Terrestri sull’Isola della Fortezza. I bonus di più Fortezze si sommano.{ note-island }
building-temple =
    { $case ->
       *[nom] Tempio
        [un] un Tempio
    }
    .text = Toglie 1 MO al costo di una Creatura, una volta per Ciclo. Potete usare più Templi per la stessa Creatura, fino a 1 MO.
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
    .text = Vale come Porto, Fortezza, Tempio e Università, ma per una serie non conta come nessuno di questi. Una per Isola.{ note-island }

## Units (L1)

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
    .text = L’unità di terra. Al massimo otto per giocatore sul tabellone.
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
    .text = L’unità del mare. Al massimo otto per giocatore sul tabellone. Un Ponte Navale porta le Truppe da un’Isola all’altra.{ note-island }
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
    .text = La pedina della Creatura. Forza 2. Difende la sua Isola, non si muove mai ed è l’ultima perdita.{ note-island }

## Cards in front of a player (L12.7, L15.3)

# $count (number)
goods-priest =
    { $count ->
        [one] un Sacerdote
       *[other] { $count } Sacerdoti
    }
    .name = Sacerdote
    .text = Ognuno riduce di 1 MO il costo della vostra Offerta, ma mai sotto 1 MO. I Sacerdoti non si consumano.
# $count (number)
goods-philosopher =
    { $count ->
        [one] un Filosofo
       *[other] { $count } Filosofi
    }
    .name = Filosofo
    .text = Con il quarto ne scartate subito quattro e posizionate una Metropoli.

## Creatures used once (L16.B)

card-kind-creature =
    { $case ->
       *[nom] Creatura
        [ind] una Creatura
    }
    .kinds = Creature
creature-chimera =
    { $case ->
       *[nom] Chimera
        [art] la Chimera
        [Art] La Chimera
    }
    .text = Usate il potere di una Creatura della pila degli scarti senza pagarne il costo. Poi scartate la Chimera e mescolate insieme mazzo e pila degli scarti.
creature-cyclops =
    { $case ->
       *[nom] Ciclope
        [art] il Ciclope
        [Art] Il Ciclope
    }
    .text = Sostituite un vostro Edificio con un Edificio di un altro tipo, sullo stesso spazio. Non una Metropoli.
creature-dryad =
    { $case ->
       *[nom] Driade
        [art] la Driade
        [Art] La Driade
    }
    .text = Rubate un Sacerdote a un giocatore di vostra scelta.{ note-partner }
creature-fates =
    { $case ->
       *[nom] Le Moire
        [art] le Moire
        [Art] Le Moire
    }
    .text = Ricevete ancora una volta le vostre Entrate, secondo la situazione attuale del tabellone.
creature-giant =
    { $case ->
       *[nom] Gigante
        [art] il Gigante
        [Art] Il Gigante
    }
    .text = Eliminate un Edificio su un’Isola qualsiasi. Mai una Metropoli, e non sull’Isola di Chirone.{ note-island }{ note-partner }
creature-griffon =
    { $case ->
       *[nom] Grifone
        [art] il Grifone
        [Art] Il Grifone
    }
    .text = Un giocatore di vostra scelta mostra tutto l’oro dietro lo Schermo e ve ne dà la metà, arrotondata per difetto.{ note-partner }
creature-harpy =
    { $case ->
       *[nom] Arpia
        [art] l’Arpia
        [Art] L’Arpia
    }
    .text = Rimuovete una Truppa di un altro giocatore da un’Isola qualsiasi, tranne quella di Chirone.{ note-island }{ note-partner }
creature-pegasus =
    { $case ->
       *[nom] Pegaso
        [art] Pegaso
        [Art] Pegaso
    }
    .text = Muovete senza nessun costo un qualsiasi numero di vostre Truppe da una vostra Isola a un’altra qualsiasi, senza Flotte. Può seguirne una battaglia. Sull’Isola di Chirone sbarca solo chi la controlla.{ note-island }
creature-satyr =
    { $case ->
       *[nom] Satiro
        [art] il Satiro
        [Art] Il Satiro
    }
    .text = Rubate un Filosofo a un giocatore di vostra scelta.{ note-partner }
creature-siren =
    { $case ->
       *[nom] Sirena
        [art] la Sirena
        [Art] La Sirena
    }
    .text = Scegliete un’Area di Mare con una sola Flotta, nemica: torna nella riserva del proprietario e una vostra Flotta ne prende il posto senza battaglia. La vostra viene dalla riserva o, se è vuota, dal tabellone. Non in un’Area chiusa da Polifemo.{ note-partner }
creature-sphinx =
    { $case ->
       *[nom] Sfinge
        [art] la Sfinge
        [Art] La Sfinge
    }
    .text =
        { $sphinx-removes ->
            [true] Vendete per 2 MO ciascuna quante Truppe e Flotte sul tabellone e quante carte Sacerdote e Filosofo volete. Lasciano la partita.
           *[false] Vendete per 2 MO ciascuna quante Truppe e Flotte sul tabellone e quante carte Sacerdote e Filosofo volete.
        }
creature-sylph =
    { $case ->
       *[nom] Silfide
        [art] la Silfide
        [Art] La Silfide
    }
    .text = Muovete le vostre Flotte senza nessun costo, dieci passi in tutto. Ogni passo ne porta quante volete da un’Area di Mare a una adiacente; quelle che hanno combattuto non fanno altri passi.

## Creatures with a figurine (L16.C)

creature-chiron =
    { $case ->
       *[nom] Chirone
        [art] Chirone
        [Art] Chirone
    }
    .text = Posizionatelo su un’Isola qualsiasi. Gigante, Arpia e Pegaso non possono essere usati contro di essa; solo chi la controlla può sbarcarvi con Pegaso. { note-figurine }{ note-island }
creature-medusa =
    { $case ->
       *[nom] Medusa
        [art] Medusa
        [Art] Medusa
    }
    .text =
        { $medusa-mode ->
            [no-exit] Posizionatela su un’Isola qualsiasi. Nessuna Truppa può uscirne, nemmeno in ritirata; altre possono entrarvi. { note-figurine }
           *[no-entry] Posizionatela su un’Isola qualsiasi. Nessuna Truppa può entrarvi, nemmeno in ritirata; quelle presenti possono uscire. { note-figurine }
        }{ note-island }
creature-minotaur =
    { $case ->
       *[nom] Minotauro
        [art] il Minotauro
        [Art] Il Minotauro
    }
    .text = Posizionatelo su un’Isola qualsiasi. Se l’Isola è attaccata, dà +2 a chi la controlla, anche senza Truppe. Non si ritira mai ed è l’ultima perdita. { note-figurine }{ note-island }
creature-polyphemus =
    { $case ->
       *[nom] Polifemo
        [art] Polifemo
        [Art] Polifemo
    }
    .text = Posizionatelo su un’Isola qualsiasi. Allontanate di un’Area ogni Flotta adiacente, in un’Area senza Flotte di altri colori; se è impossibile, la Flotta è eliminata. Nessuna Flotta può arrivare accanto all’Isola. { note-figurine }{ note-island }
creature-kraken =
    { $case ->
       *[nom] Kraken
        [art] il Kraken
        [Art] Il Kraken
    }
    .text = Posizionatelo in un’Area di Mare qualsiasi ed eliminate tutte le Flotte presenti, anche le vostre; ogni ulteriore MO lo muove di un’Area, con lo stesso effetto. Resta dove si ferma, e lì nessuna Flotta può essere mossa o posizionata.

## Lines: line-<word> is what a seat may do in its turn, as on a button

line-replace = Sostituire una Creatura
line-take =
    { $card ->
        [none] Prendere una carta
       *[other] Prendere { UNIT($card, 1) }
    }

## Words: word-<word> is a short answer, as on a button

word-unit = una Truppa o una Flotta
word-card = un Sacerdote o un Filosofo

## Rules: rule-<id> names a rule, where several apply at once or one forbids something

rule-economic-set =
    { $case ->
       *[nom] Sviluppo Economico
        [aside] Sviluppo Economico
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
rule-early-reshuffle =
    { $case ->
       *[nom] Gli scarti formano un nuovo mazzo
        [aside] gli scarti formano un nuovo mazzo
    }
rule-last-island =
    { $case ->
       *[nom] L’ultima Isola
        [aside] l’ultima Isola
    }
