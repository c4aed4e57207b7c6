"""Changes to a file of messages that touch nothing else: comments, order and blank lines stay as they are."""

from __future__ import annotations

from fluent.syntax import ast

from .fluent_layout import canonical
from .message_catalogue import Entry, LocaleFile, start_of


def with_entries(file: LocaleFile, english: LocaleFile, entries: dict[str, Entry]) -> str:
    """The text of a file with these entries in it: in place of the old ones, of what was left to do, or after the
    entry that comes before them in English."""
    text = file.text
    edits: list[tuple[int, int, str]] = []
    for key in [key for key in entries if key in file.entries]:
        old = file.entries[key]
        assert old.span is not None
        end = int(old.span.end)
        edits.append((start_of(old), end, canonical(entries[key]) + ("\n" if text[end - 1 : end] == "\n" else "")))
    waiting = file.todos
    for key in [key for key in entries if key not in file.entries and key in waiting]:
        start, end = waiting[key]
        edits.append((start, end, canonical(entries[key])))
    for start, end, words in sorted(edits, reverse=True):
        text = text[:start] + words + text[end:]
    order = [
        *(key for key in english.entries if key in entries),
        *(key for key in entries if key not in english.entries),
    ]
    new = {key: canonical(entries[key]) for key in order if key not in file.entries and key not in waiting}
    return _with_new(LocaleFile(file.folder, file.lang, file.layer, text), english, new) if new else text


def _with_new(file: LocaleFile, english: LocaleFile, new: dict[str, str]) -> str:
    """The text of a file with new entries behind their English predecessors, in their groups."""
    slots: dict[int, list[str]] = {}
    where: dict[str, int] = {}
    tail: dict[str, list[str]] = {}
    order = list(english.entries)
    for key, text in new.items():
        group = english.groups.get(key, "")
        before = order[: order.index(key)] if key in order else order
        near = [each for each in before if english.groups.get(each, "") == group]
        at = next(
            (where.get(each, _end_of(file, each)) for each in reversed(near) if each in where or each in file.entries),
            None,
        )
        at = _head_of(file, group) if at is None else at
        if at is None:
            tail.setdefault(group, []).append(text)
        else:
            where[key] = at
            slots.setdefault(at, []).append(text)
    text = file.text
    for at in sorted(slots, reverse=True):
        text = _put(text, at, slots[at])
    for group, texts in tail.items():
        head = "".join(f"## {line}".rstrip() + "\n" for line in group.split("\n")) + "\n" if group else ""
        text = text.rstrip("\n") + ("\n\n" if text.strip() else "") + head + "\n".join(texts) + "\n"
    return text


def _end_of(file: LocaleFile, key: str) -> int:
    """Where the last line of an entry ends, its break aside; 0 if there is no such entry."""
    span = file.entries[key].span if key in file.entries else None
    end = int(span.end) if span is not None else 0
    return end - 1 if end and file.text[end - 1 : end] == "\n" else end


def _head_of(file: LocaleFile, group: str) -> int | None:
    """Where a group begins: behind its comment; without a group behind the comments at the head of the file."""
    end: int | None = 0 if not file.text.strip() and not group else None
    for item in file.resource.body:
        assert item.span is not None
        if isinstance(item, ast.GroupComment):
            if group and (item.content or "") == group:
                return int(item.span.end)
            if not group:
                break
        elif not group and isinstance(item, ast.ResourceComment):
            end = int(item.span.end)
    return end


def _put(text: str, at: int, new: list[str]) -> str:
    """Put entries behind an offset: on lines of their own, with an empty one behind a comment of a group or file."""
    before, after = text[:at], text[at:]
    line = before.rstrip("\n").rpartition("\n")[2]
    gap = "" if not before.strip() else "\n\n" if line.startswith("##") else "\n"
    return before.rstrip("\n") + gap + "\n".join(new) + (after if after.startswith("\n") else "\n" + after)
