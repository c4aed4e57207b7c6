"""Terms of the glossary in texts: a translation says them where its English does, or says why not."""

from __future__ import annotations

from pathlib import Path

import pytest

from cyclades_apps.translation.message_catalogue import MessageCatalog, own_folder
from cyclades_apps.translation.printed_names import read_glossary
from cyclades_apps.translation.term_checks import term_findings
from cyclades_apps.translation.translation_checks import check

ROOT = Path(__file__).resolve().parents[3]
FACTS = """
[[term]]
id = "raft"
en = 'rafts?'
pl = 'tratw'

[[term]]
id = "oar"
en = 'oars?'
files = ["other"]
pl = 'wios[lł]'
"""
ENGLISH = (
    "god-wind = Wind\n    .text = Two rafts.\nb = { $raft } and “a raft” and raft-oar\nc = oars of Wind\nd = Raft\n"
)
POLISH = (
    "god-wind = { $case ->\n   *[nom] Wiatr\n    [gen] Wiatru\n}\n    .text = Dwie tratwy.\nb = x\nc = wiatru\nd = x\n"
)


def codes(folder: Path, **files: str) -> list[tuple[str, str]]:
    for name, text in files.items():
        path = folder / (name.replace("__", "/") + (".toml" if name == "glossary" else ".ftl"))
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    read_glossary.cache_clear()
    found = [each for each in check(MessageCatalog.at(folder), "pl") if each.code == "term-missing"]
    return [(str(each.arguments["key"]), str(each.arguments["term"])) for each in found]


def test_a_text_says_the_terms_of_its_english(tmp_path: Path) -> None:
    assert codes(tmp_path, glossary=FACTS, en__x=ENGLISH, pl__x=POLISH) == [], "quotes, ids and capitals do not count"
    other = POLISH.replace("tratwy", "łodzie").replace("c = wiatru", "c = x")
    assert codes(tmp_path, pl__x=other) == [("god-wind.text", "raft"), ("c", "god-wind")]
    excuse = '[[excused]]\nkey = "c"\nterm = "god-wind"\nlanguages = ["pl"]\nreason = "because"\n'
    assert codes(tmp_path, glossary=FACTS + excuse) == [("god-wind.text", "raft")]


def test_our_terms_hold_for_expansions_of_others(tmp_path: Path) -> None:
    english, polish = "a = Two troops.\n", "a = Dwa pułki.\n"
    assert codes(tmp_path, en__isle=english, pl__isle=polish) == [("a", "troop")]
    assert codes(tmp_path, pl__isle="a = Dwa oddziały.\n") == []


def test_every_term_has_all_languages_and_every_excuse_a_reason() -> None:
    facts = read_glossary(own_folder() / "glossary.toml")
    languages = set(MessageCatalog.at(own_folder()).languages)
    ids = [term["id"] for term in facts["term"]]
    assert len(ids) == len(set(ids)) > 30
    assert all(set(term) - {"files"} == {"id", "en"} | languages for term in facts["term"])
    assert all(len(each["reason"]) > 20 for each in facts["excused"])


@pytest.mark.long
def test_every_excuse_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    facts = dict(read_glossary(own_folder() / "glossary.toml"))
    excused = {(lang, e["key"], e["term"]) for e in facts.pop("excused") for lang in e["languages"]}
    monkeypatch.setattr("cyclades_apps.translation.term_checks.facts_of", lambda _catalogue: facts)
    catalogue = MessageCatalog.at(own_folder())
    found = {
        (lang, each.arguments["key"], each.arguments["term"])
        for lang in catalogue.languages
        for each in term_findings(catalogue, lang, list(catalogue.files(lang)))
    }
    assert found == excused
