### Cyklady, pierwsza edycja (2009): nazwy i teksty. Warstwa pod Hadesem i Tytanami.
### Słownictwo tej edycji: Mitologiczny Stwór, budowla, znacznik dobrobytu, płytka, figurka, pole morza, JZ.

## Modules, options and boards

module-legacy = Pierwsza edycja
    .text = Gra z 2009 roku z czterema płytkami bogów, Apollem i siedemnastoma stworami, od dwóch do pięciu graczy.

option-figurine-expiry = Odejście figurek z wysp
    .text = owner-next-turn: figurka zostaje do początku pierwszej tury właściciela w następnym cyklu. next-round: odchodzi, gdy zaczyna się następny cykl.
option-medusa-mode = Meduza
    .text = no-entry: nikt nie może wejść na jej wyspę. no-exit: nikt nie może z niej zejść.
option-card-stock = Zapas kart
    .text = Ile jest kart kapłanów i filozofów: 18 i 17 albo po 16.
option-max-offering = Najwyższa ofiara
    .text = none: ofiary są nieograniczone. 20: nikt nie może złożyć więcej niż 20 JZ.

board-legacy-3 = Mapa dla dwóch i trzech graczy
    .text = Mała mapa: osiem wysp i cztery morskie pola handlu.
board-legacy-4 = Mapa dla czterech graczy
    .text = Średnia mapa: dziesięć wysp i sześć morskich pól handlu.
board-legacy-5 = Mapa dla pięciu graczy
    .text = Duża mapa: trzynaście wysp i sześć morskich pól handlu.

## Words of this edition

-gp = JZ
-creatures = Stwory
-creature-heading = { $number ->
   *[singular] Mitologiczny stwór
    [plural] Mitologiczne stwory
}
-building-heading = { $number ->
   *[singular] Budowla
    [plural] Budowle
}
-creature-deck = { $case ->
   *[nom] talia mitologicznych stworów
    [gen] talii mitologicznych stworów
    [acc] talię mitologicznych stworów
}
-creature-discard = stos kart odrzuconych
-building = { $case ->
   *[nom] budowla
    [gen] budowli
}
-which-building = { $case ->
   *[nom] Która budowla
    [acc] Którą budowlę
}
-figure = { $case ->
   *[nom] figurka
    [acc] figurkę
}
-prosperity-token = znacznik dobrobytu

# $area (id), $count (number)
event-prosperity-placed = { $count ->
    [one] Znacznik dobrobytu trafia do obszaru { NAME($area) }.
    [few] { $count } znaczniki dobrobytu trafiają do obszaru { NAME($area) }.
   *[many] { $count } znaczników dobrobytu trafia do obszaru { NAME($area) }.
}

# $area (id), $count (number)
event-prosperity-taken = { $count ->
    [one] Z obszaru { NAME($area) } znika znacznik dobrobytu.
    [few] Z obszaru { NAME($area) } znikają { $count } znaczniki dobrobytu.
   *[many] Z obszaru { NAME($area) } znika { $count } znaczników dobrobytu.
}

# $figurine-expiry (option: owner-next-turn or next-round)
note-figurine = { $figurine-expiry ->
    [next-round] Figurka zostaje do początku następnego cyklu.
   *[owner-next-turn] Figurka zostaje do twojej pierwszej tury w następnym cyklu.
}

# $partner-targets (option: true or false)
note-partner = { PLAYED("titans/board") ->
    [true] { $partner-targets ->
        [true] {" "}W drużynach celem może być też partner.
       *[false] {" "}W drużynach celem nigdy nie jest partner.
    }
   *[fal