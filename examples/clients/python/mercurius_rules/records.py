"""Records of games: played by named bots, checked, told. Each call starts the program once.

    record = records.play("greedy,random*2", seed=1602)
    assert records.verify(record) == []
    print(records.tell(record))
"""
import json
import os
import tempfile
from contextlib import contextmanager
from typing import Any, Dict, Iterator, List, Optional, Sequence

from .command import Refused, run


@contextmanager
def _file(record: Optional[Dict[str, Any]] = None) -> Iterator[str]:
    with tempfile.TemporaryDirectory(prefix="mercurius-") as folder:
        name = os.path.join(folder, "record.json")
        if record is not None:
            with open(name, "w", encoding="utf-8") as file:
                json.dump(record, file)
        yield name


def play(bots: str, seed: int, number: int = 1, game: str = "mercurius",
         command: Optional[Sequence[str]] = None) -> Dict[str, Any]:
    """The record of a game between bots: of the games that mercurius arena plays with a seed, that with a number."""
    with _file() as name:
        run(["arena", "--game", game, "--game", str(number), "--bots", bots, "--seed", str(seed), "--record", name],
            command=command)
        with open(name, encoding="utf-8") as file:
            return dict(json.load(file))


def verify(record: Dict[str, Any], command: Optional[Sequence[str]] = None) -> List[str]:
    """What is wrong with a record: nothing if all of its actions, events and hashes follow from its beginning."""
    with _file(record) as name:
        try:
            run(["replay", "--verify", name], command=command)
        except Refused as wrong:
            return str(wrong).replace(name, "record").splitlines()
    return []


def tell(record: Dict[str, Any], language: str = "en", command: Optional[Sequence[str]] = None) -> str:
    """The game as a story, in en, pl or it."""
    with _file(record) as name:
        return run(["replay", "--lang", language, name], command=command)
