### Problems of content: one message per code, shown after `file:line:column: error[code]:`.
### Short, no full stop, no advice that the line "did you mean" gives anyway.
### Names, types and values arrive as written in the file; types are the words of TOML (string, integer, float,
### boolean, array, table), alternatives are separated by a bar.

# What a problem is: stands before its code, as in error[unknown-key]
problem-error = error
problem-warning = warning
# The line below a problem with a near name. $name: the nearest valid name
problem-did-you-mean = did you mean “{ $name }”?

## Files

# $detail: what the TOML parser says, in English
problem-toml-syntax = this is not TOML: { $detail }
# $detail: what the operating system says, or the byte that is not UTF-8
problem-unreadable-file = the file cannot be read ({ $detail })
# $limit: the most bytes that a file may have
problem-file-too-large = the file is too large; allowed: { $limit } bytes
# $name: the file, as its manifest names it
problem-file-outside = “{ $name }” leads out of the folder of its plug-in

## Keys and values

# $name: the key; $table: the table it stands in, or the file
problem-unknown-key = “{ $table }” has no key “{ $name }”
# $name: the key; $table: the table it should stand in, or the file
problem-missing-key = “{ $table }” needs the key “{ $name }”
# $name: the key; $expected, $found: types
problem-wrong-type = “{ $name }” is of the wrong type: { $expected } expected, { $found } found
# $name: the key; $expected: the allowed values, or the condition that failed; $found: the value
problem-wrong-value = “{ $name }” cannot be { $found }; allowed: { $expected }

## Names

# $name: the word after `do`
problem-unknown-verb = there is no verb “{ $name }”
# $name: the id; $kind: what it should be the id of (god, creature, area ...)
problem-unknown-id = there is no { $kind } with the id “{ $name }”
# $name: the id; $candidates: the full ids it may mean
problem-ambiguous-id = “{ $name }” may mean any of { $candidates }; write the full id
# $name: the id; $first: file:line:column of the first definition
problem-duplicate-id = “{ $name }” is already defined at { $first }
# $name: the default, as it is written: defaults.item.ability.leaves
problem-unused-default = “{ $name }” holds for no definition of this module
# $name: the key, or what a part is called; $target: in which definition, and where in it
problem-change-missing = there is no “{ $name }” to be changed in { $target }
# $name: the key, or what a part is called; $target: in which definition, and where in it
problem-change-present = “{ $name }” is already there in { $target }; to replace it, use set
# $name: the key; $target: the definition; $module, $other: who changes it; $first: file:line:column of the other change
problem-change-clash = { $module } and { $other } both change “{ $name }” of { $target } (also at { $first }) and do not know each other; an interaction of the two has to set it
# $name: the quantity
problem-unknown-quantity = there is no quantity “{ $name }”
# $name: the moment
problem-unknown-moment = there is no moment “{ $name }”
# $name: the tag
problem-unknown-tag = nothing carries the tag “{ $name }”
# $name: the key; $sort: what the selector selects (area, units, card ...)
problem-unknown-selector-key = a selector of { $sort } does not know “{ $name }”
# $name: the message id; $language: the language that lacks it
problem-missing-string = the text “{ $name }” is missing in { $language }

## Effects

# $name: the binding
problem-unknown-binding = nothing before this line binds “{ $name }”
# $name: the binding
problem-unused-binding = “{ $name }” is bound here and never used
# $name: the effect, by its place in the list
problem-unreachable-effect = “{ $name }” can never happen
# $name: the program; $programs: those that run one another, in order
problem-endless-program = the program “{ $name }” runs itself without end: { $programs }

## Boards

# $name: the map; $detail: the cell, character or count that is wrong
problem-bad-map = the map “{ $name }” cannot be read: { $detail }
# $name: the board; $detail: the area, island or count that is wrong
problem-bad-board = the board “{ $name }” does not work: { $detail }

## Modules and options

# $modules: the modules of the circle, in order
problem-module-cycle = these modules wait for each other: { $modules }
# $name: the module that is not there; $module: the one that requires it
problem-module-missing = “{ $module }” requires the module “{ $name }”
# $name, $module: two modules that exclude each other
problem-module-conflict = “{ $module }” cannot be played with “{ $name }”
# $module: the module; $expected: the engine versions it fits; $found: the version of this engine
problem-engine-version = “{ $module }” is made for engine { $expected }, this is { $found }
# $name: the option; $known: those of these modules, separated by bars, may be empty
problem-unknown-option = there is no option “{ $name }”; known: { $known }
# $name: the option; $expected: its values; $found: the value given
problem-bad-option-value = the option “{ $name }” cannot be { $found }; allowed: { $expected }
# $name: the plug-in; $detail: the exception, in English
problem-plugin-broken = the plug-in “{ $name }” failed: { $detail }
# $name: the entry point; $detail: seconds
problem-plugin-slow = the plug-in “{ $name }” has not answered within { $detail } seconds and is left out
# $name: the entry point; $detail: a number
problem-plugin-silent = the plug-in “{ $name }” ended without an answer (exit code { $detail }) and is left out
# $name: the folder
problem-no-expansion = “{ $name }” is no expansion: it holds neither manifest.toml nor a pyproject.toml with an entry point of the group cyclades.expansions
