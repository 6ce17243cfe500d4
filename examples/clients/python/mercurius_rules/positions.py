"""Positions of the games as text: drawn, seen by one seat, dealt, as JSON. Each call starts the program once.

    text = batch.position(0)
    print(positions.draw(text))
    seen = positions.seen(text, seat=1)     # what is hidden from seat 1 is left open
"""
import json
from typing import Any, Dict, Optional, Sequence, Union

from .command import run


def _run(text: str, options: Sequence[str], game: str, command: Optional[Sequence[str]]) -> str:
    return run(["position", "--game", game, *options, text], command=command)


def draw(text: str, game: str = "mercurius", command: Optional[Sequence[str]] = None) -> str:
    """A picture in 80 columns, with the legal actions and why others are refused."""
    return _run(text, [], game, command)


def seen(text: str, seat: Union[int, str], game: str = "mercurius", command: Optional[Sequence[str]] = None) -> str:
    """The position as a seat sees it, or "spectator": what is hidden is left open."""
    return _run(text, ["--seen", str(seat), "--to", "text"], game, command).strip()


def dealt(text: str, seed: int, game: str = "mercurius", command: Optional[Sequence[str]] = None) -> str:
    """The position with what is left open dealt by a number."""
    return _run(text, ["--deal", str(seed), "--to", "text"], game, command).strip()


def to_json(text: str, game: str = "mercurius", command: Optional[Sequence[str]] = None) -> Dict[str, Any]:
    """The state or view in the format of the project's JSON modules."""
    return dict(json.loads(_run(text, ["--to", "json"], game, command)))
