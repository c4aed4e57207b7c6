### Testo degli strumenti per chi traduce: cyclades locale. Ogni id inizia con locale-.
### Ciò che trovano sta dopo `file:riga:colonna: error[codice]:`; un messaggio per codice, senza punto finale.
### Chiavi, variabili, funzioni e nomi di file arrivano come stanno nei file.


## Headings of columns

locale-column-language = lingua
locale-column-file = file
locale-column-messages = messaggi
locale-column-translated = tradotti
locale-column-missing = mancanti
locale-column-stale = obsoleti
locale-column-unrecorded = non registrati
locale-column-unused = non usati
locale-column-percent = %
locale-column-key = chiave
locale-column-text = testo
locale-column-values = valori

## Findings: syntax

# $detail (text): what the Fluent parser says, in English
locale-junk = questo non è Fluent: { $detail }
locale-unreadable = il file non si può leggere: non è testo UTF-8, è troppo lungo o è un collegamento fuori dalla sua cartella
# $key (text), $line (number): where it stands first
locale-duplicate = «{ $key }» sta già alla riga { $line }
# $path (text): the keys of the circle, in order
locale-cycle = questi si richiamano in cerchio: { $path }
# $key (text): what is referred to
locale-unknown-reference = niente si chiama «{ $key }»
# $name (text): the function; $known (text): those there are, separated by commas
locale-unknown-function = la funzione { $name } non esiste; ci sono { $known }
# $key (text), $form (text): the function as it is written
locale-bad-call = «{ $key }» chiama una funzione in un modo che non conosce; si scrive { $form }

## Findings: compared with English

# $file (text)
locale-missing-file = manca il file { $file }
# $file (text)
locale-unknown-file = l’inglese non ha il file { $file }
# $key (text)
locale-missing-key = «{ $key }» non è tradotto
# $key (text)
locale-unknown-key = l’inglese non ha «{ $key }» in questo file
# $key (text): the message; $attribute (text)
locale-missing-attribute = in «{ $key }» manca .{ $attribute }
# $key (text): the message; $attribute (text)
locale-unknown-attribute = in inglese «{ $key }» non ha .{ $attribute }
# $key (text)
locale-missing-value = «{ $key }» ha un valore in inglese e nessuno qui
# $key (text)
locale-unknown-value = «{ $key }» ha un valore qui e nessuno in inglese
# $key (text): the message, with its attribute; $name (text): the variable
locale-unknown-variable = «{ $key }» non riceve la variabile { $name }
# $key (text): the message, with its attribute; $name (text): the variable
locale-dropped-variable = in «{ $key }» manca { $name }, che in inglese c’è
# $key (text): the id of the message; $module (text): who asks for it
locale-missing-name = «{ $key }» non ha nome: lo chiede una carta, domanda o regola di «{ $module }»
locale-unnamed-areas =
    { $count ->
        [one] un’area di «{ $board }» non ha nome e viene mostrata con la sua sigla: { $area }
       *[other] { $count } aree di «{ $board }» non hanno nome e vengono mostrate con la loro sigla, a partire da { $area }
    }
# $key (text), $group (text): the module of the group in English, or none
locale-wrong-group = «{ $key }» sta in un gruppo diverso dall’inglese ({ $group }); vale quello inglese
# $key (text): the message, with its attribute; $name (text): the id of the message that would name the module
locale-unknown-module = «{ $key }» chiede «{ $name }», che non è il nome di nessun modulo
# $key (text): the message, with its attribute; $name (text), $selector (text): as it is written
locale-unknown-variant = «{ $key }» ha una variante «{ $name }» di { $selector } che l’inglese non ha
# $key (text): the message, with its attribute; $name (text), $selector (text): as it is written
locale-missing-variant = a «{ $key }» manca la variante «{ $name }» di { $selector }
# $key (text), $was (text): what the English was, none if nobody knows
locale-stale =
    { $was ->
        [none] l’inglese di «{ $key }» è cambiato dopo la traduzione
       *[other] l’inglese di «{ $key }» è cambiato dopo la traduzione; era: { $was }
    }
# $key (text), $command (text): to be typed
locale-unrecorded = niente dice da quale inglese è stato tradotto «{ $key }»; vedete { $command }
# $key (text), $command (text): to be typed
locale-source-lost = in accepted.toml manca l’inglese da cui è stato tradotto «{ $key }»; è quello attuale, quindi eseguite { $command }
# $key (text)
locale-unknown-record = il registro nomina «{ $key }», che qui non è tradotto
# $detail (text): what the parser says, in English; $command (text): to be typed
locale-record-damaged = il registro non è TOML: { $detail }; correggetelo, oppure cancellate il file ed eseguite { $command }

## Findings: grammar

# $key (text): the message, with its attribute; $missing (text): plural categories separated by commas;
# $lang (text)
locale-plural-missing = in «{ $key }» mancano forme plurali della lingua { $lang }: { $missing }
# $key (text): the message, with its attribute; $name (text): the category; $known (text): separated by commas
locale-plural-unknown = «{ $key }» ha la forma «{ $name }», che non è una forma plurale di questa lingua; ci sono { $known }
# $key (text): the message, with its attribute; $name (text): the category
locale-plural-unused = «{ $key }» ha la forma «{ $name }», che in questa lingua nessun numero intero richiede
locale-plural-zero = la forma «one» di «{ $key }» non nomina un numero, ma in { $lang } vale anche per 0: aggiungi una forma [0]
# $key (text): the message, with its attribute; $found (text), $expected (text): cases separated by commas;
# $kind (text): gods, creatures, units: the part of the key before the first hyphen
locale-cases-differ = «{ $key }» offre le forme { $found }; gli altri del tipo «{ $kind }» offrono { $expected }
# $key (text): the message, with its attribute; $case (text): the case; $name (text): the variable that is inserted;
# $kind (text): a kind of message that the variable may name
locale-case-not-offered = «{ $key }» vuole { $name } nella forma «{ $case }», che i messaggi del tipo «{ $kind }» non offrono
# $key (text): the message, with its attribute; $name (text): masculine, feminine, other are known
locale-gender-unknown = «{ $key }» ha una variante per il genere «{ $name }»; ci sono masculine, feminine e other
# $key (text): the message, with its attribute
locale-gender-default = «{ $key }» deve avere *[other], una forma neutra, come variante predefinita

## Findings: names and lengths

# $key (text), $found (text): the name here; $expected (text): the names printed in a rule book
locale-glossary-name = «{ $key }» si chiama «{ $found }»; il regolamento riporta { $expected }
# $key (text): the message, with its attribute; $found (text): the form; $instead (text): what to write
locale-forbidden-form = «{ $key }» contiene «{ $found }»; scrivete { $instead }
# $key (text), $term (text): an id of the glossary, $expected (text): stems, as a regular expression
locale-term-missing = l’inglese di «{ $key }» dice { $term }, e questo testo non ha nessuna parola del glossario per dirlo ({ $expected })
# $key (text): the message, with its attribute; $length (number), $limit (number): characters
locale-too-long = «{ $key }» ha { $length } caratteri; una carta ne contiene { $limit }

## Closing lines

# $errors (number), $warnings (number)
locale-check-closing =
    { $errors ->
        [0]
            { $warnings ->
                [0] Nessun errore, nessun avviso.
                [one] Nessun errore, { $warnings } avviso.
               *[other] Nessun errore, { $warnings } avvisi.
            }
        [one]
            { $warnings ->
                [0] { $errors } errore, nessun avviso.
                [one] { $errors } errore, { $warnings } avviso.
               *[other] { $errors } errore, { $warnings } avvisi.
            }
       *[other]
            { $warnings ->
                [0] { $errors } errori, nessun avviso.
                [one] { $errors } errori, { $warnings } avviso.
               *[other] { $errors } errori, { $warnings } avvisi.
            }
    }
# $keys (text): separated by commas; $lang (text), $file (text)
locale-status-stale = { $lang }/{ $file }, l’inglese è cambiato: { $keys }
# $keys (text): separated by commas; $lang (text), $file (text)
locale-status-missing = { $lang }/{ $file }, non tradotti: { $keys }
# $keys (text): separated by commas; $lang (text), $file (text)
locale-status-unused = { $lang }/{ $file }, sconosciuti all’inglese: { $keys }
# $lang (text), $count (number): messages
locale-accepted =
    { $count ->
        [one] { $lang }: { $count } traduzione registrata come fatta dall’inglese attuale.
       *[other] { $lang }: { $count } traduzioni registrate come fatte dall’inglese attuale.
    }
# $folder (text), $count (number): messages to translate
locale-added =
    { $count ->
        [one] { $folder }: { $count } messaggio da tradurre.
       *[other] { $folder }: { $count } messaggi da tradurre.
    }
# $file (text), $count (number): entries
locale-exported =
    { $count ->
        [one] { $file }: { $count } voce.
       *[other] { $file }: { $count } voci.
    }
locale-glossary-written =
    { $count ->
        [one] { $file }: { $count } termine.
       *[other] { $file }: { $count } termini.
    }
locale-glossary-form = { $file }: un glossario si scrive in un file il cui nome finisce in uno di questi modi: { $available }.
# $lang (text), $count (number): messages written
locale-imported =
    { $count ->
        [0] { $lang }: non è cambiato niente.
        [one] { $lang }: { $count } messaggio scritto.
       *[other] { $lang }: { $count } messaggi scritti.
    }

## Refusals

# $lang (text): as it was typed
locale-bad-language = «{ $lang }» non è il codice di una lingua, come cs o pt-BR.
# $folder (text), $command (text): to be typed
locale-language-there = { $folder } c’è già; vedete { $command }.
# $lang (text), $available (text: languages separated by commas)
locale-no-language = Qui non c’è una traduzione in «{ $lang }». Ci sono: { $available }.
# $folder (text)
locale-no-folder = { $folder } non è una cartella in cui si può scrivere; indicatene una con --folder.
# $folder (text)
locale-missing-folder = La cartella { $folder } non esiste.
# $key (text)
locale-no-key = Il messaggio «{ $key }» non esiste.
# $key (text), $file (text)
locale-untranslated = «{ $key }» non è ancora tradotto. Scrivi prima la traduzione in { $file }.
locale-format-junk = { $file }: la riga { $line } non è leggibile.
locale-formatted =
    { $checked ->
        [true] { $count } file su { $files } non hanno la forma canonica.
       *[false] { $count } file su { $files } riscritti.
    }
# $count (number): how many files, $files (number): of how many, $checked (text): true if they were only looked at
locale-annotated =
    { $checked ->
        [true] I commenti generati non sono aggiornati in { $count } di { $files } file inglesi.
       *[false] Riscritti { $count } di { $files } file inglesi.
    }
# $card (text): as it was typed
locale-no-card = La carta «{ $card }» non esiste.
locale-picture-form = { $file }: un’immagine è un file che finisce in uno di questi modi: { $available }.
locale-picture-missing = Questo riguarda un’immagine: indica il suo file con --picture.
# $box (text), $available (text: names separated by commas)
locale-no-box = Il file «{ $box }» non c’è. Ci sono: { $available }.
locale-source-language = L’inglese è la lingua da cui si traduce.
# $file (text): the file that has to be put right before it can be written anew; $command (text): to be typed
locale-file-damaged = { $file } non è integro; eseguite prima { $command }.

## Import: findings in a PO file

# $detail (text): what the reader of PO files says, in English
locale-po-syntax = questo non è un file PO: { $detail }
# $lang (text): the language asked for
locale-po-header = l’intestazione del file non dice la lingua; dovrebbe contenere Language: { $lang }
# $lang (text): the language of the file; $expected (text): the one asked for
locale-po-language = questa è una traduzione in { $lang }, non in { $expected }
# $context (text): the msgctxt as it stands
locale-po-context = «{ $context }» non è un posto nei nostri file
# $context (text)
locale-po-duplicate = «{ $context }» compare due volte
# $key (text), $detail (text): what the Fluent parser says, in English
locale-po-damaged = «{ $key }» non si può leggere: { $detail }
# $key (text)
locale-po-incomplete = «{ $key }» è tradotto solo in parte e viene tralasciato
# $key (text)
locale-po-outdated = l’inglese di «{ $key }» è cambiato da quando è stato fatto questo file; resta segnato come obsoleto
# $key (text)
locale-po-structure = le varianti di «{ $key }» non sono compatibili tra loro

## Preview and explanation

# $name (text), $kind (text): creature, hero, god ...; $file (text): the edition
locale-preview-title = { $name } ({ $kind }, { $file })
# $length (number), $limit (number): characters
locale-preview-length = { $length } di { $limit } caratteri
# $was (text), $now (text): what the English was, none if nobody knows, and is
locale-preview-changed =
    { $was ->
        [none] l’inglese è cambiato. Ora è: { $now }
       *[other] l’inglese era: { $was } Ora è: { $now }
    }
# $variables (text): as the comment of the English message has it
locale-explain-variables = Variabili: { $variables }
# $lang (text): the language that has no such message
locale-explain-missing = non tradotto in { $lang }

## A new language: comments at the head of each file

# $lang (text): the code of the language; $name (text): what it is called in English; $file (text)
locale-head = { $name } ({ $lang }): { $file }. Per tradurre un messaggio togliete # > dalle sue righe e mettete le vostre parole al posto di quelle inglesi. Ciò che resta dietro # > conta come mancante, e si mostra l’inglese.
