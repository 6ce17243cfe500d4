"""One seat of a game against bots, or of many games at once, as environments of Gymnasium."""
from typing import Any, Dict, Optional, Sequence, Tuple

import gymnasium
import numpy
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from .aec import rendered, seen_space
from .batch import MOST_SEED, Batch, whole_number
from .command import Refused

Seen = Dict[str, NDArray[Any]]


class SeatEnv(gymnasium.Env[Seen, int]):
    """One seat of a game; the other seats are played by bots of a name, such as "random", "greedy" or "regent:50".

    An observation is a dict: "observation" has the numbers of FORMAT.md, "action_mask" a 1 for each legal move. The reward
    is the win share when the game is over, and 0 before; the observation at the end is the last one before it. A move that
    is not legal ends the game with the reward -1, and info["illegal"] says why. After reset(seed=...) one sits on seat 0,
    and each reset() after the end of a game goes on to the next seat.
    """

    metadata = {"render_modes": ["human", "ansi"]}

    def __init__(self, game: str = "mercurius", players: Optional[int] = None, against: str = "greedy",
                 render_mode: Optional[str] = None, edition: Optional[str] = None,
                 command: Optional[Sequence[str]] = None) -> None:
        if render_mode not in (None, "human", "ansi"):
            raise ValueError("render_mode: %r, expected None, 'human' or 'ansi'" % (render_mode,))
        self.render_mode = render_mode
        self._batch = Batch(1, players, against=against, threads=1, game=game, edition=edition, command=command)
        layout = self._batch.layout()
        self.move_names = layout["moves"]
        self.observation_space = seen_space(layout)
        self.action_space = spaces.Discrete(len(self.move_names))
        self._ended = False
        self._plays = False

    def reset(self, *, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> Tuple[Seen, Dict[str, Any]]:
        if seed is not None:
            whole_number(seed, "seed", 0, MOST_SEED)
        super().reset(seed=seed)
        if seed is not None or not self._ended:
            self._batch.reset(int(self.np_random.integers(2**63)) if seed is None else seed)
        self._ended, self._plays = False, True
        return self._seen(), self._info()

    def _seen(self) -> Seen:
        return {"observation": self._batch.observations[0].copy(), "action_mask": self._batch.masks[0].astype("i1")}

    def _info(self) -> Dict[str, Any]:
        return {"seat": int(self._batch.seats[0])}

    def step(self, action: int) -> Tuple[Seen, float, bool, bool, Dict[str, Any]]:
        move = whole_number(action, "action", 0, len(self.move_names) - 1)
        if not self._plays:
            raise RuntimeError("step: no game is played, expected that reset is called first")
        before, info = self._seen(), self._info()
        try:
            self._batch.step([move])
        except Refused as refused:
            if not before["action_mask"][move]:
                self._plays = False
                return before, -1.0, True, False, {"illegal": str(refused), **info}
            raise
        if not self._batch.over[0]:
            return self._seen(), 0.0, False, False, info
        self._ended, self._plays = True, False
        score, place, share = self._batch.outcomes[0, info["seat"]]
        return before, float(share), True, False, {"score": int(score), "place": int(place), **info}

    def render(self) -> Optional[str]:  # type: ignore[override]
        return rendered(self._batch, self.render_mode)

    def close(self) -> None:
        self._batch.close()


class SeatsEnv(VectorEnv[Seen, NDArray[Any], NDArray[Any]]):
    """One seat in each of many games; the other seats are played by bots of a name, in Java.

    Observations, masks and rewards are those of SeatEnv. A game that is over starts again in the same step, on the next
    seat, and the observation is that of its beginning. infos has "seat", and where a game is over, "score" and "place". If
    a move is not legal, nothing changes in any game, and the error says why.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(self, num_envs: int, game: str = "mercurius", players: Optional[int] = None, against: str = "greedy",
                 threads: Optional[int] = None, edition: Optional[str] = None,
                 command: Optional[Sequence[str]] = None) -> None:
        self.batch = Batch(num_envs, players, against=against, threads=threads, game=game, edition=edition, command=command)
        self.num_envs = num_envs
        layout = self.batch.layout()
        self.move_names = layout["moves"]
        self.single_observation_space = seen_space(layout)
        self.single_action_space = spaces.Discrete(len(self.move_names))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._games = numpy.arange(num_envs)

    def reset(self, *, seed: Any = None, options: Optional[Dict[str, Any]] = None) -> Tuple[Seen, Dict[str, Any]]:
        if seed is not None:
            whole_number(seed, "seed", 0, MOST_SEED)
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(2**63)) if seed is None else seed)
        return self._seen(), {"seat": self.batch.seats.copy()}

    def _seen(self) -> Seen:
        return {"observation": self.batch.observations.copy(), "action_mask": self.batch.masks.astype("i1")}

    def step(self, actions: NDArray[Any]) -> Tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], Dict[str, Any]]:
        seats = self.batch.seats.copy()
        self.batch.step(actions)
        over = self.batch.over.astype(bool)
        outcome = self.batch.outcomes[self._games, seats]
        infos = {"seat": seats, "score": outcome[:, 0].copy(), "_score": over, "place": outcome[:, 1].copy(), "_place": over}
        rewards = numpy.where(over, outcome[:, 2], 0.0)
        return self._seen(), rewards, over, numpy.zeros(self.num_envs, bool), infos

    def close_extras(self, **_: Any) -> None:
        self.batch.close()
