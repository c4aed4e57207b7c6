### What a scenario expected and what came: one message per code, `scenario-<code>`, shown after `file:line:column:`.
### Values arrive as they stand in the file, `none` for nothing. Short, no full stop.

scenario-differs = { $name }: ожидалось { $expected }, найдено { $found }
scenario-lacks = { $name }: ожидалось { $expected } среди { $found }
scenario-holds = { $name }: { $unexpected } не должно быть среди { $found }
scenario-unknown = здесь нет «{ $name }»{ $nearest ->
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

scenario-board = поле: { $problem ->
    [no-land] нет ни одной области суши
    [no-sea] нет ни одной морской области
    [unknown-key] нет ключа «{ $name }»
    [unknown-area] рядом нет области «{ $name }» нужного вида
    [bad-squares] эти клетки не подходят: { $name }
    [split-area] клетки области «{ $name }» не соединены
    [split-island] области острова «{ $name }» не соединены
    [duplicate-area] две области называются «{ $name }»
    [unknown-token] не сказано, что такое «{ $name }»
    [unused-token] «{ $name }» объяснено, но не встречается
    [ragged-map] ряд { $name } не подходит к соседним
    [duplicate-tile] плитка «{ $name }» встречается дважды
    [unknown-tile] нет плитки «{ $name }»
    [bad-tile] у плитки неверное число клеток: { $name }
    [taken-place] две плитки лежат на месте { $name }
    [split-layout] плитки не соединены
   *[other] { $expected ->
        [text] здесь должен быть текст
        [flag] здесь должно быть true или false
        [count] здесь должно быть число от 0
        [names] здесь должен быть список имён
        [numbers] здесь должен быть список чисел
        [table] здесь должна быть таблица
        [tables] здесь должен быть список таблиц
        [land-or-sea] здесь должно быть «land» или «sea»
        [site] здесь должно быть true, false или клетки под местом
        [covered-or-shared] здесь должно быть «covered» или «shared»
        [players] здесь должно быть одно из чисел игроков
        [a-or-b] здесь должно быть «a» или «b»
       *[other] здесь должно быть место, например [0, 1]
    }
}{ $nearest ->
    [none] { "" }
   *[other] ; возможно, имелось в виду «{ $nearest }»?
}
scenario-crashed = ошибка движка: { $kind }: { $detail } (в { $place })
