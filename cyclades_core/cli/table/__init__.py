"""A table for people at a terminal: `cyclades play` with human seats, against bots or at one keyboard.

`session` goes from question to question; `wording` puts questions and answers into words, `screen` draws the board and
what lies beside it, `keyboard` reads what is typed, `explaining` answers `?`. A person sees the view of their own seat
only; where several sit at one keyboard, a screen is shown between them while the chair is passed.
"""
