"""Plural categories of whole numbers, by the rules of CLDR (Unicode) for all its languages.

Only whole numbers are counted at a table, which makes the rules short: of CLDR's operands only n is left. A test
compares every language with Babel's copy of CLDR. A language without a line here has one category, ``other``.
"""

from __future__ import annotations

TYPE_CHECKING = False  # see message_folders.py
if TYPE_CHECKING:
    from collections.abc import Callable

    Rule = Callable[[int], str]


def _one(n: int) -> str:
    return "one" if n == 1 else "other"


def _zero_or_one(n: int) -> str:
    return "one" if n <= 1 else "other"


def _one_two(n: int) -> str:
    return "one" if n == 1 else "two" if n == 2 else "other"


def _zero_one(n: int) -> str:
    return "zero" if n == 0 else "one" if n == 1 else "other"


def _romance(n: int) -> str:
    return "one" if n == 1 else "many" if n and n % 1_000_000 == 0 else "other"


def _french(n: int) -> str:
    return "one" if n <= 1 else "many" if n % 1_000_000 == 0 else "other"


def _romanian(n: int) -> str:
    return "one" if n == 1 else "few" if n == 0 or 1 <= n % 100 <= 19 else "other"


def _czech(n: int) -> str:
    return "one" if n == 1 else "few" if 2 <= n <= 4 else "other"


def _polish(n: int) -> str:
    return "one" if n == 1 else "few" if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else "many"


def _russian(n: int) -> str:
    category = _serbian(n)
    return "many" if category == "other" else category


def _serbian(n: int) -> str:
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    return "few" if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else "other"


def _slovene(n: int) -> str:
    return {1: "one", 2: "two", 3: "few", 4: "few"}.get(n % 100, "other")


def _lithuanian(n: int) -> str:
    if 11 <= n % 100 <= 19 or n % 10 == 0:
        return "other"
    return "one" if n % 10 == 1 else "few"


def _latvian(n: int) -> str:
    if n % 10 == 0 or 11 <= n % 100 <= 19:
        return "zero"
    return "one" if n % 10 == 1 else "other"


def _macedonian(n: int) -> str:
    return "one" if n % 10 == 1 and n % 100 != 11 else "other"


def _arabic(n: int) -> str:
    if n <= 2:
        return ("zero", "one", "two")[n]
    return "few" if 3 <= n % 100 <= 10 else "many" if 11 <= n % 100 <= 99 else "other"


def _maltese(n: int) -> str:
    if n in (1, 2):
        return ("one", "two")[n - 1]
    return "few" if n == 0 or 3 <= n % 100 <= 10 else "many" if 11 <= n % 100 <= 19 else "other"


def _welsh(n: int) -> str:
    return {0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"}.get(n, "other")


def _irish(n: int) -> str:
    if n in (1, 2):
        return ("one", "two")[n - 1]
    return "few" if 3 <= n <= 6 else "many" if 7 <= n <= 10 else "other"


def _gaelic(n: int) -> str:
    if n in (1, 11):
        return "one"
    return "two" if n in (2, 12) else "few" if 3 <= n <= 19 else "other"


def _manx(n: int) -> str:
    return {1: "one", 2: "two"}.get(n % 10) or ("few" if n % 20 == 0 else "other")


def _breton(n: int) -> str:
    last, tens = n % 10, n % 100 // 10
    if tens not in (1, 7, 9) and last in (1, 2, 3, 4, 9):
        return {1: "one", 2: "two"}.get(last, "few")
    return "many" if n and n % 1_000_000 == 0 else "other"


def _cornish(n: int) -> str:
    if n <= 1:
        return ("zero", "one")[n]
    thousands = n % 1000 == 0 and (1000 <= n % 100_000 <= 20_000 or n % 100_000 in (40_000, 60_000, 80_000))
    if n % 100 in (2, 22, 42, 62, 82) or thousands or n % 1_000_000 == 100_000:
        return "two"
    return {3: "few", 1: "many"}.get(n % 20, "other") if n % 100 <= 83 else "other"


def _filipino(n: int) -> str:
    return "one" if n in (1, 2, 3) or n % 10 not in (4, 6, 9) else "other"


def _tachelhit(n: int) -> str:
    return "one" if n <= 1 else "few" if n <= 10 else "other"


def _tamazight(n: int) -> str:
    return "one" if n <= 1 or 11 <= n <= 99 else "other"


_GROUPS: tuple[tuple[Rule, list[str]], ...] = (
    (
        _one,
        (
            "af an asa ast az bal bem bez bg brx ce cgg chr ckb da de dv ee el en eo et eu fi fo fur fy gl gsw ha "
            "haw hu ia io jgo jmc ji ka kaj kcg kk kkj kl ks ksb ku ky lb lg lij mas mgo ml mn mr nah nb nd ne nl "
            "nn nnh no nr ny nyn om or os pap ps rm rof rwk saq sc sd sdh seh sn so sq ss ssy st sv sw syr ta te "
            "teo tig tk tn tr ts ug ur uz ve vo vun wae xh xog yi"
        ).split(),
    ),
    (_zero_or_one, "ak am as bh bho bn csw doi fa ff gu guw hi hy kab kn ln mg nso pa pcm si ti wa zu".split()),
    (_one_two, "he iu iw naq sat se sma smj smn sms".split()),
    (_zero_one, "blo ksh lag".split()),
    (_romance, "ca es it lld pt-AO pt-CH pt-CV pt-GQ pt-GW pt-LU pt-MO pt-MZ pt-PT pt-ST pt-TL scn vec".split()),
    (_french, "fr ht pt".split()),
    (_romanian, "mo ro".split()),
    (_czech, "cs sk".split()),
    (_polish, "pl".split()),
    (_russian, "be ru uk".split()),
    (_serbian, "bs hr sh sr".split()),
    (_slovene, "dsb hsb sl".split()),
    (_lithuanian, "lt".split()),
    (_latvian, "lv prg".split()),
    (_macedonian, "is mk".split()),
    (_arabic, "ar ars".split()),
    (_maltese, "mt".split()),
    (_welsh, "cy".split()),
    (_irish, "ga".split()),
    (_gaelic, "gd".split()),
    (_manx, "gv".split()),
    (_breton, "br".split()),
    (_cornish, "kw".split()),
    (_filipino, "ceb fil tl".split()),
    (_tachelhit, "shi".split()),
    (_tamazight, "tzm".split()),
)


def plural_rule(lang: str) -> Rule:
    """The rule of a language; a regional tag borrows that of its language.

    >>> [plural_rule("pl")(n) for n in (0, 1, 2, 5, 12, 22)]
    ['many', 'one', 'few', 'many', 'many', 'few']
    >>> [plural_rule("ro")(n) for n in (0, 1, 2, 19, 20, 101)]
    ['few', 'one', 'few', 'few', 'other', 'few']
    """
    tag = lang.replace("_", "-")
    while tag:
        for rule, languages in _GROUPS:
            if tag in languages:
                return rule
        tag = tag.rpartition("-")[0]
    return _other


def _other(n: int) -> str:
    return "other"


def categories(lang: str) -> frozenset[str]:
    """The categories that whole numbers up to the hundreds can have, so those a translation has to offer.

    >>> sorted(categories("ru")), sorted(categories("it")), sorted(categories("ja"))
    (['few', 'many', 'one'], ['one', 'other'], ['other'])
    """
    rule = plural_rule(lang)
    return frozenset(map(rule, range(201)))
