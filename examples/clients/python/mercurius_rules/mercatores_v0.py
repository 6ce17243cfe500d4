"""Mercatores for 2 to 4 players: env and raw_env for PettingZoo, single_env and vector_env for Gymnasium, batch for numpy."""
from .doors import Door

_DOOR = Door("mercatores")
env = _DOOR.env
raw_env = _DOOR.raw_env
single_env = _DOOR.single_env
vector_env = _DOOR.vector_env
batch = _DOOR.batch
layout = _DOOR.layout
