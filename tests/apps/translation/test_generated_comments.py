"""Comments above English messages that are made from the content: rule, length, example."""

from __future__ import annotations

from pathlib import Path

import pytest

from cyclades_apps.cli import main
from cyclades_apps.translation.fluent_layout import formatted
from cyclades_apps.translation.generated_comments import annotated, notes_of
from cyclades_apps.translation.message_catalogue import LocaleFile, MessageCatalog, own_folder, variables_in_comment
from cyclades_apps.translation.po_export import as_po

FILE = "## Group\n\n# $n (number)\n# Rule: old\n# a word of ours\na = A { $n }\nb = B\n-t = T\n# Length: 3\nc = C\n"


def test_generated_lines_are_replaced_and_the_others_stay(tmp_path: Path) -> None:
    file = LocaleFile(tmp_path, "en", "x", FILE)
    text = annotated(file, {"a": ["Rule: X1"], "b": ["Length: name 3", "Example: B."]})
    assert text == (
        "## Group\n\n# $n (number)\n# a word of ours\n# Rule: X1\na = A { $n }\n"
        "# Length: name 3\n# Example: B.\nb = B\n-t = T\nc = C\n"
    )
    again = LocaleFile(tmp_path, "en", "x", text)
    assert annotated(again, {"a": ["Rule: X1"], "b": ["Length: name 3", "Example: B."]}) == text == formatted(text)
    assert variables_in_comment(again.messages["a"]) == {"n": "number"}


def test_notes_say_what_the_content_knows() -> None:
    notes = notes_of(MessageCatalog.at(own_folder()), "titans")
    rule, length, example = notes["artifact-caduceus"]
    assert rule == "Rule: T10.11" and length.startswith("Length: name 5") and ", text 4" in length
    assert example == "Example: ann buys the Caduceus for 3 GP."
    assert notes["rule-five-artifacts"] == ["Rule: T10.8"]


def test_an_expansion_of_a_third_party_is_annotated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def run(*arguments: str) -> int:
        with pytest.raises(SystemExit) as end:
            main(["locale", "annotate", "--lang", "en", "--folder", str(tmp_path), *arguments])
        return int(end.value.code or 0)

    (tmp_path / "en").mkdir()
    file = tmp_path / "en" / "titans.ftl"  # a box that this folder says in its own words
    file.write_text("artifact-caduceus = Staff\n    .text = Heal.\n", encoding="utf-8")
    assert run("--check") == 1 and "Rule" not in file.read_text(encoding="utf-8")
    assert "1 of 1" in capsys.readouterr().out
    assert run() == 0 and run("--check") == 0
    text = file.read_text(encoding="utf-8")
    assert text.startswith("# Rule: T10.11\n# Length: name ") and "# Example: ann buys Staff for 3 GP.\n" in text


@pytest.mark.long
def test_a_po_file_carries_them() -> None:
    entries = {entry.msgctxt: entry.comment for entry in as_po(MessageCatalog.at(own_folder()), "de")}
    assert "Rule: B12.3\nLength: name " in entries["base/god-zeus.text"]
    assert "Example: ann offers 3 GP to Athena." in entries["core/event-bid.does#$amount=*other"]
