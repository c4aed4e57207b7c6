"""A table for people at a terminal: `cyclades play` with human seats, against bots or at one keyboard.

`terminal_session` goes from question to question; `question_texts` puts questions and answers into words, `screen`
draws the board and what lies beside it, `keyboard_input` reads what is typed, `explanations` answers `?`. A person sees
the view of their own seat only; where several sit at one keyboard, a screen is shown between them while the chair is
passed.
"""
