"""Lets a policy that was learned play as a bot, in an arena or against people.

    import numpy
    from mercurius_rules import policy
    policy.play(lambda observation, mask: int(numpy.argmax(numpy.where(mask, scores(observation), -numpy.inf))))

The policy gets what its seat observes and the mask of its moves, as from a batch, and returns a legal move.
"""
import json
import os
import tempfile
from typing import Any, Callable, Dict, List, Optional, Sequence

from numpy.typing import NDArray

from . import bot
from .batch import Batch

Policy = Callable[[NDArray[Any], NDArray[Any]], int]


class PolicyBot(bot.Bot):
    """A bot that is a policy. The program mercurius beside it turns views into numbers, and moves into actions."""

    def __init__(self, policy: Policy, name: str = "a policy", game: str = "mercurius",
                 command: Optional[Sequence[str]] = None) -> None:
        self.policy, self.name, self.games, self._command = policy, name, [game], command
        self._batch: Optional[Batch] = None
        self._edition: Any = None

    def begin(self, game: Dict[str, Any]) -> None:
        edition = game["setup"].get("edition")
        if self._batch is None or edition != self._edition:
            self._edition = edition
            self._batch = _batch(self.games[0] if self.games else "mercurius", edition, self._command)

    def choose(self, view: Dict[str, Any], legal: List[str], millis: int) -> str:
        assert self._batch is not None
        moves: List[int] = []
        while True:
            moves.append(int(self.policy(*self._batch.observe(view, moves))))
            action = self._batch.action(view, moves)
            if action is not None:
                return action


def _batch(game: str, edition: Any, command: Optional[Sequence[str]]) -> Batch:
    if edition is None:
        return Batch(game=game, command=command)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "edition.json")
        with open(path, "w", encoding="utf-8") as file:
            json.dump(edition, file)
        return Batch(game=game, edition=path, command=command)


def play(policy: Policy, name: str = "a policy", game: str = "mercurius") -> None:
    """Plays until the host says goodbye."""
    bot.play(PolicyBot(policy, name, game))
