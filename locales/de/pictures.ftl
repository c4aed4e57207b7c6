### Wörter auf Bildern: die Legende neben einem Spielplan.
### Noch von niemandem mit Deutsch als Muttersprache gelesen: Verbesserungen sind willkommen (wants a native reader).

# Below the title: $round (number), $phase (id)
picture-round = Zyklus { $round }: { NAME($phase) }
# In place of it, before the first cycle
picture-setup = Aufbau
# Below the name of a player, small: $areas, $income, $metropolises (numbers)
picture-player = { cli-column-areas }{ "\u00A0" }{ $areas }, { cli-column-income }{ "\u00A0" }{ $income }, { cli-column-metropolises }{ "\u00A0" }{ $metropolises }
# Beside a token that shows the number 2: $unit (id)
picture-counted = { UNIT($unit, 2) }
picture-site = Bauplatz
picture-cornucopia = Füllhorn
