#!/usr/bin/env python3
"""A small player that learns by itself, with NumPy only: proximal policy optimisation, one hidden layer, masks.

    python examples/learn.py --modules legacy --players 4 --minutes 25 --workers 2 --out learnt

It plays one seat against random bots, many games at once (`cyclades_apps.learning.vector_environment`), and afterwards
as many games again to say how often it wins, with an interval of 95 %. The folder gets `policy.npz` (the weights),
`curve.csv` and `curve.svg`. Needs the extra `research`; docs/research.md tells what the numbers mean and what it
reached.
"""

import argparse
import math
import sys
import time
from pathlib import Path

import numpy as np

from cyclades_apps.learning.vector_environment import CycladesVectorEnv
from cyclades_core import CycladesError

HIDDEN = 64
STEPS = 48  # actions of each game between two lessons
EPOCHS, PARTS = 3, 4  # how often a lesson is gone through, and in how many parts
FAR, NEAR = 0.985, 0.9  # how much later rewards count, and how far they are looked for instead of guessed
CLIP, RATE, CURIOUS, VALUED = 0.2, 1.5e-3, 0.004, 0.5
#: What is good on the way, by the names of the layout: so it learns from every answer and not from the last one only.
PROGRESS = {"faction-0/metropolises": 0.3, "faction-0/income": 0.02, "faction-0/areas": 0.03}
LAST = 200  # games over which the curve is averaged


class Policy:
    """Observation -> chances of the actions, and how good the position is."""

    def __init__(self, numbers, actions, rng):
        self.weights = {
            "in": rng.normal(0, 1 / math.sqrt(numbers), (numbers, HIDDEN)),
            "in-bias": np.zeros(HIDDEN),
            "out": rng.normal(0, 0.01, (HIDDEN, actions + 1)),  # the last column is the value
            "out-bias": np.zeros(actions + 1),
        }
        self._first = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self._second = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self._lessons = 0

    def think(self, rows, masks):
        """Chances, values, and the hidden layer, for rows of observations."""
        w = self.weights
        hidden = np.tanh(rows @ w["in"] + w["in-bias"])
        out = hidden @ w["out"] + w["out-bias"]
        logits = np.where(masks > 0, out[:, :-1], -1e9)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        return chances / chances.sum(axis=1, keepdims=True), out[:, -1], hidden

    def learn(self, rows, masks, actions, before, gains, wanted):
        """One step of Adam on clipped policy gradients, squared errors of the values, and a little curiosity."""
        chances, values, hidden = self.think(rows, masks)
        n, every = len(rows), np.arange(len(rows))
        ratio = chances[every, actions] / before
        clipped = ((gains > 0) & (ratio > 1 + CLIP)) | ((gains < 0) & (ratio < 1 - CLIP))
        pull = np.where(clipped, 0.0, gains * ratio)[:, None]
        logs = np.log(np.maximum(chances, 1e-12))
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        chosen = np.zeros_like(chances)
        chosen[every, actions] = 1
        slope = np.empty((n, chances.shape[1] + 1))
        slope[:, :-1] = pull * (chances - chosen) + CURIOUS * chances * (logs + entropy)
        slope[:, -1] = VALUED * (values - wanted)
        slope /= n
        back = (slope @ self.weights["out"].T) * (1 - hidden**2)
        self._adam({"in": rows.T @ back, "in-bias": back.sum(0), "out": hidden.T @ slope, "out-bias": slope.sum(0)})

    def _adam(self, slopes):
        self._lessons += 1
        size = math.sqrt(sum(float((slope**2).sum()) for slope in slopes.values()))
        for name, slope in slopes.items():
            slope = slope * min(1.0, 1.0 / (size + 1e-9))
            first, second = self._first[name], self._second[name]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope**2 - second)
            step = first / (1 - 0.9**self._lessons) / (np.sqrt(second / (1 - 0.999**self._lessons)) + 1e-8)
            self.weights[name] -= RATE * step


def shrunk(rows):
    """Observations as the network takes them: large numbers are pressed together."""
    return np.log1p(rows).astype(np.float32) / 2


def chosen(chances, rng):
    """An action of each row, by its chances."""
    drawn = rng.random((len(chances), 1)) * chances.sum(axis=1, keepdims=True)
    return np.minimum((chances.cumsum(axis=1) < drawn).sum(axis=1), chances.shape[1] - 1)


class Learner:
    """Plays all games of the environment, lesson by lesson."""

    def __init__(self, env, rng):
        self.env, self.rng = env, rng
        names = env.space.layout.number
        self.progress = [(names[name], weight) for name, weight in PROGRESS.items()]
        self.policy = Policy(env.space.layout.size, env.space.alphabet.size, rng)
        self.seen, _ = env.reset(seed=int(rng.integers(2**31)))
        self.ended = np.zeros(env.num_envs, bool)
        self.won = []  # the shares of games that are over

    def lesson(self):
        """Play `STEPS` actions in each game and learn from them."""
        kept = {name: [] for name in ("rows", "masks", "actions", "before", "values", "rewards", "over", "counts")}
        for _ in range(STEPS):
            rows, masks = shrunk(self.seen["observation"]), self.seen["action_mask"].copy()
            begun, on_the_way = self.ended.copy(), self.so_far()
            chances, values, _ = self.policy.think(rows, np.where(begun[:, None], 1, masks))
            actions = chosen(chances, self.rng)
            self.seen, rewards, terminated, truncated, _ = self.env.step(actions)
            self.ended = terminated | truncated
            self.won += [float(rewards[i]) for i in np.flatnonzero(self.ended)]
            gained = np.where(begun | self.ended, 0.0, self.so_far() - on_the_way)
            found = (rows, masks, actions, chances[np.arange(len(rows)), actions], values, rewards + gained)
            for name, value in zip(kept, (*found, self.ended, ~begun), strict=True):
                kept[name].append(value)
        _, last, _ = self.policy.think(shrunk(self.seen["observation"]), self.seen["action_mask"])
        gains = self.gains(kept, last)
        flat = {name: np.concatenate(kept[name]) for name in ("rows", "masks", "actions", "before", "values", "counts")}
        gains, use = np.concatenate(gains), np.flatnonzero(flat["counts"])
        wanted = gains + flat["values"]
        scaled = (gains - gains[use].mean()) / (gains[use].std() + 1e-6)
        for _ in range(EPOCHS):
            for part in np.array_split(self.rng.permutation(use), PARTS):
                some = (flat[name][part] for name in ("rows", "masks", "actions", "before"))
                self.policy.learn(*some, scaled[part], wanted[part])

    def so_far(self):
        """How far each game has come."""
        return sum(weight * self.seen["observation"][:, at] for at, weight in self.progress)

    def gains(self, kept, last):
        """How much better each action was than expected (generalised advantages), newest first and turned round."""
        out, running, after = [], np.zeros_like(last), last
        for t in reversed(range(STEPS)):
            on = ~kept["over"][t]
            surprise = kept["rewards"][t] + FAR * after * on - kept["values"][t]
            running = np.where(kept["counts"][t], surprise + FAR * NEAR * running * on, 0.0)
            after = kept["values"][t]
            out.append(running)
        return out[::-1]


def examine(env, policy, games, rng):
    """The share of wins of the policy over new games; the first that end would be the short ones, so each counts."""
    seen, _ = env.reset(seed=int(rng.integers(2**31)))
    left = np.full(env.num_envs, math.ceil(games / env.num_envs))
    ended, won = np.zeros(env.num_envs, bool), []
    while (left > 0).any():
        masks = np.where(ended[:, None], 1, seen["action_mask"])
        chances, _, _ = policy.think(shrunk(seen["observation"]), masks)
        seen, rewards, terminated, truncated, _ = env.step(chosen(chances, rng))
        ended = terminated | truncated
        for i in np.flatnonzero(ended & (left > 0)):
            won.append(float(rewards[i]))
            left[i] -= 1
    return won


def interval(won, games, z=1.96):
    """Where the share lies with 95 % confidence (Wilson's interval)."""
    share, width = won / games, z * z / games
    middle = (share + width / 2) / (1 + width)
    half = z * math.sqrt(share * (1 - share) / games + width / (4 * games)) / (1 + width)
    return middle - half, middle + half


def curve(path, rows, par, title):
    """The share of wins over the time, as a picture."""
    width, height, edge = 640, 300, 46
    most = max(minutes for minutes, _, _ in rows) or 1

    def at(minutes, share):
        return f"{edge + (width - 2 * edge) * minutes / most:.1f},{height - edge - (height - 2 * edge) * share:.1f}"

    def line(points, style):
        return f'<polyline points="{" ".join(points)}" fill="none" {style}/>'

    def text(x, y, words, anchor="start"):
        return f'<text x="{x}" y="{y}" text-anchor="{anchor}">{words}</text>'

    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif"']
    parts[0] += ' font-size="12" fill="#333"><rect width="100%" height="100%" fill="#fff"/>'
    for share in (0, 0.25, 0.5, 0.75, 1):
        parts.append(line([at(0, share), at(most, share)], 'stroke="#ddd"'))
        parts.append(text(edge - 6, height - edge - (height - 2 * edge) * share + 4, f"{share:.0%}", "end"))
    parts.append(line([at(0, par), at(most, par)], 'stroke="#999" stroke-dasharray="4 3"'))
    parts.append(line([at(minutes, share) for minutes, _, share in rows], 'stroke="#1f6fb2" stroke-width="2"'))
    parts.append(text(width / 2, 20, title, "middle"))
    parts.append(text(width / 2, height - 12, f"minutes of training (0 to {most:.1f}); games: {rows[-1][1]}", "middle"))
    path.write_text("\n".join([*parts, "</svg>"]) + "\n", encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--modules", default="legacy")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=25)
    parser.add_argument("--games", type=int, default=200, help="games to examine it by")
    parser.add_argument("--at-once", type=int, default=16, help="games that are played at once")
    parser.add_argument("--workers", type=int, default=0, help="processes that play them; 0: this one")
    parser.add_argument("--rounds", type=int, default=40, help="a game is cut off after so many, and nobody has won it")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("learnt"))
    given = parser.parse_args()
    settings = {"modules": given.modules, "players": given.players, "rounds": given.rounds, "workers": given.workers}
    try:
        env = CycladesVectorEnv(given.at_once, bots="random", **settings)
    except (CycladesError, ValueError) as error:
        parser.error(str(error))
    given.out.mkdir(parents=True, exist_ok=True)
    rng = np.random.default_rng(given.seed)
    learner, rows, begun = Learner(env, rng), [], time.monotonic()
    try:
        while (minutes := (time.monotonic() - begun) / 60) < given.minutes:
            learner.lesson()
            if learner.won:
                recent = learner.won[-LAST:]
                rows.append((minutes, len(learner.won), sum(recent) / len(recent)))
                print(f"\r{minutes:5.1f} min  {len(learner.won)} games  {rows[-1][2]:.1%} ", end="", file=sys.stderr)
    except KeyboardInterrupt:
        pass  # what was learnt is kept and examined
    np.savez_compressed(given.out / "policy.npz", **learner.policy.weights)
    won = examine(env, learner.policy, given.games, rng)
    env.close()
    low, high = interval(sum(won), len(won))
    (given.out / "curve.csv").write_text("".join(f"{m:.3f},{n},{s:.4f}\n" for m, n, s in rows), encoding="utf-8")
    title = f"{given.modules}, {given.players} players: wins among random bots, last {LAST} games"
    if rows:
        curve(given.out / "curve.svg", rows, 1 / given.players, title)
    par = 1 / given.players
    print(f"\nwins {sum(won):g} of {len(won)}: {sum(won) / len(won):.1%} ({low:.1%} to {high:.1%}); par is {par:.1%}")
    return 0 if low > par else 1


if __name__ == "__main__":
    sys.exit(main())
