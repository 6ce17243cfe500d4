"""Lets a bot written in Python play any game: the protocol mercurius-bot/2, without dependencies.

    import random
    from mercurius_rules import bot
    bot.play(lambda view, legal: random.choice(legal), name="random")
"""

import json
import sys
from typing import Any, Callable, Dict, List, Optional, Sequence, Union


class Bot:
    """A bot with a life. Override what you need; choose is all that a bot must have."""

    name = "a bot in Python"
    games: Optional[Sequence[str]] = None  # the games that it plays, such as ["mercurius"]; None if it plays any
    game: Any = None  # what begin was told; its edition is game["setup"]["edition"], where the game has one

    def begin(self, game: Dict[str, Any]) -> None:
        """A game starts: game["game"], game["seat"], game["setup"], game["seed"], game["millis"], game["view"]."""

    def update(self, update: Dict[str, Any]) -> None:
        """Something happened: update["events"] came of what a player or chance did."""

    def choose(self, view: Dict[str, Any], legal: List[str], millis: int) -> str:
        """Returns one of the legal actions, such as "+AMS", within so many milliseconds."""
        raise NotImplementedError

    def end(self, ranking: List[Dict[str, Any]]) -> None:
        """The game is over: a list of {"place": 1, "seat": 0, "score": 74}."""


class _Choosing(Bot):
    """A bot that is a function of the view and the legal actions."""

    def __init__(self, function: Callable[[Dict[str, Any], List[str]], str], name: str) -> None:
        self.function, self.name = function, name

    def choose(self, view: Dict[str, Any], legal: List[str], millis: int) -> str:
        return self.function(view, legal)


def play(bot: Union[Bot, Callable[[Dict[str, Any], List[str]], str]], name: str = "a bot in Python") -> None:
    """Plays until the host says goodbye. What you print goes to stderr: stdout belongs to the protocol."""
    if not isinstance(bot, Bot):
        bot = _Choosing(bot, name)
    lines, answers = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr

    def answer(message: Dict[str, Any]) -> None:
        answers.write(json.dumps(message).encode("utf-8") + b"\n")
        answers.flush()

    for line in lines:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            ready = {"type": "ready", "name": bot.name}
            answer(ready if bot.games is None else dict(ready, games=bot.games))
        elif kind == "begin":
            bot.game = message
            bot.begin(message)
        elif kind == "update":
            bot.update(message["update"])
        elif kind == "choose":
            action = bot.choose(message["view"], message["legal"], message["millis"])
            answer({"question": message["question"], "action": action})
        elif kind == "end":
            bot.end(message["ranking"])
        elif kind == "bye":
            return
