"""The game in numbers: every answer can be spelled and nothing else, every number has a name, and what is hidden from a
seat changes none of its numbers.
"""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator

import pytest
import run_size
import tested_modules
from hidden_information import exchanged

from cyclades_apps.learning import Chair, Episode, Memories, PartialAnswer, Space
from cyclades_core import CycladesError
from cyclades_core.engine.values.answer_domains import Vector

QUICK = [tested_modules.LISTS[0], tested_modules.LISTS[7]]


def space_of(way: tested_modules.Way, rounds: int = 4) -> Space:
    return Space(way.rules, way.players, mode=way.mode, rounds=rounds)


def played(space: Space, seed: int, most: int) -> Iterator[Episode]:
    """A game by chance, before every letter."""
    episode, rng = space.begin(seed), random.Random(seed)
    for _ in range(most):
        if episode.is_over:
            break
        yield episode
        episode.step(rng.choice(episode.letters))


def spelled(space: Space, episode: Episode) -> int:
    """Every answer is spelled by letters that may come, and no two alike; how many there were."""
    domain = episode.game.legal.domain
    assert domain is not None
    found = set()
    for i in range(0, domain.count, max(1, domain.count // 60)):
        answer = domain.item(i)
        letters = episode.letters_of(answer)
        parts = PartialAnswer(space.alphabet, domain, episode.game._m.asker)
        for letter in letters:
            assert letter in parts.letters and len(parts.letters) > 1
            parts.take(letter)
        assert parts.answer == answer and parts.letters == []
        found.add(tuple(letters))
    assert len(found) == len(range(0, domain.count, max(1, domain.count // 60)))
    return len(found)


def only_answers(space: Space, episode: Episode, rng: random.Random) -> None:
    """Whatever letters are chosen, they spell an answer."""
    domain = episode.game.legal.domain
    assert domain is not None
    for _ in range(3):
        parts = PartialAnswer(space.alphabet, domain, episode.game._m.asker)
        while parts.answer is None:
            assert parts.letters == sorted(set(parts.letters))
            parts.take(rng.choice(parts.letters))
        assert parts.answer in domain


def check_letters(way: tested_modules.Way, seed: int, most: int) -> int:
    space, rng, found = space_of(way), random.Random(seed), 0
    for episode in played(space, seed, most):
        found += spelled(space, episode)
        only_answers(space, episode, rng)
        assert [i for i, n in enumerate(episode.mask()) if n] == episode.letters
    return found


@pytest.mark.parametrize("way", QUICK, ids=str)
def test_letters_spell_all_answers_and_nothing_else(way: tested_modules.Way) -> None:
    assert check_letters(way, 3, 60) > 200


@pytest.mark.long
@tested_modules.covering_array
def test_letters_spell_all_answers_in_module_combinations(way: tested_modules.Way) -> None:
    check_letters(way, 5, run_size.size(ci=40, full=600))


@pytest.mark.parametrize(
    ("high", "limits"),
    [
        ((2, 1), ((0b11, 1, 99),)),
        ((2, 0, 3), ((0b111, 1, 99),)),
        ((2, 2, 2), ((0b111, 2, 3),)),
        ((1, 2, 2), ((0b111, 0, 3), (0b001, 1, 1))),
        ((2, 3, 1), ((0b111, 1, 99), (0b011, 1, 99))),
        ((3, 1), ()),
    ],
)
def test_amounts_are_those_that_can_be_completed(
    high: tuple[int, ...], limits: tuple[tuple[int, int, int], ...]
) -> None:
    domain = Vector("group", tuple(range(len(high))), high, limits)
    answers = list(domain)
    for slot in range(len(high)):
        for given in {answer[:slot] for answer in answers}:
            assert domain.amounts(given) == sorted({a[slot] for a in answers if a[:slot] == given})


def test_large_numbers_are_spelled_with_more() -> None:
    letters = Space("legacy", 3).alphabet
    for value in (0, 39, 40, 41, 135):
        names = [letters.names[letter] for letter in letters.spell_number(value)]
        assert names == ["more"] * (value // 40) + [f"number-{value % 40}"]


def check_swapped(way: tested_modules.Way, seed: int, most: int) -> int:
    """Numbers and masks of all seats, beside those of a game that differs only in what the seat cannot know."""
    space, compared = space_of(way, 30), 0
    for n, episode in enumerate(played(space, seed, most)):
        for seat in space.seats:
            if (n + seed) % 3 and seat != episode.seat:
                continue
            other = episode.clone()
            other.game = exchanged(episode.game, seat, random.Random(n))
            assert other.observe(seat) == episode.observe(seat), (n, seat)
            if seat == episode.seat:
                assert other.letters == episode.letters
                again = PartialAnswer(space.alphabet, other.game.legal.domain, other.game._m.asker)  # type: ignore[arg-type]
                for letter in episode.parts.taken:  # type: ignore[union-attr]
                    again.take(letter)
                assert again.letters == episode.letters, (n, seat)
            compared += 1
    return compared


@pytest.mark.parametrize("way", QUICK, ids=str)
def test_what_is_hidden_changes_no_number(way: tested_modules.Way) -> None:
    assert check_swapped(way, 2, 40) > 50


@pytest.mark.long
@tested_modules.each_list
def test_what_is_hidden_changes_no_number_of_many(way: tested_modules.Way) -> None:
    for seed in range(run_size.size(ci=1, full=20)):
        check_swapped(way, seed, run_size.size(ci=150, full=2000))


def check_memories(way: tested_modules.Way, seed: int, most: int) -> tuple[int, int]:
    """What a seat remembers, beside what it would of a game that differs in what it cannot know, both played on by the
    same actions: the same as long as it has seen the same, and no longer. How many were alike, how many not.
    """
    space, rng = space_of(way, 30), random.Random(seed)
    episode = space.begin(seed)
    memories = Memories(episode)
    alike = unlike = 0
    for n in range(most):
        if episode.is_over:
            break
        seat = rng.choice(space.seats)
        one, other = episode.clone(), episode.clone()
        other.game = exchanged(episode.game, seat, random.Random(n))
        kept, swapped = memories.copy(), memories.copy()
        same = True
        for _ in range(5):
            both = sorted({*one.letters} & {*other.letters}) if one.seat == other.seat else []
            if not both or one.is_over:
                break
            letter, mover = rng.choice(both), one.seat
            assert mover is not None
            for each, told in ((one, kept), (other, swapped)):
                each.step(letter)
                told.follow(each, mover, letter)
            same = same and one.observe(seat) == other.observe(seat)
            assert (kept.text(seat) == swapped.text(seat)) == same, (n, seat)
            alike, unlike = alike + same, unlike + (not same)
        mover, letter = episode.seat, rng.choice(episode.letters)
        assert mover is not None
        episode.step(letter)
        memories.follow(episode, mover, letter)
    return alike, unlike


@pytest.mark.parametrize("way", QUICK[:1], ids=str)
def test_a_memory_holds_what_was_seen_and_nothing_else(way: tested_modules.Way) -> None:
    alike, _ = check_memories(way, 2, 8)
    assert alike > 15


@pytest.mark.long
@tested_modules.each_list
def test_memories_of_many_hold_what_was_seen_and_nothing_else(way: tested_modules.Way) -> None:
    alike, unlike = check_memories(way, 3, run_size.size(ci=60, full=1000))
    assert alike > 100 and unlike


def test_a_memory_tells_what_one_did_and_not_what_others_spell() -> None:
    space, rng, unseen = Space("legacy", 3, rounds=30), random.Random(4), 0
    episode = space.begin(4)
    memories = Memories(episode)
    for _ in range(60):
        mover, letter = episode.seat, rng.choice(episode.letters)
        assert mover is not None
        before = memories.copy()
        episode.step(letter)
        memories.follow(episode, mover, letter)
        for seat in space.seats:
            new = memories.text(seat).removeprefix(before.text(seat))
            assert new.startswith(f"\ndid {space.alphabet.names[letter]}") == (seat == mover)
            unseen += not new
    assert unseen, "letters of an answer that is not whole yet are nobody else's business"


def test_a_leak_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Episode.observe

    def leaking(self: Episode, seat: str, out: object = None) -> object:
        row = plain(self, seat, out)
        row[0] += sum(self.game._m.state.gold)
        return row

    monkeypatch.setattr(Episode, "observe", leaking)
    with pytest.raises(AssertionError):
        check_swapped(QUICK[0], 2, 40)


def test_numbers_say_what_their_names_say() -> None:
    space = Space("legacy", 3, rounds=30)
    at = space.layout.number
    for episode in played(space, 4, 120):
        seat = episode.seat
        assert seat is not None
        row, view = episode.observe(seat), episode.game.view(seat)
        order = [space.seats[(space.seats.index(seat) + i) % 3] for i in range(3)]
        people = {faction["seat"]: faction for faction in view["factions"]}
        for i, name in enumerate(order):
            assert row[at[f"faction-{i}/income"]] == people[name]["income"]
            assert row[at[f"faction-{i}/gold"]] == people[name].get("gold", 0)
            assert row[at[f"faction-{i}/gold-known"]] == (name == seat)
            owned = sum(row[at[f"{area}/owner-{i}"]] for area in space.layout.blocks["area"].rows)
            assert owned == sum(area.get("owner") == f"player-{name}" for area in view["areas"].values())
        assert row[at[f"question/prompt-{episode.game.decision.prompt}"]] == 1  # type: ignore[union-attr]
        assert min(row) >= 0 and row[at["table/round"]] == view["round"]
        other = next(name for name in space.seats if name != seat)
        hidden = episode.observe(other)
        assert not any(hidden[at[name]] for name in space.layout.names if name.startswith("question/"))


@pytest.mark.parametrize("way", QUICK, ids=str)
def test_a_seat_sees_the_same_from_every_chair(way: tested_modules.Way) -> None:
    """At the beginning, where everybody has the same, the numbers of all are those of their place in the order."""
    space = space_of(way)
    episode = space.begin(1)
    at = space.layout.number
    golds = {episode.observe(seat)[at["faction-0/gold"]] for seat in space.seats}
    assert len(golds) == 1


def test_episodes_are_copied_and_kept() -> None:
    space = Space("legacy", 3, rounds=5)
    for n, episode in enumerate(played(space, 6, 90)):
        if n % 13 == 0:
            again = pickle.loads(pickle.dumps(episode))
            copy = episode.clone()
            for other in (again, copy):
                assert (other.seat, other.letters, other.steps) == (episode.seat, episode.letters, episode.steps)
                assert other.observe(episode.seat) == episode.observe(episode.seat)  # type: ignore[arg-type]
                assert other.game.fingerprint == episode.game.fingerprint
            copy.step(copy.letters[-1])
            assert copy.steps == episode.steps + 1
    assert pickle.loads(pickle.dumps(space)).layout.names == space.layout.names


def test_shares_and_rewards() -> None:
    space = Space("legacy", 3, rounds=0)
    chair = Chair(space, "quick", seat=0, shaping=0.5)
    chair.begin(1)
    begun = chair.episode.potentials()["a"]
    rng, total = random.Random(1), 0.0
    while not chair.episode.is_over:
        total += chair.step(rng.choice(chair.episode.letters))
    shares = chair.episode.shares()
    assert sum(shares.values()) == 1.0 and not chair.episode.is_cut_off
    assert total == pytest.approx(shares["a"] - 0.5 * begun)  # what was given on the way is taken back at the end


def test_a_wrong_letter_changes_nothing() -> None:
    episode = Space("legacy", 3).begin(1)
    before = episode.letters[:]
    wrong = next(i for i in range(episode.space.alphabet.size) if i not in before)
    with pytest.raises(ValueError, match="may come next"):
        episode.step(wrong)
    assert episode.letters == before and episode.steps == 0


def test_a_board_that_varies_is_refused() -> None:
    space = Space("base", 4)
    space._table = ()
    with pytest.raises(CycladesError, match="board-varies"):
        space.begin(2)
