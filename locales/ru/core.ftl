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
line-buy = Купить карту
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
refusal-no-target = Это не может быть целью.
# $what (unit, goods or building, or none)
refusal-nothing-left =
    { $what ->
        [none] Запас исчерпан.
       *[other] Запас исчерпан: { NAME($what) }.
    }
# $by (id of what forbids it: card, piece, god, building; none: a rule)
refusal-forbidden =
    { $by ->
        [none] Это запрещает правило.
       *[other] Это запрещает: { NAME($by) }.
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
        [none] Это вне досягаемости.
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
       *[other] Это место уже занято: { NAME($by) }.
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
               *[other] Количество должно быть от { $least } до { $most }.
            }
       *[other] Здесь не больше { $most }: { NAME($what) }.
    }
refusal-not-now = Сейчас это невозможно.
# $by (id: card, or none)
refusal-condition =
    { $by ->
        [none] Условие не выполнено.
       *[other] Условие не выполнено: { NAME($by) }.
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

## Problems of content: see problems.ftl

