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
playing-how-much = How much?
# $what, $where (texts): units and the area they stand in
playing-there = { $what }, { $where }
# $price, $least (numbers): what it costs, and what that may come down to
playing-price =
    { $least ->
        [same] { $price } { -gp }
       *[other] { $price } { -gp } (at least { $least })
    }
# $amounts (text): what may be offered
playing-amounts = offer { $amounts }
# $left (number): how often it can still be done
playing-left = { $left } left
# $areas (text): names of the areas around
playing-near = Next to it: { $areas }
# $name (text): as it was typed
playing-unknown-thing = Nothing here is called “{ $name }”.
# $cite (text): the number of a rule
playing-rule = Rule { $cite }: ? { $cite }
# Nobody holds the area
playing-nobody = nobody
# $count (number)
playing-free-sites = free sites: { $count }
# $count (number)
playing-cornucopias = cornucopias: { $count }
# $round (number), $phase (id)
playing-heading =
    { $phase ->
        [none] Setup
       *[other] Cycle { $round }: { NAME($phase) }
    }
# $card (id), $price (number)
playing-for-sale = { NAME($card) }: { $price } { -gp }
# $gods (ids: gods): they lie face down.
playing-face-down = Face down: { LIST($gods) }
# $player (id), $gold (number or none): hidden, $income, $metropolises (numbers)
playing-player =
    { NAME($player) }: { $gold ->
        [none] ? { -gp }
       *[other] { $gold } { -gp }
    }, +{ $income }, metropolises { $metropolises }
# Below the map; the signs stay as they are. $buildings (text): letters and names of buildings
playing-signs = A2 land with 2 units, a2 sea with 2 units, ## land of nobody, a dot open sea, ! a figure; below: { $buildings }, * cornucopia.
# Between two people at one keyboard: $seat (text)
playing-chair = { $seat } is asked: sit down, and let nobody look. Enter goes on.
# Before what is typed: $seat (text), $gold (number or none)
playing-prompt =
    { $gold ->
        [none] { $seat }
       *[other] { $seat }, { $gold } { -gp }
    }>
# $count (number): answers that are not listed
playing-more = and { $count } more: type one, or Tab for what there is
# A line of the menu that cannot be chosen now: $what, $why (texts)
playing-refused = - { $what }: { $why }
playing-final-dice = The dice will be rolled.
playing-final-card = A card will be turned up.
playing-final-seat = Then somebody else is asked.
playing-final-other = It cannot be taken back.
# $clause (text): notation, $price (number)
playing-clause =
    { $price ->
        [0] { $clause }.
       *[other] { $clause }, for { $price } { -gp }.
    }
# Before what is typed; b stays as it is
playing-confirm = Enter plays it, b goes back>
# Before what is typed; b stays as it is
playing-resign-confirm = Enter resigns, b goes back>
# Answers to: why not?
playing-allowed = This is allowed.
# $command (text): as it was typed
playing-unknown-command = There is no command “{ $command }”; /help lists them.
# $seat (text), $bot (text): the spec of a bot
playing-handed = { $seat } is played by the bot “{ $bot }” from now on.
# $seat (text), $bot (text): the spec of a bot
playing-resigned = { $seat } resigns; the bot “{ $bot }” plays on.
playing-undone = Taken back.
playing-undo-others = Somebody else has answered since.
playing-undo-nothing = You have played nothing yet that could be taken back.
# $file (text)
playing-saved = Saved: { $file }
# $file (text), $reason (text): the words of the system
playing-not-saved = Not saved: { $file }: { $reason }
# $command (text): what to type
playing-resume = To go on: { $command }
# $extra (text): what to install in brackets
playing-plain-input = For completion and history: pip install "cyclades-engine[{ $extra }]"
# Below /help; what begins with a sign stays as it is
playing-help = Answer with a number, or type an answer or a whole clause; Tab completes, arrows bring back what was typed. b goes one step back. ? explains the question, ? and a name a card, building, area or rule (? L9.1); ! and an answer says why not.
playing-help-map = /map: the board and all that lies beside it
playing-help-areas = /areas: every area in words
playing-help-undo = /undo: take back your last clause, where nothing was revealed since
playing-help-save = /save FILE: save the game
playing-help-bot = /bot SPEC: let a bot play your seat
playing-help-resign = /resign: give up; a bot plays on
playing-help-help = /help: these lines
playing-help-quit = /quit: save and leave
