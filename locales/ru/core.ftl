### Text of the engine: phases, events, prompts, refusals, problems.
###
### Как устроен русский перевод
### - Падежи имён: nom (всегда), gen, dat, acc; у фаз ещё title: имя внутри кавычек («Доходы»), nom: «Фаза доходов».
###   Боги: nom gen dat. Существа, герои, артефакты: nom gen acc. Предметы, поддержка, особые метрополии, строения,
###   формирования и карты перед игроком: nom acc.
### - Имена игроков не склоняются: «у игрока ann». Места — с предлогом, по падежам place-land: «на Наксосе», «из пролива Кея».
### - Настоящее время. Род игрока там, где с ним фраза естественнее (event-answered, event-faction-eliminated,
###   event-outbid); вариант *[other] о роде ничего не говорит.
### - Винительный одушевлённых при 2, 3, 4 равен родительному (2 героев), при 22, 23, 24 — именительному (22 героя):
###   поэтому варианты [2] [3] [4] стоят перед [few].


## Words

# ЗМ: кириллицей.
-gp = ЗМ
list-none = ничего
list-more = { $first }, { $next }
list-last = { $first } и { $last }
list-or = { $first } или { $last }
tally-one = 1 { $name }
# What stands on a button: so many of a thing. $what (id), $count (number)
answer-count = { UNIT($what, $count) }

## Places: места с предлогами

-land =
    { $case ->
       *[nom] область
        [acc] область
        [ins] областью
        [in] в области
        [In] В области
        [to] в область
        [from] из области
        [From] Из области
    }
-sea =
    { $case ->
       *[nom] морское поле
        [acc] морское поле
        [ins] морским полем
        [in] на морском поле
        [In] На морском поле
        [to] на морское поле
        [from] с морского поля
        [From] С морского поля
    }
# $area (text): its id; $place (id: land)
place-land =
    { $case ->
       *[nom] { NAME($place) }
        [acc] { NAME($place, case: "acc") }
        [ins] { NAME($place, case: "ins") }
        [in] в { NAME($place, case: "loc") }
        [In] В { NAME($place, case: "loc") }
        [to] в { NAME($place, case: "acc") }
        [from] из { NAME($place, case: "gen") }
        [From] Из { NAME($place, case: "gen") }
    }
# $area (text): its id; $place (id: sea)
place-sea =
    { $case ->
       *[nom] { NAME($place) }
        [acc] { NAME($place, case: "acc") }
        [ins] { NAME($place, case: "ins") }
        [in] в { NAME($place, case: "loc") }
        [In] В { NAME($place, case: "loc") }
        [to] в { NAME($place, case: "acc") }
        [from] из { NAME($place, case: "gen") }
        [From] Из { NAME($place, case: "gen") }
    }
# $area (text): its id
place-land-bare =
    { $case ->
       *[nom] { -land } { $area }
        [acc] { -land(case: "acc") } { $area }
        [ins] { -land(case: "ins") } { $area }
        [in] { -land(case: "in") } { $area }
        [In] { -land(case: "In") } { $area }
        [to] { -land(case: "to") } { $area }
        [from] { -land(case: "from") } { $area }
        [From] { -land(case: "From") } { $area }
    }
# $area (text): its id
place-sea-bare =
    { $case ->
       *[nom] { -sea } { $area }
        [acc] { -sea(case: "acc") } { $area }
        [ins] { -sea(case: "ins") } { $area }
        [in] { -sea(case: "in") } { $area }
        [In] { -sea(case: "In") } { $area }
        [to] { -sea(case: "to") } { $area }
        [from] { -sea(case: "from") } { $area }
        [From] { -sea(case: "From") } { $area }
    }
# $area (text): its id
place-bare =
    { $case ->
       *[nom] { $area }
        [acc] область { $area }
        [ins] областью { $area }
        [in] в области { $area }
        [In] В области { $area }
        [to] в область { $area }
        [from] из области { $area }
        [From] Из области { $area }
    }

## Phases (expansions add theirs)

phase-setup =
    { $case ->
       *[nom] Подготовка
        [title] Подготовка
    }
phase-creatures =
    { $case ->
       *[nom] Мифические существа
        [title] Мифические существа
    }
phase-gods =
    { $case ->
       *[nom] Боги
        [title] Боги
    }
phase-income =
    { $case ->
       *[nom] Фаза доходов
        [title] Доходы
    }
phase-offerings =
    { $case ->
       *[nom] Подношения
        [title] Подношения
    }
phase-upkeep =
    { $case ->
       *[nom] Содержание
        [title] Содержание
    }
phase-actions =
    { $case ->
       *[nom] Фаза действий
        [title] Действия
    }
phase-end =
    { $case ->
       *[nom] Конец раунда
        [title] Конец раунда
    }

## Story: how events become sentences

story-clause = { NAME($faction) } { $does }
story-more = { $first }, { $next }
story-last = { $first } и { $last }
story-last-clause = { $first }, а { $last }
story-then = { $first }; { $then }
story-sentence = { $text }.
story-price = { $does } за { $amount } { -gp }
story-cause =
    { KIND($cause) ->
        [rule] { $does } ({ NAME($cause, case: "aside") })
       *[other] { $does } ({ NAME($cause) })
    }
story-roll =
    { $parts ->
        [none] { NAME($faction) }: { $die } на кубике, итог { $total }
       *[other] { NAME($faction) }: { $die } на кубике, итог { $total } ({ $parts })
    }
story-part =
    { $what ->
        [units] формирования { $amount }
       *[other]
            { $by ->
                [none] { NAME($what) } +{ $amount }
               *[other] { NAME($what) } +{ $amount } – { NAME($by) }
            }
    }
story-round = Раунд битвы { $round }: { $text }
story-lost = { NAME($faction) } теряет в битве { LIST($units, case: "acc") }
story-got =
    { $amount ->
        [0] { NAME($faction) } идёт к { NAME($god, case: "dat") }
       *[other] { NAME($faction) } получает благосклонность { NAME($god, case: "gen") } за { $amount } { -gp }
    }

## Events: course of the game

event-game-started = Игра начинается.
event-round-began = Начинается раунд { $round }.
event-phase-began = Начинается фаза «{ NAME($phase, case: "title") }».
event-turn-began = { NAME($faction) } { event-turn-began.does }.
    .does = ходит с благосклонностью { NAME($god, case: "gen") }
event-turn-ended = { NAME($faction) } { event-turn-ended.does }.
    .does = завершает ход
# $faction (id), $line (id: line): a mandatory action of the god that is impossible, or that is declined
event-action-skipped = { NAME($faction) } { event-action-skipped.does }.
    .does = пропускает «{ NAME($line) }»
event-answered =
    { $faction ->
        [none] Другого выбора нет: { $answer }.
       *[other]
            { GENDER($faction) ->
                [masculine] { NAME($faction) } вынужден ответить: { $answer }.
                [feminine] { NAME($faction) } вынуждена ответить: { $answer }.
               *[other] У игрока { NAME($faction) } нет другого выбора: { $answer }.
            }
    }
event-faction-eliminated =
    { GENDER($faction) ->
        [masculine] { NAME($faction) } выбыл из игры.
        [feminine] { NAME($faction) } выбыла из игры.
       *[other] { NAME($faction) } выбывает из игры.
    }
event-game-ending = Это последний раунд.
event-game-won =
    { COUNT($winners) ->
        [one] Побеждает { LIST($winners) }.
        [few] Побеждают { LIST($winners) }.
       *[many] Побеждают { LIST($winners) }.
    }

## Events: cards and gods

event-card-revealed =
    { KIND($card) ->
        [bonus] Открыт бонус: «{ NAME($card) }».
       *[other] Открыта карта: { NAME($card) }.
    }
    .what =
        { KIND($card) ->
            [bonus] «{ NAME($card) }»
           *[other] { NAME($card) }
        }
    .many = Открыты: { $list }.
event-card-slid = На шкале: { event-card-slid.what }.
    .what = { NAME($card) } (теперь { $price } { -gp })
    .many = На шкале: { $list }.
event-card-discarded = Сброшена карта: { NAME($card) }.
    .what = { NAME($card) }
    .many = Сброшены карты: { $list }.
    .replaced = заменяет { NAME($card, case: "acc") } на { NAME($with, case: "acc") }
    .used = применяет { NAME($card, case: "acc") }
event-card-removed = Карта уходит из игры: { NAME($card) }.
    .what = { NAME($card) }
    .many = Карты уходят из игры: { $list }.
    .lost = теряет { NAME($card, case: "acc") }
event-card-bought = { NAME($faction) } { event-card-bought.does }.
    .does =
        { $price ->
            [0] бесплатно получает { NAME($card, case: "acc") }
           *[other] покупает { NAME($card, case: "acc") } за { $price } { -gp }
        }
event-card-played = { NAME($faction) } { event-card-played.does }.
    .does = разыгрывает { NAME($card, case: "acc") }
    .short = разыгрывает эту карту
event-card-taken = { NAME($faction) } { event-card-taken.does }.
    .does = получает { NAME($card, case: "acc") }
event-card-looked = { NAME($faction) } { event-card-looked.does }.
    .does = смотрит { event-card-looked.what }
    .what =
        { $card ->
            [none] карту
           *[other] карту «{ NAME($card) }»
        }
    .many = смотрит { $list }
event-card-kept = { NAME($faction) } { event-card-kept.does }.
    .does =
        { $card ->
            [none] оставляет карту лицевой стороной вниз
           *[other] оставляет { NAME($card, case: "acc") } лицевой стороной вниз
        }
event-card-passed = { NAME($faction) } { event-card-passed.does }.
    .does = получает { event-card-passed.what }
    .what = { NAME($card, case: "acc") }
    .many = получает { $list }
event-card-returned = Карта возвращается на место ({ NAME($zone) }): { NAME($card) }.
    .what = { NAME($card) }
    .many = Карты возвращаются на место ({ NAME($zone) }): { $list }.
event-pile-shuffled = Перемешивается { NAME($zone) }.
event-gods-laid = Порядок богов: { LIST($gods) }.
event-turn-order = Порядок хода: { LIST($factions) }.
event-god-covered = { NAME($god) } занимает место { NAME($covered, case: "gen") }.
event-special-taken = { NAME($faction) } { event-special-taken.does }.
    .does = получает { NAME($card, case: "acc") }

## Events: gold and offerings

event-income = { NAME($faction) } получает доход: { $amount } { -gp }.
    .what = { NAME($faction) } получает { $amount } { -gp }
    .more = { $amount } { -gp }
    .many = { $list }.
event-bid = { NAME($faction) } { event-bid.does }.
    .does =
        { $amount ->
            [0] идёт к { NAME($god, case: "dat") }
           *[other] подносит { NAME($god, case: "dat") } { $amount } { -gp }
        }
event-outbid =
    { GENDER($faction) ->
        [masculine] { NAME($faction) } уходит от { NAME($god, case: "gen") }: его подношение перебито.
        [feminine] { NAME($faction) } уходит от { NAME($god, case: "gen") }: её подношение перебито.
       *[other] { NAME($faction) } уходит от { NAME($god, case: "gen") }: подношение перебито.
    }
    .by = перебивает подношение игрока { NAME($faction) }
    .own = перебивает собственное подношение
event-offering-paid = { NAME($faction) } платит { $amount } { -gp } за подношение.
    .what = { NAME($faction) } платит { $amount } { -gp }
    .many = За подношения { $list }.
event-gold-gained = { NAME($faction) } { event-gold-gained.does }.
    .does = получает { $amount } { -gp }
event-gold-paid = { NAME($faction) } { event-gold-paid.does }.
    .does = платит { $amount } { -gp }
    .kept = оставляет { NAME($kept, case: "acc") } за { $amount } { -gp }
event-gold-shown = { NAME($faction) } { event-gold-shown.does }.
    .does =
        { $amount ->
            [0] не видит золота у игрока { NAME($victim) }
           *[other] видит { $amount } { -gp } у игрока { NAME($victim) }
        }
event-gold-stolen = { NAME($faction) } { event-gold-stolen.does }.
    .does =
        { $amount ->
            [0] не находит золота у игрока { NAME($victim) }
           *[other] крадёт { $amount } { -gp } у игрока { NAME($victim) }
        }

## Events: units

event-unit-placed = { NAME($faction) } размещает { UNIT($unit, $count, case: "acc") } { NAME($area, case: "in") }.
    .does = размещает { event-unit-placed.what }
    .what = { UNIT($unit, $count, case: "acc") } { NAME($area, case: "in") }
    .many = размещает { $list }
event-units-moved = { NAME($faction) } { event-units-moved.does }.
    .does = перемещает { event-units-moved.what }
    .what = { LIST($group, case: "acc") } { NAME($from, case: "from") } { NAME($to, case: "to") }
    .many = перемещает { $list }
    .crossed = перемещает { LIST($group, case: "acc") } { NAME($from, case: "from") } через { LIST($over, case: "acc") } { NAME($to, case: "to") }
event-units-retreated = { NAME($faction) } отступает и { event-units-retreated.does }.
    .does = отводит { LIST($group, case: "acc") } { NAME($from, case: "from") } { NAME($to, case: "to") }
event-unit-pushed =
    { $victim ->
        [none] { NAME($faction) } отодвигает { UNIT($unit, 1, case: "acc") } { NAME($from, case: "from") } { NAME($to, case: "to") }.
       *[other] { NAME($faction) } отодвигает { UNIT($unit, 1, case: "acc") } игрока { NAME($victim) } { NAME($from, case: "from") } { NAME($to, case: "to") }.
    }
    .does = отодвигает { event-unit-pushed.what }
    .what =
        { $victim ->
            [none] { UNIT($unit, $count, case: "acc") } { NAME($from, case: "from") } { NAME($to, case: "to") }
           *[other] { UNIT($unit, $count, case: "acc") } игрока { NAME($victim) } { NAME($from, case: "from") } { NAME($to, case: "to") }
        }
    .many = отодвигает { $list }
event-units-swapped = Воинские формирования { NAME($area, case: "in") } и { NAME($with, case: "in") } меняются местами.
event-unit-taken =
    { $count ->
        [one] { NAME($area, case: "From") } уходит { UNIT($unit, $count) } ({ NAME($faction) }).
        [few] { NAME($area, case: "From") } уходят { UNIT($unit, $count) } ({ NAME($faction) }).
       *[many] { NAME($area, case: "From") } уходят { UNIT($unit, $count) } ({ NAME($faction) }).
    }
    .what = { UNIT($unit, $count) } ({ NAME($faction) }) { NAME($area, case: "from") }
    .many = В резерв возвращаются: { $list }.
    .returned = возвращает в резерв { UNIT($unit, $count, case: "acc") } { NAME($area, case: "from") }
    .stolen = крадёт { UNIT($unit, $count, case: "acc") } у игрока { NAME($victim) } { NAME($area, case: "in") }
    .gone = убирает из игры { UNIT($unit, $count, case: "acc") } { NAME($area, case: "from") }
event-unit-converted = { NAME($faction) } { event-unit-converted.does }.
    .does = переманивает { UNIT($unit, $count, case: "acc") } у игрока { NAME($victim) } { NAME($area, case: "in") }
event-unit-lost = { NAME($faction) } теряет { UNIT($unit, $count, case: "acc") } { NAME($area, case: "in") }.
    .does = теряет { event-unit-lost.what }
    .short = теряет { LIST($units, case: "acc") }
    .what = { LIST($units, case: "acc") } { NAME($area, case: "in") }
    .many = теряет { $list }
event-unit-saved = { NAME($faction) } { event-unit-saved.does }.
    .does = спасает { UNIT($unit, 1, case: "acc") }

## Events: battle

event-battle-began = { NAME($attacker) } { event-battle-began.does }.
    .does = атакует игрока { NAME($defender) } { NAME($area, case: "in") }
    .short = атакует там игрока { NAME($defender) }
    .fought =
        { $winner ->
            [attacker] побеждает игрока { NAME($defender) } { NAME($area, case: "in") }
            [none] сражается с игроком { NAME($defender) } { NAME($area, case: "in") } до последнего формирования
           *[defender] безуспешно атакует игрока { NAME($defender) } { NAME($area, case: "in") }
        }
event-dice-rolled = { NAME($attacker) }: { $attack-die } на кубике, итог { $attack }; { NAME($defender) }: { $defence-die } на кубике, итог { $defence }.
event-die-rerolled = { NAME($faction) } перебрасывает кубик: выпадает { $die }, теперь итог { $total }.
event-rolled = На кубиках выпадает { $total }.
event-battle-ended =
    { $faction ->
        [none] Битва окончена: { NAME($area, case: "ins") } никто не владеет.
       *[other] Битва окончена: { NAME($area, case: "ins") } владеет { NAME($faction) }.
    }
    .does =
        { $side ->
            [attacker]
                { $rounds ->
                    [1] выигрывает битву
                    [one] выигрывает битву за { $rounds } раунд
                    [few] выигрывает битву за { $rounds } раунда
                   *[many] выигрывает битву за { $rounds } раундов
                }
           *[defender]
                { $rounds ->
                    [1] удерживает { NAME($area, case: "acc") }
                    [one] после { $rounds } раунда удерживает { NAME($area, case: "acc") }
                    [few] после { $rounds } раундов удерживает { NAME($area, case: "acc") }
                   *[many] после { $rounds } раундов удерживает { NAME($area, case: "acc") }
                }
        }
event-area-taken = { NAME($faction) } получает контроль над { NAME($area, case: "ins") }.
    .does =
        { $loser ->
            [none] получает контроль над { NAME($area, case: "ins") }
           *[other] отбирает { NAME($area, case: "acc") } у игрока { NAME($loser) }
        }
    .short =
        { $loser ->
            [none] получает там контроль
           *[other] отбирает там контроль у игрока { NAME($loser) }
        }
    .what = { NAME($area, case: "ins") }
    .many = получает контроль над { $list }

## Events: buildings

event-building-built = { NAME($faction) } { event-building-built.does }.
    .does = строит { event-building-built.what }
    .what = { NAME($building, case: "acc") } { NAME($area, case: "in") }
    .many = строит { $list }
    .instead = заменяет { NAME($old, case: "acc") } { NAME($area, case: "in") } на { NAME($building, case: "acc") }
    .renewed = заново строит { NAME($building, case: "acc") } { NAME($area, case: "in") }
# $building (id: building), $area (id): it has no owner yet, in the setup. $list (text)
event-building-placed = На карту ставят { NAME($building, case: "acc") } { NAME($area, case: "in") }.
    .what = { NAME($building, case: "acc") } { NAME($area, case: "in") }
    .many = На карту ставят { $list }.
event-building-removed = { NAME($area, case: "In") } убирают { NAME($building, case: "acc") }.
    .does = теряет { event-building-removed.what }
    .what = { NAME($building, case: "acc") } { NAME($area, case: "in") }
    .many = теряет { $list }
    .given = убирает { $list }
event-building-transformed = { NAME($faction) } { event-building-transformed.does }.
    .does = заменяет { NAME($building, case: "acc") } { NAME($area, case: "in") } на { NAME($into, case: "acc") }
event-metropolis-built = { NAME($faction) } { event-metropolis-built.does }.
    .does = строит метрополию { NAME($area, case: "in") }
    .empty = ничего не получает от бонуса «{ NAME($card) }»
    .renewed = заново строит метрополию { NAME($area, case: "in") }
event-metropolis-hidden = { NAME($faction) } { event-metropolis-hidden.does }.
    .does = строит метрополию на карте { NAME($card, case: "gen") }
event-metropolis-lost = { NAME($faction) } теряет метрополию { NAME($area, case: "in") }.
    .does =
        { $count ->
            [1] теряет метрополию { NAME($area, case: "in") }
            [one] теряет { $count } метрополию { NAME($area, case: "in") }
            [few] теряет { $count } метрополии { NAME($area, case: "in") }
           *[many] теряет { $count } метрополий { NAME($area, case: "in") }
        }

## Events: cards held in front of a faction

event-goods-gained = { NAME($faction) } { event-goods-gained.does }.
    .does = получает { UNIT($goods, $count, case: "acc") }
    .what = { UNIT($goods, $count, case: "acc") }
    .many = получает { $list }
event-goods-lost = { NAME($faction) } { event-goods-lost.does }.
    .does = сбрасывает { UNIT($goods, $count, case: "acc") }
    .what = { UNIT($goods, $count, case: "acc") }
    .many = сбрасывает { $list }
    .kept = оставляет { NAME($kept, case: "acc") } за { UNIT($goods, $count, case: "acc") }
    .gone = убирает из игры { UNIT($goods, $count, case: "acc") }
event-goods-stolen = { NAME($faction) } { event-goods-stolen.does }.
    .does = крадёт { UNIT($goods, $count, case: "acc") } у игрока { NAME($victim) }

## Events: pieces on the board

event-piece-placed = { NAME($faction) } { event-piece-placed.does }.
    .does = размещает фигурку { NAME($card, case: "gen") } { NAME($area, case: "in") }
    .short =
        { KIND($card) ->
            [artifact] размещает артефакт { NAME($area, case: "in") }
           *[other] размещает фигурку { NAME($area, case: "in") }
        }
event-piece-moved = Фигурка { NAME($card, case: "gen") } перемещается { NAME($from, case: "from") } { NAME($to, case: "to") }.
    .does = перемещает фигурку { NAME($card, case: "gen") } { NAME($from, case: "from") } { NAME($to, case: "to") }
event-piece-removed =
    { KIND($card) ->
        [artifact] Убрано { NAME($area, case: "from") }: { NAME($card) }.
        [hero] { NAME($card) } покидает { NAME($area, case: "acc") }.
       *[other] Фигурка { NAME($card, case: "gen") } покидает { NAME($area, case: "acc") }.
    }
event-hero-recruited = { NAME($faction) } { event-hero-recruited.does }.
    .does = нанимает { NAME($card, case: "acc") } { NAME($area, case: "in") }
    .short = размещает героя { NAME($area, case: "in") }
event-hero-exchanged = { NAME($faction) } { event-hero-exchanged.does }.
    .does = обменивает { NAME($card, case: "acc") } на { NAME($for, case: "acc") } { NAME($area, case: "in") }
event-hero-sacrificed = { NAME($faction) } { event-hero-sacrificed.does }.
    .does = приносит в жертву { NAME($card, case: "acc") }
event-prosperity-placed =
    { $count ->
        [1] { NAME($area, case: "In") } появляется маркер процветания.
        [one] { NAME($area, case: "In") } появляется { $count } маркер процветания.
        [few] { NAME($area, case: "In") } появляются { $count } маркера процветания.
       *[many] { NAME($area, case: "In") } появляется { $count } маркеров процветания.
    }
    .what =
        { $count ->
            [1] маркер процветания { NAME($area, case: "in") }
            [one] { $count } маркер процветания { NAME($area, case: "in") }
            [few] { $count } маркера процветания { NAME($area, case: "in") }
           *[many] { $count } маркеров процветания { NAME($area, case: "in") }
        }
    .many = Размещены: { $list }.
event-prosperity-taken =
    { $count ->
        [1] { NAME($area, case: "From") } забирают маркер процветания.
        [one] { NAME($area, case: "From") } забирают { $count } маркер процветания.
        [few] { NAME($area, case: "From") } забирают { $count } маркера процветания.
       *[many] { NAME($area, case: "From") } забирают { $count } маркеров процветания.
    }

## Events: other

event-counter-changed = { NAME($counter) }: { $value }.
event-lasting-began = { NAME($faction) } { event-lasting-began.does }.
    .does = получает длительный эффект ({ NAME($card) })
    .about = получает длительный эффект ({ NAME($card) }: { LIST($chosen) })
event-marker-taken =
    { $god ->
        [none] Очередь подношения: { NAME($faction) }.
       *[other] Маркер подношений игрока { NAME($faction) } уходит от { NAME($god, case: "gen") }.
    }
event-units-arrived = { NAME($faction) } вводит { LIST($group, case: "acc") } { NAME($area, case: "to") }.

## Rules of the core: rule-<id>, as an event names its cause

rule-expiry =
    { $case ->
       *[nom] Конец пребывания на поле
        [aside] конец пребывания на поле
    }

## Piles (expansions add theirs)

# Все стопки женского рода: «Перемешивается колода героев.»
pile-creature-deck = колода мифических существ
pile-creature-discard = стопка сброса существ
pile-hero-deck = колода героев
pile-hero-discard = стопка сброса героев
pile-metropolis-stack = стопка жетонов метрополий
pile-removed = карты вне игры

## Prompts: prompt-<id> asks the seat for its next answer

# The questions of the turn
prompt-bid = Какому богу и сколько?
prompt-action = Что вы делаете?
prompt-again = Продолжаете?
prompt-one-of = Что из этого?
prompt-may = Хотите это сделать?
prompt-choose-next = Кто или что дальше?
prompt-choose-rule = Что происходит первым?
# Choosing something, when no other words fit better
prompt-choose-amount = Сколько?
prompt-choose-area = Какое место?
prompt-choose-building = Какое строение?
prompt-choose-card = Какая карта?
prompt-choose-die = Какой кубик?
prompt-choose-faction = Какой игрок?
prompt-choose-god = Какой бог?
prompt-choose-goods = Карта какого вида?
prompt-choose-hero = Какой герой?
prompt-choose-site = Какое место?
prompt-choose-special = Какая особая метрополия?
prompt-choose-type = Строение какого типа?
prompt-choose-unit = Воинское формирование какого вида?
prompt-choose-units = Какое воинское формирование и где?
# Cards
prompt-buy-card = Какую карту вы покупаете?
prompt-use-discounts = Какие скидки вы применяете?
prompt-replace-card = Какую карту вы заменяете?
prompt-copy-ability = Чью силу вы применяете?
prompt-arrange = В каком порядке?
prompt-keep-card = Какую карту вы оставляете?
prompt-keep-creature = Оставляете существо?
prompt-keep-hero = Оставляете героя?
prompt-keep-piece = Фигурка остаётся?
prompt-play-looked = Разыгрываете карту, которую посмотрели?
prompt-hand-over = В какую область союзника вы это передаёте?
prompt-give-gold = Сколько вы отдаёте?
prompt-give-to = Кому вы отдаёте золото?
# Units, figures and buildings
prompt-place-unit = Где вы размещаете воинское формирование?
prompt-place-piece = Где вы размещаете фигурку?
prompt-move-piece = Куда перемещается фигурка?
prompt-push-unit = Куда вы отодвигаете воинское формирование?
prompt-distribute = Как вы их распределяете?
prompt-placement-area = В какой области вы начинаете?
prompt-deploy-first = Какая область у вас первая?
prompt-deploy-second = Какая область у вас вторая?
prompt-build-site = Где вы строите?
prompt-harbour-sea = На какое морское поле выходит строение?
prompt-metropolis-site = Где встанет метрополия?
prompt-instead = Что происходит вместо этого?
prompt-instead-of-site = Что происходит вместо размещения метрополии?
prompt-give-building = Какое строение вы убираете?
# Movements
prompt-move-march = Откуда и куда идут войска?
prompt-move-fly = Откуда и куда вы летите?
prompt-move-heroic = Откуда и куда идёт герой?
prompt-move-titan = Откуда и куда идёт титан?
prompt-move-group = Какие воинские формирования перемещаются?
prompt-next-leg = Куда они идут дальше?
prompt-stop-or-cross = Они останавливаются здесь или проходят дальше?
prompt-sail-from = Откуда вы плывёте?
prompt-sail-group = Сколько флотилий плывёт?
prompt-sail-to = Куда вы плывёте?
prompt-sail-on = Куда вы плывёте дальше?
# Battles
prompt-loss = Какое воинское формирование вы теряете?
prompt-instead-of-loss = Что происходит вместо потери воинского формирования?
prompt-pay-for-partner = Платите ли вы, чтобы союзник сохранил воинское формирование?
prompt-retreat = Отступаете ли вы и куда?
prompt-retreat-unit = Куда отступает воинское формирование?
prompt-carry = Что они берут с собой?
prompt-reroll = Перебрасываете кубик?
prompt-military-victory = Строите здесь метрополию?
# Windows: moments at which a card may be used
prompt-window-actions-begin = Применяете карту до начала действий?
prompt-window-assault-begins = Применяете карту в этом раунде битвы?
prompt-window-gods-laid = Применяете карту теперь, когда боги выложены?
prompt-window-offerings-begin = Применяете карту до начала подношений?
prompt-window-threat-rolled = Применяете карту теперь, когда кубики брошены?

## Lines: line-<word> is what a seat may do in its turn, as on a button

line-build = Строить
line-buy =
    { $card ->
        [none] Купить карту
       *[other] Купить { ANY($card, case: "acc") }
    }
line-march = Переместиться по суше
line-recruit = Нанять
line-sacrifice = Принести в жертву { NAME($card, case: "acc") }
line-sail = Переместиться по морю
line-take-gold = Взять золото

## Words: word-<word> is a short answer, as on a button

word-yes = да
word-no = нет
word-none = ничего
word-nothing = ничего
word-end = завершить ход
word-pass = пропустить
word-stay = остаться
word-stop = остановиться
word-cross = пройти дальше
word-keep = оставить
word-release = отказаться
word-let-go = отпустить
word-pay = заплатить
word-full = полная цена
word-attackers = среди атакующих
word-hidden = метрополия на карте
word-die-1 = первый кубик
word-die-2 = второй кубик

## Refusals: refusal-<code> says why an answer is not legal

# $what (id: card, or none)
refusal-not-offered =
    { $what ->
        [none] Это не ответ на вопрос.
       *[other] Сейчас недоступно: { NAME($what) }.
    }
# $price, $gold (numbers), $what (goods, or none for gold): what it costs and what is there of it
refusal-cannot-pay =
    { $what ->
        [none] Это стоит { $price } { -gp }, а есть { $gold }.
       *[other] Нужно { $price }, а есть { $gold }: { NAME($what) }.
    }
# $until (word: turn, round, card), $what (id: building, or none)
refusal-used-up =
    { $until ->
        [round]
            { $what ->
                [none] В этом раунде это уже использовано.
               *[other] В этом раунде уже использовано: { NAME($what) }.
            }
        [card] По этой карте эти силы дальше не движутся.
       *[turn] В этот ход сделать это ещё раз нельзя.
    }
refusal-no-target =
    { $key ->
        [none] Это не может быть целью.
       *[other] Это невозможно. Требуется: { NEED($key, $needs, $amount) }.
    }
# $what (unit, goods or building, or none)
refusal-nothing-left =
    { $what ->
        [none] Запас исчерпан.
       *[other] Запас исчерпан: { NAME($what) }.
    }
# $by (id of what forbids it: card, piece, god, building; none: a rule)
refusal-forbidden =
    { $by ->
        [none]
            { $key ->
                [none] Это запрещает правило.
               *[other] Это запрещает правило. Требуется: { NEED($key, $needs, $amount) }.
            }
       *[other]
            { $key ->
                [none] Это запрещает: { NAME($by) }.
               *[other] { NAME($by) } это запрещает. Требуется: { NEED($key, $needs, $amount) }.
            }
    }
# $by (id: the piece, or none)
refusal-barred =
    { $by ->
        [none] Флотилиям туда нельзя.
       *[other] Флотилиям туда нельзя, вот почему: { NAME($by) }.
    }
# $needs (id: hero or artifact without which there is no way, or none)
refusal-out-of-reach =
    { $needs ->
        [none]
            { $key ->
                [none] Это вне досягаемости.
               *[other] Это вне досягаемости. Требуется: { NEED($key, $beside, 0) }.
            }
       *[other] Это вне досягаемости: в группе нет { NAME($needs, case: "gen") }.
    }
# $owner (id: player, or none)
refusal-last-area =
    { $owner ->
        [none] Последняя область игрока защищена.
       *[other] Последняя область игрока { NAME($owner) } защищена.
    }
# $amount, $standing (numbers)
refusal-too-low =
    { $standing ->
        [0] Подношение { $amount } слишком мало.
       *[other] Подношение { $amount } слишком мало: там уже стоит { $standing }.
    }
# $god (id: god, or none)
refusal-just-outbid =
    { $god ->
        [none] Тот, чьё подношение перебили, должен выбрать другого бога.
       *[other] Тот, чьё подношение перебили, должен выбрать другого бога, не этого: { NAME($god) }.
    }
# $by (id: player, creature or building, or none)
refusal-taken =
    { $by ->
        [none] Это уже занято.
       *[other]
            { $key ->
                [site-covered] Это место накрывает: { NAME($by) }.
               *[other] Это место уже занято: { NAME($by) }.
            }
    }
# $god (id: god, or none)
refusal-closed =
    { $god ->
        [none] Этот бог не открыт.
       *[other] Этот бог не открыт: { NAME($god) }.
    }
# $owner (id: player, or none)
refusal-not-yours =
    { $owner ->
        [none] Это вам не принадлежит.
       *[other] Это вам не принадлежит. Владелец: { NAME($owner) }.
    }
# $least, $most (numbers), $what (id: unit or building, or none)
refusal-wrong-amount =
    { $what ->
        [none]
            { $most ->
                [0] Здесь ничего дать нельзя.
               *[other]
                    { $amounts ->
                        [none] Количество должно быть от { $least } до { $most }.
                       *[other] Возможные числа: { $amounts }.
                    }
            }
       *[other]
            { $least ->
                [0]
                    { $most ->
                        [0] Там нет: { ANY($what) }.
                       *[other] Здесь не больше { $most }: { ANY($what) }.
                    }
               *[other] Не меньше { $least } из: { ANY($what) }.
            }
    }
refusal-not-now =
    { $first ->
        [none]
            { $key ->
                [none] Сейчас это невозможно.
               *[other] Сейчас это невозможно. Требуется: { NEED($key, $needs, $amount) }.
            }
       *[other] Сначала: { LIST($first) }.
    }
# $by (id: card, or none)
refusal-condition =
    { $key ->
        [none]
            { $by ->
                [none] Условие не выполнено.
               *[other] Условие не выполнено: { NAME($by) }.
            }
       *[other]
            { $by ->
                [none] Это невозможно. Требуется: { NEED($key, $needs, $amount) }.
               *[other] { NAME($by) } — требуется: { NEED($key, $needs, $amount) }.
            }
    }
# $text (text, or none)
refusal-unknown-answer =
    { $text ->
        [none] Этот ответ здесь непонятен.
       *[other] Здесь это непонятно: «{ $text }».
    }
# $text (text)
refusal-left-over = В ответе больше, чем спрашивали: «{ $text }».
# $words (number), $length (number)
refusal-too-long = Ответ слишком длинный. Допустимо слов: { $words }, знаков: { $length }.
refusal-game-over = Игра окончена.
# $asked, $seat (names of players)
refusal-wrong-seat = Сейчас вопрос задан игроку { $asked }, а не { $seat }.
refusal-unfinished = Этот ход неполон: «{ $text }». Выберите и остальное.
refusal-revealed = Это уже нельзя отменить: с тех пор случай или карта что-то открыли.

## What is missing: need-<key> says what a key of a selector or condition asks for

need-not = не это: { $need }
need-at-most = { $need } (не больше { $amount })
need-exactly = { $need } (ровно { $amount })
need-any-other = что-то другое
need-any-further = возможность продолжить после этого выбора
need-any-effect = то, что от этого изменится, а сейчас этого нет
need-area-kind =
    { $needs ->
        [land] область суши
       *[sea] морское поле
    }
need-area-owner =
    { $needs ->
        [mine] ваша область
        [nobody] ничья область
        [ally] область союзника
        [anyone] область игрока
        [enemy] область соперника
        [target] область соперника
        [rival] область другого игрока
        [unspared] область, которой не управляет союзник
        [none] область игрока
       *[other] область, владелец которой: { ANY($needs) }
    }
need-area-at =
    { $needs ->
        [none] область, о которой идёт речь
       *[other] { ANY($needs) }
    }
need-area-near =
    { $needs ->
        [none] соседняя область
       *[other] область рядом: { ANY($needs) }
    }
need-area-not-at =
    { $needs ->
        [none] другая область
       *[other] другая область, не эта: { ANY($needs) }
    }
need-area-island-of =
    { $needs ->
        [none] область того же острова
       *[other] область того же острова, что и: { ANY($needs) }
    }
need-area-suits = место, где может стоять эта фигурка: { ANY($needs) }
need-area-holds = область, где есть не меньше { $amount }: { ANY($needs) }
need-area-holds-alone = область, где ровно { $amount } и больше никого: { ANY($needs) }
need-area-piece = фигурка в области
need-area-tokens = область, где жетонов процветания не меньше { $amount }
need-area-counter = область, к которой относится: { ANY($needs) }
need-area-building =
    { $needs ->
        [none] область со строением
       *[other] область с одним из этих строений: { ANY($needs) }
    }
need-area-last-of = последняя область суши владельца
need-area-recruit = область, куда можно поставить: { ANY($needs) }
need-area-allowed =
    { $needs ->
        [may-sail] морское поле, где могут быть флотилии
       *[other] область, которую может выбрать эта карта
    }
need-area-free-seas = свободных морских полей рядом не меньше { $amount }
need-area-any = область, для которой выполнено одно из условий
need-area-all = область, для которой выполнены все условия
need-area-not = область другого вида
need-site-clear = свободное место для большого строения
need-site-clearable = место, которое можно освободить для большого строения
need-site-large =
    { $needs ->
        [large] место для больших строений
       *[other] место для обычных строений
    }
need-site-not = другое строение или место
need-site-type =
    { $needs ->
        [none] строение выбранного вида
       *[other]
            { COUNT($needs) ->
                [1] { ANY($needs) }
               *[other] одно из этих строений: { ANY($needs) }
            }
    }
need-site-tag =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] одно из этих строений: { ANY($needs) }
    }
need-site-not-tag =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] одно из этих строений: { ANY($needs) }
    }
need-site-holds-victory = метрополия
need-site-occupied = строение на этом месте
need-site-place = место на поле
need-site-free = свободное место в вашей области
need-site-set = строения полного набора
need-site-later = сначала остальные строения набора
need-site-discount = строение, которое даёт скидку
need-units-unit =
    { $needs ->
        [none] отряд, который можно выбрать
       *[other]
            { COUNT($needs) ->
                [1] { ANY($needs) }
               *[other] одно из этого: { ANY($needs) }
            }
    }
need-units-tag =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] одно из этого: { ANY($needs) }
    }
need-units-not-tag = отряд другого вида
need-units-moves = отряд, который может двигаться
need-units-side =
    { $needs ->
        [mine] отряд вашей стороны в битве
        [attacker] отряд атакующего
        [defender] отряд защитника
       *[other] отряд другой стороны в битве
    }
need-units-lost-last = сначала потеря других отрядов
need-card-zone =
    { $needs ->
        [none] карта оттуда, откуда её берёт это действие
       *[other] карта отсюда: { ANY($needs) }
    }
need-card-held =
    { $needs ->
        [mine] карта перед вами
        [anyone] карта перед игроком
        [ally] карта перед союзником
       *[other] карта перед другим игроком
    }
need-card-among = одна из карт, взятых или выбранных раньше
need-card-tag =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] одно из этого: { ANY($needs) }
    }
need-card-not-tag = карта другого вида
need-card-kind = карта этого вида: { ANY($needs) }
need-card-id = эта карта: { ANY($needs) }
need-card-except = другая карта, не эта: { ANY($needs) }
need-card-on-board = карта, фигурка которой на поле
need-card-able = карта, способность которой можно применить сейчас
need-card-open = бог, который принимает подношения в этом раунде
need-card-not-god = карта, которая не бог
need-card-sale = то, что эта карта требует от покупателя
need-god-above = бог, который раньше по порядку
need-god-auctioned = бог, который принимает подношения золотом
need-god-last = последний бог раунда
need-god-any = бог
need-faction-is =
    { $needs ->
        [mine] вы
        [ally] союзник
        [anyone] игрок в игре
        [rival] другой игрок
       *[other] соперник
    }
need-faction-has =
    { $needs ->
        [gold] игрок, у которого достаточно золота: { $amount }
       *[other] игрок, у которого есть: { ANY($needs) }
    }
need-faction-reached = игрок, у которого метрополий хватает для победы
need-faction-alive = игрок, который ещё в игре
need-unit-of =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] одно из этого: { ANY($needs) }
    }
need-unit-tag =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] одно из этого: { ANY($needs) }
    }
need-unit-in-reserve =
    { $needs ->
        [none] отряд, оставшийся в вашем резерве
       *[other] одно из этого в вашем резерве: { ANY($needs) }
    }
need-type-of =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] одно из этих строений: { ANY($needs) }
    }
need-type-tag =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] одно из этих строений: { ANY($needs) }
    }
need-type-not-tag =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] одно из этих строений: { ANY($needs) }
    }
need-type-lacking = строение, которого у вас ещё нет
need-type-in-stock = строение, оставшееся в запасе
need-type-except = строение другого вида
need-type-of-god = строение бога этого раунда
need-goods-of =
    { COUNT($needs) ->
        [1] { ANY($needs) }
       *[other] одно из этого: { ANY($needs) }
    }
need-goods-owned =
    { $needs ->
        [none] карта вида, который у вас есть
       *[other] одно из этого перед вами: { ANY($needs) }
    }
need-goods-in-stock = карта вида, оставшегося в запасе
need-amount-from = большее число
need-amount-to = меньшее число
need-line-skipped = это действие до платных, которые уже начались
need-line-turn = ваш ход с богом
need-line-moment =
    { $needs ->
        [assault-begins] момент перед броском в битве
        [dice-rolled] момент после броска в битве
        [offerings-begin] момент перед подношениями
        [actions-begin] момент перед первым ходом раунда
        [threat-rolled] момент после броска угрозы
        [gods-laid] момент раскладки богов
        [metropolis-placed] момент размещения метрополии
        [unit-lost] момент потери отряда
        [piece-expires] момент, когда фигурка должна покинуть поле
       *[other] момент, для которого эта карта
    }
need-line-asked = сначала ответ на заданный вопрос
need-condition-option = другая настройка правил
need-condition-god =
    { $needs ->
        [none] ход другого бога
       *[other]
            { COUNT($needs) ->
                [1] ход с божеством: { ANY($needs) }
               *[other] ход с одним из этих богов: { ANY($needs) }
            }
    }
need-condition-exists = то, с чем это можно сделать
need-condition-set =
    { $needs ->
        [none] полный набор строений
       *[other] по одному строению: { LIST($needs) }
    }
need-condition-zone = другие карты в стопке
need-condition-side =
    { $needs ->
        [attacker] битва в роли атакующего
       *[other] битва в роли защитника
    }
need-condition-for = нужная сторона в битве
need-condition-battle =
    { $needs ->
        [land] битва на суше
       *[other] битва на море
    }
need-condition-die = брошенный кубик
need-condition-move = другой вид движения
need-condition-group-has = в группе одно из: { ANY($needs) }
need-condition-by = одна из этих карт: { ANY($needs) }
need-condition-about = другой игрок или бог
need-condition-cause = другая причина потери
need-condition-lost = потеря одного из: { ANY($needs) }
need-condition-at-here = область фигурки этой карты
need-condition-harbour-sea = битва на море, куда выходит строение
need-condition-coast = битва у берега области строения
need-condition-owns = на поле не меньше { $amount }: { ANY($needs) }
need-condition-as-if-captured = захват, который решает игру
need-condition-known = сделанный раньше выбор
need-condition-mode = другой режим игры
need-condition-room-for = такое строение и место для него: { ANY($needs) }
need-condition-receives = доход области
need-condition-own-turn = ваш ход
need-condition-hired-before = карта, взятая в одном из прошлых раундов
need-condition-ending = конец игры
need-condition-cite = то, что говорит правило
need-condition-not = обратное
need-condition-any = одно из условий
need-condition-all = все условия
need-number-option = значение настройки: { $amount }
need-number-counter = { ANY($needs) }: { $amount }
need-number-goods = { ANY($needs) }: { $amount }
need-number-gold = золото: { $amount }
need-number-land-areas = областей суши под контролем: { $amount }
need-number-metropolises = метрополии: { $amount }
need-number-count =
    { $needs ->
        [none] столько подходящих: { $amount }
       *[other] { ANY($needs) }: { $amount }
    }
need-number-half = половина числа: { $amount }
need-number-times = произведение: { $amount }
need-number-sum = сумма: { $amount }
need-number-least = наименьшее число: { $amount }
need-number-symbols = напечатанных символов области: { $amount }
need-number-cornucopias = рогов изобилия в области: { $amount }
need-number-stock = столько осталось в запасе: { $amount }
need-number-by-option = значение настройки: { $amount }
need-number-quantity = значение на поле: { $amount }
need-number-round = раунд { $amount }
need-number-target = метрополий для победы: { $amount }
need-number-roll = бросок { $amount }
need-number-sides = сторон в игре: { $amount }
need-number-printed-place = место среди жетонов у постоянного бога: { $amount }
need-area-not-of = область, владелец которой не: { ANY($needs) }
need-reach-any = путь в другую область
need-reach-coast = морское поле рядом с вашей областью суши
need-reach-sea = морское поле рядом: { ANY($needs) }
need-reach-way = область рядом с этой или связанная с ней вашими флотилиями: { ANY($needs) }
need-reach-on = дальнейший путь, откуда: { ANY($needs) }
need-reach-harbour = морское поле, куда выходит место: { ANY($needs) }
need-card-for-sale = карта, которая продаётся
need-card-full-price = полная цена, без скидок
need-faction-consents = согласие вашего партнёра, который отказался
need-reach-around = эта область или соседняя с ней: { ANY($needs) }
need-not-area-island-of =
    { $needs ->
        [none] область другого острова
       *[other] область другого острова, не того, где: { ANY($needs) }
    }
need-not-area-owner =
    { $needs ->
        [mine] область, которая вам не принадлежит
        [nobody] область, у которой есть владелец
        [rival] область, которая принадлежит вам или никому
       *[other] область другого владельца
    }
need-not-god-above = ни одного бога раньше в очерёдности

## Problems of content: see problems.ftl

