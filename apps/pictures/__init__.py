"""Pictures of boards and positions as SVG, from the geometry of a board and what everybody may see of a game.

`scene` makes plain data of a game or a board, `area_pictures` and `legend` draw it, `board_picture` puts one picture
together and `picture_strip` several. Every text is measured before it is set (`canvas`), so that none is cut off or
covers another. Nothing here knows a unit or a building by name: what it looks like, `symbol_choice` finds in the boxes.
"""
