### Cyclades, erste Ausgabe (2009): Namen und Texte. Die Schicht unter Hades und Titanen.
### Noch von niemandem mit Deutsch als Muttersprache gelesen: Verbesserungen sind willkommen (wants a native reader).


## Modules, options and boards

module-legacy = Erste Ausgabe
    .text = Das Spiel von 2009 mit vier Götterplättchen, Apollo und siebzehn Kreaturen, für zwei bis fünf Personen.
option-figurine-expiry = Ende der Figuren auf Inseln
    .text = owner-next-turn: Eine Figur bleibt, bis der erste Zug ihres Besitzers im nächsten Zyklus beginnt. next-round: Sie geht, wenn der nächste Zyklus beginnt.
option-medusa-mode = Medusa
    .text = no-entry: Niemand darf auf ihre Insel ziehen. no-exit: Niemand darf sie verlassen.
option-card-stock = Zahl der Karten
    .text = Wie viele Priester- und Philosophenkarten es gibt: 18 und 17, oder je 16.
option-max-offering = Höchste Opfergabe
    .text = none: Opfergaben sind unbegrenzt. 20: Niemand darf mehr als 20 GS bieten.
option-winner-by = Wer gewinnt
    .text = metropolises: Von denen mit genug Metropolen gewinnt, wer die meisten hat; bei Gleichstand entscheidet das Gold. gold: Von denen mit genug Metropolen gewinnt, wer das meiste Gold hat, gleich wie viele es jeweils sind.
option-last-island = Angriff auf eine letzte Insel
    .text = adds: nur wenn ihre Eroberung eine weitere Metropole bringt und es damit genug sind. reached: auch wenn der Angreifer schon genug hat. proven: nur wenn ihre Eroberung eine weitere Metropole bringt, es damit genug sind und Gold nicht mehr gegen den Angreifer entscheiden könnte.
option-both-on-apollo = Beide Marker auf Apollo
    .text = Zu zweit. true: Beide Marker einer Person dürfen auf Apollo stehen. false: nur einer, solange der andere anderswo Platz hat.
option-apollo-anywhere = Insel für Apollos Marker
    .text = false: Der Wohlstandsmarker kommt auf eine Insel, die du kontrollierst. true: Er kommt auf eine beliebige Insel.
option-reshuffle = Wann der Ablagestapel gemischt wird
    .text = when-needed: wenn eine Kreaturenkarte gezogen werden muss und der Nachziehstapel leer ist. when-empty: sobald der Nachziehstapel leer ist.
option-sphinx-removes = Was die Sphinx kauft
    .text = false: Es kommt zurück in den Vorrat. true: Es verlässt das Spiel.
board-legacy-3 = Karte für zwei und drei
    .text = Die kleine Karte: acht Inseln und vier Handelsfelder.
board-legacy-4 = Karte für vier
    .text = Die mittlere Karte: zehn Inseln und sechs Handelsfelder.
board-legacy-5 = Karte für fünf
    .text = Die große Karte: dreizehn Inseln und sechs Handelsfelder.

## Words of this edition

-land =
    { $case ->
       *[nom] Insel
        [acc] die Insel
        [in] auf der Insel
        [to] auf die Insel
        [from] von der Insel
    }
-sea =
    { $case ->
       *[nom] Seefeld
        [acc] das Seefeld
        [in] im Seefeld
        [to] ins Seefeld
        [from] aus dem Seefeld
    }
# $area (text): its id; $place (id: land)
place-land =
    { $case ->
       *[nom] { NAME($place) }
        [acc] { NAME($place) }
        [in] auf { NAME($place) }
        [to] nach { NAME($place) }
        [from] von { NAME($place) }
    }
# $owner (id: player, or none)
refusal-last-area =
    { $owner ->
        [none] Die letzte Insel eines Spielers ist geschützt.
       *[other] Die letzte Insel von { NAME($owner) } ist geschützt.
    }
cli-column-areas = Inseln
# $area (id), $count (number). $list (text)
event-prosperity-placed =
    { $count ->
        [one] Ein Wohlstandsmarker wird { NAME($area, case: "in") } platziert.
       *[other] { $count } Wohlstandsmarker werden { NAME($area, case: "in") } platziert.
    }
    .what =
        { $count ->
            [one] ein Wohlstandsmarker { NAME($area, case: "in") }
           *[other] { $count } Wohlstandsmarker { NAME($area, case: "in") }
        }
    .many = Platziert: { $list }.
# $area (id), $count (number)
event-prosperity-taken =
    { $count ->
        [one] Ein Wohlstandsmarker wird { NAME($area, case: "from") } entfernt.
       *[other] { $count } Wohlstandsmarker werden { NAME($area, case: "from") } entfernt.
    }
# The last sentence of a card that leaves a figurine on an island. $figurine-expiry (option: owner-next-turn or next-round)
note-figurine =
    { $figurine-expiry ->
        [next-round] Die Figur bleibt, bis der nächste Zyklus beginnt.
       *[owner-next-turn] Die Figur bleibt bis zu deinem ersten Zug im nächsten Zyklus.
    }
# Added to a card that speaks of islands: with the board of the Titans each of them is a territory (T0.1, T14)
note-island =
    { PLAYED("titans/board") ->
        [true] { " " }Eine Insel ist hier ein einzelnes Territorium.
       *[false] { "" }
    }
# The last sentence of a card that is aimed at a player, where there may be teams; it begins with a space, or is empty.
# $partner-targets (option: true or false), which only the board with teams has.
note-partner =
    { PLAYED("titans/board") ->
        [true]
            { $partner-targets ->
                [true] { " " }In Teams darf dein Partner das Ziel sein.
               *[false] { " " }In Teams nie gegen deinen Partner.
            }
       *[false] { "" }
    }

## Gods (L11)

god-poseidon = Poseidon
    .text = Gratis: eine Flotte. Bezahlt: bis zu drei weitere für 1, 2 und 3 GS. Häfen für je 2 GS. Bewege Flotten für je 1 GS.
god-ares = Ares
    .text = Gratis: eine Truppe. Bezahlt: bis zu drei weitere für 2, 3 und 4 GS. Festungen für je 2 GS. Bewege Truppen für je 1 GS.
god-zeus = Zeus
    .text = Gratis: ein Priester. Bezahlt: ein weiterer für 4 GS. Tempel für je 2 GS. Ersetze für 1 GS eine Kreatur auf der Leiste durch die nächste Karte des Stapels, beliebig oft.
god-athena = Athene
    .text = Gratis: ein Philosoph. Bezahlt: ein weiterer für 4 GS. Universitäten für je 2 GS.
god-apollo = Apollo
    .text =
        { $apollo-anywhere ->
            [true] Nimm 4 GS, wenn du genau eine Insel kontrollierst, sonst 1 GS. Der erste Marker hier bringt auch einen Wohlstandsmarker für eine beliebige Insel. Sonst nichts.
           *[false] Nimm 4 GS, wenn du genau eine Insel kontrollierst, sonst 1 GS. Der erste Marker hier bringt auch einen Wohlstandsmarker für eine deiner Inseln. Sonst nichts.
        }{ note-island }

## Buildings (L12)

building-port =
    { $case ->
       *[nom] Hafen
        [acc] einen Hafen
        [Nom] Ein Hafen
    }
    .text = Die Verteidigung erhält +1 in Seeschlachten in jedem Seefeld neben seiner Insel. Mehrere Häfen zählen zusammen.{ note-island }
building-fortress =
    { $case ->
       *[nom] Festung
        [acc] eine Festung
        [Nom] Eine Festung
    }
    .text = Die Verteidigung erhält +1 in Landschlachten auf ihrer Insel. Mehrere Festungen zählen zusammen.{ note-island }
building-temple =
    { $case ->
       *[nom] Tempel
        [acc] einen Tempel
        [Nom] Ein Tempel
    }
    .text = Senkt einmal pro Zyklus den Preis einer Kreatur um 1 GS. Du darfst mehrere Tempel für eine Kreatur nutzen, bis auf 1 GS.
building-university =
    { $case ->
       *[nom] Universität
        [acc] eine Universität
        [Nom] Eine Universität
    }
    .text = Keine eigene Wirkung; sie vervollständigt den Satz aus vier Gebäuden.
building-metropolis =
    { $case ->
       *[nom] Metropole
        [acc] eine Metropole
        [Nom] Eine Metropole
    }
    .text = Wirkt als Hafen, Festung, Tempel und Universität, zählt aber für einen Satz als nichts davon. Eine pro Insel.{ note-island }

## Units (L1)

# $count (number)
unit-troop =
    { $case ->
       *[nom]
            { $count ->
                [one] eine Truppe
               *[other] { $count } Truppen
            }
        [acc]
            { $count ->
                [one] eine Truppe
               *[other] { $count } Truppen
            }
        [dat]
            { $count ->
                [one] einer Truppe
               *[other] { $count } Truppen
            }
    }
    .name = Truppe
    .text = Die Einheit des Landes. Höchstens acht pro Person auf dem Plan.
# $count (number)
unit-fleet =
    { $case ->
       *[nom]
            { $count ->
                [one] eine Flotte
               *[other] { $count } Flotten
            }
        [acc]
            { $count ->
                [one] eine Flotte
               *[other] { $count } Flotten
            }
        [dat]
            { $count ->
                [one] einer Flotte
               *[other] { $count } Flotten
            }
    }
    .name = Flotte
    .text = Die Einheit der See. Höchstens acht pro Person auf dem Plan. Eine Kette von Flotten trägt Truppen von Insel zu Insel.{ note-island }
# $count (number): always 1
unit-minotaur =
    { $case ->
       *[nom]
            { $count ->
                [one] der Minotaurus
               *[other] { $count } Minotauren
            }
        [acc]
            { $count ->
                [one] den Minotaurus
               *[other] { $count } Minotauren
            }
        [dat]
            { $count ->
                [one] dem Minotaurus
               *[other] { $count } Minotauren
            }
    }
    .name = Minotaurus
    .text = Die Figur der Kreatur. Stärke 2. Sie verteidigt ihre Insel, zieht nie und geht zuletzt verloren.{ note-island }

## Cards in front of a player (L12.7, L15.3)

# $count (number)
goods-priest =
    { $case ->
       *[nom]
            { $count ->
                [one] ein Priester
               *[other] { $count } Priester
            }
        [acc]
            { $count ->
                [one] einen Priester
               *[other] { $count } Priester
            }
    }
    .name = Priester
    .text = Jeder macht deine Opfergabe um 1 GS billiger, aber nie billiger als 1 GS. Priester werden nicht verbraucht.
# $count (number)
goods-philosopher =
    { $case ->
       *[nom]
            { $count ->
                [one] ein Philosoph
               *[other] { $count } Philosophen
            }
        [acc]
            { $count ->
                [one] einen Philosophen
               *[other] { $count } Philosophen
            }
    }
    .name = Philosoph
    .text = Mit dem vierten wirfst du sofort vier ab und platzierst eine Metropole.

## Creatures used once (L16.B)

card-kind-creature =
    { $case ->
       *[nom] Kreatur
        [acc] eine Kreatur
    }
    .kinds = Kreaturen
creature-chimera =
    { $case ->
       *[nom] Chimäre
        [acc] die Chimäre
        [Nom] Die Chimäre
    }
    .text = Nutze die Fähigkeit einer Kreatur im Ablagestapel, ohne ihren Preis zu zahlen. Danach wird die Chimäre abgeworfen, und Stapel und Ablagestapel werden zusammengemischt.
creature-cyclops =
    { $case ->
       *[nom] Zyklop
        [acc] den Zyklopen
        [Nom] Der Zyklop
    }
    .text = Ersetze eines deiner Gebäude durch ein Gebäude anderer Art, auf demselben Feld. Keine Metropole.
creature-dryad =
    { $case ->
       *[nom] Dryade
        [acc] die Dryade
        [Nom] Die Dryade
    }
    .text = Stiehl einem Mitspieler deiner Wahl einen Priester.{ note-partner }
creature-fates =
    { $case ->
       *[nom] Moiren
        [acc] die Moiren
        [Nom] Die Moiren
    }
    .text = Du erhältst dein Einkommen noch einmal, so wie der Plan jetzt steht.
creature-giant =
    { $case ->
       *[nom] Riese
        [acc] den Riesen
        [Nom] Der Riese
    }
    .text = Zerstöre ein Gebäude auf einer beliebigen Insel. Nie eine Metropole, und nicht auf Chirons Insel.{ note-island }{ note-partner }
creature-griffon =
    { $case ->
       *[nom] Greif
        [acc] den Greifen
        [Nom] Der Greif
    }
    .text = Ein Mitspieler deiner Wahl zeigt alles Gold hinter dem Sichtschirm und gibt dir die Hälfte, abgerundet.{ note-partner }
creature-harpy =
    { $case ->
       *[nom] Harpyie
        [acc] die Harpyie
        [Nom] Die Harpyie
    }
    .text = Entferne eine Truppe eines Mitspielers von einer beliebigen Insel außer der Chirons.{ note-island }{ note-partner }
creature-pegasus =
    { $case ->
       *[nom] Pegasus
        [acc] Pegasus
        [Nom] Pegasus
    }
    .text = Bewege beliebig viele deiner Truppen von einer deiner Inseln auf eine beliebige andere, ohne Flotten und gratis. Eine Schlacht kann folgen. Auf Chirons Insel darf nur landen, wer sie kontrolliert.{ note-island }
creature-satyr =
    { $case ->
       *[nom] Satyr
        [acc] den Satyr
        [Nom] Der Satyr
    }
    .text = Stiehl einem Mitspieler deiner Wahl einen Philosophen.{ note-partner }
creature-siren =
    { $case ->
       *[nom] Sirene
        [acc] die Sirene
        [Nom] Die Sirene
    }
    .text = Wähle ein Seefeld mit einer einzelnen gegnerischen Flotte: Sie kehrt in den Vorrat ihres Besitzers zurück, und eine deiner Flotten nimmt ohne Schlacht ihren Platz ein. Deine kommt aus deinem Vorrat oder, wenn er leer ist, vom Plan. Nicht in ein Feld, das Polyphem sperrt.{ note-partner }
creature-sphinx =
    { $case ->
       *[nom] Sphinx
        [acc] die Sphinx
        [Nom] Die Sphinx
    }
    .text =
        { $sphinx-removes ->
            [true] Verkaufe beliebig viele deiner Truppen und Flotten auf dem Plan, Priester und Philosophen, für je 2 GS. Sie verlassen das Spiel.
           *[false] Verkaufe beliebig viele deiner Truppen und Flotten auf dem Plan, Priester und Philosophen, für je 2 GS.
        }
creature-sylph =
    { $case ->
       *[nom] Sylphe
        [acc] die Sylphe
        [Nom] Die Sylphe
    }
    .text = Bewege deine Flotten gratis, insgesamt zehn Schritte. Jeder Schritt bringt beliebig viele von ihnen von einem Seefeld ins nächste; Flotten, die gekämpft haben, machen keinen weiteren Schritt.

## Creatures with a figurine (L16.C)

creature-chiron =
    { $case ->
       *[nom] Chiron
        [acc] Chiron
        [Nom] Chiron
    }
    .text = Platziere ihn auf einer beliebigen Insel. Riese, Harpyie und Pegasus können nicht gegen sie eingesetzt werden; nur wer sie kontrolliert, darf dort mit Pegasus landen. { note-figurine }{ note-island }
# $medusa-mode (option: no-entry or no-exit)
creature-medusa =
    { $case ->
       *[nom] Medusa
        [acc] Medusa
        [Nom] Medusa
    }
    .text =
        { $medusa-mode ->
            [no-exit] Platziere sie auf einer beliebigen Insel. Keine Truppen dürfen die Insel verlassen, nicht einmal beim Rückzug; andere dürfen noch kommen. { note-figurine }
           *[no-entry] Platziere sie auf einer beliebigen Insel. Dorthin dürfen keine Truppen ziehen, nicht einmal beim Rückzug; wer dort steht, darf gehen. { note-figurine }
        }{ note-island }
creature-minotaur =
    { $case ->
       *[nom] Minotaurus
        [acc] den Minotaurus
        [Nom] Der Minotaurus
    }
    .text = Platziere ihn auf einer beliebigen Insel. Er zählt 2 für den, der sie kontrolliert, wenn sie angegriffen wird, auch ohne Truppen dort. Er zieht sich nie zurück und geht zuletzt verloren. { note-figurine }{ note-island }
creature-polyphemus =
    { $case ->
       *[nom] Polyphem
        [acc] Polyphem
        [Nom] Polyphem
    }
    .text = Platziere ihn auf einer beliebigen Insel. Du verdrängst jede Flotte neben ihr um ein Feld, in ein Feld ohne Flotten anderer Farbe; eine Flotte ohne solches Feld wird zerstört. Keine Flotte darf neben die Insel kommen. { note-figurine }{ note-island }
creature-kraken =
    { $case ->
       *[nom] Krake
        [acc] den Kraken
        [Nom] Der Krake
    }
    .text = Platziere ihn auf einem beliebigen Seefeld und zerstöre alle Flotten dort, auch deine; jedes weitere GS bewegt ihn ein Feld, mit derselben Wirkung. Er bleibt, wo er anhält, und keine Flotte darf in sein Feld ziehen oder dort platziert werden.

## Lines: line-<word> is what a seat may do in its turn, as on a button

line-replace = Eine Kreatur ersetzen
line-take =
    { $card ->
        [none] Eine Karte nehmen
       *[other] Nehmen: { UNIT($card, 1, case: "acc") }
    }

## Words: word-<word> is a short answer, as on a button

word-unit = eine Truppe oder eine Flotte
word-card = ein Priester oder ein Philosoph

## Rules: rule-<id> names a rule, where several apply at once or one forbids something

rule-economic-set =
    { $case ->
       *[nom] Wirtschaftliche Entwicklung
        [aside] wirtschaftliche Entwicklung
    }
rule-four-philosophers =
    { $case ->
       *[nom] Kulturelle Entwicklung
        [aside] kulturelle Entwicklung
    }
rule-chimera-reshuffle =
    { $case ->
       *[nom] Der Kreaturenstapel wird gemischt
        [aside] der Kreaturenstapel wird gemischt
    }
rule-early-reshuffle =
    { $case ->
       *[nom] Der Ablagestapel wird zum Nachziehstapel
        [aside] der Ablagestapel wird zum Nachziehstapel
    }
rule-last-island =
    { $case ->
       *[nom] Die letzte Insel
        [aside] die letzte Insel
    }
