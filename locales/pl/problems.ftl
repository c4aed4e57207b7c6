### Problemy treści: jeden komunikat na kod, wyświetlany po `file:line:column: error[code]:`.
### Krótko, bez kropki na końcu i bez rad, które daje wiersz „czy chodziło o”.
### Nazwy, typy i wartości pojawiają się tak, jak stoją w pliku; typy to słowa TOML (string, integer, float, boolean,
### array, table).

# What a problem is: stands before its code, as in error[unknown-key]
problem-error = błąd
problem-warning = ostrzeżenie
# The line below a problem with a near name. $name: the nearest valid name
problem-did-you-mean = czy chodziło o „{ $name }”?

## Files

# $detail: what the TOML parser says, in English
problem-toml-syntax = to nie jest TOML: { $detail }
# $detail: what the operating system says, or the byte that is not UTF-8
problem-unreadable-file = nie można odczytać pliku ({ $detail })
# $limit: the most bytes that a file may have
problem-file-too-large = plik jest za duży; dozwolone bajty: { $limit }
# $name: the file, as its manifest names it
problem-file-outside = „{ $name }” prowadzi poza folder swojej wtyczki

## Keys and values

# $name: the key; $table: the table it stands in, or the file
problem-unknown-key = w „{ $table }” nie ma klucza „{ $name }”
# $name: the key; $table: the table it should stand in, or the file
problem-missing-key = w „{ $table }” brakuje klucza „{ $name }”
# $name: the key; $expected, $found: types
problem-wrong-type = „{ $name }” ma zły typ: oczekiwano { $expected }, jest { $found }
# $name: the key; $expected: the allowed values, or the condition that failed; $found: the value
problem-wrong-value = „{ $name }” nie może mieć wartości { $found }; dozwolone: { $expected }

## Names

# $name: the word after `do`
problem-unknown-verb = nie ma czasownika „{ $name }”
# $name: the id; $kind: what it should be the id of (god, creature, area ...)
problem-unknown-id = w rodzaju { $kind } nie ma identyfikatora „{ $name }”
# $name: the id; $candidates: the full ids it may mean
problem-ambiguous-id = „{ $name }” może oznaczać którykolwiek z identyfikatorów: { $candidates }; podaj pełny
# $name: the id; $first: file:line:column of the first definition
problem-duplicate-id = „{ $name }” jest już zdefiniowane w { $first }
# $name: the default, as it is written: defaults.item.ability.leaves
problem-unused-default = „{ $name }” nie dotyczy żadnej definicji tego modułu
# $name: the key, or what a part is called; $target: in which definition, and where in it
problem-change-missing = w { $target } nie ma „{ $name }”, więc nie można tego zmienić
# $name: the key, or what a part is called; $target: in which definition, and where in it
problem-change-present = „{ $name }” już jest w { $target }; aby zastąpić, użyj set
# $name: the key; $target: the definition; $module, $other: who changes it; $first: file:line:column of the other change
problem-change-clash = { $module } i { $other } zmieniają „{ $name }” w { $target } (drugi raz w { $first }), nie wiedząc o sobie; musi to ustalić ich wspólna interakcja (interaction)
# $name: the quantity
problem-unknown-quantity = nie ma wielkości „{ $name }”
# $name: the moment
problem-unknown-moment = nie ma momentu „{ $name }”
# $name: the tag
problem-unknown-tag = nic nie ma etykiety „{ $name }”
# $name: the key; $sort: what the selector selects (area, units, card ...)
problem-unknown-selector-key = selektor rodzaju { $sort } nie zna klucza „{ $name }”
# $name: the message id; $language: the language that lacks it
problem-missing-string = brakuje tekstu „{ $name }” w języku { $language }

## Effects

# $name: the binding
problem-unknown-binding = nic przed tym wierszem nie nadaje nazwy „{ $name }”
# $name: the binding
problem-unused-binding = nazwa „{ $name }” jest tu nadana i nigdy nieużyta
# $name: the effect, by its place in the list
problem-unreachable-effect = „{ $name }” nigdy nie może się zdarzyć
# $name: the program; $programs: those that run one another, in order
problem-endless-program = program „{ $name }” uruchamia sam siebie bez końca: { $programs }

## Boards

# $name: the map; $detail: the cell, character or count that is wrong
problem-bad-map = nie można odczytać mapy „{ $name }”: { $detail }
# $name: the board; $detail: the area, island or count that is wrong
problem-bad-board = plansza „{ $name }” nie działa: { $detail }

## Modules and options

# $modules: the modules of the circle, in order
problem-module-cycle = te moduły czekają na siebie nawzajem: { $modules }
# $name: the module that is not there; $module: the one that requires it
problem-module-missing = „{ $module }” wymaga modułu „{ $name }”
# $name, $module: two modules that exclude each other
problem-module-conflict = nie można grać w „{ $module }” razem z „{ $name }”
# $module: the module; $expected: the engine versions it fits; $found: the version of this engine
problem-engine-version = „{ $module }” jest dla silnika { $expected }, a to jest { $found }
# $name: the option
problem-unknown-option = nie ma opcji „{ $name }”; znane: { $known }
# $name: the option; $expected: its values; $found: the value given
problem-bad-option-value = opcja „{ $name }” nie może mieć wartości { $found }; dozwolone: { $expected }
# $name: the plug-in; $detail: the exception, in English
problem-plugin-broken = wtyczka „{ $name }” zawiodła: { $detail }
problem-plugin-slow = wtyczka „{ $name }” nie odpowiedziała w ciągu { $detail } sekund i zostaje pominięta
problem-plugin-silent = wtyczka „{ $name }” zakończyła się bez odpowiedzi (kod wyjścia { $detail }) i zostaje pominięta
problem-no-expansion = „{ $name }” nie jest rozszerzeniem: nie zawiera ani manifest.toml, ani pyproject.toml z punktem wejścia grupy cyclades.expansions
