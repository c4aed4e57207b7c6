"""The engine: all that runs a game, with the standard library alone.

base        value types, errors and limits; no rule is known there
state       what a game is at one moment
rules       questions and changes that ask nobody
operations  what each verb of content asks, and which rule it calls
machine     runs programs of operations until a decision is needed
"""
