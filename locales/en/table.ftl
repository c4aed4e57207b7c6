### Text of the table in the browser. Every id begins with table-; values in braces are put in by the page.

table-title = Cyclades: a table
table-start-note = Choose an edition and sit down: bots take the seats that stay empty.
table-start = Start page
table-language = Language
table-modules = Edition and expansions
table-players-count = How many seats
table-people = Human players
table-mode = Game mode
# The modes of our editions, in a list of choices. Others are shown by their ids.
table-mode-free-for-all = each for themselves
table-mode-teams = teams
table-mode-duel = duel
table-mode-two-markers = two markers each
table-your-name = Your name
table-name = Player
table-play-now = Play now
table-again = Use the nearest that works
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
# A label. The choices are time spans, such as “15 minutes”, and the next message.
table-absence-choice = A bot may play for an absent player after
table-absence-consent = only with the player’s consent
table-absence-note = When a player has been away for this long, the others can let a bot play instead. The player takes the seat back at any time. This cannot be changed later.
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
table-final-dice = Dice follow: this cannot be undone.
table-final-card = Something is revealed: this cannot be undone.
table-final-seat = Another player answers next.
table-final-other = Confirm to play this.
table-confirm-note = Always ask before a move is sent
table-undo = Undo
table-undo-ask = Ask to undo
# $name (text): who asks
table-request-undo = { $name } asks to undo. Do you agree?
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
table-spectator = Spectator
table-link = Link
table-link-new = New link
table-replace-bot = Link for a person
table-takeover = Let a bot play
table-bot-for-you = A bot plays for you.
table-seat-back = Take the seat back
table-copy = Copy
table-close = Close
# $n (text): the number of the team
table-team = Team { $n }
# $name (text): a god or a card
table-read = Read { $name }
table-choose = Choose
table-options = Board and options
# The board that the rules use for this number of players.
table-usual = the usual one
table-failed = This did not work. Wait a moment and try again.
table-wrong-name = Choose another name: it must be readable, and no other player may have it.
table-wrong-contact = This server cannot send anything to that address.
table-wrong-link = The link to a chat must begin with https://.
table-no-link-note = It is old or incomplete, or the table is gone. Ask the host of the table for a new link.
table-closed-note = The host does not let spectators in.
table-copied = Copied
table-copy-failed = This browser does not let the page copy. Select the link and copy it yourself.
# $name (text): whose link it is
table-link-new-note = { $name }: the old link stops working at once, and the page that uses it is closed. Make a new link?
table-end-note = If all others agree, the game ends here without a winner. Ask them?
# $name (text): who
table-log-undone = Undone by { $name }.
# $name (text): who
table-log-redone = Brought back by { $name }.
# $name (text): what came to light, such as “dice were rolled”
table-undo-revealed = since then, { $name }
# Ends the sentence “since then, …”, as do the next five.
table-revealed-dice = dice were rolled
table-revealed-shuffle = something was shuffled
table-revealed-card = a card was turned up
table-revealed-gods = the gods were laid out
table-revealed-gold = hidden gold became known
table-revealed-secret = a secret card was shown
table-pending-undo = You have asked to undo.
# $other (text): whose seat it is
table-pending-takeover = You have proposed that a bot plays for { $other }.
# $other (text): whose seat it is
table-pending-back = You have proposed that a person plays for { $other } instead of the bot.
table-pending-end = You have proposed to end the game here.
table-pending-thaw = You have proposed to resume.
table-withdraw = Withdraw
table-withdrawn = You have withdrawn your request.
table-declined-undo = Your request to undo was declined.
# $other (text): whose seat it is
table-declined-takeover = Your proposal was declined: no bot plays for { $other }.
# $other (text): whose seat it is
table-declined-back = Your proposal was declined: the bot still plays for { $other }.
table-declined-end = Your proposal was declined: the game continues.
table-declined-thaw = Your proposal was declined: the table stays paused.
table-expired = Your request has expired: not everyone has answered in time.
table-end-won-you = You have won!
# $name (text): the others who have won
table-end-shared-you = You have won, together with { $name }.
# $name (text): the player who had to answer then
table-past-asked = { $name } had to answer then.
table-past-you = You had to answer then.
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
table-keys-undo = undo
table-keys-history = earlier and later
table-keys-options = gods, players, log
table-keys-help = this list
table-zoom-in = Closer
table-zoom-out = Further away
table-fit = The whole board
table-pile = Open pile
table-face-down = Face down
# of a hero or creature in front of a player
table-fresh = since this round
# $n (text): the ply
table-past = The board after move { $n }
table-from-here = Play from here
# $name (text): the player who is asked
table-late = { $name } has been asked for longer than was agreed.
table-wait = Wait
table-end-table = End the table
# $name (text): who asks
table-request-end = { $name } proposes to end the game here. Do you agree?
# $name (text): who asks
table-request-thaw = { $name } proposes to resume from the last move that still fits. Do you agree?
table-thaw = Resume from here
table-hint = Hint
# $name (text): what else could be done
table-left-undone = You could still: { $name }.
# $n (text): the ply
table-frozen = This table is paused after move { $n }: the next move no longer fits the rules of this version.
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
table-contact = Where to notify me of my turn (mail or web hook)
table-spectators = Who may watch
table-spectators-closed = no one
table-spectators-link = anyone with the link
table-spectators-link-delayed = anyone with the link, one round behind
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
table-put-away = No one has played here for a long time: on { $n } this table is archived. Any move keeps it.
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
table-talk = Chat
table-talk-link = Link to your chat (https)
table-turn = Turn
table-export = The whole game, to keep:
table-export-save = Save
table-export-record = Record
# $name (text): who is asked in the turn of another
table-answers = { $name } answers
