### Hilfe der Befehlszeile: `cyclades --help`, `cyclades play --help`. Zeilen von Optionen beginnen klein und ohne Punkt am Ende.
### Noch von niemandem mit Deutsch als Muttersprache gelesen: Verbesserungen sind willkommen (wants a native reader).


## Headings and signs

help-usage = Aufruf:
help-heading-arguments = Argumente
help-heading-options = Optionen
help-heading-commands = Befehle
# Stands for options in the line of usage, in capitals: cyclades play [OPTIONS]
help-sign-options = { "[" }OPTIONEN]
# Stands for a command and its arguments in the line of usage: cyclades [OPTIONS] COMMAND [ARGS]...
help-sign-command = BEFEHL [ARGUMENTE]...
# What stands for a value in help, in capitals: --lang CODE, --option KEY=VALUE
help-meta-address = ADRESSE
help-meta-card = KARTE
help-meta-code = CODE
help-meta-file = DATEI
help-meta-key = SCHLÜSSEL
help-meta-kind = ART
help-meta-lang = SPRACHE
help-meta-name = NAME
help-meta-path = PFAD
help-meta-rule = REGEL
help-meta-spec = SPEC
help-meta-value = WERT
# $value (text): stands in brackets after the line of an option
help-default = Vorgabe: { $value }
# Stands in brackets after the line of an argument
help-required = erforderlich

## Options that every command has

help-option-help = diese Hilfe zeigen und beenden
help-option-lang = Sprache der Texte; sonst die des Systems
help-option-format = wie ausgegeben wird; sonst am Terminal als Tabelle, anderswo als Text
help-option-modules = Module, durch Kommas getrennt; sonst das erste, das kein anderes braucht
help-option-option = eine Option eines Moduls; wiederholbar
help-option-seed = Startwert des Zufalls; wird gezogen und ausgegeben, wenn er fehlt
help-option-players = Zahl der Spieler
help-option-mode = Spielweise, wo eine Ausgabe mehrere hat
help-option-board = Name des Spielplans, wo es mehrere gibt
help-option-bots = ein Bot für alle oder einer pro Platz, durch Kommas getrennt; Parameter durch Doppelpunkte
help-option-folder = die Erweiterung in diesem Ordner (Inhalt oder Projekt) laden, ohne sie zu installieren; wiederholbar

## cyclades

help-cyclades = Eine Regelmaschine für das Brettspiel Cyclades und seine Erweiterungen.
    .more = Exit-Codes: 0 fertig, 1 eine Prüfung ist gescheitert, 2 falsche Eingabe oder falscher Aufruf, 130 abgebrochen, 141 niemand liest die Ausgabe mehr. NO_COLOR wird beachtet.
help-cyclades-version = die Version zeigen und beenden
help-cyclades-install-completion = die Vervollständigung für die aktuelle Shell einrichten
help-cyclades-show-completion = die Vervollständigung für die aktuelle Shell zeigen, um sie zu kopieren oder anzupassen

## cyclades modules

help-modules = Die spielbaren Module auflisten, und was an den übrigen falsch ist.
    .more = Ein kaputtes Plug-in steht mit seinen Problemen in der Liste; die anderen gehen ohne es. Exit-Code 1, wenn es eines gibt.

## cyclades play

help-play = Ein Spiel unter Bots spielen und als Geschichte erzählen.
    .more = Ein Satz für jede Handlung, der Stand vor den Opfergaben jedes Zyklus, die Karte, wo Land den Besitzer gewechselt hat. Derselbe Startwert und dieselben Namen erzählen dieselbe Geschichte. Mit einem Menschen auf einem Platz (--seats ann=human,bob=greedy oder --bots human,greedy) ist es ein Spiel zum Mitspielen: /help zählt auf, was man tippen kann.
help-play-names = Namen der Spieler, durch Kommas getrennt, statt ihrer Zahl
help-play-gender = feminine oder masculine für alle, die es möchten, etwa ann=feminine,bob=masculine
help-play-rounds = nach N Zyklen anhalten
help-play-save = das Spiel in eine Datei schreiben, die sich nachspielen lässt
help-play-detail = wie viel erzählt wird: full ist alles, zum Zusehen; brief ist ein Satz pro Zug mit Käufen, Gebäuden, Schlachten und Eroberungen, zum Nachlesen
help-play-format = wie ausgegeben wird; sonst am Terminal als Tabelle, anderswo als Text; json ist ein Dokument, jsonl ein Objekt pro Zeile im Lauf des Spiels
help-play-table = einen Tisch gegen Bots im Browser öffnen; der erste Platz ist deiner
help-play-seats = wer wo sitzt: name=human oder name=bot, durch Kommas getrennt; statt Namen und Bots
help-play-resume = mit einem Spielstand oder Protokoll weitermachen; --seats sagt, wer spielt, sonst Menschen auf allen Plätzen
help-play-plain = Listen und Sätze statt einer Karte, für Screenreader und Pipes

## cyclades board

help-board = Spielpläne und Stellungen zeigen: am Terminal oder als Bilder.
help-board-show = Einen Spielplan zeigen, oder die Stellung eines Spielstands oder Protokolls, wie alle sie sehen dürfen.
    .more = Ohne --svg steht die Karte am Terminal. Ein Bild nennt jedes Gebiet, und seine Legende sagt, wer wer ist und was die Zeichen bedeuten.
help-board-show-what = Name eines Spielplans, oder Datei mit einem Spiel
help-board-show-svg = ein Bild in diese Datei schreiben
help-board-show-at = die Stellung nach so vielen Einträgen
help-board-show-strip = so viele kleine Bilder des Spiels, vom Anfang bis zum Ende
help-board-show-labels = wie Gebiete auf einem Bild heißen; sonst names

## cyclades simulate

help-simulate = Viele Spiele unter Bots spielen und zählen, wie sie enden.
    .more = Der Startwert von Spiel i ist der Startwert plus i, sodass sich jedes allein spielen lässt. Exit-Code 1, wenn etwas falsch war.
help-simulate-games = wie viele Spiele
help-simulate-check = bei jeder Entscheidung alle Einheiten zählen und den Rest einmal pro Zyklus prüfen; in einem Zwanzigstel der Spiele alles bei jedem Schritt
help-simulate-check-all = alles bei jedem Schritt jedes Spiels prüfen
help-simulate-max-cycles = ein Spiel nach N Zyklen anhalten
help-simulate-workers = in so vielen Prozessen spielen; auto: so viele, wie es Kerne gibt
help-simulate-out = Ordner für eine Zeile pro Spiel; was abgebrochen wurde, geht beim nächsten Aufruf weiter
help-simulate-parquet = am Ende die Zeilen auch als games.parquet schreiben (Extra parquet)
help-simulate-executor = wer spielt: Prozesse dieses Rechners oder ein Dask-Cluster (Extra cluster)
help-simulate-scheduler = Adresse des Schedulers eines Clusters (tcp://host:8786), mit --executor dask
help-simulate-format = wie ausgegeben wird; sonst am Terminal als Tabelle, anderswo als Text; json ist ein Dokument, jsonl ein Objekt pro Zeile, jedes Spiel, wenn es zu Ende ist

## cyclades tournament

help-tournament = Bots gegeneinander spielen lassen und bewerten.
    .more = Jeder Bot spielt allein unter Kopien jedes anderen, auf jedem Platz, mit denselben Startwerten für alle. Exit-Code 1, wenn etwas falsch war.
help-tournament-modules = die Module, durch Kommas getrennt; für weitere Listen wiederholen
help-tournament-bots = die Bots, durch Kommas getrennt; Parameter durch Doppelpunkte
help-tournament-lone = welche Bots allein unter den anderen spielen; sonst alle
help-tournament-games = Spiele jedes Bots unter jedem anderen, mindestens; aufgerundet auf alle Plätze
help-tournament-max-cycles = ein Spiel nach N Zyklen anhalten
help-tournament-workers = in so vielen Prozessen spielen; auto: so viele, wie es Kerne gibt
help-tournament-out = Ordner für eine Zeile pro Spiel, einer je Modulliste; was abgebrochen wurde, geht beim nächsten Aufruf weiter
help-tournament-executor = wer spielt: Prozesse dieses Rechners oder ein Dask-Cluster (Extra cluster)
help-tournament-scheduler = Adresse des Schedulers eines Clusters (tcp://host:8786), mit --executor dask

## cyclades report

help-report = Aus einer Studie eine Seite machen.
    .more = Siegquoten nach Platz, Bot und erster Gottheit, wie Spiele entschieden wurden, Dauer, Preise, Karten, Schlachten: mit Intervallen und Diagrammen. Die Seite braucht kein Netz. Braucht das Extra report.
help-report-study = Ordner einer Studie, wie simulate --out ihn macht
help-report-output = wohin die Seite geschrieben wird; sonst report.html im Ordner

## cyclades replay

help-replay = Einen Spielstand oder ein Protokoll von Anfang an nachspielen und sagen, wo es nicht mehr passt.
    .more = Meldet Zeile, Handlung, Grund und die letzte gute Stellung. Exit-Code 1, wenn sich das Protokoll nicht bis zum Ende spielen lässt.
help-replay-save = die Datei; - ist die Standardeingabe
help-replay-verify = die Einträge mit dem Abbild vergleichen und sagen, worin sie abweichen
help-replay-detail = das Spiel zuerst als Geschichte erzählen: full ist alles, brief ein Satz pro Zug

## cyclades scenario

help-scenario = Die Regeln als ausführbare Beispiele prüfen und sehen, welche Regeln eines haben.
help-scenario-run = Szenarien ausführen und die gescheiterten melden.
    .more = Die letzte Zeile zählt: N bestanden, N gescheitert. Exit-Code 1, wenn eines gescheitert ist, 2, wenn eine Datei nicht als TOML gelesen werden kann.
help-scenario-run-paths = Dateien oder Ordner, auch Protokolle (.cyc), die Regeln nennen; sonst die des Checkouts, oder die mitgelieferten
help-scenario-run-trace = jede Zeile mit ihren Ereignissen erzählen, und die nächste Frage mit ihren Antworten
help-scenario-coverage = Die Szenarien mit den nummerierten Regeln jeder Ausgabe vergleichen.
    .more = Jede Regel ist durch ein Szenario abgedeckt, mit Begründung ausgenommen, oder sie fehlt.
help-scenario-coverage-paths = Dateien oder Ordner, auch Protokolle (.cyc), die Regeln nennen; sonst die des Checkouts, oder die mitgelieferten; falls angegeben, nur Ausgaben mit Regeln, die sie nennen
help-scenario-mutate = Einzelne Wirkungen, Modifikatoren, Auslöser und Regeln aus dem Inhalt nehmen und sehen, ob ein Szenario scheitert.
    .more = Listet auf, was niemand bemerkt hat. Exit-Code 1, wenn es so etwas gibt.
help-scenario-mutate-paths = Dateien oder Ordner mit Szenarien, die es bemerken sollen; sonst die des Checkouts, oder die mitgelieferten
help-scenario-mutate-box = eine Schachtel; wiederholbar; sonst alle, die sich finden
help-scenario-mutate-only = nur eine Definition
help-scenario-mutate-deep = auch Verben in Verben, Bedingungen und Einstellungen
help-scenario-mutate-sample = so viele aus jeder Schachtel, mit dem Startwert gezogen
help-scenario-mutate-seed = Startwert der Stichprobe
help-scenario-mutate-workers = in so vielen Prozessen versuchen

## cyclades rule

help-rule = Nummerierte Regeln ausgeben, jede unter ihrer Überschrift.
    .more = Die Nummer eines Abschnitts (T13) gibt ihn ganz aus, eine weitere Nummer (L16.8.3) einen Schritt einer Liste. Die Regeln sind auf Englisch geschrieben. Exit-Code 2, wenn es eine Nummer nicht gibt; benachbarte werden genannt.
help-rule-rules = Nummern von Regeln, etwa B9.4, HO-49 oder T13

## cyclades cards

help-cards = Alle Karten der Module zeigen, zum Lesen oder zum Drucken, Schneiden und Einhüllen.
    .more = Nicht übersetzte Texte sind markiert. Exit-Code 1, wenn ein Text zu lang für seine Karte ist.
help-cards-kind = nur diese Kartenarten, durch Kommas getrennt
help-cards-format = Bögen zum Drucken (pdf, html, svg) oder Dokumente zum Lesen (md, json)
help-cards-output = eine Datei; für mehrere Seiten SVG ein Ordner
help-cards-compare = neben jede Karte den Text in dieser Sprache stellen
help-cards-size = Größe der gedruckten Karten: standard 63 x 88, mini 44 x 67, tarot 70 x 120 mm
help-cards-bleed = Millimeter, um die Farben über den Kartenrand reichen, 0 bis 5; der Zwischenraum ist doppelt so breit
help-cards-backs = nach jeder Seite die Rückseiten ihrer Karten, für die andere Seite des Papiers
help-cards-once = jede Karte einmal, nicht so oft, wie das Spiel sie hat

## cyclades show

help-show = Eine Definition zeigen, wie diese Module sie spielen: mit ihren Vorgaben und mit dem, was andere daran ändern.
    .more = Neben jeder Zeile stehen Datei und Zeile, aus der sie kommt. Definitionen haben Namen wie hero:perseus oder phase:income.
help-show-definition = Art und Kennung der Definition

## cyclades rpc

help-rpc = JSON-RPC 2.0 auf Standardein- und -ausgabe beantworten, für Oberflächen in jeder Sprache.
    .more = Eine Nachricht pro Zeile; die Ausgabe hat nur Nachrichten, und das Ende der Eingabe beendet es. Das Protokoll steht in docs/protocol.md, sein Schema in docs/protocol.openrpc.json und in der Antwort auf rpc.discover.

## cyclades locale

help-locale = Hilfe bei Übersetzungen: was fehlt oder falsch ist, eine neue Sprache, PO-Dateien, Vorschauen.
help-locale-option-folder = ein Ordner mit Sprachen, etwa der einer Erweiterung; sonst unserer, und zum Ansehen auch die der Plug-ins
help-locale-status = Zählen, was übersetzt ist, fehlt, veraltet oder unbenutzt ist, nach Sprache und Datei.
    .more = Veraltet: Das Englische hat sich seither geändert. Mit --lang nur diese Sprache, in ihren eigenen Worten.
help-locale-status-langs = Sprachen; sonst alle, die es gibt
help-locale-status-box = nur diese Datei, etwa base; wiederholbar
help-locale-status-keys = auch die Meldungen nennen
help-locale-check = Übersetzungen gegen das Englische und gegen die Grammatik ihrer Sprache prüfen.
    .more = Jeder Befund mit Datei, Zeile und Spalte. Exit-Code 1, wenn es einen Fehler gibt.
help-locale-check-langs = Sprachen; sonst alle, die es gibt
help-locale-check-box = nur diese Datei, etwa base; wiederholbar
help-locale-check-warnings-as-errors = Warnungen als Fehler zählen
help-locale-add = Eine neue Sprache beginnen, mit jeder Meldung, die zu übersetzen ist.
    .more = Das Englische steht in jeder Datei hinter # >; was noch nicht übersetzt ist, wird auf Englisch gezeigt.
help-locale-add-language = der Code der Sprache, etwa cs oder pt-BR
help-locale-add-name = wie die Sprache heißt, für den Kopf jeder Datei
help-locale-accept = Festhalten, dass Übersetzungen aus dem aktuellen Englisch gemacht sind.
    .more = Ohne Schlüssel: die, von denen noch nichts festgehalten ist.
help-locale-accept-language = die Sprache
help-locale-accept-keys = Meldungen, die zum aktuellen Englisch passen, obwohl es sich geändert hat; god-zeus.text ist ein Teil einer Meldung
help-locale-accept-all = alle Meldungen, auch veraltete
help-locale-export = Eine Sprache in eine PO-Datei schreiben, für Poedit und ähnliche Werkzeuge.
help-locale-export-language = die Sprache
help-locale-export-file = die Datei
help-locale-format = Fluent-Dateien in die kanonische Form bringen, die auch Übersetzungsplattformen schreiben.
    .more = Dateien, die sich ändern, werden genannt. Was sie sagen, bleibt gleich.
help-locale-format-check = nur nachsehen: Exit-Code 1, wenn sich eine Datei ändern würde
help-locale-annotate = Regel, Länge und ein Beispiel über die englischen Meldungen schreiben, wo der Inhalt sie kennt.
help-locale-annotate-check = nur nachsehen: Exit-Code 1, wenn sich eine Datei ändern würde
help-locale-glossary = Das Glossar für Übersetzungswerkzeuge schreiben: DATEI endet auf .csv oder .tbx.
help-locale-glossary-file = die Datei
help-locale-glossary-langs = nur diese Sprachen, neben Englisch
help-locale-import = Eine PO-Datei zurücknehmen, wenn alles an ihr richtig ist.
    .more = Bei einem Fehler wird nichts geschrieben. Was nur zum Teil übersetzt ist, wird ausgelassen.
help-locale-import-language = die Sprache
help-locale-import-file = die Datei
help-locale-preview = Eine Karte in jeder Ausgabe zeigen, die sie hat, und ob ihr Text passt.
help-locale-preview-card = die Karte, etwa giant oder creature-giant
help-locale-preview-picture = die Karte zeichnen, wie sie gedruckt wird: eine Datei .html, .svg oder .png
help-locale-preview-format = wie ausgegeben (table, json, text) oder in welcher Form gezeichnet wird: in die Datei von --picture, sonst in eine, die nach Karte und Sprache heißt; ohne Angabe hat ein Bild die Form, die seine Endung nennt
help-locale-preview-compare = daneben die Karte in dieser Sprache
help-locale-preview-watch = neu zeichnen, sobald sich eine Datei mit Meldungen ändert; die Seite im Browser folgt
help-locale-explain = Zeigen, was eine Meldung in allen Sprachen ergibt, für viele Zahlen, Fälle und Geschlechter.
help-locale-explain-key = die Meldung, etwa event-units-moved

## cyclades expansion

help-expansion = Erweiterungen schreiben: eine prüfen, eine neue beginnen, eine beim Schreiben beobachten.
help-expansion-check = Eine Erweiterung prüfen: alles, was sich ohne Spielen findet, dann mit zufälligen Spielen.
    .more = Allein und mit jedem offiziellen Modul, das ihr Manifest erlaubt. Ein Ordner geht vor einem gleichlautenden Namen. Exit-Code 1, wenn es einen Fehler gibt, 2, wenn es keine solche Erweiterung gibt.
help-expansion-check-target = der Ordner ihres Inhalts oder Projekts, oder der Name einer installierten
help-expansion-option-games = zufällige Spiele jeder Modulgruppe; 0: keine
help-expansion-check-seed = Startwert des ersten Spiels jeder Gruppe
help-expansion-check-warnings-as-errors = Warnungen als Fehler zählen
help-expansion-check-write-texts = Entwürfe für fehlende Texte an die Dateien aller Sprachen anhängen
help-expansion-new = Einen Ordner mit einer kleinen Erweiterung schreiben, die geht, um durch Ändern zu lernen.
    .more = Eine Gottheit, eine Kreatur mit Figur, ein Held, ein Spielplan, eine Option, zwei Sprachen, Szenarien und ein Test. Nichts Vorhandenes wird überschrieben.
help-expansion-new-name = Name des Ordners, der Schachtel und ihres Moduls: kleine Buchstaben, Ziffern und Bindestriche
help-expansion-new-into = der Ordner, in den geschrieben wird
help-expansion-watch = Eine Erweiterung neu prüfen, sooft sich eine ihrer Dateien ändert; sagen, was neu und was behoben ist.
    .more = Bis Strg-C, mit Exit-Code 130.
help-expansion-watch-path = der Ordner ihres Inhalts oder Projekts
help-expansion-schema = Ein JSON-Schema für Editoren ausgeben, oder alle in einen Ordner schreiben.
    .more = Eines von: manifest, content, board, tiles, symbols, scenario. Eine .taplo.toml sagt, welches für welche Datei ist.
help-expansion-schema-name = welches Schema ausgegeben wird
help-expansion-schema-write = alle Schemata in diesen Ordner schreiben
help-expansion-schema-modules = auch die Kennungen ergänzen, die diese Module definieren

## cyclades new, run, convert, record

help-new = Ein Protokoll für den Anfang ausgeben: Kopf, was der Aufbau zog, und wer gefragt ist.
    .more = Leite es in eine Datei und schreib weiter: eine Anweisung pro Zeile. Das Format ist in docs/records.md beschrieben.
help-new-names = Namen der Spieler, durch Kommas getrennt
help-new-bots = Plätze, die Bots spielen, durch Kommas getrennt
help-new-scripted = ohne Startwert: Die Ziehungen sind, was der Text sagt
help-run = Protokolle spielen und melden, was nicht stimmt.
    .more = Eine unzulässige Anweisung wird mit Stelle, Regel und den nächsten zulässigen genannt. Exit-Code 1, wenn eine Prüfung gescheitert ist oder eine Anweisung abgelehnt wurde, 2, wenn eine Datei kein Protokoll ist.
help-run-paths = Dateien, Ordner oder Muster; - ist die Standardeingabe
help-run-from = erst ab hier prüfen und erzählen: eine Zahl von Anweisungen, round:3 oder line:57
help-run-to = hier anhalten: eine Zahl von Anweisungen, round:3 (wo sie beginnt) oder line:57
help-run-trace = jede Anweisung mit Zeile und Halbzug erzählen, und was aus ihr wurde, in Worten
help-run-format = wie ausgegeben wird; jsonl ist ein Objekt pro Zeile, sobald eine Anweisung gespielt ist
help-run-complete = das Protokoll mit dem ausgeben, was Bots zwischen den Zeilen taten
help-run-update = das Protokoll mit den wirklichen Werten statt der gescheiterten ausgeben, leere gefüllt
help-run-write = es stattdessen in die Datei schreiben
help-run-keep-going = eine abgelehnte Anweisung auslassen und weitermachen, um mehr Fehler auf einmal zu finden
help-run-workers = in so vielen Prozessen spielen
help-run-watch = neu ausführen, sooft sich eine Datei ändert
help-run-save = das Spiel speichern, wie es am Ende steht
help-run-quiet = nur sagen, was falsch ist, und die Summe
help-convert = Ein Protokoll, einen Spielstand, ein Szenario oder eine Stellung als etwas anderes davon schreiben.
    .more = Was für eine Datei es ist, wird an ihrem Inhalt erkannt. Was verloren ginge, wird aufgezählt und abgelehnt, wenn --lossy es nicht erlaubt. Ein Protokoll wird ein Spielstand, alles andere ein Protokoll, wenn --to nichts anderes sagt.
help-convert-file = die Datei; - ist die Standardeingabe
help-convert-to = was geschrieben wird
help-convert-at = das Spiel, wie es nach so vielen Anweisungen stand
help-convert-seen-by = nur, was dieser Platz gesehen hat, mit ? für den Rest
help-convert-chance = script: ohne Startwert, jede Ziehung als Zeile im Text
help-convert-names = Namen der Spieler, für eine Stellung
help-convert-modules = Module, für eine Stellung
help-convert-lossy = es tun, obwohl etwas verloren geht
help-convert-output = in diese Datei schreiben
help-record = Protokolle als Texte bearbeiten.
help-record-format = Protokolle in ihrer Normalform schreiben.
    .more = Sie werden dafür gespielt. Eines, das sich nicht bis zum Ende spielen lässt, wird bis dorthin formatiert, und der Exit-Code ist 1. Kommentare bleiben.
help-record-format-paths = Dateien, Ordner oder Muster; - ist die Standardeingabe, und dann geht die Ausgabe in die Standardausgabe
help-record-format-check = nichts schreiben; Exit-Code 1, wenn eine Datei nicht in der Normalform ist
help-record-format-diff = nichts schreiben; zeigen, was sich ändern würde
help-record-format-annotate = ausgelassene Marken und Ziehungen ergänzen
help-replay-at = nur bis zu so vielen Anweisungen
help-replay-seat = nur erzählen, was dieser Platz sehen darf
help-replay-step = Schritt für Schritt erzählen: Enter geht weiter, q beendet es

## cyclades serve and tables

help-serve = Tische anbieten, an denen man im Browser spielt.
    .more = Tische liegen in einer Datei von dir und sind morgen noch da; die Seite öffnet sich von selbst. Strg-C beendet es, nichts geht verloren. Braucht das Extra „server“.
help-serve-port = Port; 0 nimmt einen freien
help-serve-lan = allen in diesem Netz anbieten und einen Code zum Scannen zeigen
help-serve-no-open = die Seite nicht öffnen
help-serve-workers = Prozesse; mehr als einer braucht PostgreSQL
help-serve-url = wo man es erreicht, hinter einem Proxy; öffnet es allein für niemanden
help-serve-host = die Adresse, auf der er hört [Standard: 127.0.0.1, mit --lan alle Adressen]
help-serve-allow-origin = Seiten dieser Adresse dürfen den Server rufen; mehrmals möglich
help-serve-trust-proxy = Adressen von Clients aus dem Kopf X-Forwarded-For dieses Proxys nehmen; ohne Adresse: eines Proxys auf diesem Rechner
help-serve-bots = Prozesse, in denen Bots denken; 0: einer je Kern, höchstens vier
help-serve-keep = einen Tisch weglegen, den so viele Tage niemand angefasst hat
help-serve-config = eine TOML-Datei mit diesen Optionen, E-Mail und Webhooks
help-option-database = eine Datei, oder postgresql://…; sonst eine Datei des Benutzers
help-tables = Die Tische eines Servers pflegen.
help-tables-list = Die Tische auflisten, die zuletzt geänderten zuerst.
help-tables-backup = Die ganze Datenbank im Betrieb in eine Datei kopieren.
help-tables-backup-file = die Datei, die geschrieben wird
help-tables-export = Den Spielstand eines Tisches oder sein Protokoll schreiben, mit seinem Startwert.
    .more = Wer das liest, kennt alles Verborgene: Es ist nichts für Mitspieler, solange das Spiel läuft.
help-tables-export-table = der Tisch
help-tables-export-output = die Datei, die geschrieben wird; endet sie auf .cyc, wird es ein Protokoll
help-tables-export-history = ein Protokoll mit dem Zurückgenommenen in Klammern, und wer einen Platz nahm, in Kommentaren
help-tables-import = Aus einem Spielstand einen Tisch machen, mit einem Link für jeden Platz.
help-tables-import-file = der Spielstand
help-tables-freeze = Einen Tisch anhalten: Man kann ihn ansehen, und niemand spielt.
help-tables-freeze-table = der Tisch
help-tables-freeze-thaw = ihn weitergehen lassen
help-tables-relink = Einen neuen Link für die Gastgeberrolle oder einen Platz machen; der alte erlischt.
help-tables-relink-table = der Tisch
help-tables-relink-seat = ein Platz, etwa p2; sonst die Gastgeberrolle
help-tables-prune = Tische entfernen, an denen lange nichts geschehen ist.
help-tables-prune-days = seit so vielen Tagen
help-tables-prune-dry-run = nur sagen, welche
