### Problems of content: one message per code, shown after `file:line:column: error[code]:`.
### Short, no full stop, no advice that the line "did you mean" gives anyway.
### Names, types and values arrive as written in the file; types are the words of TOML (string, integer, float,
### boolean, array, table), alternatives are separated by a bar.

# What a problem is: stands before its code, as in error[unknown-key]
problem-error = eroare
problem-warning = avertisment
# The line below a problem with a near name. $name: the nearest valid name
problem-did-you-mean = poate „{ $name }”?

## Files

# $detail: what the TOML parser says, in English
problem-toml-syntax = acesta nu este TOML: { $detail }
# $detail: what the operating system says, or the byte that is not UTF-8
problem-unreadable-file = fișierul nu poate fi citit ({ $detail })
# $limit: the most bytes that a file may have
problem-file-too-large = fișierul este prea mare; octeți permiși: { $limit }
# $name: the file, as its manifest names it
problem-file-outside = „{ $name }” duce în afara dosarului modulului său de extensie

## Keys and values

# $name: the key; $table: the table it stands in, or the file
problem-unknown-key = „{ $table }” nu are cheia „{ $name }”
# $name: the key; $table: the table it should stand in, or the file
problem-missing-key = „{ $table }” are nevoie de cheia „{ $name }”
# $name: the key; $expected, $found: types
problem-wrong-type = „{ $name }” este de tip greșit: se aștepta { $expected }, s-a găsit { $found }
# $name: the key; $expected: the allowed values, or the condition that failed; $found: the value
problem-wrong-value = „{ $name }” nu poate fi { $found }; se permite: { $expected }

## Names

# $name: the word after `do`
problem-unknown-verb = nu există verbul „{ $name }”
# $name: the id; $kind: what it should be the id of (god, creature, area ...)
problem-unknown-id = nu există { $kind } cu identificatorul „{ $name }”
# $name: the id; $candidates: the full ids it may mean
problem-ambiguous-id = „{ $name }” poate însemna oricare dintre { $candidates }; scrie identificatorul complet
# $name: the id; $first: file:line:column of the first definition
problem-duplicate-id = „{ $name }” este deja definit la { $first }
# $name: the default, as it is written: defaults.item.ability.leaves
problem-unused-default = „{ $name }” nu este valabil pentru nicio definiție a acestui modul
# $name: the key, or what a part is called; $target: in which definition, and where in it
problem-change-missing = în { $target } nu există „{ $name }” care să fie schimbat
# $name: the key, or what a part is called; $target: in which definition, and where in it
problem-change-present = „{ $name }” există deja în { $target }; pentru înlocuire folosește set
# $name: the key; $target: the definition; $module, $other: who changes it; $first: file:line:column of the other change
problem-change-clash = { $module } și { $other } schimbă amândouă „{ $name }” din { $target } (și la { $first }) fără să se cunoască; trebuie să hotărască o interacțiune (interaction) între ele
# $name: the quantity
problem-unknown-quantity = nu există mărimea „{ $name }”
# $name: the moment
problem-unknown-moment = nu există momentul „{ $name }”
# $name: the tag
problem-unknown-tag = nimic nu poartă eticheta „{ $name }”
# $name: the key; $sort: what the selector selects (area, units, card ...)
problem-unknown-selector-key = un selector de { $sort } nu cunoaște „{ $name }”
# $name: the message id; $language: the language that lacks it
problem-missing-string = textul „{ $name }” lipsește în { $language }

## Effects

# $name: the binding
problem-unknown-binding = nimic înaintea acestei linii nu leagă „{ $name }”
# $name: the binding
problem-unused-binding = „{ $name }” este legat aici și nu este folosit niciodată
# $name: the effect, by its place in the list
problem-unreachable-effect = „{ $name }” nu se poate întâmpla niciodată
# $name: the program; $programs: those that run one another, in order
problem-endless-program = programul „{ $name }” se pornește pe sine la nesfârșit: { $programs }

## Boards

# $name: the map; $detail: the cell, character or count that is wrong
problem-bad-map = harta „{ $name }” nu poate fi citită: { $detail }
# $name: the board; $detail: the area, island or count that is wrong
problem-bad-board = tabla „{ $name }” nu funcționează: { $detail }

## Modules and options

# $modules: the modules of the circle, in order
problem-module-cycle = aceste module se așteaptă unul pe altul: { $modules }
# $name: the module that is not there; $module: the one that requires it
problem-module-missing = „{ $module }” cere modulul „{ $name }”
# $name, $module: two modules that exclude each other
problem-module-conflict = „{ $module }” nu se poate juca împreună cu „{ $name }”
# $module: the module; $expected: the engine versions it fits; $found: the version of this engine
problem-engine-version = „{ $module }” este făcut pentru motorul { $expected }, iar acesta este { $found }
# $name: the option; $known: those of these modules, separated by bars, may be empty
problem-unknown-option = nu există opțiunea „{ $name }”; cunoscute: { $known }
# $name: the option; $expected: its values; $found: the value given
problem-bad-option-value = opțiunea „{ $name }” nu poate fi { $found }; se permite: { $expected }
# $name: the plug-in; $detail: the exception, in English
problem-plugin-broken = modulul de extensie „{ $name }” a eșuat: { $detail }
problem-plugin-slow = modulul de extensie „{ $name }” nu a răspuns în { $detail } secunde și este lăsat deoparte
problem-plugin-silent = modulul de extensie „{ $name }” s-a încheiat fără răspuns (cod de ieșire { $detail }) și este lăsat deoparte
problem-no-expansion = „{ $name }” nu este o extensie: nu conține nici manifest.toml, nici un pyproject.toml cu un punct de intrare din grupul cyclades.expansions
