"""Mercurius, Mercatores and Mercado for learners and bots in Python.

    from mercurius_rules import mercurius_v0
    env = mercurius_v0.env(players=4)               # PettingZoo
    env = mercurius_v0.single_env(against="greedy") # Gymnasium, the other seats are played by bots
    envs = mercurius_v0.vector_env(1024)            # Gymnasium, many games at once

Batch is what lies under all of them, with numpy alone. bot and policy are for bots that the arena starts, positions and records
for games as text and JSON, dataset for games as a table. The rules run in a Java process: see mercurius_rules.command.
"""
import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .batch import Batch, Half, layout, random_moves
    from .command import Refused

__version__ = "0.1.0.dev0"
__all__ = ["Batch", "Half", "Refused", "layout", "random_moves"]

_HOMES = {"Batch": "batch", "Half": "batch", "layout": "batch", "random_moves": "batch", "Refused": "command"}
_MODULES = ("batch", "bot", "command", "dataset", "mercado_v0", "mercatores_v0", "mercurius_v0", "policy", "positions",
            "records")


def __getattr__(name: str) -> Any:  # a bot needs neither numpy nor the time to load it
    if name in _HOMES:
        return getattr(importlib.import_module("." + _HOMES[name], __name__), name)
    if name in _MODULES:
        return importlib.import_module("." + name, __name__)
    raise AttributeError("module %r has no attribute %r" % (__name__, name))
