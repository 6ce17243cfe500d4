"""One game as an environment of PettingZoo: agents player_0, player_1, ... move one after the other."""
import random
from typing import Any, Dict, List, Optional, Sequence

import numpy
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from .batch import MOST_SEED, Batch, whole_number



def observation_space(layout: Dict[str, Any]) -> spaces.Box:
    """The bounds of an observation, field by field."""
    low: List[int] = []
    high: List[int] = []
    for field in layout["observation"]:
        low += [field["lowest"]] * field["length"]
        high += [field["highest"]] * field["length"]
    return spaces.Box(numpy.array(low, "i2"), numpy.array(high, "i2"), dtype=numpy.int16)


def seen_space(layout: Dict[str, Any]) -> spaces.Dict:
    """What an agent sees: the numbers of its observation, and which moves are legal."""
    return spaces.Dict({"observation": observation_space(layout),
                        "action_mask": spaces.Box(0, 1, (len(layout["moves"]),), numpy.int8)})


def rendered(batch: Batch, render_mode: Optional[str]) -> Optional[str]:
    """The table and the line of the position: printed for "human", returned for "ansi"."""
    if render_mode is None:
        return None
    text = batch.table(0) + batch.position(0) + "\n"
    if render_mode == "ansi":
        return text
    print(text, end="")
    return None


class RulesEnv(AECEnv[str, Dict[str, Any], Optional[int]]):
    """A game of which every seat is played from here.

    An observation is a dict: "observation" has the numbers of FORMAT.md, "action_mask" a 1 for each legal move, none if it
    is not the agent's turn. The reward of an agent is its win share when the game is over, and 0 before. An agent that is
    terminated still sees what it saw before the last move. reset(seed=...) begins the game of a seed, reset() the next one
    of the seed before.
    """

    def __init__(self, game: str, players: Optional[int] = None, render_mode: Optional[str] = None,
                 edition: Optional[str] = None, command: Optional[Sequence[str]] = None) -> None:
        super().__init__()
        if render_mode not in (None, "human", "ansi"):
            raise ValueError("render_mode: %r, expected None, 'human' or 'ansi'" % (render_mode,))
        self.metadata = {"name": game + "_v0", "is_parallelizable": False, "render_modes": ["human", "ansi"]}
        self.render_mode = render_mode
        self._batch = Batch(1, players, every_seat=True, threads=1, game=game, edition=edition, command=command)
        layout = self._batch.layout()
        self.move_names: List[str] = layout["moves"]
        self.possible_agents = ["player_%d" % seat for seat in range(self._batch.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: seen_space(layout) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(self.move_names)) for agent in self.possible_agents}
        self.agents: List[str] = []
        self._seeds = random.Random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> None:
        if seed is not None:
            seed = whole_number(seed, "seed", 0, MOST_SEED)
            self._seeds.seed(seed)
        self._batch.reset(self._seeds.getrandbits(64) if seed is None else seed)
        self._begin()

    def begin(self, position: str) -> None:
        """Begins with a game that continues in a position, a line as render shows it."""
        self._batch.begin(0, position)
        self._begin()

    def _begin(self) -> None:
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: Dict[str, Dict[str, Any]] = {agent: {} for agent in self.agents}
        self._last_seen: Dict[str, Any] = {}
        self.agent_selection = self.possible_agents[self._batch.seats[0]]

    def observe(self, agent: str) -> Dict[str, Any]:
        if agent in self._last_seen:
            return dict(self._last_seen[agent])
        mask = self._batch.masks[0].astype("i1")
        if agent != self.agent_selection:
            mask[:] = 0
        return {"observation": self._batch.observations[0, self._seats[agent]].copy(), "action_mask": mask}

    def step(self, action: Optional[int]) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise ValueError("action: %r, expected None, as the game is over for %s" % (action, agent))
            self._was_dead_step(action)
            return
        move = whole_number(action, "action", 0, len(self.move_names) - 1)
        before = {other: self.observe(other) for other in self.agents}
        self._batch.step([move])
        self._cumulative_rewards[agent] = 0.0
        if self._batch.over[0]:
            self._end(before)
        else:
            self.agent_selection = self.possible_agents[self._batch.seats[0]]
        self._accumulate_rewards()

    def _end(self, before: Dict[str, Any]) -> None:
        for seen in before.values():
            seen["action_mask"] = numpy.zeros_like(seen["action_mask"])
        self._last_seen = before
        for agent, seat in self._seats.items():
            self.rewards[agent] = float(self._batch.outcomes[0, seat, 2])
            self.terminations[agent] = True
            self.infos[agent] = {"score": int(self._batch.outcomes[0, seat, 0]),
                                 "place": int(self._batch.outcomes[0, seat, 1])}
        self.agent_selection = self.agents[0]

    def render(self) -> Optional[str]:
        return rendered(self._batch, self.render_mode)

    def close(self) -> None:
        self._batch.close()


class _Checked(wrappers.BaseWrapper[str, Dict[str, Any], Optional[int]]):
    """Refuses what is no move before anything is done with it, and says why."""

    def step(self, action: Optional[int]) -> None:
        if action is not None:
            whole_number(action, "action", 0, int(self.action_space(self.agent_selection).n) - 1)
        super().step(action)


def wrapped(env: RulesEnv) -> "AECEnv[str, Dict[str, Any], Optional[int]]":
    """As PettingZoo's own games are: an illegal move ends the game with the reward -1 for its player, and the order is
    checked."""
    return wrappers.OrderEnforcingWrapper(_Checked(wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)))
