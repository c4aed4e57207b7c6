### Text of the translators' kit: cyclades locale. Every id begins with locale-.
### What the kit finds is shown after `file:line:column: error[code]:`; one message per code, no full stop.
### Keys, variables, functions and file names arrive as they are written in the files.


## Headings of columns

locale-column-language = limbă
locale-column-file = fișier
locale-column-messages = mesaje
locale-column-translated = traduse
locale-column-missing = lipsă
locale-column-stale = învechite
locale-column-unrecorded = neînregistrate
locale-column-unused = nefolosite
locale-column-percent = %
locale-column-key = cheie
locale-column-text = text
locale-column-values = valori

## Findings: syntax

# $detail (text): what the Fluent parser says, in English
locale-junk = acesta nu este Fluent: { $detail }
locale-unreadable = fișierul nu poate fi citit: nu este text UTF-8, este prea lung sau duce în afara folderului său
# $key (text), $line (number): where it stands first
locale-duplicate = „{ $key }” apare deja la linia { $line }
# $path (text): the keys of the circle, in order
locale-cycle = acestea trimit în cerc una la alta: { $path }
# $key (text): what is referred to
locale-unknown-reference = nu există nimic cu numele „{ $key }”
# $name (text): the function; $known (text): those there are, separated by commas
locale-unknown-function = nu există funcția { $name }; există { $known }
# $key (text), $form (text): the function as it is written
locale-bad-call = „{ $key }” apelează o funcție într-un mod pe care aceasta nu îl cunoaște; se scrie { $form }

## Findings: compared with English

# $file (text)
locale-missing-file = lipsește fișierul { $file }
# $file (text)
locale-unknown-file = engleza nu are fișierul { $file }
# $key (text)
locale-missing-key = „{ $key }” nu este tradus
# $key (text)
locale-unknown-key = engleza nu are „{ $key }” în acest fișier
# $key (text): the message; $attribute (text)
locale-missing-attribute = lui „{ $key }” îi lipsește .{ $attribute }
# $key (text): the message; $attribute (text)
locale-unknown-attribute = „{ $key }” nu are .{ $attribute } în engleză
# $key (text)
locale-missing-value = „{ $key }” are valoare în engleză, dar nu și aici
# $key (text)
locale-unknown-value = „{ $key }” are valoare aici, dar nu și în engleză
# $key (text): the message, with its attribute; $name (text): the variable
locale-unknown-variable = „{ $key }” nu primește variabila { $name }
# $key (text): the message, with its attribute; $name (text): the variable
locale-dropped-variable = „{ $key }” nu spune { $name }, pe care engleza o spune
# $key (text): the id of the message; $module (text): who asks for it
locale-missing-name = „{ $key }” nu are nume: îl cere o carte, o întrebare sau o regulă din „{ $module }”
locale-unnamed-areas =
    { $count ->
        [one] o zonă din „{ $board }” nu are nume și este arătată prin codul ei: { $area }
        [few] { $count } zone din „{ $board }” nu au nume și sunt arătate prin codul lor, începând cu { $area }
       *[other] { $count } de zone din „{ $board }” nu au nume și sunt arătate prin codul lor, începând cu { $area }
    }
# $key (text), $group (text): the module of the group in English, or none
locale-wrong-group = „{ $key }” stă în alt grup decât în engleză ({ $group }); contează cel englez
# $key (text): the message, with its attribute; $name (text): the id of the message that would name the module
locale-unknown-module = „{ $key }” întreabă de „{ $name }”, dar niciun modul nu se numește așa
# $key (text): the message, with its attribute; $name (text), $selector (text): as it is written
locale-unknown-variant = „{ $key }” are o variantă „{ $name }” pentru { $selector } pe care engleza nu o are
# $key (text): the message, with its attribute; $name (text), $selector (text): as it is written
locale-missing-variant = lui „{ $key }” îi lipsește varianta „{ $name }” pentru { $selector }
# $key (text), $was (text): what the English was, none if nobody knows
locale-stale =
    { $was ->
        [none] textul englez pentru „{ $key }” s-a schimbat de la traducere
       *[other] textul englez pentru „{ $key }” s-a schimbat de la traducere; era: { $was }
    }
# $key (text), $command (text): to be typed
locale-unrecorded = nimic nu arată din ce text englez a fost tradus „{ $key }”; vezi { $command }
# $key (text), $command (text): to be typed
locale-source-lost = în accepted.toml lipsește textul englez din care a fost tradus „{ $key }”; este cel actual, deci rulează { $command }
# $key (text)
locale-unknown-record = evidența numește „{ $key }”, care nu este tradus aici
# $detail (text): what the parser says, in English; $command (text): to be typed
locale-record-damaged = evidența nu este TOML: { $detail }; corecteaz-o sau șterge fișierul și rulează { $command }

## Findings: grammar

# $key (text): the message, with its attribute; $missing (text): plural categories separated by commas;
# $lang (text)
locale-plural-missing = din „{ $key }” lipsesc formele de plural { $missing } ale limbii { $lang }
# $key (text): the message, with its attribute; $name (text): the category; $known (text): separated by commas
locale-plural-unknown = „{ $key }” are forma „{ $name }”, care nu este o formă de plural a acestei limbi; există { $known }
# $key (text): the message, with its attribute; $name (text): the category
locale-plural-unused = „{ $key }” are forma „{ $name }”, pe care niciun număr întreg nu o ia în această limbă
locale-plural-zero = forma „one” din „{ $key }” nu numește niciun număr, dar în { $lang } se folosește și pentru 0: adaugă o formă [0]
# $key (text): the message, with its attribute; $found (text), $expected (text): cases separated by commas;
# $kind (text): gods, creatures, units: the part of the key before the first hyphen
locale-cases-differ = „{ $key }” oferă cazurile { $found }; altele de felul „{ $kind }” oferă { $expected }
# $key (text): the message, with its attribute; $case (text): the case; $name (text): the variable that is inserted;
# $kind (text): a kind of message that the variable may name
locale-case-not-offered = „{ $key }” cere { $name } la cazul „{ $case }”, pe care mesajele de felul „{ $kind }” nu îl oferă
# $key (text): the message, with its attribute; $name (text): masculine, feminine, other are known
locale-gender-unknown = „{ $key }” are o variantă pentru genul „{ $name }”; există masculine, feminine și other
# $key (text): the message, with its attribute
locale-gender-default = „{ $key }” trebuie să aibă ca variantă implicită *[other], o formulare neutră

## Findings: names and lengths

# $key (text), $found (text): the name here; $expected (text): the names printed in a rule book
locale-glossary-name = „{ $key }” se numește „{ $found }”; regulamentul tipărește { $expected }
# $key (text): the message, with its attribute; $found (text): the form; $instead (text): what to write
locale-forbidden-form = „{ $key }” conține „{ $found }”; scrie { $instead }
# $key (text), $term (text): an id of the glossary, $expected (text): stems, as a regular expression
locale-term-missing = textul englez pentru „{ $key }” spune { $term }, iar acest text nu are niciun cuvânt din glosar pentru el ({ $expected })
# $key (text): the message, with its attribute; $length (number), $limit (number): characters
locale-too-long =
    { $length ->
        [one] „{ $key }” are un caracter; pe o carte încap { $limit }
        [few] „{ $key }” are { $length } caractere; pe o carte încap { $limit }
       *[other] „{ $key }” are { $length } de caractere; pe o carte încap { $limit }
    }

## Closing lines

# $errors (number), $warnings (number)
locale-check-closing =
    { $errors ->
        [0]
            { $warnings ->
                [0] Nicio eroare, niciun avertisment.
                [one] Nicio eroare, un avertisment.
                [few] Nicio eroare, { $warnings } avertismente.
               *[other] Nicio eroare, { $warnings } de avertismente.
            }
        [one]
            { $warnings ->
                [0] O eroare, niciun avertisment.
                [one] O eroare, un avertisment.
                [few] O eroare, { $warnings } avertismente.
               *[other] O eroare, { $warnings } de avertismente.
            }
        [few]
            { $warnings ->
                [0] { $errors } erori, niciun avertisment.
                [one] { $errors } erori, un avertisment.
                [few] { $errors } erori, { $warnings } avertismente.
               *[other] { $errors } erori, { $warnings } de avertismente.
            }
       *[other]
            { $warnings ->
                [0] { $errors } de erori, niciun avertisment.
                [one] { $errors } de erori, un avertisment.
                [few] { $errors } de erori, { $warnings } avertismente.
               *[other] { $errors } de erori, { $warnings } de avertismente.
            }
    }
# $keys (text): separated by commas; $lang (text), $file (text)
locale-status-stale = { $lang }/{ $file }, engleza s-a schimbat: { $keys }
# $keys (text): separated by commas; $lang (text), $file (text)
locale-status-missing = { $lang }/{ $file }, netraduse: { $keys }
# $keys (text): separated by commas; $lang (text), $file (text)
locale-status-unused = { $lang }/{ $file }, necunoscute englezei: { $keys }
# $lang (text), $count (number): messages
locale-accepted =
    { $count ->
        [one] { $lang }: o traducere înregistrată ca făcută din textul englez actual.
        [few] { $lang }: { $count } traduceri înregistrate ca făcute din textul englez actual.
       *[other] { $lang }: { $count } de traduceri înregistrate ca făcute din textul englez actual.
    }
# $folder (text), $count (number): messages to translate
locale-added =
    { $count ->
        [one] { $folder }: un mesaj de tradus.
        [few] { $folder }: { $count } mesaje de tradus.
       *[other] { $folder }: { $count } de mesaje de tradus.
    }
# $file (text), $count (number): entries
locale-exported =
    { $count ->
        [one] { $file }: o intrare.
        [few] { $file }: { $count } intrări.
       *[other] { $file }: { $count } de intrări.
    }
locale-glossary-written =
    { $count ->
        [one] { $file }: { $count } termen.
        [few] { $file }: { $count } termeni.
       *[other] { $file }: { $count } de termeni.
    }
locale-glossary-form = { $file }: un glosar se scrie într-un fișier al cărui nume se termină în una dintre formele: { $available }.
# $lang (text), $count (number): messages written
locale-imported =
    { $count ->
        [0] { $lang }: nu s-a schimbat nimic.
        [one] { $lang }: un mesaj scris.
        [few] { $lang }: { $count } mesaje scrise.
       *[other] { $lang }: { $count } de mesaje scrise.
    }

## Refusals

# $lang (text): as it was typed
locale-bad-language = „{ $lang }” nu este codul unei limbi, cum ar fi cs sau pt-BR.
# $folder (text), $command (text): to be typed
locale-language-there = { $folder } există deja; vezi { $command }.
# $lang (text), $available (text: languages separated by commas)
locale-no-language = Aici nu există o traducere în „{ $lang }”. Există: { $available }.
# $folder (text)
locale-no-folder = { $folder } nu este un dosar în care se poate scrie; indică unul cu --folder.
# $folder (text)
locale-missing-folder = Nu există dosarul { $folder }.
# $key (text)
locale-no-key = Nu există mesajul „{ $key }”.
# $key (text), $file (text)
locale-untranslated = „{ $key }” nu este tradus încă. Scrie mai întâi traducerea în { $file }.
locale-format-junk = { $file }: rândul { $line } nu poate fi citit.
locale-formatted =
    { $checked ->
        [true] Fișiere care nu au forma canonică: { $count } din { $files }.
       *[false] Fișiere rescrise: { $count } din { $files }.
    }
# $count (number): how many files, $files (number): of how many, $checked (text): true if they were only looked at
locale-annotated =
    { $checked ->
        [true] Comentariile generate nu sunt la zi în { $count } din { $files } fișiere engleze.
       *[false] Rescrise: { $count } din { $files } fișiere engleze.
    }
# $card (text): as it was typed
locale-no-card = Nu există cartea „{ $card }”.
locale-picture-form = { $file }: o imagine este un fișier cu una dintre aceste terminații: { $available }.
locale-picture-missing = Aceasta ține de o imagine: numește fișierul ei cu --picture.
# $box (text), $available (text: names separated by commas)
locale-no-box = Nu există fișierul „{ $box }”. Există: { $available }.
locale-source-language = Engleza este limba din care se traduce.
# $file (text): the file that has to be put right before it can be written anew; $command (text): to be typed
locale-file-damaged = { $file } nu este întreg; rulează mai întâi { $command }.

## Import: findings in a PO file

# $detail (text): what the reader of PO files says, in English
locale-po-syntax = acesta nu este un fișier PO: { $detail }
# $lang (text): the language asked for
locale-po-header = antetul fișierului nu spune limba; ar trebui să conțină Language: { $lang }
# $lang (text): the language of the file; $expected (text): the one asked for
locale-po-language = aceasta este o traducere în { $lang }, nu în { $expected }
# $context (text): the msgctxt as it stands
locale-po-context = „{ $context }” nu este un loc din fișierele noastre
# $context (text)
locale-po-duplicate = „{ $context }” apare de două ori
# $key (text), $detail (text): what the Fluent parser says, in English
locale-po-damaged = „{ $key }” nu poate fi citit: { $detail }
# $key (text)
locale-po-incomplete = „{ $key }” este tradus doar în parte și este lăsat deoparte
# $key (text)
locale-po-outdated = textul englez pentru „{ $key }” s-a schimbat de când a fost făcut acest fișier; rămâne marcat ca învechit
# $key (text)
locale-po-structure = variantele lui „{ $key }” nu se potrivesc între ele

## Preview and explanation

# $name (text), $kind (text): creature, hero, god ...; $file (text): the edition
locale-preview-title = { $name } ({ $kind }, { $file })
# $length (number), $limit (number): characters
locale-preview-length =
    { $limit ->
        [one] { $length } din { $limit } caracter
        [few] { $length } din { $limit } caractere
       *[other] { $length } din { $limit } de caractere
    }
# $was (text), $now (text): what the English was, none if nobody knows, and is
locale-preview-changed =
    { $was ->
        [none] textul englez s-a schimbat. Acum este: { $now }
       *[other] în engleză era: { $was } Acum este: { $now }
    }
# $variables (text): as the comment of the English message has it
locale-explain-variables = Variabile: { $variables }
# $lang (text): the language that has no such message
locale-explain-missing = netradus în { $lang }

## A new language: comments at the head of each file

# $lang (text): the code of the language; $name (text): what it is called in English; $file (text)
locale-head = { $name } ({ $lang }): { $file }. Ca să traduci un mesaj, șterge # > de pe liniile lui și pune cuvintele tale în locul celor englezești. Ce rămâne după # > se socotește lipsă și se arată în engleză.
