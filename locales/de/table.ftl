### Texte des Tisches im Browser. Jede Kennung beginnt mit table-; Werte in Klammern setzt die Seite ein.
### Noch von niemandem mit Deutsch als Muttersprache gelesen: Verbesserungen sind willkommen (wants a native reader).

table-title = Cyclades: ein Tisch
table-start-note = Wähle eine Ausgabe und setz dich: Freie Plätze übernehmen Bots.
table-start = Startseite
table-language = Sprache
table-modules = Ausgabe und Erweiterungen
table-players-count = Wie viele Plätze
table-people = Davon Menschen
table-mode = Spielmodus
# The modes of our editions, in a list of choices. Others are shown by their ids.
table-mode-free-for-all = jeder für sich
table-mode-teams = Teams
table-mode-duel = Duell
table-mode-two-markers = zwei Marker pro Person
table-your-name = Dein Name
table-name = Spieler
table-play-now = Jetzt spielen
table-again = Das Nächste nehmen, das geht
table-no-link = Dieser Link öffnet nichts
table-connecting = Verbinde …
table-reconnect = Verbindung verloren, neuer Versuch …
table-lost = Verbindung verloren.
table-lost-note = Nichts wurde gesendet: Es gibt keine Verbindung.
table-send = Sende …
table-board = Spielplan
table-gods = Götter
table-players = Mitspieler
table-log = Verlauf
table-all = alles
table-mine = meines
table-battles = Schlachten
table-history = Rückblick
table-now = Zurück zum Jetzt
# $n (text): the number of the round
table-round = Runde { $n }
# $name (text): the player who is asked
table-waiting = { $name } ist gefragt
table-left = noch { $n }
table-asked-you = Was du gefragt bist
table-turn-you = Du bist am Zug
table-you = du
table-bot = Bot
table-away = abwesend
table-away-since = abwesend seit { $n }
table-absence = Abwesenheit, nach der ein Bot ohne Zustimmung spielen darf: { $n }
table-absence-never = Für Abwesende spielt nur mit deren Zustimmung ein Bot.
table-absence-choice = Für Abwesende darf ein Bot spielen nach
table-absence-consent = nur mit deren Zustimmung
table-absence-note = Ist jemand so lange abwesend, können die anderen stattdessen einen Bot spielen lassen. Der Platz kann jederzeit wieder übernommen werden. Später lässt sich das nicht mehr ändern.
table-nobody = niemandes
table-land = Land
table-sea = See
table-gold = Gold
table-income = Einkommen
table-metropolises = Metropolen
table-areas = Gebiete
table-units = Im Vorrat
table-turn-order = Zugreihenfolge
table-battle = Schlacht
table-attack = greift an
table-defence = verteidigt
table-price = Preis
table-confirm = Bestätigen
table-back = Zurück
table-next = Weiter
table-more = mehr
table-less = weniger
# $count (text): how many are not shown
table-target-more = { $count } weitere
table-refused = Was jetzt nicht geht, und warum
table-final-dice = Es wird gewürfelt: Das lässt sich nicht zurücknehmen.
table-final-card = Etwas wird aufgedeckt: Das lässt sich nicht zurücknehmen.
table-final-seat = Danach ist jemand anders gefragt.
table-final-other = Bestätige, um dies zu spielen.
table-confirm-note = Immer fragen, bevor ein Zug gesendet wird
table-undo = Zurücknehmen
table-undo-ask = Um Zurücknahme bitten
# $name (text): who asks
table-request-undo = { $name } bittet um Zurücknahme. Stimmst du zu?
# $name (text): who asks; $other (text): whose seat it is
table-request-takeover = { $name } schlägt vor, dass ein Bot für { $other } spielt. Stimmst du zu?
table-request-back = { $name } schlägt vor, dass statt des Bots ein Mensch für { $other } spielt. Stimmst du zu?
table-consent-asked = Dem müssen die anderen zustimmen. Sie sind gefragt worden.
table-agree = Zustimmen
table-decline = Ablehnen
# $name (text): the winner
table-end-won = { $name } hat gewonnen.
# $name (text): the winners
table-end-shared = { $name } teilen sich den Sieg.
table-friends = Freunde
table-spectator = Zuschauer
table-link = Link
table-link-new = Neuer Link
table-replace-bot = Link für einen Menschen
table-takeover = Einen Bot spielen lassen
table-bot-for-you = Ein Bot spielt für dich.
table-seat-back = Platz wieder einnehmen
table-copy = Kopieren
table-close = Schließen
# $n (text): the number of the team
table-team = Team { $n }
# $name (text): a god or a card
table-read = { $name } lesen
table-choose = Wählen
table-options = Plan und Optionen
# The board that the rules use for this number of players.
table-usual = der übliche
table-failed = Das hat nicht geklappt. Warte einen Moment und versuche es noch einmal.
table-wrong-name = Wähle einen anderen Namen: Er muss lesbar sein, und niemand sonst darf ihn haben.
table-wrong-contact = An diese Adresse kann dieser Server nichts senden.
table-wrong-link = Der Link zum Chat muss mit https:// beginnen.
table-no-link-note = Er ist alt oder unvollständig, oder es gibt den Tisch nicht mehr. Bitte den Gastgeber um einen neuen Link.
table-closed-note = Der Gastgeber lässt niemanden zusehen.
table-copied = Kopiert
table-copy-failed = Dieser Browser lässt die Seite nicht kopieren. Markiere den Link und kopiere ihn selbst.
# $name (text): whose link it is
table-link-new-note = { $name }: Der alte Link gilt sofort nicht mehr, und die Seite, die ihn nutzt, wird geschlossen. Neuen Link erzeugen?
table-end-note = Wenn alle anderen zustimmen, endet die Partie hier ohne Sieg. Sie fragen?
# $name (text): who
table-log-undone = Zurückgenommen von { $name }.
# $name (text): who
table-log-redone = Wiederhergestellt von { $name }.
# $name (text): what came to light, such as “dice were rolled”
table-undo-revealed = seitdem: { $name }
# Ends the sentence “since then, …”, as do the next five.
table-revealed-dice = es wurde gewürfelt
table-revealed-shuffle = es wurde gemischt
table-revealed-card = eine Karte wurde aufgedeckt
table-revealed-gods = die Götter wurden ausgelegt
table-revealed-gold = verborgenes Gold wurde bekannt
table-revealed-secret = eine geheime Karte wurde gezeigt
table-pending-undo = Du hast um Zurücknahme gebeten.
# $other (text): whose seat it is
table-pending-takeover = Du hast vorgeschlagen, dass ein Bot für { $other } spielt.
table-pending-back = Du hast vorgeschlagen, dass statt des Bots ein Mensch für { $other } spielt.
table-pending-end = Du hast vorgeschlagen, die Partie hier zu beenden.
table-pending-thaw = Du hast vorgeschlagen weiterzuspielen.
table-withdraw = Zurückziehen
table-withdrawn = Du hast deine Anfrage zurückgezogen.
table-declined-undo = Deine Bitte um Zurücknahme wurde abgelehnt.
# $other (text): whose seat it is
table-declined-takeover = Dein Vorschlag wurde abgelehnt: Für { $other } spielt kein Bot.
table-declined-back = Dein Vorschlag wurde abgelehnt: Für { $other } spielt weiter der Bot.
table-declined-end = Dein Vorschlag wurde abgelehnt: Die Partie geht weiter.
table-declined-thaw = Dein Vorschlag wurde abgelehnt: Der Tisch bleibt angehalten.
table-expired = Deine Anfrage ist abgelaufen: Nicht alle haben rechtzeitig geantwortet.
table-end-won-you = Du hast gewonnen!
# $name (text): the others who have won
table-end-shared-you = Du hast gewonnen, zusammen mit { $name }.
# $name (text): the player who had to answer then
table-past-asked = Damals war { $name } gefragt.
table-past-you = Damals warst du gefragt.
table-settings = Einstellungen
table-standing-loss = Verliere als Verteidiger einfache Einheiten zuerst, ohne mich zu fragen
table-notices = Sag mir, wenn ich am Zug bin
table-commitment = Startwert, versiegelt
table-keys = Tasten
table-keys-off = Einzelne Tasten abschalten
table-keys-board = zum nächsten Gebiet auf dem Plan
table-keys-target = nächstes und voriges Ziel
table-keys-confirm = wählen
table-keys-why = warum nicht?
table-keys-about = das Gebiet lesen
table-keys-play = den Zug bestätigen
table-keys-back = einen Schritt zurück
table-keys-undo = zurücknehmen
table-keys-history = früher und später
table-keys-options = Götter, Mitspieler, Verlauf
table-keys-help = diese Liste
table-zoom-in = Näher
table-zoom-out = Weiter weg
table-fit = Der ganze Plan
table-pile = Offener Stapel
table-face-down = Verdeckt
# of a hero or creature in front of a player
table-fresh = seit dieser Runde
# $n (text): the ply
table-past = Der Plan nach Halbzug { $n }
table-from-here = Von hier spielen
# $name (text): the player who is asked
table-late = { $name } ist länger gefragt, als vereinbart war.
table-wait = Warten
table-end-table = Den Tisch beenden
# $name (text): who asks
table-request-end = { $name } schlägt vor, das Spiel hier zu beenden. Stimmst du zu?
# $name (text): who asks
table-request-thaw = { $name } schlägt vor, vom letzten Zug an weiterzuspielen, der noch passt. Stimmst du zu?
table-thaw = Von hier weiter
table-hint = Hinweis
# $name (text): what else could be done
table-left-undone = Du könntest noch: { $name }.
# $n (text): the ply
table-frozen = Dieser Tisch ist nach Halbzug { $n } angehalten: Der nächste Zug passt nicht mehr zu den Regeln dieser Version.
table-ended = Dieses Spiel wurde gemeinsam beendet.
# $count (text): how many
table-watching = sehen zu: { $count }
table-since = Seit deinem letzten Zug
table-earlier = Früher
table-later = Später
table-menu = Menü
table-keys-number = die ersten neun Antworten
table-keys-lines = marschieren, kaufen, Zug beenden
table-keys-hint = was ein Bot täte, wo der Tisch es erlaubt
table-standing-windows = Spiele in dieser Runde keine meiner Karten, ohne mich zu fragen
table-contact = Wo ich erfahre, dass ich am Zug bin (E-Mail oder Webhook)
table-spectators = Wer zusehen darf
table-spectators-closed = niemand
table-spectators-link = wer den Link hat
table-spectators-link-delayed = wer den Link hat, eine Runde später
table-clock = Zeit für eine Antwort
table-clock-0 = keine Uhr
table-clock-1 = ein Tag
table-clock-3 = drei Tage
table-clock-7 = sieben Tage
table-hints = Hinweise sind erlaubt
table-force = Einheiten
# $n (text): of a hundred
table-odds = Chance des Angriffs: { $n } %
# $n (text): the day
table-put-away = Hier hat lange niemand gespielt: am { $n } wird dieser Tisch archiviert. Jeder Zug erhält ihn.
# $name (text): a seat; $other (text): another bot
table-bot-late = { $name }: Dieser Bot hat zu lange gebraucht. Jetzt spielt der Bot „{ $other }“.
# $name (text): a seat; $other (text): another bot
table-bot-failed = { $name }: Dieser Bot hat versagt. Jetzt spielt der Bot „{ $other }“.
# $name (text): a seat; $other (text): another bot
table-bot-limit = { $name }: Dieser Server erlaubt diesen Bot nicht. Jetzt spielt der Bot „{ $other }“.
# $name (text): a seat
table-bot-stuck = { $name }: Dieser Bot kann nicht ziehen. Der Server versucht es wieder.
table-sound = Ein Ton, wenn ich am Zug bin
table-forced = Keine Wahl: das folgt von selbst
table-talk = Chat
table-talk-link = Link zu eurem Chat (https)
table-turn = Am Zug
table-export = Die ganze Partie zum Behalten:
table-export-save = Spielstand
table-export-record = Aufzeichnung
# $name (text): who is asked in the turn of another
table-answers = { $name } antwortet
