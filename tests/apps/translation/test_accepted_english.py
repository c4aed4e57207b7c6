"""The English that translations were made from: kept word for word, told part by part."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import polib
import pytest

from cyclades_apps.cli import main
from cyclades_apps.translation.accepted_english import read_sources
from cyclades_apps.translation.message_catalogue import MessageCatalog, own_folder
from cyclades_apps.translation.po_export import as_po, export
from cyclades_apps.translation.po_import import import_po
from cyclades_apps.translation.source_records import TranslatedFrom, accept, read_record
from cyclades_apps.translation.translation_checks import check
from cyclades_apps.translation.translation_findings import TranslationRefused
from cyclades_apps.translation.translation_status import status

ENGLISH = """creature-roc =
    { $case ->
       *[nom] Roc
        [acc] the Roc
    }
    .text = Fly away.
    .bonus = Take 1 { -gp }.
-gp = GP
"""
NEW = ENGLISH.replace("Fly away", "Fly home").replace("the Roc", "a Roc")


def files(folder: Path, texts: dict[str, str]) -> MessageCatalog:
    for name, text in texts.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return MessageCatalog.at(folder)


@pytest.fixture
def changed(tmp_path: Path) -> MessageCatalog:
    """Two languages were made from an English of which two parts have changed since."""
    catalogue = files(tmp_path, {"en/isle.ftl": ENGLISH, "xx/isle.ftl": ENGLISH, "xy/isle.ftl": ENGLISH})
    for lang in ("xx", "xy"):
        assert accept(catalogue, lang) == 1
    files(tmp_path, {"en/isle.ftl": NEW})
    catalogue.forget()
    return catalogue


def told(catalogue: MessageCatalog, lang: str = "xx") -> list[tuple[object, ...]]:
    found = [each for each in check(catalogue, lang) if each.code in ("stale", "source-lost", "unrecorded")]
    return [(each.code, each.line, each.arguments["key"], each.arguments.get("was")) for each in found]


TEXT = ("stale", 6, "creature-roc.text", "Fly away.")
VALUE = ("stale", 1, "creature-roc", "{ $case -> *[nom] Roc [acc] the Roc }")


def test_check_says_which_part_has_changed_and_what_it_was(changed: MessageCatalog) -> None:
    assert told(changed) == [VALUE, TEXT]
    assert [(each.lang, each.stale) for each in status(changed)] == [
        ("xx", ("creature-roc",)),
        ("xy", ("creature-roc",)),
    ]


def test_a_part_is_accepted_by_itself(changed: MessageCatalog) -> None:
    assert accept(changed, "xx", ["creature-roc.text"]) == 1
    assert told(changed) == [VALUE] and told(changed, "xy") == [VALUE, TEXT]
    with pytest.raises(TranslationRefused, match="no-key"):
        accept(changed, "xx", ["creature-roc.colour"])
    assert accept(changed, "xx", ["creature-roc"]) == 1 and told(changed) == []
    # of what nobody names any more nothing is kept: the first English for xy, the present one for xx
    assert len(read_sources(changed).texts) == 2
    accept(changed, "xy", everything=True)
    assert len(read_sources(changed).texts) == 1


def test_a_po_file_marks_what_has_changed_and_shows_what_it_was(changed: MessageCatalog) -> None:
    po = as_po(changed, "xx")
    marked = {entry.msgctxt: (entry.previous_msgid, entry.msgid) for entry in po if entry.fuzzy}
    assert marked == {
        "isle/creature-roc#$case=acc": ("the Roc", "a Roc"),
        "isle/creature-roc.text": ("Fly away.", "Fly home."),
    }
    assert '#| msgid "Fly away."\nmsgctxt "isle/creature-roc.text"\nmsgid "Fly home."' in str(po)


def test_parts_that_are_no_longer_fuzzy_are_taken_and_the_others_wait(changed: MessageCatalog, tmp_path: Path) -> None:
    path = tmp_path / "xx.po"
    export(changed, "xx", path)
    po = polib.pofile(str(path), wrapwidth=0)
    for entry in po:
        if entry.msgctxt == "isle/creature-roc.text":
            entry.flags.remove("fuzzy")
            entry.msgstr = "Flieg heim."
        elif entry.fuzzy:
            entry.msgstr = "nobody has looked at this"
    po.save()
    count, notes = import_po(changed, "xx", path)
    assert (count, notes) == (1, [])
    text = (tmp_path / "xx" / "isle.ftl").read_text(encoding="utf-8")
    assert "Flieg heim." in text and "the Roc" in text and "nobody" not in text
    assert told(changed) == [VALUE]
    again = {entry.msgctxt for entry in as_po(changed, "xx") if entry.fuzzy}
    assert again == {"isle/creature-roc#$case=acc"}


def test_an_english_that_nobody_kept_is_told_and_mended(changed: MessageCatalog, tmp_path: Path) -> None:
    (tmp_path / "accepted.toml").unlink()
    assert told(changed) == [("stale", 1, "creature-roc", "none"), ("stale", 6, "creature-roc.text", "none"),
                             ("stale", 7, "creature-roc.bonus", "none")]  # fmt: skip
    assert all(
        entry.fuzzy and not entry.previous_msgid for entry in as_po(changed, "xx") if "creature" in entry.msgctxt
    )
    accept(changed, "xx", everything=True)
    (tmp_path / "accepted.toml").unlink()
    assert told(changed) == [("source-lost", 2, "creature-roc", None)]
    assert accept(changed, "xx") == 0 and told(changed) == []


def test_a_damaged_file_is_told_with_its_place(changed: MessageCatalog, tmp_path: Path) -> None:
    (tmp_path / "accepted.toml").write_text("[isle]\nx\n", encoding="utf-8")
    found = [(each.file, each.line) for each in check(changed, "xx") if each.code == "record-damaged"]
    assert found == [("accepted.toml", 2)]
    with pytest.raises(TranslationRefused, match="file-damaged"):
        accept(changed, "xx", everything=True)
    (tmp_path / "accepted.toml").write_text("isle = 3\n[other]\na = 4\nb.c = 5\n", encoding="utf-8")
    assert read_sources(changed).texts == {}


def test_texts_that_toml_could_stumble_over_come_back(tmp_path: Path) -> None:
    strange = "a = it's '''quoted''' and \"too\" \\ {\"\\u007f\"}\n    more\nb = '\nc = x\n"
    catalogue = files(tmp_path, {"en/x.ftl": strange, "xx/x.ftl": strange})
    accept(catalogue, "xx")
    made = TranslatedFrom.of(catalogue, "xx")
    for key, source in catalogue.english("x").messages.items():
        before = made.before("x", key)
        assert before is not None and before.equals(source), key


def test_preview_shows_what_has_changed(
    changed: MessageCatalog, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = ["locale", "preview", "roc", "--lang", "xx", "--folder", str(tmp_path)]
    for form in ([], ["--format", "json"]):
        with pytest.raises(SystemExit) as end:
            main([*asked, *form])
        assert not end.value.code
        out = capsys.readouterr().out
        if form:
            (card,) = json.loads(out)
            assert card["changed"][1] == {"part": "text", "was": "Fly away.", "now": "Fly home."}
        else:
            assert "Fly away." in out


def test_all_that_we_have_accepted_is_kept() -> None:
    catalogue = MessageCatalog.at(own_folder())
    kept = tomllib.loads((catalogue.folder / "accepted.toml").read_text(encoding="utf-8"))
    for lang in catalogue.languages:
        for layer, table in read_record(catalogue, lang).items():
            assert {key for key, digest in table.items() if digest not in kept[layer].get(key, {})} == set(), lang


def test_an_untranslated_message_is_not_accepted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    without = ENGLISH.replace("    .bonus = Take 1 { -gp }.\n", "")
    catalogue = files(tmp_path, {"en/isle.ftl": ENGLISH + "god-pan = Pan\n", "xx/isle.ftl": without})
    for name in ("god-pan", "creature-roc.bonus"):
        with pytest.raises(TranslationRefused) as refused:
            accept(catalogue, "xx", [name])
        assert refused.value.code == "untranslated"
        assert refused.value.arguments == {"key": name, "file": "xx/isle.ftl"}
    with pytest.raises(TranslationRefused, match="no-key"):
        accept(catalogue, "xx", ["god-hermes"])
    with pytest.raises(SystemExit):
        main(["locale", "accept", "xx", "god-pan", "--folder", str(tmp_path), "--lang", "en"])
    assert "“god-pan” is not translated yet. Write the translation to xx/isle.ftl first." in capsys.readouterr().err
