"""Which folders and languages a command of `cyclades locale` is about, and how it speaks."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from .folder_option import add as add_expansions
from .shared_options import messages_for, refuse

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cyclades_core.text.i18n import Messages

    from ..translation.message_catalogue import MessageCatalog
    from ..translation.translation_findings import TranslationRefused

LAYER, ENGLISH = "locale", "en"


def languages_of(ctx: typer.Context, folders: list[Path] | None) -> list[Path] | None:
    """Of an expansion its folders of languages, once it is loaded; any other folder is one of languages."""
    if not folders or ctx.resilient_parsing:
        return folders
    from cyclades_core.extending import is_expansion, locales_of

    found: list[Path] = []
    for folder in folders:
        if is_expansion(folder):
            add_expansions([str(folder)])
            found += [Path(str(each)) for each in locales_of(folder)] or [folder / "locales"]
        else:
            found.append(folder)
    return found


FolderOption = Annotated[list[Path] | None, typer.Option("--folder", metavar="PATH", callback=languages_of)]


def messages_in(lang: str | None) -> Messages:
    return messages_for(lang, (LAYER,))


def refuse_for(messages: Messages, reason: TranslationRefused) -> NoReturn:
    """What cannot be done, on the error stream, with exit code 2."""
    raise typer.BadParameter(messages.text(f"locale-{reason.code}", **reason.arguments), param_hint="")


def catalogue_at(folder: list[Path] | None) -> MessageCatalog:
    """The one folder that a command works on: ours, or the one named."""
    from ..translation.message_catalogue import MessageCatalog, own_folder

    for each in folder or ():
        if not each.is_dir():
            # the language asked for may be one that only the folder has
            refuse(messages_in(ENGLISH), "--folder", "locale-missing-folder", folder=str(each))
    return MessageCatalog.at(folder[-1] if folder else own_folder())


def make_folder(messages: Messages, folder: Path) -> None:
    """Make a folder for a new language; one that cannot be made is refused."""
    try:
        folder.mkdir(parents=True)
    except OSError:
        refuse(messages, "--folder", "locale-missing-folder", folder=str(folder))


def catalogues_to_look_at(folder: list[Path] | None) -> list[MessageCatalog]:
    """The folders in which a card or message is looked for: the one named, else ours and those of plug-ins."""
    from ..translation.message_catalogue import catalogues

    return [catalogue_at(folder)] if folder else catalogues()


@contextmanager
def quiet() -> Iterator[None]:
    """What shows by itself which texts are missing need not be told of them on the error stream as well."""
    from logging import getLogger

    logger = getLogger("cyclades.i18n")
    before, logger.disabled = logger.disabled, True
    try:
        yield
    finally:
        logger.disabled = before


def catalogues_asked_for(
    folder: list[Path] | None, box: Sequence[str] | None, langs: Sequence[str] | None, messages: Messages
) -> list[MessageCatalog]:
    """The folders that a command looks through, which between them know the files and languages asked for."""
    from ..translation.message_catalogue import catalogues

    for each in folder or ():
        if not each.is_dir():
            refuse(messages, "--folder", "locale-missing-folder", folder=str(each))
    found = catalogues(folder)
    layers = sorted({layer for catalogue in found for layer in catalogue.layers})
    languages = sorted({ENGLISH} | {each for catalogue in found for each in catalogue.languages})
    for name in box or ():
        if name not in layers:
            refuse(messages, "--box", "locale-no-box", box=name, available=", ".join(layers))
    for name in langs or ():
        if name not in languages:
            there = [each for each in languages if each != ENGLISH]
            refuse(messages, "", "locale-no-language", lang=name, available=", ".join(there))
    return found


def own_languages(catalogue: MessageCatalog, langs: Sequence[str] | None) -> tuple[str, ...] | None:
    """The languages asked for that this folder has; None if none were asked for."""
    return None if langs is None else tuple(each for each in langs if each in (ENGLISH, *catalogue.languages))
