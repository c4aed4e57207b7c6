### Errors of the engine that are no problems of content: one message per code, `error-<code>`.
### Whole sentences. Names of modules arrive as one types them.

## Modules

error-no-modules = No module is named. See cyclades modules for what there is.

# $name (text): what was asked for; $nearest (text or none): the module most like it
error-unknown-module = { $nearest ->
    [none] There is no module “{ $name }”.
   *[other] There is no module “{ $name }”. Did you mean “{ $nearest }”?
}

# $module (text): a module of the list; $requires (text): what it needs, alternatives separated by a bar;
# $works (text or none): the nearest list that can be played
error-missing-module = { $works ->
    [none] “{ $module }” cannot be played without { $requires }.
   *[other] “{ $module }” cannot be played without { $requires }. This list works: { $works }
}

# $module, $other (text): two modules of the list; $cite (text or none): the rule that says so;
# $works (text or none): the nearest list that can be played
error-conflicting-modules = { $cite ->
    [none] “{ $module }” and “{ $other }” cannot be played together.
   *[other] “{ $module }” and “{ $other }” cannot be played together ({ $cite }).
} { $works ->
    [none] No list near it works.
   *[other] This list works: { $works }
}

## Saves

# $part (text): the key that is not there
error-save-missing = The save lacks “{ $part }”.
# $part (text): the key whose value is wrong
error-save-damaged = “{ $part }” of the save is damaged.
# $part (text): always json
error-save-unreadable = This is not a save: it is no JSON document.
# $found (number): schema of the save; $known (number): the newest that this engine reads
error-save-newer = The save has schema { $found }; this engine reads up to { $known }.
# $modules (text): the modules of the save
error-save-ruleset = The save was made with other content or options of { $modules }.
# $index (number): place in the log, from 0; $clause (text): the line; $reason (text): code of the refusal
error-save-log = Line { $index } of the log cannot be played: { $clause } ({ $reason })
# $part (text): the part that was changed by hand
error-save-altered = “{ $part }” does not agree with the rest of the save.
