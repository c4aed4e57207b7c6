### Probleme des Inhalts: eine Meldung pro Code, hinter `file:line:column: error[code]:`. Kurz, ohne Punkt.
### Noch von niemandem mit Deutsch als Muttersprache gelesen: Verbesserungen sind willkommen (wants a native reader).

# What a problem is: stands before its code, as in error[unknown-key]
problem-error = Fehler
problem-warning = Warnung
problem-note = Hinweis
# The line below a problem with a near name. $name: the nearest valid name
problem-did-you-mean = meintest du „{ $name }“?
# The line below a name that there is not. $names: those that could stand there, separated by commas
problem-known = hier erlaubt: { $names }

## Files

# $detail: what the TOML parser says, in English
problem-toml-syntax = das ist kein TOML: { $detail }
    .advice = Sonst wurde nichts in dieser Datei angesehen.
# $detail: what the operating system says, or the byte that is not UTF-8
problem-unreadable-file = die Datei lässt sich nicht lesen ({ $detail })
# $limit: the most bytes that a file may have
problem-file-too-large = die Datei ist zu groß; erlaubt: { $limit } Bytes
# $name: the file or the box; $found (number): values; $limit (number)
problem-too-much = „{ $name }“ sagt zu viel: { $found } Werte; erlaubt: { $limit }
# $name: the file, as its manifest names it
problem-file-outside = „{ $name }“ führt aus dem Ordner des Plug-ins hinaus

## Keys and values

# $name: the key; $table: the table it stands in, or the file
problem-unknown-key = „{ $table }“ hat keinen Schlüssel „{ $name }“
# $name: the key; $table: the table it should stand in, or the file
problem-missing-key = „{ $table }“ braucht den Schlüssel „{ $name }“
# $name: the key; $expected, $found: types
problem-wrong-type = „{ $name }“ hat den falschen Typ: { $expected } erwartet, { $found } gefunden
# $name: the key; $expected: the allowed values, or the condition that failed; $found: the value
problem-wrong-value = „{ $name }“ kann nicht { $found } sein; erlaubt: { $expected }

## Names

# $name: the word after `do`
problem-unknown-verb = es gibt kein Verb „{ $name }“
    .advice = docs/vocabulary.md zählt jedes Verb mit seinen Schlüsseln auf.
# $name: the id; $kind: what it should be the id of (god, creature, area ...)
problem-unknown-id = nichts der Art { $kind } hat die Kennung „{ $name }“
    .advice = Kennungen sind die der Module, die zusammen gespielt werden; cyclades show KIND:ID --modules A,B gibt eine aus.
# $name: the id; $candidates: the full ids it may mean
problem-ambiguous-id = „{ $name }“ kann jedes davon bedeuten: { $candidates }; schreibe die volle Kennung
# $name: the id; $first: file:line:column of the first definition
problem-duplicate-id = „{ $name }“ ist schon in { $first } definiert
    .advice = Nimm eine andere Kennung; um es an die Stelle des anderen zu setzen, nenne jenes unter replaces im Manifest.
# $name: the default, as it is written: defaults.item.ability.leaves
problem-unused-default = „{ $name }“ gilt für keine Definition dieses Moduls
# $name: the key, or what a part is called; $target: in which definition, and where in it
problem-change-missing = in { $target } gibt es kein „{ $name }“, das sich ändern ließe
# $name: the key, or what a part is called; $target: in which definition, and where in it
problem-change-present = „{ $name }“ gibt es in { $target } schon; um es zu ersetzen, nimm set
# $name: the key; $target: the definition; $module, $other: who changes it; $first: file:line:column of the other change
problem-change-clash = { $module } und { $other } ändern beide „{ $name }“ von { $target } (auch in { $first }) und kennen einander nicht; eine Interaktion der beiden muss es setzen
# $name: the quantity
problem-unknown-quantity = es gibt keine Größe „{ $name }“
# $name: the moment
problem-unknown-moment = es gibt keinen Moment „{ $name }“
# $name: the tag
problem-unknown-tag = nichts trägt das Merkmal „{ $name }“
    .advice = Etwas muss es unter seinen tags haben.
# $name: the key; $sort: what the selector selects (area, units, card ...)
problem-unknown-selector-key = ein Selektor für { $sort } kennt „{ $name }“ nicht
# $name: the message id; $language: the language that lacks it
problem-missing-string = der Text „{ $name }“ fehlt in { $language }
    .advice = Texte stehen in locales/en/<box>.ftl, nach Art und Kennung; ohne ihn liest man die Kennung.

## Effects

# $name: the binding
problem-unknown-binding = nichts vor dieser Zeile bindet „{ $name }“
    .advice = Ein Verb davor bindet einen Namen mit as = "…".
# $name: the parameter; $binding: the binding; $expected, $found: kinds
problem-wrong-kind = „{ $name }“ nimmt { $expected }, aber „{ $binding }“ ist von der Art { $found }
    .advice = Jeder Parameter nimmt bestimmte Arten. Sie stehen in docs/vocabulary.md.
# $name: the word of the number
problem-unmeasured-number = „{ $name }“ ist eine Zahl, und eine Bedingung muss sie vergleichen
    .advice = In dieselbe Tabelle gehört at-least, at-most oder exactly, etwa exactly = 3.
# $name: the expansion
problem-no-content = „{ $name }“ bringt keinen Inhalt mit
    .advice = Der Hook cyclades_expansion des Plug-ins gibt den Ordner mit manifest.toml zurück.
# $name: a verb
problem-no-subject = „{ $name }“ handelt für eine Fraktion, und dieser Effekt hat keine
    .advice = Schreibe es in ein each über Fraktionen mit act = true, oder starte ein Programm mit for.
# $name: a verb; $place: `turn` or `round`
problem-wrong-place =
    „{ $name }“ läuft nur in { $place ->
        [turn] dem Zug eines Markers, einem Programm von take-turns
       *[round] einer Phase oder dem Aufbau, nicht im Effekt einer Karte, eines Gottes oder einer Regel
    }
# $name: the binding
problem-unused-binding = „{ $name }“ wird hier gebunden und nie benutzt
# $name: the effect, by its place in the list
problem-unreachable-effect = „{ $name }“ kann nie geschehen
# $name: the program; $programs: those that run one another, in order
problem-endless-program = das Programm „{ $name }“ ruft sich ohne Ende selbst auf: { $programs }
    .advice = Setze eine Bedingung (when) oder eine Frage zwischen einen Lauf und den nächsten.
# $name (text): the obligation
problem-missing-obligation = nichts regelt, was dies auslösen kann: „{ $name }“
    .advice = Ergänze [obligation.{ $name }] mit einer Wirkung, oder lass weg, was dazu führt.
# $name (text): the kind of definition, as TOML writes it
problem-missing-definition = ohne { $name } kann nicht gespielt werden
    .advice = Ergänze diese Definition in einer Datei des Moduls, oder verlange ein Modul, das sie enthält.

## Boards

# What is wrong with a board. $problem (text): a code; $about (text): the area, token, row, count it is about; $expected (text): a word for
# what could stand there; $limit (number)
problem-board =
    { $problem ->
        [no-land] es gibt kein Landgebiet
        [no-sea] es gibt kein Seegebiet
        [unknown-key] es gibt keinen Schlüssel „{ $about }“
        [unknown-area] es gibt kein Gebiet „{ $about }“ der richtigen Art
        [bad-squares] diese Felder passen nicht: { $about }
        [split-area] die Zellen des Gebiets „{ $about }“ hängen nicht zusammen
        [split-island] die Gebiete der Insel „{ $about }“ hängen nicht zusammen
        [duplicate-area] zwei Gebiete heißen „{ $about }“
        [taken-start] zwei Plätze beginnen im Gebiet „{ $about }“
        [unknown-token] nichts sagt, was „{ $about }“ ist
        [unused-token] „{ $about }“ wird erklärt und kommt nicht vor
        [ragged-map] Reihe { $about } passt nicht zu den Reihen daneben
        [duplicate-tile] das Plättchen „{ $about }“ gibt es zweimal
        [unknown-tile] es gibt kein Plättchen „{ $about }“
        [bad-tile] das Plättchen hat die falsche Zahl von Zellen: { $about }
        [taken-place] zwei Plättchen liegen auf { $about }
        [split-layout] die Plättchen hängen nicht zusammen
        [too-large] das ist mehr als { $limit }
        [taken-name] „{ $about }“ ist der Name eines anderen Gebiets
       *[other]
            { $expected ->
                [text] das muss ein Text sein
                [flag] das muss true oder false sein
                [count] das muss eine Zahl ab 0 sein
                [names] das muss eine Liste von Namen sein
                [numbers] das muss eine Liste von Zahlen sein
                [table] das muss eine Tabelle sein
                [tables] das muss eine Liste von Tabellen sein
                [land-or-sea] das muss „land“ oder „sea“ sein
                [site] das müssen true, false oder die Felder des Bauplatzes sein
                [covered-or-shared] das muss „covered“ oder „shared“ sein
                [players] das muss eine der Spielerzahlen sein
                [a-or-b] das muss „a“ oder „b“ sein
                [id] Kennungen haben Buchstaben, Ziffern, Punkte und Bindestriche; das ist keine: { $about }
                [name] Namen haben kleine Buchstaben, Ziffern und Bindestriche
               *[other] das muss eine Stelle wie [0, 1] sein
            }
    }
# $name: the map; $detail: the words of problem-board
problem-bad-map = die Karte „{ $name }“ lässt sich nicht lesen: { $detail }
# $name: the board; $detail: the words of problem-board
problem-bad-board = der Spielplan „{ $name }“ geht nicht: { $detail }

## Modules and options

# $modules: the modules of the circle, in order
problem-module-cycle = diese Module warten aufeinander: { $modules }
# $name: the module that is not there; $module: the one that requires it
problem-module-missing = „{ $module }“ verlangt das Modul „{ $name }“
    .advice = Installiere, was es mitbringt, oder lade seinen Ordner mit --folder.
# $name, $module: two modules that exclude each other
problem-module-conflict = „{ $module }“ lässt sich nicht mit „{ $name }“ spielen
# $module: the module; $expected: the engine versions it fits; $found: the version of this engine
problem-engine-version = „{ $module }“ ist für die Spielmaschine { $expected } gemacht, dies ist { $found }
# $name: the option; $known: those of these modules, separated by bars, may be empty
problem-unknown-option = es gibt keine Option „{ $name }“; bekannt: { $known }
# $name: the option; $expected: its values; $found: the value given
problem-bad-option-value = die Option „{ $name }“ kann nicht { $found } sein; erlaubt: { $expected }
# $name: the plug-in; $detail: the exception, in English
problem-plugin-broken = das Plug-in „{ $name }“ ist gescheitert: { $detail }
# $name: the folder
problem-no-expansion = „{ $name }“ ist keine Erweiterung: Es enthält weder manifest.toml noch ein pyproject.toml mit einem Einstiegspunkt der Gruppe cyclades.expansions

## What a check of an expansion finds; .advice says what to do about it, as a sentence

# The line below a finding: where it is so. $sets: sets of modules, separated by semicolons
problem-in-sets = in: { $sets }
# no variables
problem-no-engine-range = das Manifest sagt nicht, für welche Versionen der Spielmaschine es gemacht ist
    .advice = Schreibe engine = ">=1.0,<2" unter version, damit eine spätere Spielmaschine Nein sagen kann, statt falsch zu spielen.
# $name: the key; $module: the module
problem-self-reference = „{ $module }“ nennt sich unter „{ $name }“ selbst
    .advice = Nimm es heraus: Ein Modul ist immer da, wenn es gespielt wird.
# $name: the module
problem-no-such-module = es gibt hier kein Modul „{ $name }“
    .advice = Module, die nicht installiert sind, darf man nennen; ein Tippfehler bliebe für immer unbemerkt. cyclades modules zählt auf, welche es gibt.
# $name: the module
problem-unplayable-module = es gibt keine Modulgruppe, in der sich „{ $name }“ spielen lässt
    .advice = Was es verlangt, schließt es oder einander aus: Sieh dir requires, conflicts und refuses an.
# $name: the modules
problem-never-together = die Module dieser Interaktion lassen sich nie zusammen spielen: { $name }
    .advice = Eines davon schließt ein anderes aus oder braucht eines, das es tut; was ihre Dateien sagen, zählt nie.
# $name: the file
problem-unread-file = kein Modul nennt die Datei „{ $name }“
    .advice = Trage sie unter files, boards oder tiles eines Moduls in manifest.toml ein, oder lösche sie.
# $name: the option
problem-unused-option = kein Inhalt fragt nach der Option „{ $name }“
    .advice = Eine Bedingung liest sie als when = { "{" } option = { "{" } … = … { "}" } { "}" }.
# $name: the program
problem-unused-program = nichts ruft das Programm „{ $name }“ auf
    .advice = Rufe es mit dem Verb run auf, oder nimm es heraus.
# $name: the counter
problem-unused-counter = nichts liest oder ändert den Zähler „{ $name }“
    .advice = Nimm ihn heraus, oder verwende ihn in einer Bedingung oder Zahl.
# $name: the tag
problem-unread-tag = nichts fragt nach dem Merkmal „{ $name }“
    .advice = Ein Merkmal tut von sich aus nichts: Es ist für Selektoren, Aktionen und Stapel.
# $name: the message id
problem-unread-string = nichts heißt „{ $name }“
    .advice = Die Kennung hat sich geändert, oder es ist ein Tippfehler: Ein Text wird nach Art und Kennung gefunden.
# $name: the message id
problem-missing-text = „{ $name }“ hat einen Namen und keinen Text
    .advice = Was die Karte tut, steht im Attribut .text unter ihrem Namen: Man liest es auf der Karte.
# $name: the key; $found: the number
problem-negative-amount = „{ $name }“ ist { $found }, weniger als nichts
    .advice = Um etwas wegzunehmen, nimm ein anderes Verb (pay, discard, destroy), mit einer positiven Zahl.
# $name: the key; $found: the number; $most: a number that would pass
problem-large-amount = „{ $name }“ ist { $found }; keine Karte irgendeiner Ausgabe kommt in die Nähe von { $most }
    .advice = Wenn es so gemeint ist, lass es: Das ist nur eine Frage.
# $name: the definition
problem-does-nothing = „{ $name }“ tut nichts
    .advice = Gib ihm eine Wirkung, einen Auslöser, einen Modifikator oder eine Fähigkeit.
# $name: the moment
problem-unfired-moment = niemand löst den Moment „{ $name }“ aus, also geschieht dies nie
    .advice = docs/vocabulary.md zählt die Momente auf; eine Phase von dir kann einen auslösen, oder wähle einen, den diese Module haben.
# $name: the window
problem-unopened-window = niemand öffnet das Fenster „{ $name }“, also lässt sich dies nie nutzen
    .advice = docs/vocabulary.md zählt die Fenster auf; ohne at lässt es sich im Zug des Besitzers nutzen.
# $name: the quantity; $module: the other module; $first: file:line:column there
problem-overlapping-modifiers = { $module } setzt „{ $name }“ auch ({ $first }), und niemand hat entschieden, wessen Zahl gilt
    .advice = Nenne das andere Modul unter after, oder entscheide es in einer Interaktion beider; add und at-least brauchen keine Reihenfolge.
# $name: the moment; $module: the other module; $first: file:line:column there
problem-same-moment = { $module } beobachtet „{ $name }“ mit demselben Rang ({ $first }); das Alphabet entscheidet, wer zuerst kommt
    .advice = Wenn die Reihenfolge wichtig ist, gib ihm einen anderen Rang, oder nenne das andere Modul unter after.
# $name, $other: phases; $module: the module of the other
problem-same-rank = die Phase „{ $name }“ hat den Rang von „{ $other }“ ({ $module }); das Alphabet entscheidet, welche zuerst kommt
    .advice = Ränge sind Zahlen zwischen denen der anderen Phasen: Nimm eine freie.
# $name: the card; $kind: its kind
problem-no-deck = „{ $name }“ liegt in keinem Stapel, also begegnet ihm nie jemand
    .advice = Schreibe deck = "…" in die Karte, oder definiere ein [[deck]] mit kinds = ["…"].
# $name: the full id; $module: who takes it away
problem-removed-and-used = { $module } nimmt „{ $name }“ weg, und dies braucht es
    .advice = Sag in einer [[interaction]] beider, was dann gilt, oder lehne das andere Modul ab.
# $name: the modules
problem-unplayable-set = „{ $name }“ lässt sich für keine Spielerzahl aufbauen
    .advice = Es muss einen Spielplan für eine Spielweise dieser Module geben.
# $name: the board; $players: the numbers of players that it says; $allowed: those of the modes of the modules; $detail: why
# it cannot be set up, or none
problem-unplayable-board =
    { $detail ->
        [none] der Spielplan „{ $name }“ ist für { $players } Personen, und diese Module sind für { $allowed }
       *[other] der Spielplan „{ $name }“ lässt sich für { $players } Personen nicht aufbauen: { $detail }
    }
    .advice = Vergleiche seine players und seats mit den Spielweisen, und wie viel Land der Aufbau verlangt.
# $name: the code of the invariant; $detail: its arguments; $seed: of the game; $clause: the move; $command: to be typed
problem-play-violation =
    { $clause ->
        [none] vor dem ersten Zug
       *[other] nach dem Zug „{ $clause }“
    } im Spiel mit dem Startwert { $seed } stimmt etwas nicht: { $name } { $detail }
    .advice = Diese Zeile läuft in diesem Zug. Dieser Befehl zeigt die Runde: { $command }
# $name: the kind of the fault; $detail: what it says, in English; $seed: of the game
problem-play-fault = das Spiel mit dem Startwert { $seed } bricht ab: { $name } { $detail }
    .advice = Das Programm ist in dieser Zeile gescheitert: Bitte melde es zusammen mit der Erweiterung.
# $name: the program; $limit: steps
problem-play-endless = „{ $name }“ geht ohne Ende weiter: nach { $limit } Schritten angehalten
    .advice = Etwas muss sich ändern, das es beendet: eine Bedingung, die falsch wird, oder eine Frage, auf die jemand Nein sagen kann.
# $name: the program; $limit: the largest number
problem-play-overflow = „{ $name }“ erzeugt eine Zahl, die das Spiel nicht fassen kann; möglich sind 0 bis { $limit }
    .advice = Zähle weniger weit, oder setze eine Bedingung davor.
# $name: the kind of the fault; $detail: what Python says, in English
problem-play-word = ein Wort der Erweiterung bricht ab: { $name }: { $detail }
    .advice = Das ist Python der Erweiterung: Ihre Wörter müssen mit jeder spielbaren Stellung zurechtkommen.
# $seed: of the game; $rounds: a number
problem-play-unfinished = das Spiel mit dem Startwert { $seed } war nach { $rounds } Runden nicht zu Ende
    .advice = Zufällige Spieler sind langsam; geschieht es oft, kann niemand gewinnen.
# $name: its title; $detail: what is different, in words; $command: to be typed
problem-scenario-failed = das Szenario „{ $name }“ scheitert: { $detail }
    .advice = Dieser Befehl gibt jede Zeile und die nächste Frage aus: { $command }
