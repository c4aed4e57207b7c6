"""Doors for researchers' tools, each in a module of its own that needs its library: see docs/research.md.

| module | for | extra |
|---|---|---|
| `cyclades_research.aec` | PettingZoo: all seats in turn | research |
| `cyclades_research.single` | Gymnasium: one seat against bots | research |
| `cyclades_research.many` | Gymnasium: many games at once, in several processes | research |
| `cyclades_research.spiel` | OpenSpiel: the game `python_cyclades` | openspiel |

What they have in common (observations, actions, rewards) is `cyclades_core.research`, which needs no library.
"""
