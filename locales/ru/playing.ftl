### Words of a game that people play at a terminal: `cyclades play` with human seats. What begins with / or stands for
### a key (?, !, b) stays as it is typed.

# $question (text), $begun (text or none): what was answered of the clause so far, $cite (text or none): the rule
playing-question =
    { $begun ->
        [none] { $question }
       *[other] { $begun }: { $question }
    }{ $cite ->
        [none] { "" }
       *[other] { " " }({ $cite })
    }
# The question about an amount after the other half of an answer, such as the god of an offering
playing-how-much = Сколько?
# $what, $where (texts): units and the area they stand in
playing-there = { $what }, { $where }
# $price, $least (numbers): what it costs, and what that may come down to
playing-price =
    { $least ->
        [same] { $price } { -gp }
       *[other] { $price } { -gp } (не меньше { $least })
    }
# $amounts (text): what may be offered
playing-amounts = предложить { $amounts }
# $left (number): how often it can still be done
playing-left = осталось { $left }
# $areas (text): names of the areas around
playing-near = Рядом: { $areas }
# $name (text): as it was typed
playing-unknown-thing = Здесь ничто не называется «{ $name }».
# $cite (text): the number of a rule
playing-rule = Правило { $cite }: ? { $cite }
# Nobody holds the area
playing-nobody = никто
# $count (number)
playing-free-sites = свободные места: { $count }
# $count (number)
playing-cornucopias = рога изобилия: { $count }
# $round (number), $phase (id)
playing-heading =
    { $phase ->
        [none] Подготовка
       *[other] Раунд { $round }: { NAME($phase) }
    }
# $card (id), $price (number)
playing-for-sale = { NAME($card) }: { $price } { -gp }
# $gods (ids: gods): they lie face down.
playing-face-down = Лицом вниз: { LIST($gods) }
# $player (id), $gold (number or none): hidden, $income, $metropolises (numbers)
playing-player =
    { NAME($player) }: { $gold ->
        [none] ? { -gp }
       *[other] { $gold } { -gp }
    }, +{ $income }, метрополии { $metropolises }
# Below the map; the signs stay as they are. $buildings (text): letters and names of buildings
playing-signs = A2 суша с 2 формированиями, a2 море с 2 формированиями, ## ничья суша, точка — открытое море, ! — фигурка; ниже: { $buildings }, * рог изобилия.
# Between two people at one keyboard: $seat (text)
playing-chair = Очередь игрока { $seat }: садитесь, и пусть никто не смотрит. Enter — дальше.
# Before what is typed: $seat (text), $gold (number or none)
playing-prompt =
    { $gold ->
        [none] { $seat }
       *[other] { $seat }, { $gold } { -gp }
    }>
# $count (number): answers that are not listed
playing-more = и ещё { $count }: введите ответ или нажмите Tab, чтобы их увидеть
# A line of the menu that cannot be chosen now: $what, $why (texts)
playing-refused = - { $what }: { $why }
playing-final-dice = Будут брошены кубики.
playing-final-card = Будет открыта карта.
playing-final-seat = Затем отвечает кто-то другой.
playing-final-other = Это нельзя взять назад.
# $clause (text): notation, $price (number)
playing-clause =
    { $price ->
        [0] { $clause }.
       *[other] { $clause }, за { $price } { -gp }.
    }
# Before what is typed; b stays as it is
playing-confirm = Enter — сыграть, b — назад>
# Before what is typed; b stays as it is
playing-resign-confirm = Enter — сдаться, b — назад>
# Answers to: why not?
playing-allowed = Это разрешено.
# $command (text): as it was typed
playing-unknown-command = Команды «{ $command }» нет; /help перечислит их.
# $seat (text), $bot (text): the spec of a bot
playing-handed = Теперь за игрока { $seat } играет бот «{ $bot }».
# $seat (text), $bot (text): the spec of a bot
playing-resigned = Игрок { $seat } сдаётся; дальше играет бот «{ $bot }».
playing-undone = Взято назад.
playing-undo-others = С тех пор ответил кто-то другой.
playing-undo-nothing = Вы ещё ничего не сыграли, брать назад нечего.
# $file (text)
playing-saved = Сохранено: { $file }
# $file (text), $reason (text): the words of the system
playing-not-saved = Не сохранено: { $file }: { $reason }
# $command (text): what to type
playing-resume = Чтобы продолжить: { $command }
# $extra (text): what to install in brackets
playing-plain-input = Для автодополнения и истории ввода: pip install "cyclades-engine[{ $extra }]"
# Below /help; what begins with a sign stays as it is
playing-help = Отвечайте номером или введите ответ либо весь ход; Tab дополняет, стрелки возвращают введённое. b — на шаг назад. ? объясняет вопрос, ? и название — карту, строение, область или правило (? L9.1); ! и ответ говорит, почему нельзя.
playing-help-map = /map: поле и всё, что лежит рядом
playing-help-areas = /areas: каждая область словами
playing-help-undo = /undo: взять назад свой последний ход, если с тех пор ничего не открылось
playing-help-save = /save ФАЙЛ: сохранить игру
playing-help-bot = /bot SPEC: пусть за вас играет бот
playing-help-resign = /resign: сдаться; дальше играет бот
playing-help-help = /help: эти строки
playing-help-quit = /quit: сохранить и выйти
