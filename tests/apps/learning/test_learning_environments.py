"""The doors of researchers' libraries, tried with what those libraries bring for it. They need the extras `research`
and `openspiel`: where one is missing, its tests are skipped by name.
"""

from __future__ import annotations

import random
import re
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[3]
SMALL = {"modules": "legacy", "players": 3, "rounds": 3}

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("processes")]


@pytest.fixture(autouse=True)
def quiet() -> Any:
    """What they recommend (other names of agents, arrays instead of dictionaries) is not at issue."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def test_pettingzoo_accepts_it() -> None:
    testing = pytest.importorskip("pettingzoo.test")
    from cyclades_apps.learning import pettingzoo_environment

    for settings in (SMALL, {**SMALL, "modules": "base", "players": 4, "shaping": 0.3}):
        testing.api_test(pettingzoo_environment.env(**settings), num_cycles=200, verbose_progress=False)
        testing.seed_test(lambda settings=settings: pettingzoo_environment.env(**settings), num_cycles=60)


def test_pettingzoo_plays_to_the_end() -> None:
    pytest.importorskip("pettingzoo")
    from cyclades_apps.learning import pettingzoo_environment

    env = pettingzoo_environment.env(modules="legacy", players=3, rounds=0)
    env.reset(seed=5)
    rng = random.Random(5)
    won = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        found, reward, terminated, truncated, _ = env.last()
        won[agent] += reward
        legal = [i for i, n in enumerate(found["action_mask"]) if n]
        env.step(None if terminated or truncated else rng.choice(legal))
    assert sum(won.values()) == 1.0 and env.agents == []


def test_pettingzoo_ends_at_a_forbidden_action() -> None:
    pytest.importorskip("pettingzoo")
    from cyclades_apps.learning import pettingzoo_environment

    env = pettingzoo_environment.env(**SMALL)
    env.reset(seed=1)
    agent = env.agent_selection
    mask = env.observe(agent)["action_mask"]
    env.step(next(i for i, n in enumerate(mask) if not n))
    assert all(env.terminations.values()) and env.rewards[agent] == -1


def test_gymnasium_accepts_it() -> None:
    gymnasium = pytest.importorskip("gymnasium")
    pytest.importorskip("cyclades_apps.learning.gymnasium_environment")
    from gymnasium.utils.env_checker import check_env

    for settings in ({**SMALL, "bots": "quick"}, {**SMALL, "modules": "base", "bots": "random,quick", "seat": 1}):
        check_env(gymnasium.make("Cyclades-v0", **settings).unwrapped, skip_render_check=True)


def test_gymnasium_refuses_and_seats() -> None:
    pytest.importorskip("gymnasium")
    from cyclades_apps.learning.gymnasium_environment import CycladesEnv

    env = CycladesEnv(illegal="raise", **SMALL)
    found, info = env.reset(seed=3, options={"seat": 2})
    assert info["seat"] == "c"
    forbidden = next(i for i, n in enumerate(found["action_mask"]) if not n)
    with pytest.raises(ValueError, match="mask"):
        env.step(forbidden)
    env.illegal = "lose"
    assert env.step(forbidden)[1:3] == (-1.0, True)
    with pytest.raises(Exception, match="over"):
        env.step(0)
    for wrong in ({"illegal": "maybe"}, {"seat": 3}, {"bots": "quick,quick,quick"}):
        with pytest.raises(Exception, match=r"maybe|seat=3|bots-number"):
            CycladesEnv(**SMALL, **wrong)


def test_many_games_do_not_depend_on_the_workers() -> None:
    numpy = pytest.importorskip("numpy")
    pytest.importorskip("gymnasium")
    from cyclades_apps.learning.vector_environment import CycladesVectorEnv

    courses = []
    for workers in (0, 2):
        env = CycladesVectorEnv(3, workers=workers, modules="legacy", players=3, rounds=2)
        rng = numpy.random.default_rng(1)
        found, _ = env.reset(seed=9)
        course = []
        for _ in range(120):
            actions = [rng.choice(numpy.flatnonzero(mask)) if mask.any() else 0 for mask in found["action_mask"]]
            found, rewards, terminated, truncated, _ = env.step(actions)
            course.append((found["observation"].sum(), rewards.sum(), terminated.sum(), truncated.sum()))
        assert env.observation_space.contains({name: array.copy() for name, array in found.items()})
        env.close()
        courses.append(course)
    assert courses[0] == courses[1]
    assert sum(row[3] for row in courses[0]) > 3, "games ended and began anew"


def test_a_worker_that_fails_is_told() -> None:
    pytest.importorskip("gymnasium")
    from cyclades_apps.learning.vector_environment import CycladesVectorEnv

    env = CycladesVectorEnv(2, workers=1, **SMALL)
    env.reset(seed=1)
    env._workers[0][0].kill()
    env._workers[0][0].join()
    with pytest.raises((RuntimeError, ConnectionError)):
        env.step([0, 0])
    env.close()
    with pytest.raises(ValueError, match="num_envs=0"):
        CycladesVectorEnv(0, **SMALL)


def test_openspiel_accepts_it() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    pytest.importorskip("cyclades_apps.learning.openspiel_game")
    for settings in ("modules=legacy,players=3", "modules=base,players=4", "modules=legacy+hades,players=3"):
        game = pyspiel.load_game(f"python_cyclades({settings},rounds=2,seeds=20)")
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_openspiel_keeps_states() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    pytest.importorskip("cyclades_apps.learning.openspiel_game")
    game = pyspiel.load_game("python_cyclades(modules=legacy,players=3,rounds=20,seeds=5)")
    state, rng = game.new_initial_state(), random.Random(2)
    for n in range(90):
        if n % 11 == 0:
            _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
            copy = state.clone()
            for other in (again, copy):
                assert other.history() == state.history() and other.legal_actions() == state.legal_actions()
                if not state.is_chance_node():
                    assert [other.observation_tensor(p) for p in range(3)] == [
                        state.observation_tensor(p) for p in range(3)
                    ]
            copy.apply_action(copy.legal_actions()[0])
            assert len(copy.history()) == len(state.history()) + 1
        state.apply_action(rng.choice(state.legal_actions()))
    assert "faction-0/gold=" in state.observation_string(0)
    assert state.action_to_string(state.current_player(), state.legal_actions()[0])


def test_openspiel_remembers() -> None:
    """Whoever asks late knows the same as who asked from the beginning, and so does a copy."""
    pyspiel = pytest.importorskip("pyspiel")
    pytest.importorskip("cyclades_apps.learning.openspiel_game")
    game = pyspiel.load_game("python_cyclades(modules=legacy,players=3,moves=40,seeds=5)")
    early, late, rng = game.new_initial_state(), game.new_initial_state(), random.Random(2)
    assert early.information_state_string(0) == ""
    seen: list[dict[str, str]] = [{} for _ in range(3)]  # what was known -> what could be seen and done then
    while not early.is_terminal():
        action = rng.choice(early.legal_actions())
        for state in (early, late):
            state.apply_action(action)
        for player in range(3):
            known = early.information_state_string(player)
            assert seen[player].setdefault(known, early.observation_string(player)) == early.observation_string(player)
    known = [early.information_state_string(player) for player in range(3)]
    assert known == [late.information_state_string(player) for player in range(3)] and len(set(known)) == 3
    copy = late.clone()
    assert [copy.information_state_string(player) for player in range(3)] == known
    assert not game.get_type().provides_information_state_tensor


def test_openspiel_cuts_off_by_moves() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    pytest.importorskip("cyclades_apps.learning.openspiel_game")
    game = pyspiel.load_game("python_cyclades(modules=legacy,players=3,moves=30,seeds=5)")
    state, rng = game.new_initial_state(), random.Random(2)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    assert state.move_number() <= 30 and state.returns() == [0.0, 0.0, 0.0]


def test_a_learner_learns_and_is_examined(tmp_path: Path) -> None:
    """How well is told by docs/research.md; here only that all of it runs."""
    for name in ("gymnasium", "numpy"):
        pytest.importorskip(name)
    script = [sys.executable, str(ROOT / "examples" / "learn.py"), "--out", str(tmp_path)]
    small = "--minutes 0.05 --games 4 --at-once 4 --rounds 2".split()
    run = subprocess.run([*script, *small], capture_output=True, text=True, timeout=300)
    assert run.returncode in (0, 1) and "par is 25.0%" in run.stdout, run.stderr
    assert {file.name for file in tmp_path.iterdir()} == {"policy.npz", "curve.csv", "curve.svg"}
    wrong = subprocess.run([*script, "--modules", "nowhere"], capture_output=True, text=True, timeout=300)
    assert wrong.returncode == 2 and "nowhere" in wrong.stderr and "Traceback" not in wrong.stderr


@pytest.mark.parametrize("number", range(5))
def test_the_snippets_of_the_page_run(number: int) -> None:
    for name in ("gymnasium", "pettingzoo", "pyspiel"):
        pytest.importorskip(name)
    text = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    snippets = re.findall(r"```python\n(.*?)```", text, re.S)
    assert len(snippets) == 5
    run = subprocess.run([sys.executable, "-c", snippets[number]], capture_output=True, text=True, timeout=300)
    assert run.returncode == 0, run.stderr
