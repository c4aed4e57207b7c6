### Words of pictures: the legend beside a board.

# Below the title: $round (number), $phase (id)
picture-round = Cykl { $round }: { NAME($phase) }
# In place of it, before the first cycle
picture-setup = Przygotowanie gry
# Below the name of a player, small: $areas, $income, $metropolises (numbers)
picture-player = { cli-column-areas }{ "\u00A0" }{ $areas }, { cli-column-income }{ "\u00A0" }{ $income }, { cli-column-metropolises }{ "\u00A0" }{ $metropolises }
# Beside a token that shows the number 2: $unit (id)
picture-counted = { UNIT($unit, 2) }
picture-site = pole budowy
picture-cornucopia = róg obfitości
