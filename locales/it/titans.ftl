### Titans, espansione della prima edizione. I gruppi con "module:" valgono solo quando quel modulo è in gioco.


## Modules and options

module-titans = Titans
    .text = Tutti e quattro i moduli dell’espansione insieme.
module-titans-board = Titans: il tabellone
    .text = Isole divise in Territori, un round di posizionamento, da tre a sei giocatori, da soli o a squadre.
module-titans-kronos = Titans: Crono
    .text = Una quinta tessera Divinità, e Titani che guidano Eserciti con ogni divinità tranne Apollo.
module-titans-artifacts = Titans: Artefatti Divini
    .text = Cinque Artefatti entrano nel mazzo delle Creature. Chi li possiede tutti vince subito.
module-titans-special-metropolises = Titans: Metropoli speciali
    .text = Le prime due Metropoli costruite hanno ciascuna un’abilità speciale.
option-special-metropolis-by = Metropoli speciali
    .text = build: vanno alle prime due Metropoli costruite. player: vanno ai primi due giocatori diversi che ne costruiscono una.
pile-open-specials =
    { $case ->
       *[nom] Metropoli speciali
        [art] le Metropoli speciali
    }
option-helm-through-partner = Elmo e compagno
    .text = true: l’Elmo dell’Invisibilità funziona anche con le Flotte e i Territori del compagno di squadra. false: non funziona.
option-partner-targets = Compagno come bersaglio
    .text = true: le Creature possono essere usate contro il compagno di squadra. false: non possono.

## module: titans/board

board-titans-34 = Titans, lato per tre e quattro giocatori
    .text = Il lato minore del tabellone con i Territori.
board-titans-56 = Titans, lato per cinque e sei giocatori
    .text = Il lato maggiore del tabellone con i Territori.
rule-team-end =
    { $case ->
       *[nom] Vittoria di una squadra
        [aside] vittoria di una squadra
    }
rule-partners-spaces =
    { $case ->
       *[nom] Spazi del compagno
        [aside] spazi del compagno
    }
rule-last-territory-taken =
    { $case ->
       *[nom] Conquista dell’ultimo Territorio
        [aside] conquista dell’ultimo Territorio
    }
rule-military-victory =
    { $case ->
       *[nom] Vittoria militare
        [aside] vittoria militare
    }
rule-no-military-victory =
    { $case ->
       *[nom] Nessuna vittoria militare
        [aside] nessuna vittoria militare
    }
-land =
    { $case ->
       *[nom] Territorio
        [art] il Territorio
        [Art] Il Territorio
        [in] nel Territorio
        [to] nel Territorio
        [from] dal Territorio
        [From] Dal Territorio
        [of] del Territorio
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
        [none] L’ultimo Territorio di un giocatore è protetto.
       *[other] L’ultimo Territorio di { NAME($owner) } è protetto.
    }
cli-column-areas = Territori
prompt-deploy-first = Qual è il vostro primo Territorio?
prompt-deploy-second = Qual è il vostro secondo Territorio?
prompt-hand-over = In quale Territorio del compagno di squadra va?

## module: titans/kronos

god-kronos =
    { $case ->
       *[nom] Crono
        [art] Crono
        [a] a Crono
    }
    .text =
        { PLAYED("base") ->
            [true] Gratis: un Titano se Crono è la prima divinità, altrimenti un Edificio base di una divinità sopra di lui; con Era sopra di lui, di un tipo che non avete. A pagamento: un Titano per 2 { -gp }, Creature, Movimenti Eroici e movimenti del Titano.
           *[false] Gratis: un Titano se Crono è la prima divinità, altrimenti un Edificio di una divinità sopra di lui. A pagamento: un Titano per 2 { -gp }. Creature, Artefatti e movimenti del Titano come con le altre divinità.
        }
# $count (number)
unit-titan =
    { $case ->
       *[nom]
            { $count ->
                [one] un Titano
               *[other] { $count } Titani
            }
        [art]
            { $count ->
                [one] un Titano
               *[other] { $count } Titani
            }
    }
    .name = Titano
    .text =
        { PLAYED("base") ->
            [true] Un’unità di terra con Forza 1, ma non una Truppa; al massimo tre per fazione. Con Ares si muove come le Truppe. Con ogni altra divinità tranne Apollo può guidare le unità della sua Area per 1 { -gp }, poi 2 { -gp }, e così via, contando insieme i Movimenti Eroici.
           *[false] Combatte come una Truppa; al massimo tre per giocatore. Con ogni divinità tranne Apollo un Titano può guidare in un movimento le unità del suo Territorio: il primo di un turno costa 1 { -gp }, il secondo 2 { -gp }, e così via.
        }
line-titan = Movimento del Titano
line-bonus-titan = Titano gratis
line-bonus-building = Edificio gratis

## module: titans/artifacts

card-kind-artifact =
    { $case ->
       *[nom] Artefatto
        [ind] un Artefatto
    }
    .kinds = Artefatti
artifact-winged-sandals =
    { $case ->
       *[nom] Sandali Alati
        [art] i Sandali Alati
    }
    .text =
        { PLAYED("titans/board") ->
            [true] 1 { -gp } di Entrate. Un Esercito che li porta con sé può muoversi in qualsiasi Territorio della stessa Isola. Squadra: per 1 { -gp } all’inizio del vostro turno, dateli al compagno.
           *[false]
                { PLAYED("base") ->
                    [true] 1 { -gp } di Entrate. Un Esercito che li porta con sé può muoversi in qualsiasi Area di Terra della stessa Isola.
                   *[false] 1 { -gp } di Entrate. Nient’altro: su questo tabellone le Isole non sono divise.
                }
        }
artifact-helm-of-invisibility =
    { $case ->
       *[nom] Elmo dell’Invisibilità
        [art] l’Elmo dell’Invisibilità
    }
    .text =
        { PLAYED("titans/board") ->
            [true]
                { $helm-through-partner ->
                    [false] 1 { -gp } di Entrate. Un Esercito che lo porta con sé può usare le Flotte nemiche e attraversare un Territorio nemico senza battaglia, se un altro movimento pagato lo porta subito fuori. Squadra: per 1 { -gp } all’inizio del vostro turno, datelo al compagno; le sue Flotte e i suoi Territori restano chiusi.
                   *[true] 1 { -gp } di Entrate. Un Esercito che lo porta con sé può usare le Flotte altrui e attraversare un Territorio occupato senza battaglia, se un altro movimento pagato lo porta subito fuori. Squadra: per 1 { -gp } all’inizio del vostro turno, datelo al compagno.
                }
           *[false]
                { PLAYED("base") ->
                    [true]
                        { $helm-through-partner ->
                            [false] 1 { -gp } di Entrate. Un Esercito che lo porta con sé può usare le Flotte nemiche e attraversare un’Area di Terra nemica senza battaglia, se un altro movimento pagato lo porta subito fuori.
                           *[true] 1 { -gp } di Entrate. Un Esercito che lo porta con sé può usare le Flotte altrui e attraversare un’Area di Terra occupata senza battaglia, se un altro movimento pagato lo porta subito fuori.
                        }
                   *[false] 1 { -gp } di Entrate. Un Esercito che lo porta con sé può usare le Flotte altrui e attraversare un’Isola occupata senza battaglia, se un altro movimento pagato lo porta subito fuori.
                }
        }
artifact-caduceus =
    { $case ->
       *[nom] Caduceo
        [art] il Caduceo
    }
    .text =
        { PLAYED("titans/board") ->
            [true] 1 { -gp } di Entrate. In una battaglia nel suo Territorio il proprietario può pagare 1 { -gp } invece di perdere un’unità, un qualsiasi numero di volte. Squadra: può pagare il compagno.
           *[false]
                { PLAYED("base") ->
                    [true] 1 { -gp } di Entrate. In una battaglia nella sua Area di Terra il proprietario può pagare 1 { -gp } invece di perdere un’unità, un qualsiasi numero di volte.
                   *[false] 1 { -gp } di Entrate. In una battaglia sulla sua Isola il proprietario può pagare 1 { -gp } invece di perdere un’unità, un qualsiasi numero di volte.
                }
        }
artifact-lightning-of-zeus =
    { $case ->
       *[nom] Folgore di Zeus
        [art] la Folgore di Zeus
    }
    .text =
        { PLAYED("titans/board") ->
            [true] 1 { -gp } di Entrate. Chi scalza il suo proprietario deve pagargli subito 1 { -gp }, altrimenti non può scalzarlo. Squadra: il proprietario può cedere ognuna di queste { -gp } al compagno.
           *[false] 1 { -gp } di Entrate. Chi scalza il suo proprietario deve pagargli subito 1 { -gp }, altrimenti non può scalzarlo.
        }
artifact-great-horn-of-plenty =
    { $case ->
       *[nom] Grande Cornucopia
        [art] la Grande Cornucopia
    }
    .text =
        { PLAYED("titans/board") ->
            [true] Ogni segnalino Prosperità nel suo Territorio rende 2 { -gp } invece di 1. Squadra: l’oro di questo Territorio può essere diviso liberamente tra i compagni.
           *[false]
                { PLAYED("base") ->
                    [true] Ogni Cornucopia e ogni segnalino Prosperità nella sua Area di Terra rende 2 { -gp } invece di 1, prima che l’Idra raddoppi.
                   *[false] Ogni segnalino Prosperità sulla sua Isola rende 2 { -gp } invece di 1.
                }
        }
rule-five-artifacts =
    { $case ->
       *[nom] Vittoria con gli Artefatti
        [aside] vittoria con gli Artefatti
    }
rule-fifth-artifact =
    { $case ->
       *[nom] Il quinto Artefatto
        [aside] il quinto Artefatto
    }
rule-medusa-bars-crossing =
    { $case ->
       *[nom] Medusa sbarra la strada
        [aside] Medusa sbarra la strada
    }
# Instead of losing a unit: whether the partner pays for it.
word-partner = chiedere al compagno di squadra

## module: titans/special-metropolises

card-kind-special =
    { $case ->
       *[nom] Metropoli speciale
        [ind] una Metropoli speciale
    }
    .kinds = Metropoli speciali
special-military-metropolis =
    { $case ->
       *[nom] Metropoli Militare
        [art] la Metropoli Militare
    }
    .text = Dà al difensore +3 a terra invece di +1.
special-coastal-metropolis =
    { $case ->
       *[nom] Metropoli Marittima
        [art] la Metropoli Marittima
    }
    .text =
        { PLAYED("base") ->
            [true] Dà a chi la controlla +3 invece di +1 nelle Battaglie Navali nell’Area di Mare su cui si affaccia il suo Porto, in attacco e in difesa.
           *[false]
                { PLAYED("titans/board") ->
                    [true] Dà a chi la controlla +3 invece di +1 nelle Battaglie Navali accanto al suo Territorio, in attacco e in difesa.
                   *[false] Dà a chi la controlla +3 invece di +1 nelle Battaglie Navali accanto alla sua Isola, in attacco e in difesa.
                }
        }
special-religious-metropolis =
    { $case ->
       *[nom] Metropoli Religiosa
        [art] la Metropoli Religiosa
    }
    .text = Vale come due Templi: due sconti di 1 { -gp } in ogni Ciclo.
special-cultural-metropolis =
    { $case ->
       *[nom] Metropoli Culturale
        [art] la Metropoli Culturale
    }
    .text = Chi la controlla costruisce altre Metropoli con tre Filosofi invece di quattro, ed è obbligato a farlo.
special-commercial-metropolis =
    { $case ->
       *[nom] Metropoli Commerciale
        [art] la Metropoli Commerciale
    }
    .text = Rende 2 { -gp } in ogni fase Entrate.
rule-special-metropolis =
    { $case ->
       *[nom] Metropoli speciale
        [aside] Metropoli speciale
    }
