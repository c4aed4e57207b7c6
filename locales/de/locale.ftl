### Texte des Baukastens für Übersetzungen: cyclades locale. Eine Meldung pro Code, ohne Punkt.
### Noch von niemandem mit Deutsch als Muttersprache gelesen: Verbesserungen sind willkommen (wants a native reader).


## Headings of columns

locale-column-language = Sprache
locale-column-file = Datei
locale-column-messages = Meldungen
locale-column-translated = übersetzt
locale-column-missing = fehlen
locale-column-stale = veraltet
locale-column-unrecorded = nicht festgehalten
locale-column-unused = unbenutzt
locale-column-percent = %
locale-column-key = Schlüssel
locale-column-text = Text
locale-column-values = Werte

## Findings: syntax

# $detail (text): what the Fluent parser says, in English
locale-junk = das ist kein Fluent: { $detail }
locale-unreadable = die Datei lässt sich nicht lesen: Sie ist kein UTF-8-Text, zu lang oder ein Link aus ihrem Ordner hinaus
# $key (text), $line (number): where it stands first
locale-duplicate = „{ $key }“ steht schon in Zeile { $line }
# $path (text): the keys of the circle, in order
locale-cycle = diese verweisen im Kreis aufeinander: { $path }
# $key (text): what is referred to
locale-unknown-reference = nichts heißt „{ $key }“
# $name (text): the function; $known (text): those there are, separated by commas
locale-unknown-function = es gibt keine Funktion { $name }; es gibt { $known }
# $key (text), $form (text): the function as it is written
locale-bad-call = „{ $key }“ ruft eine Funktion auf eine Weise, die sie nicht kennt; man schreibt { $form }

## Findings: compared with English

# $file (text)
locale-missing-file = die Datei { $file } fehlt
# $file (text)
locale-unknown-file = Englisch hat keine Datei { $file }
# $key (text)
locale-missing-key = „{ $key }“ ist nicht übersetzt
# $key (text)
locale-unknown-key = Englisch hat in dieser Datei kein „{ $key }“
# $key (text): the message; $attribute (text)
locale-missing-attribute = „{ $key }“ fehlt .{ $attribute }
# $key (text): the message; $attribute (text)
locale-unknown-attribute = „{ $key }“ hat auf Englisch kein .{ $attribute }
# $key (text)
locale-missing-value = „{ $key }“ hat auf Englisch einen Wert und hier keinen
# $key (text)
locale-unknown-value = „{ $key }“ hat hier einen Wert und auf Englisch keinen
# $key (text): the message, with its attribute; $name (text): the variable
locale-unknown-variable = „{ $key }“ bekommt keine Variable { $name }
# $key (text): the message, with its attribute; $name (text): the variable
locale-dropped-variable = „{ $key }“ sagt { $name } nicht, was das Englische sagt
# $key (text): the id of the message; $module (text): who asks for it
locale-missing-name = „{ $key }“ hat keinen Namen: Eine Karte, Frage oder Regel von „{ $module }“ verlangt ihn
# $board (text): a board or tile, $count (number): of areas, $area (text): the first of them
locale-unnamed-areas =
    { $count ->
        [one] ein Gebiet von „{ $board }“ hat keinen Namen und wird mit seiner Kennung genannt: { $area }
       *[other] { $count } Gebiete von „{ $board }“ haben keine Namen und werden mit ihren Kennungen genannt, von { $area } an
    }
# $key (text), $group (text): the module of the group in English, or none
locale-wrong-group = „{ $key }“ steht in einer anderen Gruppe als auf Englisch ({ $group }), dessen Gruppe zählt
# $key (text): the message, with its attribute; $name (text): the id of the message that would name the module
locale-unknown-module = „{ $key }“ fragt nach „{ $name }“, aber kein Modul heißt so
# $key (text): the message, with its attribute; $name (text), $selector (text): as it is written
locale-unknown-variant = „{ $key }“ hat eine Variante „{ $name }“ von { $selector }, die es auf Englisch nicht gibt
# $key (text): the message, with its attribute; $name (text), $selector (text): as it is written
locale-missing-variant = „{ $key }“ fehlt die Variante „{ $name }“ von { $selector }
# $key (text), $was (text): what the English was, none if nobody knows
locale-stale =
    { $was ->
        [none] das Englische von „{ $key }“ hat sich seit der Übersetzung geändert
       *[other] das Englische von „{ $key }“ hat sich seit der Übersetzung geändert; es war: { $was }
    }
# $key (text), $command (text): to be typed
locale-unrecorded = nichts sagt, aus welchem Englisch „{ $key }“ übersetzt ist; siehe { $command }
# $key (text), $command (text): to be typed
locale-source-lost = in accepted.toml fehlt das Englische, aus dem „{ $key }“ übersetzt ist; es ist das aktuelle, also rufe { $command } auf
# $key (text)
locale-unknown-record = die Aufzeichnung nennt „{ $key }“, was hier nicht übersetzt ist
# $detail (text): what the parser says, in English; $command (text): to be typed
locale-record-damaged = die Aufzeichnung ist kein TOML: { $detail }; stelle sie richtig, oder lösche die Datei und rufe { $command } auf

## Findings: grammar

# $key (text): the message, with its attribute; $missing (text): plural categories separated by commas;
# $lang (text)
locale-plural-missing = „{ $key }“ fehlen die Pluralformen { $missing } der Sprache { $lang }
# $key (text): the message, with its attribute; $name (text): the category; $known (text): separated by commas
locale-plural-unknown = „{ $key }“ hat die Form „{ $name }“, die keine Pluralform dieser Sprache ist; es gibt { $known }
# $key (text): the message, with its attribute; $name (text): the category
locale-plural-unused = „{ $key }“ hat die Form „{ $name }“, die in dieser Sprache keine ganze Zahl hat
# $key (text): the message, with its attribute; $lang (text)
locale-plural-zero = die Form „one“ von „{ $key }“ nennt keine Zahl, gilt in { $lang } aber auch für 0: Ergänze eine Form [0]
# $key (text): the message, with its attribute; $found (text), $expected (text): cases separated by commas;
# $kind (text): gods, creatures, units: the part of the key before the first hyphen
locale-cases-differ = „{ $key }“ bietet die Fälle { $found }; andere der Art „{ $kind }“ bieten { $expected }
# $key (text): the message, with its attribute; $case (text): the case; $name (text): the variable that is inserted;
# $kind (text): a kind of message that the variable may name
locale-case-not-offered = „{ $key }“ will { $name } im Fall „{ $case }“, den Meldungen der Art „{ $kind }“ nicht bieten
# $key (text): the message, with its attribute; $name (text): masculine, feminine, other are known
locale-gender-unknown = „{ $key }“ hat eine Variante für das Geschlecht „{ $name }“; es gibt masculine, feminine und other
# $key (text): the message, with its attribute
locale-gender-default = „{ $key }“ braucht *[other], eine neutrale Fassung, als Vorgabe

## Findings: names and lengths

# $key (text), $found (text): the name here; $expected (text): the names printed in a rule book
locale-glossary-name = „{ $key }“ heißt „{ $found }“; die Spielregel druckt { $expected }
# $key (text): the message, with its attribute; $found (text): the form; $instead (text): what to write
locale-forbidden-form = „{ $key }“ enthält „{ $found }“; schreibe { $instead }
# $key (text), $term (text): an id of the glossary, $expected (text): stems, as a regular expression
locale-term-missing = das Englische von „{ $key }“ sagt { $term }, und dieser Text hat kein Wort des Glossars dafür ({ $expected })
# $key (text): the message, with its attribute; $length (number), $limit (number): characters
locale-too-long = „{ $key }“ hat { $length } Zeichen; auf eine Karte passen { $limit }

## Closing lines

# $errors (number), $warnings (number)
locale-check-closing =
    { $errors ->
        [0]
            { $warnings ->
                [0] Keine Fehler, keine Warnungen.
                [one] Keine Fehler, { $warnings } Warnung.
               *[other] Keine Fehler, { $warnings } Warnungen.
            }
        [one]
            { $warnings ->
                [0] { $errors } Fehler, keine Warnungen.
                [one] { $errors } Fehler, { $warnings } Warnung.
               *[other] { $errors } Fehler, { $warnings } Warnungen.
            }
       *[other]
            { $warnings ->
                [0] { $errors } Fehler, keine Warnungen.
                [one] { $errors } Fehler, { $warnings } Warnung.
               *[other] { $errors } Fehler, { $warnings } Warnungen.
            }
    }
# $keys (text): separated by commas; $lang (text), $file (text)
locale-status-stale = { $lang }/{ $file }, das Englische hat sich geändert: { $keys }
# $keys (text): separated by commas; $lang (text), $file (text)
locale-status-missing = { $lang }/{ $file }, nicht übersetzt: { $keys }
# $keys (text): separated by commas; $lang (text), $file (text)
locale-status-unused = { $lang }/{ $file }, auf Englisch unbekannt: { $keys }
# $lang (text), $count (number): messages
locale-accepted =
    { $count ->
        [one] { $lang }: { $count } Übersetzung als aus dem aktuellen Englisch gemacht festgehalten.
       *[other] { $lang }: { $count } Übersetzungen als aus dem aktuellen Englisch gemacht festgehalten.
    }
# $folder (text), $count (number): messages to translate
locale-added =
    { $count ->
        [one] { $folder }: { $count } Meldung zu übersetzen.
       *[other] { $folder }: { $count } Meldungen zu übersetzen.
    }
# $file (text), $count (number): entries
locale-exported =
    { $count ->
        [one] { $file }: { $count } Eintrag.
       *[other] { $file }: { $count } Einträge.
    }
# $file (text), $count (number)
locale-glossary-written =
    { $count ->
        [one] { $file }: { $count } Begriff.
       *[other] { $file }: { $count } Begriffe.
    }
# $file (text), $available (text)
locale-glossary-form = { $file }: Ein Glossar wird in eine Datei geschrieben, die auf eines davon endet: { $available }.
# $lang (text), $count (number): messages written
locale-imported =
    { $count ->
        [0] { $lang }: Nichts hat sich geändert.
        [one] { $lang }: { $count } Meldung geschrieben.
       *[other] { $lang }: { $count } Meldungen geschrieben.
    }

## Refusals

# $lang (text): as it was typed
locale-bad-language = „{ $lang }“ ist kein Code einer Sprache, wie es cs oder pt-BR sind.
# $folder (text), $command (text): to be typed
locale-language-there = { $folder } gibt es schon; siehe { $command }.
# $lang (text), $available (text: languages separated by commas)
locale-no-language = Es gibt hier keine Übersetzung in „{ $lang }“. Es gibt: { $available }.
# $folder (text)
locale-no-folder = { $folder } ist kein Ordner, in den sich schreiben lässt; nenne einen mit --folder.
# $folder (text)
locale-missing-folder = Es gibt keinen Ordner { $folder }.
# $key (text)
locale-no-key = Es gibt keine Meldung „{ $key }“.
# $key (text), $file (text)
locale-untranslated = „{ $key }“ ist noch nicht übersetzt. Schreib die Übersetzung zuerst in { $file }.
locale-format-junk = { $file }: Zeile { $line } ist nicht lesbar.
locale-formatted =
    { $checked ->
        [true] { $count } von { $files } Dateien haben nicht die kanonische Form.
       *[false] { $count } von { $files } Dateien neu geschrieben.
    }
# $count (number): how many files, $files (number): of how many, $checked (text): true if they were only looked at
locale-annotated =
    { $checked ->
        [true] Die erzeugten Kommentare sind in { $count } von { $files } englischen Dateien nicht aktuell.
       *[false] { $count } von { $files } englischen Dateien sind neu geschrieben.
    }
# $card (text): as it was typed
locale-no-card = Es gibt keine Karte „{ $card }“.
locale-picture-form = { $file }: ein Bild ist eine Datei mit einer dieser Endungen: { $available }.
locale-picture-missing = Das gehört zu einem Bild: nenne seine Datei mit --picture.
# $box (text), $available (text: names separated by commas)
locale-no-box = Es gibt keine Datei „{ $box }“. Es gibt: { $available }.
locale-source-language = Englisch ist die Sprache, aus der übersetzt wird.
# $file (text): the file that has to be put right before it can be written anew; $command (text): to be typed
locale-file-damaged = { $file } ist nicht heil; rufe zuerst { $command } auf.

## Import: findings in a PO file

# $detail (text): what the reader of PO files says, in English
locale-po-syntax = das ist keine PO-Datei: { $detail }
# $lang (text): the language asked for
locale-po-header = der Kopf der Datei nennt ihre Sprache nicht; er sollte enthalten: Language: { $lang }
# $lang (text): the language of the file; $expected (text): the one asked for
locale-po-language = das ist eine Übersetzung in { $lang }, nicht { $expected }
# $context (text): the msgctxt as it stands
locale-po-context = „{ $context }“ ist keine Stelle in unseren Dateien
# $context (text)
locale-po-duplicate = „{ $context }“ steht zweimal da
# $key (text), $detail (text): what the Fluent parser says, in English
locale-po-damaged = „{ $key }“ lässt sich nicht lesen: { $detail }
# $key (text)
locale-po-incomplete = „{ $key }“ ist nur zum Teil übersetzt und wird ausgelassen
# $key (text)
locale-po-outdated = das Englische von „{ $key }“ hat sich geändert, seit diese Datei entstand; es bleibt als veraltet markiert
# $key (text)
locale-po-structure = die Varianten von „{ $key }“ passen nicht zusammen

## Preview and explanation

# $name (text), $kind (text): creature, hero, god ...; $file (text): the edition
locale-preview-title = { $name } ({ $kind }, { $file })
# $length (number), $limit (number): characters
locale-preview-length = { $length } von { $limit } Zeichen
# $was (text), $now (text): what the English was, none if nobody knows, and is
locale-preview-changed =
    { $was ->
        [none] das Englische hat sich geändert. Jetzt ist es: { $now }
       *[other] das Englische war: { $was } Jetzt ist es: { $now }
    }
# $variables (text): as the comment of the English message has it
locale-explain-variables = Variablen: { $variables }
# $lang (text): the language that has no such message
locale-explain-missing = nicht in { $lang } übersetzt

## A new language: comments at the head of each file

# $lang (text): the code of the language; $name (text): what it is called in English; $file (text)
locale-head = { $name } ({ $lang }): { $file }. Um eine Meldung zu übersetzen, nimm das # > vor ihren Zeilen weg und setze deine Worte an die Stelle der englischen. Was noch hinter # > steht, gilt als fehlend, und gezeigt wird Englisch.
