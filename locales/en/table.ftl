### Text of the table in the browser. Every id begins with table-; values in braces are put in by the page.

table-title = Cyclades: a table
table-start-note = Choose an edition and sit down: bots take the seats that stay empty.
table-start = Start page
table-language = Language
table-modules = Edition and expansions
table-players-count = How many seats
table-people = Of them people
table-mode = Way to play
# The modes of our editions, in a list of choices. Others are shown by their ids.
table-mode-free-for-all = each for themselves
table-mode-teams = teams
table-mode-duel = duel
table-mode-two-markers = two markers each
table-your-name = Your name
table-name = Player
table-play-now = Play now
table-again = Take the nearest that works
table-no-link = This link opens nothing
table-connecting = Connecting…
table-reconnect = Connection lost, trying again…
table-lost = Connection lost.
table-lost-note = Nothing was sent: there is no connection.
table-send = Sending…
table-board = Board
table-gods = Gods
table-players = Players
table-log = Log
table-all = all
table-mine = mine
table-battles = battles
table-history = History
table-now = Back to now
# $n (text): the number of the round
table-round = Round { $n }
# $name (text): the player who is asked
table-waiting = Waiting for { $name }
# $n (text): how often a line can still be used in this turn
table-left = { $n } left
table-asked-you = What is asked of you
table-turn-you = It is your turn
table-you = you
table-bot = bot
table-away = away
# $n (text): day and time
table-away-since = away since { $n }
# $n (text): a time span, such as “15 minutes”
table-absence = Absence after which a bot may play without the player’s consent: { $n }
table-absence-never = A bot plays for an absent player only with that player’s consent.
table-nobody = nobody’s
table-land = land
table-sea = sea
table-gold = Gold
table-income = Income
table-metropolises = Metropolises
table-areas = Areas
table-units = In reserve
table-turn-order = Turn order
table-battle = Battle
table-attack = attacks
table-defence = defends
table-price = Price
table-confirm = Confirm
table-back = Back
table-next = Next
table-more = more
table-less = less
# $count (text): how many are not shown
table-target-more = { $count } more
table-refused = What cannot be done now, and why
table-final-dice = Dice follow: this cannot be taken back.
table-final-card = Something is revealed: this cannot be taken back.
table-final-seat = Somebody else is asked next.
table-final-other = Confirm to play this.
table-confirm-note = Always ask before a move is sent
table-undo = Take back
table-undo-ask = Ask to take back
# $name (text): who asks
table-request-undo = { $name } asks to take back. Do you agree?
# $name (text): who asks; $other (text): whose seat it is
table-request-takeover = { $name } proposes that a bot plays for { $other }. Do you agree?
# $name (text): who asks; $other (text): whose seat it is
table-request-back = { $name } proposes that a person plays for { $other } instead of the bot. Do you agree?
table-consent-asked = This needs the consent of the other players. They have been asked.
table-agree = Agree
table-decline = Decline
# $name (text): the winner
table-end-won = { $name } has won.
# $name (text): the winners
table-end-shared = { $name } share the victory.
table-friends = Friends
table-spectator = Somebody who watches
table-link = Link
table-link-new = New link
table-replace-bot = Link for a person
table-takeover = Let a bot play
table-copy = Copy
table-close = Close
table-settings = Settings
table-standing-loss = As defender, lose plain units first without asking me
table-notices = Tell me when it is my turn
table-commitment = Seed, sealed
table-keys = Keys
table-keys-off = Switch single keys off
table-keys-board = go to the next area on the board
table-keys-target = next and previous target
table-keys-confirm = choose
table-keys-why = why not?
table-keys-about = read the area
table-keys-play = confirm the move
table-keys-back = one step back
table-keys-undo = take back
table-keys-history = earlier and later
table-keys-options = gods, players, log
table-keys-help = this list
table-zoom-in = Closer
table-zoom-out = Further away
table-fit = The whole board
table-pile = Open pile
table-face-down = Face down
# $n (text): the ply
table-past = The board after ply { $n }
table-from-here = Play from here
# $name (text): the player who is asked
table-late = { $name } has been asked for longer than was agreed.
table-wait = Wait
table-end-table = End the table
# $name (text): who asks
table-request-end = { $name } proposes to end the game here. Do you agree?
# $name (text): who asks
table-request-thaw = { $name } proposes to go on from the last move that still fits. Do you agree?
table-thaw = Go on from here
table-hint = Hint
# $name (text): what else could be done
table-left-undone = You could still: { $name }.
# $n (text): the ply
table-frozen = This table stands still after ply { $n }: the next move no longer fits the rules of this version.
table-ended = The players have ended this game.
# $count (text): how many
table-watching = watching: { $count }
table-since = Since your last turn
table-earlier = Earlier
table-later = Later
table-menu = Menu
table-keys-number = the first nine answers
table-keys-lines = march, buy, end the turn
table-keys-hint = what a bot would do, where the table allows it
table-standing-windows = Play no card of mine this round without asking me
table-contact = Where to tell me of my turn (mail or web hook)
table-spectators = Who may watch
table-spectators-closed = nobody
table-spectators-link = whoever has the link
table-spectators-link-delayed = whoever has the link, one round behind
table-clock = Time for an answer
table-clock-0 = no clock
table-clock-1 = one day
table-clock-3 = three days
table-clock-7 = seven days
table-hints = Hints are allowed
table-force = units
# $n (text): of a hundred
table-odds = Chance of the attack: { $n } %
# $n (text): the day
table-put-away = Nobody has played here for long: on { $n } this table is put away. Any move keeps it.
# $name (text): a seat; $other (text): another bot
table-bot-late = { $name }: this bot took too long. The bot “{ $other }” plays now.
# $name (text): a seat; $other (text): another bot
table-bot-failed = { $name }: this bot failed. The bot “{ $other }” plays now.
# $name (text): a seat; $other (text): another bot
table-bot-limit = { $name }: this server does not allow this bot. The bot “{ $other }” plays now.
# $name (text): a seat
table-bot-stuck = { $name }: this bot cannot move. The server will try again.
table-sound = A sound when it is my turn
table-forced = No choice: this follows by itself
table-talk = Our talk
table-talk-link = Where you talk while you play (a link, https)
table-turn = Turn
table-export = The whole game, to keep:
table-export-save = Save
table-export-record = Record
# $name (text): who is asked in the turn of another
table-answers = { $name } answers
