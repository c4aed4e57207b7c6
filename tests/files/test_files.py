"""Writing files: the old file or the new one, whatever happens. Reading files: no more than allowed."""

from __future__ import annotations

import ast
import errno
import os
import re
import shutil
import signal
import stat
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from cyclades_apps.cli import main
from cyclades_core import Game, Ruleset, files
from cyclades_core.content.toml import ContentError, ContentFile, Problems
from cyclades_core.engine.values import limits
from cyclades_core.files import check_writable, new_folder, write_file, write_files
from cyclades_core.text.i18n import MessageError, Messages, message_cache

ROOT = Path(__file__).resolve().parents[2]
posix = pytest.mark.skipif(os.name == "nt", reason="links, modes and pipes of POSIX")


def mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_file_is_written_and_replaced(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    for text in ("old", "new αβγ\n", ""):
        write_file(file, text)
        assert file.read_bytes() == text.encode() and os.listdir(tmp_path) == ["game.json"]


def test_files_are_written_all_or_none(tmp_path: Path) -> None:
    first, second = tmp_path / "a.svg", tmp_path / "b.svg"
    first.write_text("old")
    second.mkdir()
    with pytest.raises(OSError) as error:
        write_files({first: "new", second: "new"})
    assert error.value.filename == str(second) and first.read_text() == "old"
    assert sorted(os.listdir(tmp_path)) == ["a.svg", "b.svg"]


@posix
@pytest.mark.parametrize("mode", [0o664, 0o600, 0o644, 0o640, 0o444])
def test_the_mode_stays(tmp_path: Path, mode: int) -> None:
    file = tmp_path / "game.json"
    file.write_text("old")
    file.chmod(mode)
    write_file(file, "new")
    assert (mode_of(file), file.read_text()) == (mode, "new")


@posix
def test_a_new_file_has_the_mode_that_the_umask_leaves(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        write_file(tmp_path / "game.json", "new")
    finally:
        os.umask(before)
    assert mode_of(tmp_path / "game.json") == 0o640


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root gives files away")
def test_the_owner_stays(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("old")
    os.chown(file, 1234, 2345)
    file.chmod(0o640)
    write_file(file, "new")
    found = file.stat()
    assert (found.st_uid, found.st_gid, mode_of(file)) == (1234, 2345, 0o640)


@posix
def test_a_link_stays_and_what_it_leads_to_gets_the_text(tmp_path: Path) -> None:
    target, link, further = tmp_path / "deep" / "game.json", tmp_path / "link", tmp_path / "further"
    target.parent.mkdir()
    link.symlink_to(Path("deep") / "game.json")
    further.symlink_to(link)
    write_file(further, "first")  # it leads to nothing yet
    assert target.read_text() == "first"
    write_file(link, "second")
    assert link.is_symlink() and further.is_symlink() and target.read_text() == "second"
    assert sorted(os.listdir(tmp_path)) == ["deep", "further", "link"] and os.listdir(target.parent) == ["game.json"]


@posix
def test_links_in_a_ring_are_refused_by_name(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to("b")
    (tmp_path / "b").symlink_to("a")
    for work in (lambda: write_file(tmp_path / "a", "text"), lambda: check_writable(tmp_path / "a")):
        with pytest.raises(OSError) as error:
            work()
        assert error.value.filename == str(tmp_path / "a") and (tmp_path / "a").is_symlink()


@posix
def test_other_names_of_a_file_keep_what_they_had(tmp_path: Path) -> None:
    file, other = tmp_path / "game.json", tmp_path / "backup.json"
    file.write_text("old")
    os.link(file, other)
    write_file(file, "new")
    assert (file.read_text(), other.read_text()) == ("new", "old")


@posix
def test_a_pipe_is_written_to(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    found: list[str] = []
    reader = threading.Thread(target=lambda: found.append(pipe.read_text()))
    reader.start()
    write_file(pipe, "through the pipe")
    reader.join(timeout=20)
    assert found == ["through the pipe"] and pipe.is_fifo() and os.listdir(tmp_path) == ["pipe"]


@posix
def test_a_device_is_written_to(tmp_path: Path) -> None:
    ours, theirs = os.openpty()
    try:
        name = os.ttyname(theirs)
        (tmp_path / "link").symlink_to(name)
        check_writable(tmp_path / "link")
        write_file(tmp_path / "link", "to a device")
        assert os.read(ours, 100) == b"to a device" and stat.S_ISCHR(os.stat(name).st_mode)
        assert (tmp_path / "link").is_symlink()
    finally:
        os.close(ours)
        os.close(theirs)


@posix
def test_a_socket_is_not_replaced() -> None:
    import socket
    import tempfile

    with tempfile.TemporaryDirectory() as folder, socket.socket(socket.AF_UNIX) as held:
        path = os.path.join(folder, "s")  # such a name must be short
        held.bind(path)
        with pytest.raises(OSError) as error:
            write_file(path, "text")
        assert error.value.filename == path and stat.S_ISSOCK(os.stat(path).st_mode)


@pytest.mark.skipif(not os.path.exists("/dev/stdout"), reason="no /dev/stdout")
def test_our_own_output_is_written_to_wherever_it_goes(tmp_path: Path) -> None:
    code = "from cyclades_core import files as f; print(1); f.write_file('/dev/stdout', 'two\\n'); print(3)"
    piped = subprocess.run([sys.executable, "-c", code], capture_output=True, cwd=ROOT, check=True, timeout=60)
    assert piped.stdout.split() == [b"1", b"two", b"3"]
    with (tmp_path / "out").open("w") as out:
        subprocess.run([sys.executable, "-c", code], stdout=out, cwd=ROOT, check=True, timeout=60)
    assert (tmp_path / "out").read_text().split() == ["1", "two", "3"]


@posix
@pytest.mark.skipif(hasattr(os, "geteuid") and os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written_to_is_refused_before_the_work(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        with pytest.raises(PermissionError) as error:
            check_writable(tmp_path / "game.json")
        assert error.value.filename == str(tmp_path / "game.json")
    finally:
        tmp_path.chmod(0o700)


def test_checking_leaves_nothing_and_changes_nothing(tmp_path: Path) -> None:
    (tmp_path / "old").write_text("old")
    check_writable(tmp_path / "old")
    check_writable(tmp_path / "new")
    assert os.listdir(tmp_path) == ["old"] and (tmp_path / "old").read_text() == "old"
    with pytest.raises(FileNotFoundError):
        check_writable(tmp_path / "no" / "new")


# -- what goes wrong while a file is written


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of 64 KiB, where we may mount one."""
    place = tmp_path / "disk"
    place.mkdir()
    mount = shutil.which("mount")
    command = [mount or "", "-t", "tmpfs", "-o", "size=64k", "none", str(place)]
    if mount is None or subprocess.run(command, capture_output=True).returncode != 0:
        pytest.skip("only root mounts file systems")
    try:
        yield place
    finally:
        subprocess.run(["umount", str(place)], check=True)


def test_a_full_disk_leaves_the_old_file(small_disk: Path) -> None:
    file = small_disk / "game.json"
    write_file(file, "old")
    for texts in ({file: "x" * 100_000}, {small_disk / "small.json": "x", file: "x" * 100_000}):
        with pytest.raises(OSError) as error:
            write_files(texts)
        assert (error.value.errno, error.value.filename) == (errno.ENOSPC, str(file))
        assert file.read_text() == "old" and os.listdir(small_disk) == ["game.json"]


def test_a_file_system_that_became_read_only_leaves_the_old_file(small_disk: Path) -> None:
    file = small_disk / "game.json"
    write_file(file, "old")
    subprocess.run(["mount", "-o", "remount,ro", str(small_disk)], check=True)
    for work in (lambda: write_file(file, "new"), lambda: check_writable(file)):
        with pytest.raises(OSError) as error:
            work()
        assert (error.value.errno, error.value.filename) == (errno.EROFS, str(file))
    assert file.read_text() == "old" and os.listdir(small_disk) == ["game.json"]


@pytest.mark.parametrize("name", ["fsync", "replace"])
@pytest.mark.parametrize("raised", [OSError(errno.ENOSPC, "no space"), KeyboardInterrupt()])
def test_an_error_at_any_step_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, raised: BaseException
) -> None:
    def fail(*_: object) -> None:
        raise raised

    file = tmp_path / "game.json"
    file.write_text("old")
    monkeypatch.setattr(os, name, fail)
    with pytest.raises(type(raised)):
        write_file(file, "new")
    assert file.read_text() == "old" and os.listdir(tmp_path) == ["game.json"]
    if isinstance(raised, OSError):
        assert raised.filename == str(file)


WRITER = """
import sys
from cyclades_core.files import write_file
text = "x" * 3_000_000
print("ready", flush=True)
while True:
    write_file(sys.argv[1], text)
"""
LEFT = re.compile(r"\.game\.json\.cyclades-[0-9a-f]{16}\.part")


@posix
def test_a_killed_writer_leaves_the_file_whole_and_at_most_a_named_part(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("old")
    for turn in range(6):
        writer = subprocess.Popen([sys.executable, "-c", WRITER, str(file)], stdout=subprocess.PIPE, cwd=ROOT)
        assert writer.stdout is not None and writer.stdout.readline() == b"ready\n"
        with pytest.raises(subprocess.TimeoutExpired):
            writer.wait(timeout=0.02 + 0.013 * turn)
        writer.send_signal(signal.SIGKILL)
        writer.wait(timeout=20)
        writer.stdout.close()
        assert file.read_bytes() in (b"old", b"x" * 3_000_000)
        left = [name for name in os.listdir(tmp_path) if name != "game.json"]
        assert len(left) <= turn + 1 and all(LEFT.fullmatch(name) for name in left)


def test_a_name_may_be_as_long_as_the_system_allows(tmp_path: Path) -> None:
    file = tmp_path / ("Ω" * 125 + ".json")
    write_file(file, "new")
    assert os.listdir(tmp_path) == [file.name]


# -- every writer


#: What is opened for writing and is not a file with content.
NOT_CONTENT = {"bot_worker.py: fdopen": "a pipe", "store_addresses.py: fdopen": "a lock, which stays empty"}
WRITING = {"write_text", "write_bytes", "mkstemp", "NamedTemporaryFile", "replace", "rename", "open", "fdopen"}


def writes(file: Path) -> list[str]:
    """Calls that make, fill or move files, in a module of the core."""
    found = []
    text = file.read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(text)) if any(f"{name}(" in text for name in WRITING) else ():
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name not in WRITING:
            continue
        mode = [a.value for a in node.args[1:2] if isinstance(a, ast.Constant) and isinstance(a.value, str)]
        first = ast.unparse(node.args[0]) if node.args else ""
        owner = ast.unparse(node.func.value) if isinstance(node.func, ast.Attribute) else ""
        makes = name in {"write_text", "write_bytes", "mkstemp", "NamedTemporaryFile"}
        moves = name in {"replace", "rename"} and owner == "os"
        opens = name in {"open", "fdopen"} and any(set(m) & set("wax+") for m in mode) and "devnull" not in first
        if (makes and owner != "formatter") or moves or opens:
            found.append(f"{file.name}:{node.lineno} {name}")
    return found


def test_one_module_writes_files() -> None:
    found = [
        each
        for file in sorted([*(ROOT / "cyclades_core").rglob("*.py"), *(ROOT / "apps").rglob("*.py")])
        for each in writes(file)
        if file != ROOT / "cyclades_core" / "files.py"
    ]
    assert {re.sub(r":\d+", ":", each) for each in found} == set(NOT_CONTENT)
    assert writes(ROOT / "cyclades_core" / "files.py"), "the test can find something"


@posix
def test_a_saved_game_keeps_mode_and_link(tmp_path: Path) -> None:
    game = Game.new(Ruleset.load("legacy"), players=3, seed=0)
    file, link = tmp_path / "game.json", tmp_path / "link"
    file.write_text("")
    file.chmod(0o664)
    link.symlink_to(file)
    game.save(link)
    assert link.is_symlink() and mode_of(file) == 0o664
    assert Game.from_json(file.read_bytes()).fingerprint == game.fingerprint


@posix
@pytest.mark.parametrize(
    "arguments",
    [
        ("play", "--modules", "legacy", "--rounds", "1", "--seed", "1", "--save"),
        ("cards", "--modules", "legacy", "--kind", "god", "--output"),
    ],
)
def test_output_of_the_command_line_never_replaces_a_pipe(
    tmp_path: Path, arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    found: list[bytes] = []
    reader = threading.Thread(target=lambda: found.append(pipe.read_bytes()))
    reader.start()
    with pytest.raises(SystemExit) as ended:
        main([*arguments, str(pipe)])
    assert ended.value.code == 0
    reader.join(timeout=20)
    assert pipe.is_fifo() and len(found[0]) > 100 and os.listdir(tmp_path) == ["pipe"]


# -- the cache of messages


def test_the_cache_removes_nothing_but_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(files.CACHE_VARIABLE, str(tmp_path))
    monkeypatch.setattr(message_cache, "KEPT", 4)
    digest = "0123456789abcdef0123456789abcdef01234567"
    foreign = ["package.json", "notes.tmp", "tmpabcd.tmp"]
    foreign += [f"{name}.json" for name in (digest, digest[:-1], digest.upper())]
    for name in foreign:
        (tmp_path / name).write_text(f"{digest}\n{{}}")
        os.utime(tmp_path / name, (1, 1))
    (tmp_path / "folder.json").mkdir()
    message_cache.parsed.cache_clear()
    try:
        for number in range(12):
            message_cache.parsed(f"key-{number} = Text\n")
    finally:
        message_cache.parsed.cache_clear()
    assert all((tmp_path / name).exists() for name in [*foreign, "folder.json"])
    own = [name for name in os.listdir(tmp_path) if name not in foreign and name != "folder.json"]
    assert 0 < len(own) <= 5


# -- files of others


SECRET = "root:x:0:0:the secret of somebody else"
MANIFEST = """
box = "atlantis"
version = "1.0"

[[module]]
id = "atlantis"
requires = ["legacy"]
files = ["floods.toml"]
boards = ["boards/four.toml"]
"""


@pytest.fixture
def atlantis(tmp_path: Path) -> Path:
    folder = tmp_path / "atlantis"
    (folder / "boards").mkdir(parents=True)
    (folder / "manifest.toml").write_text(MANIFEST)
    (folder / "floods.toml").write_text("")
    (tmp_path / "secret").write_text(SECRET)
    return folder


def problems_of(folder: Path) -> list[str]:
    with pytest.raises(ContentError) as error:
        Ruleset.load("legacy,atlantis", extra_folders=[folder])
    told = error.value.problems.render(Messages("en", ("problems",)))
    assert "of somebody else" not in told and ":x:0:0:" not in told
    return [f"{Path(each.file).name}:{each.line}:{each.column} {each.code}" for each in error.value.problems]


@posix
def test_a_link_out_of_the_folder_of_a_plugin_is_refused_and_nothing_of_its_end_told(atlantis: Path) -> None:
    (atlantis / "floods.toml").unlink()
    (atlantis / "floods.toml").symlink_to("../secret")
    assert "manifest.toml:8:10 file-outside" in problems_of(atlantis)
    # neither through a folder
    (atlantis / "floods.toml").unlink()
    (atlantis / "floods.toml").write_text("")
    (atlantis / "boards").rmdir()
    (atlantis / "boards").symlink_to("..")
    (atlantis.parent / "four.toml").write_text(SECRET)
    assert problems_of(atlantis) == ["manifest.toml:9:11 file-outside"]


@posix
def test_the_manifest_too_stays_in_its_folder(atlantis: Path) -> None:
    (atlantis / "manifest.toml").rename(atlantis.parent / "manifest.toml")
    (atlantis / "manifest.toml").symlink_to("../manifest.toml")
    assert "manifest.toml:0:0 file-outside" in problems_of(atlantis)


@posix
def test_links_inside_the_folder_and_to_it_are_fine(atlantis: Path) -> None:
    (atlantis / "floods.toml").rename(atlantis / "real.toml")
    (atlantis / "floods.toml").symlink_to("real.toml")
    (atlantis / "boards" / "four.toml").symlink_to("../../secret")
    (atlantis / "manifest.toml").write_text(MANIFEST.replace('boards = ["boards/four.toml"]', ""))
    link = atlantis.parent / "link"
    link.symlink_to(atlantis)
    assert Ruleset.load("legacy,atlantis", extra_folders=[link])


@posix
def test_a_pipe_in_the_folder_of_a_plugin_is_not_waited_for(atlantis: Path) -> None:
    (atlantis / "floods.toml").unlink()
    os.mkfifo(atlantis / "floods.toml")
    assert "manifest.toml:8:10 unreadable-file" in problems_of(atlantis)


@posix
def test_messages_of_a_plugin_stay_in_their_folder(tmp_path: Path) -> None:
    (tmp_path / "home" / "en").mkdir(parents=True)
    (tmp_path / "secret.ftl").write_text(SECRET + "\n")
    (tmp_path / "home" / "en" / "atlantis.ftl").symlink_to("../../secret.ftl")
    with pytest.raises(MessageError) as error:
        Messages("en", ("atlantis",), folders=[tmp_path / "home"], strict=True).text("god-zeus")
    assert [str(each) for each in error.value.problems] == ["unreadable en/atlantis.ftl"]


def test_files_that_are_too_large_are_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    large = tmp_path / "large.toml"
    with large.open("wb") as file:
        file.truncate(limits.FILE_BYTES + 1)
    problems = Problems()
    assert ContentFile.read(large, problems).broken and [each.code for each in problems] == ["file-too-large"]
    (tmp_path / "en").mkdir()
    large.rename(tmp_path / "en" / "atlantis.ftl")
    with pytest.raises(MessageError) as error:
        Messages("en", ("atlantis",), folders=[tmp_path], strict=True).text("god-zeus")
    assert error.value.code == "unreadable"


@pytest.mark.skipif(not os.path.exists("/dev/zero"), reason="no endless file")
def test_a_save_without_an_end_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["replay", "/dev/zero", "--lang", "en"])
    assert ended.value.code == 2 and capsys.readouterr().err == "/dev/zero: this is too large\n"


# -- folders


def test_a_folder_is_there_as_a_whole_or_not_at_all(tmp_path: Path) -> None:
    with new_folder(tmp_path / "fr") as beside:
        (beside / "core.ftl").write_text("title = Cyclades\n")
        with new_folder(tmp_path / "de") as other:
            assert sorted(os.listdir(tmp_path)) == sorted([beside.name, other.name])
    assert sorted(os.listdir(tmp_path)) == ["de", "fr"] and os.listdir(tmp_path / "fr") == ["core.ftl"]
    with pytest.raises(KeyboardInterrupt), new_folder(tmp_path / "es"):
        raise KeyboardInterrupt
    assert sorted(os.listdir(tmp_path)) == ["de", "fr"]


def test_what_a_killed_start_of_a_language_left_is_no_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    left = ".fr.cyclades-0123456789abcdef.part"
    for name in ("en", left):
        (tmp_path / name).mkdir()
        (tmp_path / name / "tiny.ftl").write_text("title = Cyclades\n")
    with pytest.raises(SystemExit) as ended:
        main(["locale", "add", "fr", "--folder", str(tmp_path)])
    assert ended.value.code == 0 and sorted(os.listdir(tmp_path)) == [left, "en", "fr"]
    capsys.readouterr()
    with pytest.raises(SystemExit):
        main(["locale", "status", "--folder", str(tmp_path)])
    assert "cyclades-" not in capsys.readouterr().out
