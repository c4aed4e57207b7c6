### Problemi di contenuto: un messaggio per codice, mostrato dopo `file:riga:colonna: error[codice]:`.
### Brevi, senza punto finale, senza i consigli che la riga «forse cercavate» dà comunque.
### Nomi, tipi e valori arrivano come stanno nel file; i tipi sono le parole di TOML (string, integer, float, boolean,
### array, table), le alternative sono separate da una barra.

# What a problem is: stands before its code, as in error[unknown-key]
problem-error = errore
problem-warning = avviso
# The line below a problem with a near name. $name: the nearest valid name
problem-did-you-mean = forse cercavate «{ $name }»?

## Files

# $detail: what the TOML parser says, in English
problem-toml-syntax = questo non è TOML: { $detail }
# $detail: what the operating system says, or the byte that is not UTF-8
problem-unreadable-file = il file non si può leggere ({ $detail })
# $limit: the most bytes that a file may have
problem-file-too-large = il file è troppo grande; byte consentiti: { $limit }
# $name: the file, as its manifest names it
problem-file-outside = «{ $name }» porta fuori dalla cartella del suo plug-in

## Keys and values

# $name: the key; $table: the table it stands in, or the file
problem-unknown-key = «{ $table }» non ha la chiave «{ $name }»
# $name: the key; $table: the table it should stand in, or the file
problem-missing-key = in «{ $table }» serve la chiave «{ $name }»
# $name: the key; $expected, $found: types
problem-wrong-type = «{ $name }» è del tipo sbagliato: atteso { $expected }, trovato { $found }
# $name: the key; $expected: the allowed values, or the condition that failed; $found: the value
problem-wrong-value = «{ $name }» non può essere { $found }; valori ammessi: { $expected }

## Names

# $name: the word after `do`
problem-unknown-verb = il verbo «{ $name }» non esiste
# $name: the id; $kind: what it should be the id of (god, creature, area ...)
problem-unknown-id = nessun elemento del tipo { $kind } ha l’id «{ $name }»
# $name: the id; $candidates: the full ids it may mean
problem-ambiguous-id = «{ $name }» può indicare uno qualsiasi di { $candidates }; scrivete l’id completo
# $name: the id; $first: file:line:column of the first definition
problem-duplicate-id = «{ $name }» è già definito in { $first }
# $name: the default, as it is written: defaults.item.ability.leaves
problem-unused-default = «{ $name }» non vale per nessuna definizione di questo modulo
# $name: the key, or what a part is called; $target: in which definition, and where in it
problem-change-missing = in { $target } non c’è «{ $name }» da cambiare
# $name: the key, or what a part is called; $target: in which definition, and where in it
problem-change-present = «{ $name }» c’è già in { $target }; per sostituirlo usate set
# $name: the key; $target: the definition; $module, $other: who changes it; $first: file:line:column of the other change
problem-change-clash = { $module } e { $other } cambiano entrambi «{ $name }» di { $target } (anche in { $first }) senza conoscersi; deve stabilirlo un’interazione (interaction) tra i due
# $name: the quantity
problem-unknown-quantity = la quantità «{ $name }» non esiste
# $name: the moment
problem-unknown-moment = il momento «{ $name }» non esiste
# $name: the tag
problem-unknown-tag = niente ha l’etichetta «{ $name }»
# $name: the key; $sort: what the selector selects (area, units, card ...)
problem-unknown-selector-key = un selettore di { $sort } non conosce «{ $name }»
# $name: the message id; $language: the language that lacks it
problem-missing-string = il testo «{ $name }» manca nella lingua { $language }

## Effects

# $name: the binding
problem-unknown-binding = niente prima di questa riga lega «{ $name }»
# $name: the binding
problem-unused-binding = «{ $name }» è legato qui e mai usato
# $name: the effect, by its place in the list
problem-unreachable-effect = «{ $name }» non può mai accadere
# $name: the program; $programs: those that run one another, in order
problem-endless-program = il programma «{ $name }» avvia se stesso senza fine: { $programs }

## Boards

# $name: the map; $detail: the cell, character or count that is wrong
problem-bad-map = la mappa «{ $name }» non si può leggere: { $detail }
# $name: the board; $detail: the area, island or count that is wrong
problem-bad-board = il tabellone «{ $name }» non funziona: { $detail }

## Modules and options

# $modules: the modules of the circle, in order
problem-module-cycle = questi moduli si aspettano a vicenda: { $modules }
# $name: the module that is not there; $module: the one that requires it
problem-module-missing = «{ $module }» richiede il modulo «{ $name }»
# $name, $module: two modules that exclude each other
problem-module-conflict = «{ $module }» non si può giocare con «{ $name }»
# $module: the module; $expected: the engine versions it fits; $found: the version of this engine
problem-engine-version = «{ $module }» è fatto per il motore { $expected }, questo è { $found }
# $name: the option; $known: those of these modules, separated by bars, may be empty
problem-unknown-option = l’opzione «{ $name }» non esiste; opzioni note: { $known }
# $name: the option; $expected: its values; $found: the value given
problem-bad-option-value = l’opzione «{ $name }» non può essere { $found }; valori ammessi: { $expected }
# $name: the plug-in; $detail: the exception, in English
problem-plugin-broken = il plug-in «{ $name }» non ha funzionato: { $detail }
problem-plugin-slow = il plug-in «{ $name }» non ha risposto entro { $detail } secondi e viene escluso
problem-plugin-silent = il plug-in «{ $name }» è terminato senza rispondere (codice di uscita { $detail }) e viene escluso
problem-no-expansion = «{ $name }» non è un’espansione: non contiene né manifest.toml né un pyproject.toml con un entry point del gruppo cyclades.expansions
