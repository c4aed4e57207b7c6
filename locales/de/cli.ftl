### Texte der Befehlszeile. Jede Kennung beginnt mit cli-. Die Hilfe der Befehle steht in help.ftl.
### Noch von niemandem mit Deutsch als Muttersprache gelesen: Verbesserungen sind willkommen (wants a native reader).

# $seed (number or text): printed so that it can be typed in again.
cli-seed = Startwert: { $seed }
# $version (text), $build (text: compiled or pure)
cli-version =
    Cyclades { $version } ({ $build ->
        [compiled] kompiliert
       *[pure] reines Python
    })
# $lang (text), $available (text: languages separated by commas)
cli-unknown-language = Es gibt keine Sprache „{ $lang }“. Verfügbar: { $available }.
cli-interrupted = Abgebrochen.
# $name (text): the plug-in
cli-interrupted-plugin = Abgebrochen, während das Plug-in „{ $name }“ geladen wurde. Um keine fremden Plug-ins zu laden, setze CYCLADES_PLUGINS auf einen leeren Wert.
# $lang (text), $key (text): a message
cli-not-translated = { $lang }: „{ $key }“ ist nicht übersetzt; gezeigt wird Englisch.
# $lang (text), $key (text): a message or a file; $code (text)
cli-message-fault = { $lang }: „{ $key }“ lässt sich nicht sagen ({ $code }); gezeigt wird etwas anderes.

## Options and problems

# $detail (text): what is wrong with the arguments
cli-usage-error = Fehler: { $detail }
# $command (text): to be typed
cli-see-help = Siehe „{ $command }“.
# $name (text): as it was typed; $available (text: commands separated by commas)
cli-no-command = Es gibt keinen Befehl „{ $name }“. Verfügbar: { $available }.
# $available (text: commands separated by commas)
cli-missing-command = Ein Befehl fehlt. Verfügbar: { $available }.
# $option (text): as it was typed; $available (text: options separated by commas)
cli-no-option = Es gibt keine Option { $option }. Verfügbar: { $available }.
# $form (text): the option as it is written, such as --players N [2<=x<=6]
cli-bad-value = Der Wert ist ungültig: { $form }
# $option (text): as it is written; $value (text): as it was typed
cli-bad-number = { $option }: „{ $value }“ ist keine Zahl.
# $option (text), $value (text), $least (number or none), $most (number or none): limits, both included
cli-bad-range =
    { $least ->
        [none] { $option }: „{ $value }“ ist keine Zahl bis { $most }.
       *[other]
            { $most ->
                [none] { $option }: „{ $value }“ ist keine Zahl ab { $least }.
               *[other] { $option }: „{ $value }“ ist keine Zahl von { $least } bis { $most }.
            }
    }
# $option (text), $value (text), $available (text: values separated by commas)
cli-bad-choice = { $option }: „{ $value }“ ist nichts davon: { $available }.
# $option (text): as it was typed
cli-needs-value = Auf { $option } muss ein Wert folgen.
# $option (text): as it was typed
cli-takes-no-value = { $option } hat keinen Wert.
# $form (text): the argument or option as it is written
cli-missing-parameter = Dies fehlt: { $form }
# $arguments (text): as they were typed
cli-extra-arguments = Zu viele Argumente: { $arguments }
# $setting (text): what was given to --option
cli-bad-setting = { $setting } hat nicht die Form key=value.
# $name (text): as it was typed; $available (text: names separated by commas)
cli-no-player = Niemand heißt „{ $name }“. Es spielen: { $available }.
# $pair (text): as it was typed; $available (text: the words feminine and masculine, as they are typed)
cli-bad-gender = { $pair } hat nicht die Form name=gender; Geschlechter: { $available }.
cli-no-modules = Es gibt kein Modul, das sich allein spielen lässt; siehe cyclades modules.
# $rule (text): as it was typed; $nearest (text: numbers of rules separated by commas)
cli-no-rule = Es gibt keine Regel „{ $rule }“. Daneben: { $nearest }.
# $rule (text): as it was typed; $letters (text: how numbers begin, separated by commas)
cli-no-such-text = Es gibt keine Regel „{ $rule }“. Nummern von Regeln beginnen mit { $letters }.
cli-rules-in-english = Die Regeln sind nur auf Englisch geschrieben.
# $file (text), $code (word: missing, denied, folder, no-folder, exists, full, closed, large or other), $reason (text): as the system puts it
cli-file-problem =
    { $code ->
        [missing] { $file }: diese Datei oder diesen Ordner gibt es nicht
        [denied] { $file }: Zugriff verweigert
        [folder] { $file }: das ist ein Ordner
        [no-folder] { $file }: das ist kein Ordner
        [exists] { $file }: das gibt es schon
        [full] { $file }: es ist kein Platz mehr
        [closed] { $file }: das ist geschlossen
        [large] { $file }: das ist zu groß
       *[other] { $file }: { $reason }
    }
# $kind (text): class of the error; $detail (text); $variable (text): an environment variable
cli-internal-fault = In der Spielmaschine ist etwas schiefgegangen ({ $kind }: { $detail }). Setze { $variable }=1, um zu sehen, wo, und melde es bitte.
# $file (text), $line (number): where; $kind (text): class of the error; $detail (text)
cli-word-fault = { $file }:{ $line }: Ein Wort einer Erweiterung brach ab ({ $kind }: { $detail }). Das ist ihr eigener Code: Wer sie geschrieben hat, kann es beheben.

## Headings of columns

cli-column-module = Modul
cli-column-title = Titel
cli-column-version = Version
cli-column-needs = braucht
cli-column-option = Option
cli-column-values = Werte
# $values (text: separated by commas), $default (text): what may follow --option KEY=
cli-option-values = { $values }; Vorgabe: { $default }
# Below the list of modules. $name: the plug-in; $seconds (text): with one decimal
cli-slow-plugin = das Plug-in { $name } braucht { $seconds } s zum Laden
cli-column-edition = Ausgabe
cli-column-rules = Regeln
cli-column-covered = abgedeckt
cli-column-missing = fehlen
cli-column-exempt = ausgenommen
cli-column-player = Spieler
cli-column-gold = Gold
cli-column-income = Einkommen
cli-column-metropolises = Metropolen
cli-column-areas = Gebiete
cli-column-units = Einheiten

## Simulations

cli-figure-games = Spiele
cli-figure-finished = zu Ende gespielt
cli-figure-decisions = erfragte Antworten
cli-figure-forced = erzwungene Antworten
cli-figure-clauses = Anweisungen
cli-figure-seconds = Sekunden
cli-figure-decisions-per-second = Antworten pro Sekunde
cli-figure-violations = Verstöße
cli-column-figure = Größe
cli-column-number = Zahl
cli-column-bot = Bot
cli-column-wins = Siege
cli-column-god = Gottheit
cli-column-round = Zyklus
cli-column-way = Weg
cli-column-card = Karte
cli-column-uses = Einsätze
cli-column-battles = Schlachten
cli-column-rating = Wertung
cli-column-against = unter
cli-column-share = Anteil
cli-column-from = von
cli-column-to = bis
cli-simulate-progress = Spiele
cli-simulate-shared = geteilt
# $seed (number or text), $round (number), $code (text), $details (text)
cli-simulate-violation = Startwert { $seed }, Zyklus { $round }: { $code } { $details }
# $seeds (text): separated by commas
cli-simulate-unfinished = Vor dem Ende angehalten, Startwerte: { $seeds }
# $modules (text), $games (number)
cli-tournament-title = Module { $modules }, Spiele: { $games }
# $par (text): a share in per cent
cli-tournament-par = Ein Bot unter gleich starken gewinnt { $par }. Die Intervalle sind solche zu 95 %.
# $count (number)
cli-tournament-unfinished = Vor dem Ende angehalten: { $count }
cli-report-way-capture = erobert
cli-report-way-gold = durch Gold
cli-report-way-last = niemand sonst ist übrig
# $games (number)
cli-report-title = Eine Studie von Spielen: { $games }
# $modules (text), $bots (text), $players (number), $seed (text), $finished (number): games played to their end
cli-report-about = Module: { $modules }. Bots: { $bots }. Spieler: { $players }. Startwert: { $seed }. Zu Ende gespielt: { $finished }.
cli-report-reading = Die Intervalle sind solche zu 95 %. Eine gestrichelte Linie ist, was der Zufall allein ergäbe. Ein Klick auf eine Überschrift sortiert.
cli-report-seats = Siege nach Platz
cli-report-bots = Siege nach Bot
cli-report-first-gods = Siege nach der Gottheit des ersten Zuges
cli-report-metropolises = Siege derer, die eine Metropole bekamen, nach dem Weg zu ihr
cli-report-ways = Wie die letzte Metropole zum Sieg kam
cli-report-lengths = Wie lange Spiele dauern
cli-report-prices = Was den Göttern geboten wurde
cli-report-cards = Karten: ihr Einsatz, und wie oft damit gewonnen wurde
cli-report-battles = Schlachten und ihre genauen Chancen
cli-report-share = Anteil der Spiele, %
cli-report-gold = gebotenes Gold, Mittel
cli-report-odds = genaue Chance des Angreifers, %
cli-report-attacker = vom Angreifer gewonnen, %
cli-report-fought = zu Ende gekämpft
cli-report-fought-won = davon vom Angreifer gewonnen, %
# $file (text)
cli-report-written = Geschrieben: { $file }
cli-simulate-timed = Ein Bot denkt nach gemessener Zeit: Ein anderer Lauf zählt vielleicht anders.
# $bot (text): the spec of a bot that is a program, or that says so itself
cli-simulate-unsteady = „{ $bot }“ kann jedes Mal anders antworten: Ein anderer Lauf bringt vielleicht andere Ergebnisse.
# $count (number): games whose rows were there
cli-simulate-found =
    { $count ->
        [one] { $count } Spiel war schon im Ordner.
       *[other] { $count } Spiele waren schon im Ordner.
    }
# $rate (text): games a second
cli-simulate-rate = { $rate } Spiele/s
cli-simulate-needs-out = Zeilen bleiben nur in einem Ordner erhalten: Gib auch --out an.
# $given (text), $most (number)
cli-simulate-workers = „{ $given }“ ist weder eine Zahl von 1 bis { $most } noch auto.
cli-simulate-scheduler = --executor dask braucht --scheduler ADDRESS, und nur er.

## Replays

# $clauses (number), $round (number)
cli-replay-passed =
    { $clauses ->
        [one] { $clauses } Anweisung
       *[other] { $clauses } Anweisungen
    } noch einmal gespielt, bis Zyklus { $round }.
# $seat (text), $question (text): the prompt in words
cli-replay-waits = Als Nächstes ist { $seat } gefragt: { $question }
# $index (number): from 1; $action (text): the line of the log
cli-replay-failed = Zeile { $index } des Protokolls lässt sich nicht spielen: { $action }
cli-replay-position = Die letzte gute Stellung:
cli-replay-differs = Das Protokoll wurde zu Ende gespielt, aber das Abbild im Spielstand zeigt eine andere Stellung.
# $parts (text): parts of the save, separated by commas
cli-replay-differences = Sagt etwas anderes als das gespielte Spiel: { $parts }.
cli-replay-verified = Einträge und Abbild gehören zusammen. Die Datei stimmt mit sich überein; wer sie schrieb, kann eine Prüfsumme nicht sagen.
cli-replay-unproved = Der Spielstand hat kein Abbild dieser Version: Es gibt nichts, womit sich die Einträge vergleichen ließen.

## Scenarios

# $passed (number), $failed (number)
cli-scenarios-closing = { $passed } bestanden, { $failed } gescheitert
# $file (text), $title (text)
cli-scenario-failed = { $file }: gescheitert: { $title }
# $edition (text), $rules (text): rule numbers, separated by commas
cli-coverage-missing = { $edition }, ohne Szenario: { $rules }
# $caught (number), $survived (number)
cli-mutate-closing = { $caught } bemerkt, { $survived } nicht bemerkt
# $box (text), $available (text: boxes separated by commas)
cli-mutate-no-box = Es gibt keine Schachtel „{ $box }“. Verfügbar: { $available }.
# $definition (text): as it was typed
cli-mutate-nothing = Aus { $definition } lässt sich nichts wegnehmen.
cli-column-mutation = weggenommen
cli-column-what = was
cli-column-tried = Szenarien

## A game as a story

# $modules (ids: modules), $players (number)
cli-play-opening = { LIST($modules) }, { $players } Spieler
# $board (id: board)
cli-play-board = Spielplan: { NAME($board) }
# $units (pairs of id and number)
cli-play-units = { TALLY($units) }
# Below the map; the signs stay as they are.
cli-play-signs = In jedem Feld das Gebiet, darunter, wer es hält: A2 Land mit 2 Einheiten, a2 See mit 2 Einheiten, ## niemandes Land, ein Punkt offene See, ! eine Figur.
# $short (text): what the map shows of an id, $area (text): the id
cli-play-short = Kennungen sind gekürzt, damit sie passen: { $short } ist { $area }.
# A line below the map: $short (text): as the map shows the area, $area (id)
cli-play-place = { $short } { NAME($area) }
cli-play-stopped = Hier endet die Erzählung; derselbe Startwert und dieselben Namen erzählen sie wieder.
# What a winner has at the end, without a full stop: $faction (id), $metropolises (number)
cli-play-winner =
    { $metropolises ->
        [one] { NAME($faction) } hat eine Metropole
       *[other] { NAME($faction) } hat { $metropolises } Metropolen
    }
# $winners (ids): players
cli-play-won =
    { COUNT($winners) ->
        [one] { LIST($winners) } gewinnt.
       *[other] { LIST($winners) } gewinnen.
    }

## Card sheets

# $modules (ids: modules)
cli-card-title = Karten: { LIST($modules) }
# What stands on a card as its type.
cli-card-kind-god = Gottheit
cli-card-kind-building = Gebäude
cli-card-kind-unit = Einheit
cli-card-kind-goods = Karte
# Headings over all cards of a type.
cli-card-kinds-god = Götter
cli-card-kinds-building = Gebäude
cli-card-kinds-unit = Einheiten
cli-card-kinds-goods = Andere Karten
# Labels, on the cards and as headings of columns: short.
cli-card-label-name = Name
cli-card-label-cost = Kosten
cli-card-label-text = Wirkung
cli-card-label-military = Schlacht
cli-card-label-sacrifice = Opfer
cli-card-label-edition = Ausgabe
cli-card-label-rule = Regel
cli-card-label-copies = Anzahl
# above units, buildings and other things without a card
cli-card-label-aid = Übersicht
cli-card-block-free = Gratis
cli-card-block-paid = Bezahlt
cli-card-block-bonus = Bonus
cli-card-block-power = Fähigkeit
cli-card-block-team = Team
# What a card costs, after the label “Cost”: short.
# $prices (text: numbers separated by commas), by where the card lies on the track
cli-card-cost-track = { $prices } { -gp } (je nach Feld)
# $price (number)
cli-card-cost-fixed = { $price } { -gp }
# $god (id), $prices (text: numbers separated by commas): the first with this god, the second ...; 0 is free
cli-card-cost-god = { NAME($god) }: { $prices } { -gp }
# $god (id): who brings it without a price
cli-card-cost-free = { NAME($god) }: gratis
# $price (number): to use the power of the card
cli-card-cost-use = { $price } { -gp } zum Einsetzen
# $price (number): to use the power of the sacrifice
cli-card-cost-sacrifice = { $price } { -gp } zum Opfern
cli-card-cost-offering = deine Opfergabe
cli-card-cost-always = keine Opfergabe
# Stands beside a text that is shown in English because the translation lacks it: one or two words.
cli-card-untranslated = nicht übersetzt
# $kind (text): as it was typed; $available (text: kinds separated by commas)
cli-card-no-kind = Es gibt keine Kartenart „{ $kind }“. Verfügbar: { $available }.
cli-card-nothing = Diese Module haben keine solche Karte.
cli-card-pdf-file = PDF wird in eine Datei geschrieben: nenne sie mit --output.
# $name (text): as it was typed; $nearest (text: what comes nearest to it, as it is typed)
cli-show-nearest = Es gibt in diesen Modulen keine Definition „{ $name }“. Meintest du „{ $nearest }“?
# $name (text): as it was typed; $available (text: names separated by commas, as they are typed)
cli-show-nothing = Es gibt in diesen Modulen keine Definition „{ $name }“. Verfügbar: { $available }.
# $pages (number)
cli-card-needs-folder =
    { $pages ->
        [one] { $pages } Seite braucht eine Datei oder einen Ordner; nenne sie mit --output.
       *[other] { $pages } Seiten brauchen einen Ordner; nenne ihn mit --output.
    }
# $card (id), $lang (text), $part (text: one of the labels)
cli-card-too-long = { NAME($card) } ({ $lang }), { $part }: zu lang für die Karte, selbst in der kleinsten Schrift.
cli-play-people-format = Menschen spielen mit Text: Lass --format weg.
# $seat (text): as it was typed
cli-play-bad-seat = „{ $seat }“ ist weder name=human noch name=bot
# $seat (text): as it was typed, $seats (text): those there are
cli-play-no-seat = in diesem Spiel gibt es keinen Platz „{ $seat }“; es gibt: { $seats }

## cyclades board

# $name (text): what was typed, $available (text): names of boards
cli-board-unknown = es gibt keinen Spielplan „{ $name }“; es gibt: { $available }
# $name (text): a board that was given as a graph
cli-board-graph = der Spielplan „{ $name }“ hat keine Karte
# $ply (number): what was asked for, $last (number)
cli-board-no-ply = das Spiel hat keinen Eintrag { $ply }, der letzte ist { $last }
# $name (text): a board, where only a game can be meant
cli-board-needs-game = „{ $name }“ ist ein Spielplan, kein Spiel
cli-board-strip-needs-file = ein Streifen ist ein Bild: Gib ihm mit --svg eine Datei
# $index (number), $reason (text): why this entry cannot be played
cli-board-broken = das Spiel lässt sich nicht noch einmal spielen: Eintrag { $index }: { $reason }

## cyclades rpc

cli-rpc-terminal = Warte auf JSON-RPC 2.0, eine Nachricht pro Zeile (docs/protocol.md); das Ende der Eingabe beendet es.
# $number (number), $kind (text), $detail (text), $variable (text)
cli-rpc-incident = Vorfall { $number }, ein Fehler der Spielmaschine ({ $kind }): { $detail }. Mit { $variable }=1 wird der Traceback gezeigt.

## cyclades expansion

# $errors, $warnings, $notes, $sets, $games, $scenarios (numbers)
cli-expansion-closing =
    { $errors ->
        [0] keine Fehler
        [one] { $errors } Fehler
       *[other] { $errors } Fehler
    }, { $warnings ->
        [0] keine Warnungen
        [one] { $warnings } Warnung
       *[other] { $warnings } Warnungen
    }, { $notes ->
        [0] keine Hinweise
        [one] { $notes } Hinweis
       *[other] { $notes } Hinweise
    }; Modulgruppen: { $sets }, Spiele: { $games }, Szenarien: { $scenarios }
# $why (word: errors, no-project, no-folder or empty), $folder (text): where scenarios are looked for
cli-expansion-no-scenarios =
    { $why ->
        [errors] Kein Szenario lief, weil der Inhalt Fehler hat.
        [no-project] Hier lief kein Szenario. Die des installierten Pakets laufen mit: cyclades scenario run
        [no-folder] Kein Szenario lief: Den Ordner { $folder } gibt es nicht. Lege ihn an und schreib eine Datei für jede Regel, etwa { $folder }/X1.1-my-card.toml. docs/scenarios.md zeigt, wie.
       *[empty] Kein Szenario lief: Der Ordner { $folder } hat keine TOML-Datei. Schreib eine für jede Regel, etwa { $folder }/X1.1-my-card.toml. docs/scenarios.md zeigt, wie.
    }
cli-expansion-no-stubs = Es waren keine Entwürfe nötig.
cli-expansion-stubs =
    { $file }: { $count ->
        [one] { $count } Entwurf angehängt
       *[other] { $count } Entwürfe angehängt
    }: { $keys }
# $folder: where; $files: a number
cli-expansion-made = { $folder }: { $files } Dateien geschrieben. Was du als Nächstes versuchen kannst:
# A command to be typed. $folder, $module
cli-expansion-next-check = cyclades expansion check { $folder }
# A command to be typed. $folder
cli-expansion-next-install = pip install -e { $folder }
# A command to be typed. $folder
cli-expansion-next-test = pytest { $folder }
# A command to be typed. $folder, $module
cli-expansion-next-play = cyclades play --folder { $folder } --modules base,{ $module }
# $folder: what was typed
cli-expansion-no-folder = „{ $folder }“ ist kein Ordner
# $name (text), $available (text)
cli-expansion-no-schema = Es gibt kein Schema „{ $name }“. Es gibt: { $available }.
# $folder: what is watched
cli-watch-begin = Beobachte { $folder }; Strg-C beendet es.
# $files: names, separated by commas
cli-watch-changed = Geändert: { $files }
# $finding: its place, code and words
cli-watch-new = { "  " }neu: { $finding }
# $finding: its place, code and words
cli-watch-mended = { "  " }behoben: { $finding }
cli-watch-same = { "  " }nichts Neues
# $detail: the last line that the check wrote
cli-watch-failed = { "  " }die Prüfung ließ sich nicht ausführen: { $detail }
cli-column-place = Ort
cli-column-finding = Befund
cli-column-set = Module
cli-column-games = Spiele
cli-column-faults = Fehler

## Records

# $file (text); $state (text): failed, passed (it has checks) or played; $counts (text): what there was; $ending (text or none): how it stands
cli-run-closing =
    { $file }: { $state ->
        [failed] gescheitert
        [passed] bestanden
       *[played] gespielt
    }; { $counts }{ $ending ->
        [none] { "" }
       *[other] ; { $ending }
    }
# $clauses, $brackets, $draws, $checks (number)
cli-run-counts = Anweisungen { $clauses }, Klammern { $brackets }, Ziehungen { $draws }, Prüfungen { $checks }
# $round (number); $seat, $prompt (text): who is asked what
cli-run-asked = Runde { $round }, { $seat } ist gefragt: { $prompt }
# $round (number); $winners (text)
cli-run-over = zu Ende in Runde { $round }, gewonnen: { $winners }
# $seat (text)
cli-run-unseen = { $seat } hat nicht mehr gesehen
# $count (number)
cli-run-more = Fehler, die nicht genannt sind: { $count }.
# $passed, $failed (number): records
cli-run-summary = Protokolle bestanden: { $passed }, gescheitert: { $failed }
cli-run-watching = Warte auf eine Änderung; Strg-C beendet es.
cli-run-write = Ohne --complete oder --update gibt es nichts zu schreiben.
cli-run-either = Nicht zusammen mit --complete.
cli-run-one = Das geht mit einem Protokoll; bei mehreren nimm --write.
cli-run-watch-file = Die Standardeingabe lässt sich nicht beobachten.
# $value (text): as it was typed
cli-run-span = „{ $value }“ ist keine Stelle: eine Zahl von Anweisungen, round:3 oder line:57.
cli-format-either = Nicht zusammen mit --check.
# $file (text)
cli-format-would = { $file }: nicht in der Normalform
# $file (text)
cli-format-done = { $file }: neu geschrieben
# $files, $changed (number)
cli-format-summary = Protokolle: { $files }, nicht in der Normalform: { $changed }
cli-new-either = Nicht zusammen mit --seed.
# $pair (text): as it was typed; $available (text): names
cli-new-bots = „{ $pair }“ ist nicht NAME=SPEC. Es spielen: { $available }.
# $seat, $prompt (text): who is asked what; $question (text): the same in words
cli-new-asked = { $seat } ist gefragt: { $prompt } ({ $question })
cli-convert-table = Eine Stellung sagt nicht, wer was spielt: Nenne --modules und --names.
# $kind (text): record, save, scenario or position
cli-convert-same = Das ist es schon ({ $kind }); sag --to, --at, --seen-by oder --chance.
cli-convert-refused = Nichts wurde geschrieben; --lossy tut es trotzdem.
# $what (text): a word for what; $count (number): how many; $line (number): where, 0: nowhere in particular
cli-convert-lost =
    ginge verloren{ $line ->
        [0] { "" }
       *[other] { " " }(Zeile { $line })
    }: { $what ->
        [names] die gezeigten Namen
        [genders] die Geschlechter
        [bots] die Bots
        [title] der Titel
        [about] was [about] sagt
        [bracket] was in Klammern steht
        [facts] Marken und Erwartungen ({ $count })
        [comments] Kommentare ({ $count })
        [later] die Anweisungen hinter dieser Stelle ({ $count })
        [event] dass das Ereignis genau nach dieser Anweisung kam
        [fingerprint] der Fingerabdruck
        [held] ein zurückgehaltener Blick auf das Spiel
        [seed] der Startwert: Ziehungen stehen im Text, und der Fingerabdruck ist ein anderer
        [unseen] was dieser Platz nicht gesehen hat
        [middle] alles: Keine Stellung kann sagen, was mitten in einer Anweisung oder einer Karte wartet
        [no-title] alles: Ein Szenario braucht einen Titel
        [no-cite] alles: Ein Szenario braucht die Nummern von Regeln (cite)
       *[no-fact] alles: Ein Szenario braucht mindestens eine Erwartung
    }
# $paths (text): as they were typed
cli-run-none = Kein Protokoll (.cyc) dort: { $paths }.
cli-step-more = Enter: weiter, q: Ende
# $suffix (text): .cyc
cli-history-record = Das braucht ein Protokoll: Lass die Datei auf { $suffix } enden.

## Tables in the browser

# $extra (text): what to install in brackets
cli-needs-extra = Das braucht weitere Pakete: pip install "cyclades-engine[{ $extra }]"
# $address (text): of the page
cli-serving = Die Tische sind unter { $address } (Strg-C beendet es)
# $name (text): file or kind of database; $detail (text)
cli-store-cannot-open = Die Datenbank lässt sich nicht öffnen: { $name }: { $detail }
# $name (text): its version; $detail (text): the newest that is known
cli-store-newer = Die Datenbank hat eine neuere Version ({ $name }); diese Spielmaschine kennt { $detail }.
# $name (text): the file
cli-store-in-use = Ein anderer Prozess bedient „{ $name }“. Für mehrere Prozesse nimm --database postgresql://…
cli-store-one-process = Mehrere Prozesse brauchen PostgreSQL: --database postgresql://…
cli-store-needs-postgres = Das braucht weitere Pakete: pip install "cyclades-engine[postgres]"
cli-store-own-tools = PostgreSQL hat eigene Werkzeuge für Kopien: pg_dump.
# $name (text): the port
cli-store-port-taken = Port { $name } ist von einem anderen Programm belegt; wähle einen mit --port.
# $name (text): the file; $detail (text): the reason
cli-store-cannot-read = „{ $name }“ lässt sich nicht lesen: { $detail }
# $name (text): the file; $detail (text): what is wrong, in the words of the format
cli-store-config = Die Konfiguration „{ $name }“ ist falsch: { $detail }
# $name (text): the option; $detail (text): what was given
cli-store-bad-address = „{ $detail }“ kann für { $name } nicht benutzt werden. Gib eine IP-Adresse dieses Rechners oder des Proxys an, zum Beispiel 192.0.2.7.
# $name (text): the option; $detail (text): what was given
cli-store-bad-url = „{ $detail }“ bei { $name } ist keine URL. Schreibe zum Beispiel https://board.example.org.
# $host (text): what the browser calls the server; $allowed (text): names, separated by commas
cli-host-refused = Dieser Server heißt nicht „{ $host }“. Erlaubt sind IP-Adressen, { $allowed }. Starte ihn mit --url und seiner Adresse.
# $origin (text): the page that calls; $allowed (text): the pages that may, separated by commas
cli-origin-refused = Die Herkunft { $origin } ist nicht erlaubt. Starte den Server mit --allow-origin { $origin }. Erlaubt: { $allowed }.
cli-store-no-seed = Dieser Spielstand beginnt mit einer Stellung oder hat vorgegebenen Zufall; nur Spiele aus einem Startwert werden Tische.
cli-store-several-names = „{ $name }“ hat mehrere Namen (harte Links). Eine Datenbank, die unter zwei Namen benutzt wird, nimmt Schaden: Entferne den anderen Namen oder nimm einen symbolischen Link.
cli-store-unknown-scheme = „{ $name }“ ist keine Datenbank, die diese Engine kennt. Möglich sind { $detail } oder der Pfad einer Datei.
# $name (text): the table; $command (text): to be typed
cli-table-frozen = Tisch { $name } steht still; „{ $command }“ lässt ihn weitergehen.
# $name (text): the table
cli-table-thawed = Tisch { $name } geht weiter.
# $table (text): the name of the table
cli-notice-subject = { $table }: Du bist am Zug
# $name (text): the player; $table (text): the name of the table
cli-notice-text = { $name }, der Tisch „{ $table }“ wartet auf deine Antwort.
# $table (text): the name of the table
cli-notice-idle-subject = { $table }: lange hat niemand gespielt
# $name (text): the host; $table (text): the name of the table; $since (text), $until (text): days as 2026-11-17
cli-notice-idle-text = { $name }, am Tisch „{ $table }“ hat seit { $since } niemand gespielt. Am { $until } wird er weggeräumt: nichts wird gelöscht, und wer ihn wieder öffnet, spielt weiter.
cli-notice-mute = Keine Nachrichten mehr von diesem Tisch:
cli-notice-stop = Nichts mehr senden
cli-notice-muted = Du bekommst keine Nachrichten mehr von diesem Tisch.
cli-note-link = Es gibt einen neuen Link für { $name }. Der alte gilt nicht mehr.
cli-note-takeover = Ab jetzt spielt ein Bot ({ $bot }) für { $name }.
cli-note-back = Für { $name } spielt wieder ein Mensch.
# $name (text): as it was typed
cli-no-table = Es gibt keinen Tisch „{ $name }“.
# $count (number)
cli-tables = Tische: { $count }
# $count (number)
cli-tables-pruned = Entfernte Tische: { $count }
# $count (number)
cli-tables-dry = Tische, die entfernt würden: { $count }
# $file (text): what was written
cli-wrote = Geschrieben: { $file }
