### Записи партий (`.cyc`): что не так, `record-<code>`, после `файл:строка:столбец: код:`.

record-no-version = Первой строкой должна быть «record = 1».
record-newer = Эта запись версии { $found }; этот движок читает версию { $known }.
record-no-body = Заголовок не закрыт: перед «{ $text }» нет строки «---».
record-two-chances = Случай берётся из «seed» или из «[chance]», но не из обоих.
record-too-large = Файл превышает предел в байтах: { $limit }.
record-large-header = Заголовок превышает предел в знаках: { $limit }.
record-long-line = Строка превышает предел в знаках: { $limit }.
record-too-many =
    { $what ->
        [clauses] Слишком много ходов; предел
        [brackets] Слишком много скобок; предел
       *[lines] Слишком много строк до следующего хода; предел
    }: { $limit }.
record-too-deep = Скобки вкладываются не глубже { $limit }.
record-not-text = Это не текст в UTF-8: { $detail }.
record-sign = Этот знак не может стоять в записи: { $sign }.
record-quote = Кавычки не закрыты.
record-empty = После «?» должно что-то стоять: «? ann gold 3».
record-bracket-alone = Скобка стоит на строке одна; после «{ $sign }» может быть только комментарий.
record-bracket-close = Эта скобка ничего не закрывает.
record-bracket-open = Скобка в строке { $at } не закрыта.
record-no-colon = Ход пишется «имя: ход». Имелось в виду «{ $hint }»?
record-no-clause = После «{ $seat }:» нет хода.
record-bad-word = «{ $name }» не слово хода.
record-unknown-name = Здесь ничто не называется «{ $name }» на языке записи.
record-hole = «?» может стоять вместо ответа только в записи с «seen-by».
record-bad-mark = Отметка — это «== round 2», «== phase offerings», «== turn ann zeus» или «== end», а не «{ $name }».
record-mark-form =
    Эта отметка пишется { $name ->
        [round] «== round 2»
        [phase] «== phase offerings»
        [turn] «== turn ann zeus»
       *[end] «== end»
    }.
record-bad-chance = Случай — это «* roll», «* order», «* gods», «* draw», «* look» или «* shuffle», а не «{ $name }».
record-bad-roll = Кубик показывает число, а не «{ $name }»: «* roll 3 0».
record-chance-form = Напиши, что выпало: «* { $name } ...».
record-fact-form = «{ $name }» пишется так: { $form }
record-no-value = Нет значения «{ $name }»; его впишет «{ $command }».
record-fact-number = «{ $name }» — это число, а не «{ $found }».
record-fact-group = «{ $name }» — это группа, например «2 troop + ajax» или «nothing», а не «{ $found }».
record-no-fact = Что именно о «{ $name }»? Возможно: { $possible }.
record-unknown-fact = Здесь нет факта «{ $name }». Возможно: { $possible }.
record-unknown-seat = Никого не зовут «{ $seat }».
record-wrong-seat = Вопрос к игроку { $asked } ({ $prompt }), а не к { $seat }. Не пропущена ли строка?
record-unfinished = Ходу игрока { $seat }, «{ $clause }» в строке { $line }, чего-то не хватает ({ $prompt }): { $answers }
record-game-over = Игра закончилась после строки { $line }; победители: { $winners }.
record-mark =
    { $kind ->
        [round] Раунд { $wanted } не начался
        [phase] Фаза { $wanted } не началась
        [turn] Ход { $wanted } не начался
       *[end] Игра не закончилась
    }: сейчас раунд { $round }, { $phase }{ $turn ->
        [none] { "" }
       *[other] , ход { $turn }
    }.
record-draw-missing =
    { $kind ->
        [roll] Здесь бросают кубики, а запись не говорит, что выпало: добавь «* roll A D».
        [order] Здесь тянут жребий, а запись не говорит, какой: добавь «* order ИМЯ ...».
        [gods] Здесь выкладывают богов, а запись не говорит, каких: добавь «* gods БОГ ...».
        [look] Здесь кто-то смотрит карту, а запись не говорит, какую: добавь «* look КАРТА» или «?» вместо неё.
       *[draw] Здесь открывают карту, а запись не говорит, какую: добавь «* draw КАРТА».
    }
record-draw-impossible = «{ $name }» не может выпасть сейчас: этого там нет, или кто-то видел, где оно лежит.
record-draw-unused =
    { $line ->
        [0] При подготовке ничего такого не выпало: «{ $kind }».
       *[other] После строки { $line } ничего такого не выпало: «{ $kind }».
    }
record-draw-differs =
    { $kind ->
        [roll] На кубиках было { $found }
        [order] Порядок был { $found }
        [gods] Боги были { $found }
       *[draw] Карты были { $found }
    }, а не { $expected }.
record-asked =
    Вопрос к игроку { $seat }: { $prompt }.{ $nearest ->
        [none] { "" }
       *[other] { " " }Ближайшие: { $nearest }
    }
record-nearest = Ближайшее: { $nearest }
