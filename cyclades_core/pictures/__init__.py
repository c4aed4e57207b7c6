"""Pictures of boards and positions as SVG, from the geometry of a board and what everybody may see of a game.

`scene` makes plain data of a game or a board, `areas` and `legend` draw it, `whole` puts one picture together and
`strip` several. Every text is measured before it is set (`canvas`), so that none is cut off or covers another. Nothing
here knows a unit or a building by name: what it looks like, `symbols` finds in the boxes.
"""
