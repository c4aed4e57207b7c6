### Fehler, die keine Probleme des Inhalts sind: eine Meldung pro Code, `error-<code>`. Ganze Sätze.
### Noch von niemandem mit Deutsch als Muttersprache gelesen: Verbesserungen sind willkommen (wants a native reader).


## Modules

error-no-modules = Kein Modul ist genannt. Was es gibt, zeigt cyclades modules.
# $name (text): what was asked for; $nearest (text or none): the module most like it
error-unknown-module =
    { $nearest ->
        [none] Es gibt kein Modul „{ $name }“.
       *[other] Es gibt kein Modul „{ $name }“. Meintest du „{ $nearest }“?
    }
# $module (text): a module of the list; $requires (text): what it needs, alternatives separated by a bar;
# $works (text or none): the nearest list that can be played
error-missing-module =
    { $works ->
        [none] „{ $module }“ lässt sich nicht ohne { $requires } spielen.
       *[other] „{ $module }“ lässt sich nicht ohne { $requires } spielen. Diese Liste geht: { $works }
    }
# $module, $other (text): two modules of the list; $cite (text or none): the rule that says so;
# $works (text or none): the nearest list that can be played; $also (text or none):
# another one, that keeps what was named
error-conflicting-modules =
    { $cite ->
        [none] „{ $module }“ und „{ $other }“ lassen sich nicht zusammen spielen.
       *[other] „{ $module }“ und „{ $other }“ lassen sich nicht zusammen spielen ({ $cite }).
    } { $works ->
        [none] Keine ähnliche Liste geht.
       *[other]
            { $also ->
                [none] Diese Liste geht: { $works }
               *[other] Diese Listen gehen: { $works } oder { $also }
            }
    }

## Saves

# $part (text): the key that is not there
error-save-missing = Im Spielstand fehlt „{ $part }“.
# $part (text): the key whose value is wrong
error-save-damaged = „{ $part }“ im Spielstand ist beschädigt.
# $flaw (word: large, deep, values, number, text, kind, table or syntax); $line, $column (numbers): the place, line 0 for none
error-save-unreadable =
    { $line ->
        [0] Der Spielstand lässt sich nicht lesen
       *[other] Der Spielstand lässt sich in Zeile { $line }, Spalte { $column } nicht lesen
    }: { $flaw ->
        [large] Er ist zu groß.
        [deep] Zu viele Listen und Tabellen stecken ineinander.
        [values] Er enthält zu viele Werte.
        [number] Das ist keine Zahl, oder eine zu lange.
        [text] Dieser Text hat Zeichen, die nicht gedruckt werden dürfen.
        [kind] Er enthält etwas, das es in JSON nicht gibt.
        [table] Das ist kein Spielstand.
       *[syntax] Das ist kein Spielstand, denn es ist kein JSON.
    }
# $found (number): schema of the save; $known (number): the newest that this engine reads
error-save-newer = Der Spielstand hat das Schema { $found }; diese Spielmaschine liest bis { $known }.
# $modules (text): the modules of the save
error-save-ruleset = Der Spielstand entstand mit anderem Inhalt oder anderen Optionen von { $modules }.
# $index (number): place in the log, from 1; $clause (text): the line; $reason (text): code of the refusal
error-save-log = Zeile { $index } des Protokolls lässt sich nicht spielen: { $clause } ({ $reason })
# $part (text): the part that was changed by hand
error-save-altered = „{ $part }“ passt nicht zum Rest des Spielstands.

## Bots

# $name (text): what was asked for; $nearest (text or none); $known (text): the names there are
error-unknown-bot =
    { $nearest ->
        [none] Es gibt keinen Bot „{ $name }“. Bekannt: { $known }
       *[other] Es gibt keinen Bot „{ $name }“. Meintest du „{ $nearest }“? Bekannt: { $known }
    }
# $bot (text), $name (text): the parameter; $nearest (text or none); $known (text or none): the parameters it has
error-unknown-bot-parameter =
    { $known ->
        [none] Der Bot „{ $bot }“ hat keine Parameter.
       *[other]
            { $nearest ->
                [none] Der Bot „{ $bot }“ hat keinen Parameter „{ $name }“. Er hat: { $known }
               *[other] Der Bot „{ $bot }“ hat keinen Parameter „{ $name }“. Meintest du „{ $nearest }“?
            }
    }
# $bot (text), $name (text): the parameter; $value (text); $default (number): what it is when left out
error-bad-bot-parameter = „{ $name }“ des Bots „{ $bot }“ muss eine Zahl wie { $default } sein, nicht „{ $value }“.
error-bot-parameter-limit = „{ $name }“ des Bots „{ $bot }“ ist auf einem Server höchstens { $most }, nicht { $value }.
# $given (number), $players (number)
error-bots-number =
    { $given ->
        [one] { $given } Bot
       *[other] { $given } Bots
    } für { $players } Spieler: Gib einen für alle an oder einen für jeden Platz.
# $folder (text), $file (text): the file that a study has; $command (text): to be typed
error-study-missing = „{ $folder }“ ist keine Studie: Es fehlt { $file }. { $command } macht eine.
# $bots (text): what was given
error-tournament-bots = Ein Turnier braucht mindestens zwei verschiedene Bots, nicht „{ $bots }“.
error-tournament-lone = „{ $bot }“ soll allein spielen, ist aber keiner der Bots dieses Turniers: { $bots }.
# $name (text), $reason (text): what Python says
error-broken-bot = Der Bot „{ $name }“ eines anderen Pakets lässt sich nicht verwenden: { $reason }
error-board-varies = Der Plan „{ $board }“ wird zufällig gelegt: jede Partie hätte andere Gebiete. Wähle einen, der einen eigenen Namen hat.
error-program-late = Der Bot „{ $command }“ hat „{ $prompt }“ nicht innerhalb von { $seconds } Sekunden beantwortet.
error-program-died = Der Bot „{ $command }“ hat sich beendet (Code { $code }), als er nach „{ $prompt }“ gefragt wurde.
error-program-garbled = Der Bot „{ $command }“ schrieb etwas, das keine Antwort auf „{ $prompt }“ ist: { $line }
error-program-illegal = Der Bot „{ $command }“ antwortete { $answer } auf „{ $prompt }“; das ist nicht unter den Antworten.
error-program-not-here = Programme können hier keine Bots sein ({ $spec }): nur deine eigene Befehlszeile darf eines nennen.
error-program-start = Der Bot „{ $command }“ lässt sich nicht starten: { $reason }
# $there (text), $here (text): fingerprints of the content
error-worker-content = Ein Rechner des Clusters hat anderen Inhalt ({ $there }) als dieser ({ $here }): Installiere auf beiden dieselben Versionen.
error-worker-died = Ein Prozess, der Spiele spielte, wurde von außen beendet oder hatte keinen Speicher mehr. Geschriebene Zeilen bleiben: Derselbe Befehl macht weiter.
# $address (text)
error-no-scheduler = Unter „{ $address }“ antwortet kein Scheduler.
# $extra (text): cluster, parquet and so on
error-missing-extra = Das braucht eine Bibliothek, die nicht installiert ist: pip install "cyclades-engine[{ $extra }]".
# $file (text), $line (number)
error-study-damaged = Zeile { $line } von „{ $file }“ ist nicht das, was eine Studie schreibt.
# $folder (text), $key (text): what is different; $there (text), $now (text): its values
error-study-differs = „{ $folder }“ enthält eine andere Studie: { $key } ist dort { $there } und jetzt { $now }. Nimm einen anderen Ordner, oder verlange dasselbe.
# $folder (text), $file (text): the file that tells what the rows are
error-study-unknown = „{ $folder }“ enthält Zeilen, aber kein { $file }: Niemand weiß, was sie sind. Nimm einen anderen Ordner.
# $folder (text)
error-study-busy = „{ $folder }“ wird gerade von jemand anderem gefüllt.

## Setting up a game

# $mode (text), $modes (text): those there are
error-unknown-mode = Es gibt hier keine Spielweise „{ $mode }“. Spielweisen: { $modes }
# $players (number), $allowed (text): numbers of players
error-wrong-players = Das lässt sich nicht zu { $players } spielen; möglich: { $allowed }
# $names (text)
error-same-name = Zwei Spieler haben denselben Namen: { $names }
# $name (text): who was asked for; $seats (text): those who sit there
error-unknown-seat = Es gibt keinen Platz „{ $name }“. Plätze: { $seats }
# $name (text): the argument of a call; $expected (word: number, derivation, modules, table, folders, ruleset or generator);
# $found (text): what was given; $kind (text): its type in Python
error-bad-argument =
    „{ $name }“ muss { $expected ->
        [number] eine ganze Zahl
        [derivation] 1 oder 2
        [modules] ein Text oder eine Liste von Modulnamen
        [table] eine Tabelle von Namen und Werten
        [folders] eine Liste von Ordnern
        [ruleset] ein Regelwerk
        [generator] ein Zufallszahlengenerator
       *[other] etwas anderes
    } sein, nicht „{ $found }“ ({ $kind }).
# $name (text); $flaw (word: text, empty, long, blanks, unseen, form, between or taken); $limit (number): most characters
error-bad-name =
    { $flaw ->
        [text] Der Name eines Spielers ist ein Text, und { $name } ist keiner.
        [empty] Ein Spieler hat keinen Namen.
        [long] Der Name „{ $name }“ ist zu lang; erlaubt sind bis zu { $limit } Zeichen.
        [blanks] Der Name „{ $name }“ hat Leerzeichen am Rand, mehrere hintereinander oder ungewöhnliche.
        [unseen] Der Name „{ $name }“ hat unsichtbare Zeichen.
        [form] Die Buchstaben des Namens „{ $name }“ sind nicht in zusammengesetzter Form (NFC).
        [between] Der Name „{ $name }“ hat einen Doppelpunkt, ein Komma oder ein Gleichheitszeichen; sie stehen zwischen Namen.
       *[taken] Der Name „{ $name }“ bedeutet in diesem Spiel etwas anderes.
    }
# $limit (number): most seats
error-too-many-players = Kein Tisch hat mehr als { $limit } Plätze.
# $name (text), $players (text)
error-unknown-player = Die Teams nennen „{ $name }“, aber so heißt hier niemand. Es spielen: { $players }
# $size (number)
error-bad-teams = Alle gehören zu genau einem Team von { $size }.
# $players (number)
error-no-board = Es gibt keinen Spielplan für { $players } Spieler.
# $land, $islands (number): what the board has; $least, $most (number): what it must have of each
error-small-board = Der Spielplan hat { $land } Landgebiete auf { $islands } Inseln; dieses Spiel braucht { $least } auf { $most } oder mehr.
# $name (text), $boards (text)
error-unknown-board = Es gibt keinen Spielplan „{ $name }“. Spielpläne: { $boards }

## Positions (the `given` of a scenario)

# $where (text): the part of the position; $name (text): what it names; $nearest (text or none): a name that there is
error-position-unknown =
    „{ $where }“ nennt „{ $name }“, und das gibt es nicht{ $nearest ->
        [none] { "." }
       *[other] ; meintest du „{ $nearest }“?
    }
# $where (text): the table; $name (text): the key; $nearest (text or none): one that there is
error-position-key =
    „{ $where }“ hat keinen Schlüssel „{ $name }“{ $nearest ->
        [none] { "." }
       *[other] ; meintest du „{ $nearest }“?
    }
# $line, $column (number): where it stops to be TOML
error-position-syntax = Die Stellung lässt sich nicht lesen: Zeile { $line }, Spalte { $column }.
# $where (text): the part of the position; $name (text): the value, or what it says there is; $expected (text): a word for what could stand there
error-position-value =
    „{ $where }“ kann nicht { $name } sein; erwartet: { $expected ->
        [number] eine Zahl von 0 bis 250
        [amount] eine Zahl ab 0
        [name] ein Name
        [list] eine Liste
        [table] eine Tabelle
        [row] Namen, vielleicht mit einer Zahl dahinter
       *[other] eine der beschriebenen Formen
    }.
# $where (text): the part of the position; $name (text): the building
error-position-full = Es gibt keinen freien Bauplatz für „{ $name }“ ({ $where }).
# $problem (text): its name among the invariants; $name (text): what it is about; $where (text): the part of the position
error-position-impossible =
    Diese Stellung kann es nicht geben ({ $problem }): { $problem ->
        [wrong-ground] eine solche Einheit steht dort nicht
        [ownerless-units] Einheiten in einem Gebiet, das niemandem gehört
        [sea-owner] eine See gehört denen, die dort Flotten haben, und ohne sie niemandem
        [twice] es gibt nur eines davon
        [supply] die Figuren auf dem Plan und im Vorrat sind nicht so viele, wie es gibt
        [reserve] die Einheiten auf dem Plan und im Vorrat sind nicht so viele, wie es gibt
        [goods] was die Fraktionen haben und was im Vorrat liegt, ist nicht so viel, wie es gibt
        [wrong-site] dieses Gebäude passt nicht auf diesen Bauplatz
        [under-a-large-building] ein Gebäude steht unter einem großen
        [piece-without-card] die Figur steht auf dem Plan, und niemand hat ihre Karte
        [card-without-piece] die Karte liegt vor einer Fraktion, und ihre Figur steht nicht auf dem Plan
        [card-of-another] die Figur steht bei einer Fraktion, ihre Karte liegt vor einer anderen
        [far-sea] der Hafen liegt nicht an dieser See
        [no-harbour] es gibt keinen Hafen, der eine See haben könnte
        [offering-nowhere] die Opfergabe liegt auf der aufgedruckten Gottheit und nicht in ihrer Reihe
        [two-offerings] zwei Opfergaben auf einer Gottheit
        [hidden-god] die Gottheit liegt nicht offen
        [marker-twice] die Fraktion hat für diesen Platz keinen Marker mehr
        [marker-nowhere] ein Marker der Fraktion ist weder auf der Zugleiste noch auf einer Gottheit
        [eliminated-owner] eine ausgeschiedene Fraktion hat ein Gebiet
        [eliminated-holder] eine ausgeschiedene Fraktion hat eine Karte
        [eliminated-marker] eine ausgeschiedene Fraktion hat einen Marker
        [card-of-nobody] die Figur steht auf dem Spielplan und gehört niemandem, also liegt ihre Karte vor keiner Fraktion
        [wrong-zone] eine solche Karte liegt dort nicht
        [card-twice] die Karte ist an zwei Orten, oder es gibt nicht so viele davon
        [one-purse] Partner haben eine Kasse, und zwei Beträge sind genannt
        [too-many] so viele davon gibt es nicht
        [no-round] Runden zählen ab 1; nur der Aufbau kommt davor
       *[other] die Teile passen nicht zusammen
    } [{ $name }].
# $where (text): the table; $name (text): the key
error-position-missing = „{ $where }“ fehlt der Schlüssel „{ $name }“.

## Scripted chance (`chance` of a scenario, `Game.script`)

# $name (text): the key; $nearest (text or none)
error-script-kind =
    { $nearest ->
        [none] Es gibt keine Ziehungen der Art „{ $name }“.
       *[other] Es gibt keine Ziehungen der Art „{ $name }“. Meintest du „{ $nearest }“?
    }
# $kind (text): the list; $name (text): the same kind of draw under its other name
error-script-twice = „{ $kind }“ und eine andere Liste geben dieselben Ziehungen vor ({ $name }).
# $kind (text): the list; $name (text): what stands there; $possible (text or none): what could
error-script-value =
    { $possible ->
        [none] „{ $kind }“ kann hier nicht { $name } enthalten.
       *[other] „{ $kind }“ kann hier nicht { $name } enthalten; möglich: { $possible }
    }
# $kind (text): the list; $name (text): an id; $nearest (text or none)
error-script-unknown =
    { $nearest ->
        [none] „{ $kind }“ nennt „{ $name }“, und das gibt es nicht.
       *[other] „{ $kind }“ nennt „{ $name }“, und das gibt es nicht. Meintest du „{ $nearest }“?
    }
# $kind (text): the list; $name (text): an entry; $line (text or none): the line that drew
error-script-impossible =
    { $line ->
        [none] „{ $name }“ kann hier nicht gezogen werden ({ $kind }): Es ist nicht da, oder es wurde anderswo gesehen.
       *[other] „{ $name }“ kann von „{ $line }“ nicht gezogen werden ({ $kind }): Es ist nicht da, oder es wurde anderswo gesehen.
    }
# $kind (text): the list; $name (text): how many entries it has; $line (text or none): the line that drew
error-script-short =
    { $line ->
        [none] Die Vorgabe „{ $kind }“ ist zu kurz: { $name } genannt, eine mehr wurde gezogen.
       *[other] Die Vorgabe „{ $kind }“ ist zu kurz: { $name } genannt, „{ $line }“ zog eine mehr.
    }
# $kind (text): the list; $name (text): the first entry that was not drawn
error-script-left = „{ $name }“ wurde nie gezogen ({ $kind }).

## Content

# $program (text): the program; $definition (text or none): the card it belongs to; $limit (number): steps
error-endless =
    { $definition ->
        [none] Das Programm „{ $program }“ endet nicht: Es wurde nach { $limit } Schritten angehalten.
       *[other] Das Programm „{ $program }“ von „{ $definition }“ endet nicht: Es wurde nach { $limit } Schritten angehalten.
    }
# $program, $definition as above; $limit (number): the largest number
error-overflow =
    { $definition ->
        [none] Das Programm „{ $program }“ erzeugt eine Zahl, die das Spiel nicht fassen kann; möglich sind 0 bis { $limit }.
       *[other] Das Programm „{ $program }“ von „{ $definition }“ erzeugt eine Zahl, die das Spiel nicht fassen kann; möglich sind 0 bis { $limit }.
    }

## Expansions of one’s own

# $name: what was typed; $known: names, separated by commas
error-unknown-expansion = Es gibt weder einen Ordner noch eine Erweiterung „{ $name }“; bekannt: { $known }.
# $name: what was typed; $flaw: taken or form; $limit: a number
error-expansion-name =
    Eine Erweiterung kann nicht „{ $name }“ heißen: { $flaw ->
        [taken] Es gibt schon eine
       *[form] kleine Buchstaben, Ziffern und Bindestriche, zuerst ein Buchstabe, höchstens { $limit } Zeichen
    }.
# $at (number): as it was typed; $most (number)
error-record-ply = Es gibt keinen Halbzug { $at }: Das Protokoll hat { $most }.
error-record-seen-by = Was ein Spieler gesehen hat, lässt sich nur als Protokoll schreiben: Nutze --to record oder lass --seen-by weg.

## Tables that are served

error-store-away = Der Server erreicht seine Datenbank gerade nicht. Was bestätigt wurde, bleibt; was du eben getan hast, wurde es nicht: versuche es gleich noch einmal.
error-store-damaged = Die Datenbank des Servers ist beschädigt. Was du eben getan hast, wurde nicht gespeichert. Sag es dem Betreiber des Servers.
error-store-full = Die Platte des Servers ist voll: was du eben getan hast, wurde nicht gespeichert. Sag es dem Betreiber und versuche es dann noch einmal.
error-store-read-only = Die Datenbank des Servers lässt sich gerade nur lesen: was du eben getan hast, wurde nicht gespeichert. Sag es dem Betreiber und versuche es dann noch einmal.
