"""What a translation has in another place, chooses by another word, or does not name at all."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cyclades_apps.translation.message_catalogue import MessageCatalog
from cyclades_apps.translation.needed_messages import bare_boxes
from cyclades_apps.translation.translation_checks import check
from cyclades_core.content.modules import add_folder, reset
from cyclades_core.text.i18n import Messages

ENGLISH = """module-isle = Isle
module-isle-storm = Storm

## module: isle/storm

creature-roc = Roc
    .text = Fly away.
# $tide (option: low or high)
creature-crab = Crab
    .text = { $tide ->
        [low] Walk.
       *[high] Swim.
    }
god-wind = Wind
    .text = { PLAYED("isle/storm") ->
        [true] Blow.
       *[false] Wait.
    }
"""


def files(folder: Path, texts: dict[str, str]) -> MessageCatalog:
    for name, text in texts.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return MessageCatalog.at(folder)


def codes(catalogue: MessageCatalog, lang: str) -> list[tuple[str, str]]:
    return [
        (each.code, str(each.arguments.get("key", ""))) for each in check(catalogue, lang) if each.code != "unrecorded"
    ]


def german(old: str = "", new: str = "") -> str:
    return (ENGLISH.replace(old, new) if old else ENGLISH).replace("Fly away", "Flieg weg")


# -- groups ------------------------------------------------------------------------------------------------------------


def test_a_message_in_the_wrong_group_works_and_is_told(tmp_path: Path) -> None:
    moved = german("creature-roc = Roc\n    .text = Fly away.\n", "")
    moved = "creature-roc = Roch\n    .text = Flieg weg.\n" + moved + "\n## module: isle/calm\n"
    catalogue = files(tmp_path, {"en/isle.ftl": ENGLISH, "gsw/isle.ftl": moved})
    assert codes(catalogue, "gsw") == [("wrong-group", "creature-roc")]
    assert check(catalogue, "gsw")[0].severity == "warning"
    with_storm = Messages("gsw", ("isle/storm",), folders=[tmp_path])
    assert with_storm.text("creature-roc") == "Roch"
    assert not Messages("gsw", ("isle/calm",), folders=[tmp_path]).has("creature-roc"), "not where English has it not"


def test_what_is_appended_at_the_end_works(tmp_path: Path) -> None:
    """As Weblate does it: behind the last group, whatever that is."""
    head = "module-isle = Insel\n## module: isle/storm\n## module: isle/calm\n"
    files(tmp_path, {"en/isle.ftl": ENGLISH, "gsw/isle.ftl": head + "creature-roc = Roch\n    .text = Flieg weg.\n"})
    assert Messages("gsw", ("isle/storm",), folders=[tmp_path]).attribute("creature-roc", "text") == "Flieg weg."


# -- words that selectors choose by ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("[low]", "[lwo]", [("missing-variant", "creature-crab.text"), ("unknown-variant", "creature-crab.text")]),
        ("        [low] Walk.\n", "", [("missing-variant", "creature-crab.text")]),
        ('PLAYED("isle/storm")', 'PLAYED("isle/strom")', [("unknown-module", "god-wind.text")]),
        ('PLAYED("isle/storm")', "PLAYED()", [("unknown-module", "god-wind.text")]),
    ],
)
def test_a_word_that_the_program_never_passes(tmp_path: Path, old: str, new: str, found: list[tuple[str, str]]) -> None:
    catalogue = files(tmp_path, {"en/isle.ftl": ENGLISH, "gsw/isle.ftl": german()})
    assert codes(catalogue, "gsw") == []
    (tmp_path / "gsw" / "isle.ftl").write_text(german(old, new), encoding="utf-8")
    catalogue.forget()
    assert sorted(codes(catalogue, "gsw")) == found


# -- names that content asks for ---------------------------------------------------------------------------------------

MANIFEST = """box = "isle"
version = "1.0"
engine = ">=1.0,<2"

[[module]]
id = "isle/storm"
files = ["creatures.toml"]
requires = ["legacy"]
"""
CONTENT = """[[creature]]
id = "roc"
effect = [{ do = "one-of", options = [
  { word = "fly", effect = [{ do = "gain", gold = 1 }] },
  { word = "rest", effect = [{ do = "gain", gold = 2 }] },
] }]
"""


@pytest.fixture
def isle(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "isle"
    files(folder, {"manifest.toml": MANIFEST, "creatures.toml": CONTENT})
    add_folder(folder)
    yield folder
    reset()


def test_what_a_third_party_defines_and_does_not_name(isle: Path, tmp_path: Path) -> None:
    catalogue = files(tmp_path / "locales", {"en/isle.ftl": "module-isle = Isle\n"})
    missing = {each.arguments["key"] for each in check(catalogue, "en") if each.code == "missing-name"}
    assert missing == {"creature-roc", "module-isle-storm", "word-fly", "word-rest"}
    names = "".join(f"{key} = Name\n" for key in sorted(missing))
    (tmp_path / "locales" / "en" / "isle.ftl").write_text("module-isle = Isle\n" + names, encoding="utf-8")
    catalogue.forget()
    assert [each for each in check(catalogue, "en") if each.code == "missing-name"] == []


POND = """id = "pond"
players = [3]
map = \"\"\"
  .   .
.   01  .
\"\"\"
[legend]
01 = { land = "hut", squares = 2 }
[names]
hut = "sedge"
A1 = "kea-strait"
"""


def test_areas_of_a_third_party_that_are_told_by_their_ids(isle: Path, tmp_path: Path) -> None:
    """Warnings only: such a board can be played, and its areas are told by kind and id."""
    boards = MANIFEST.replace("requires", 'boards = ["pond.toml"]\nrequires')
    files(isle, {"manifest.toml": boards, "pond.toml": POND})
    catalogue = files(tmp_path / "locales", {"en/isle.ftl": "board-pond = Pond\n"})
    found = [each for each in check(catalogue, "en") if each.severity == "warning"]
    assert [(each.code, dict(each.arguments)) for each in found] == [
        ("missing-name", {"key": "land-sedge", "module": "isle/storm"}),
        ("unnamed-areas", {"board": "pond", "count": 3, "area": "A2"}),
    ]
    say = Messages("en", ("locale",), strict=True)
    assert found[1].words(say) == "3 areas of “pond” have no name and are told by their ids, from A2 on"
    (isle / "pond.toml").write_text(POND.partition("[names]")[0], encoding="utf-8")
    found = [each for each in check(catalogue, "en") if each.severity == "warning"]
    assert [dict(each.arguments) for each in found] == [{"board": "pond", "count": 5, "area": "hut"}]


def test_a_box_without_a_file(isle: Path, tmp_path: Path) -> None:
    ours = MessageCatalog.at(Path(__file__).resolve().parents[3] / "locales")
    assert [each.file for each in bare_boxes([ours])] == ["en/isle.ftl"]
    theirs = files(tmp_path / "locales", {"en/isle.ftl": "module-isle = Isle\n"})
    assert list(bare_boxes([ours, theirs])) == []


# -- the command line --------------------------------------------------------------------------------------------------


def test_what_is_not_translated_is_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from cyclades_apps.cli.shared_options import messages_for

    german_words = "cli-not-translated = { $lang }: „{ $key }“ fehlt.\n"
    files(tmp_path, {"gsw/cli.ftl": german_words, "nl/cli.ftl": "cli-seed = Zaad: { $seed }\n"})
    monkeypatch.setenv("CYCLADES_LOCALES", str(tmp_path))
    for lang, said in (
        ("gsw", "gsw: „list-none“ fehlt.\n"),
        ("nl", "nl: “list-none” is not translated; English is shown."),
    ):
        say = messages_for(lang)
        assert say.text("list-none") == "nothing" == say.text("list-none")
        told = capsys.readouterr().err
        assert told.count("list-none") == 1 and said in told


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("--lang en play --seed abc", "Error: --seed: “abc” is not a number."),
        ("--lang pl play --players=9", "Błąd: --players: „9” nie jest liczbą od 2 do 6."),
        ("--lang it simulate --games 0", "Errore: --games: «0» non è un numero da 1 in su."),
        (
            "--lang ro cards --format docx",
            "Eroare: --format: „docx” nu este niciuna dintre valorile: html, md, json, pdf, svg.",
        ),
        ("--lang ru locale preview xyz", "Ошибка: Карты «xyz» нет."),
        ("--lang pl locale check zz", "Błąd: Nie ma tu tłumaczenia na „zz”. Są: de, it, pl, ro, ru."),
        ("--lang pl play --modules legacy --option medusa-mode=x", "błąd[bad-option-value]: "),
        ("--lang pl play --modules base,hades", "Działają listy: legacy,hades lub base,hades/undead"),
    ],
)
def test_errors_are_sentences(arguments: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    from cyclades_apps.cli import main

    with pytest.raises(SystemExit) as end:
        main(arguments.split())
    assert end.value.code == 2
    assert said in capsys.readouterr().err


def test_what_stands_for_a_value_speaks_the_language(
    capsys: pytest.CaptureFixture[str],
) -> None:
    from cyclades_apps.cli import main

    shown: dict[str, str] = {}
    for lang in ("en", "pl", "ru"):
        with pytest.raises(SystemExit):
            main(["--lang", lang, "locale", "preview", "--help"])
        shown[lang] = capsys.readouterr().out
    assert "[OPTIONS] CARD\n" in shown["en"] and "--lang CODE" in shown["en"]
    assert "[OPCJE] KARTA\n" in shown["pl"] and "--folder ŚCIEŻKA" in shown["pl"]
    assert "CARD" not in shown["ru"] and "--lang КОД" in shown["ru"]
