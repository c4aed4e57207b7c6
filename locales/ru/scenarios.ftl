### What a scenario expected and what came: one message per code, `scenario-<code>`, shown after `file:line:column:`.
### Values arrive as they stand in the file, `none` for nothing. Short, no full stop.

scenario-differs = { $name }: ожидалось { $expected }, найдено { $found }
scenario-lacks = { $name }: ожидалось { $expected } среди { $found }
scenario-holds = { $name }: { $unexpected } не должно быть среди { $found }
scenario-unknown =
    здесь нет «{ $name }»{ $nearest ->
        [none] { "" }
       *[other] ; возможно, имелось в виду «{ $nearest }»?
    }{ $possible ->
        [none] { "" }
       *[other] ; возможно: { $possible }
    }

## Lines of play

scenario-refused = «{ $line }» отклонено на вопросе «{ $prompt }»: { $reason } ({ $cite }) { $details }; перечислено: { $listed }
scenario-not-refused = «{ $line }» принято; ожидался отказ: { $expected }
scenario-other-reason = «{ $line }» отклонено, но по другой причине: ожидалось { $expected }, найдено { $found } ({ $cite }) { $details }
scenario-other-cite = «{ $line }» отклонено по другому правилу: ожидалось { $expected }, найдено { $found }
scenario-changed = «{ $line }» отклонено, но игра изменилась
scenario-wrong-seat = ожидался вопрос игроку { $expected }; найдено: { $seat }, вопрос «{ $prompt }»: { $listed }
scenario-already-over = игра окончена раньше, чем «{ $line }»

## Decisions and events

scenario-not-offered = ожидалось, что «{ $expected }» перечислено; найдено { $found }
scenario-offered = «{ $unexpected }» не должно быть перечислено; найдено { $found }
scenario-other-decision = ожидалось решение { $expected }; найдено: { $seat }, вопрос «{ $prompt }»: { $listed }
scenario-no-decision = ожидалось решение { $expected }; игра окончена
scenario-event-missing = событие { $expected } не произошло (или не в этом порядке); найдено { $found }
scenario-event-unwanted = событие { $unexpected } не должно происходить; найдено { $found }

## Set-up

# $detail (text): the words of problem-board; $nearest (text or none): a name that there is
scenario-board =
    поле: { $detail }{ $nearest ->
        [none] { "" }
       *[other] ; возможно, имелось в виду «{ $nearest }»?
    }
scenario-crashed = ошибка движка: { $kind }: { $detail } (в { $place })
