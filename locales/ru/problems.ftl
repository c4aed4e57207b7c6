### Problems of content: one message per code, shown after `file:line:column: error[code]:`.
### Short, no full stop, no advice that the line "did you mean" gives anyway.
### Names, types and values arrive as written in the file; types are the words of TOML (string, integer, float,
### boolean, array, table), alternatives are separated by a bar.

problem-error = ошибка
problem-warning = предупреждение
problem-did-you-mean = возможно, имелось в виду «{ $name }»?

## Files

problem-toml-syntax = это не TOML: { $detail }
problem-unreadable-file = файл не удаётся прочитать ({ $detail })
problem-file-too-large = файл слишком велик; допустимо байтов: { $limit }
problem-file-outside = «{ $name }» ведёт за пределы папки своего плагина

## Keys and values

problem-unknown-key = в «{ $table }» нет ключа «{ $name }»
problem-missing-key = в «{ $table }» нужен ключ «{ $name }»
problem-wrong-type = у «{ $name }» неверный тип: ожидается { $expected }, найдено { $found }
problem-wrong-value = «{ $name }» не может быть { $found }; допустимо: { $expected }

## Names

problem-unknown-verb = нет глагола «{ $name }»
problem-unknown-id = нет ничего с идентификатором «{ $name }» (ожидается { $kind })
problem-ambiguous-id = «{ $name }» может означать любое из { $candidates }; напишите идентификатор полностью
problem-duplicate-id = «{ $name }» уже определено: { $first }
problem-unused-default = «{ $name }» не относится ни к одному определению этого модуля
problem-change-missing = в { $target } нет «{ $name }», менять нечего
problem-change-present = «{ $name }» уже есть в { $target }; чтобы заменить, используйте set
problem-change-clash = { $module } и { $other } меняют «{ $name }» в { $target } (второе изменение: { $first }), не зная друг о друге; это должно решить их взаимодействие (interaction)
problem-unknown-quantity = нет величины «{ $name }»
problem-unknown-moment = нет момента «{ $name }»
problem-unknown-tag = метки «{ $name }» нет ни у чего
problem-unknown-selector-key = селектор для { $sort } не знает ключа «{ $name }»
problem-missing-string = нет текста «{ $name }» на языке { $language }

## Effects

problem-unknown-binding = до этой строки ничто не связывает «{ $name }»
problem-unused-binding = «{ $name }» связывается здесь и нигде не используется
problem-unreachable-effect = «{ $name }» никогда не может произойти
problem-endless-program = программа «{ $name }» бесконечно запускает сама себя: { $programs }

## Boards

problem-bad-map = карту «{ $name }» не удаётся прочитать: { $detail }
problem-bad-board = поле «{ $name }» не годится: { $detail }

## Modules and options

problem-module-cycle = эти модули ждут друг друга: { $modules }
problem-module-missing = «{ $module }» требует модуль «{ $name }»
problem-module-conflict = «{ $module }» нельзя сочетать с «{ $name }»
problem-engine-version = «{ $module }» рассчитан на движок { $expected }, а это { $found }
problem-unknown-option = нет параметра «{ $name }»; известны: { $known }
problem-bad-option-value = параметр «{ $name }» не может быть { $found }; допустимо: { $expected }
problem-plugin-broken = сбой плагина «{ $name }»: { $detail }
problem-plugin-slow = плагин «{ $name }» не ответил за { $detail } секунд и пропущен
problem-plugin-silent = плагин «{ $name }» завершился без ответа (код выхода { $detail }) и пропущен
problem-no-expansion = «{ $name }» — не дополнение: здесь нет ни manifest.toml, ни pyproject.toml с точкой входа группы cyclades.expansions
