"""The environments of one game, as its module mercurius_v0, mercatores_v0 or mercado_v0 offers them."""
from typing import TYPE_CHECKING, Any, Dict, Optional, Sequence

from .batch import Batch, layout

if TYPE_CHECKING:
    from pettingzoo import AECEnv

    from .aec import RulesEnv
    from .seats import SeatEnv, SeatsEnv


class Door:
    """The environments of one game. players: how many; if None, 4, or 3 in the sister games. edition: a file, for the
    sister games; if None, the stand-in. command: how to start the program mercurius, as a list."""

    def __init__(self, game: str) -> None:
        self.game = game

    def raw_env(self, players: Optional[int] = None, render_mode: Optional[str] = None, edition: Optional[str] = None,
                command: Optional[Sequence[str]] = None) -> "RulesEnv":
        """A game of which every seat is played from here, as an AECEnv of PettingZoo."""
        from .aec import RulesEnv
        return RulesEnv(self.game, players, render_mode, edition, command)

    def env(self, players: Optional[int] = None, render_mode: Optional[str] = None, edition: Optional[str] = None,
            command: Optional[Sequence[str]] = None) -> "AECEnv[str, Dict[str, Any], Optional[int]]":
        """The same in PettingZoo's usual wrappers: an illegal move ends the game with the reward -1 for its player."""
        from .aec import wrapped
        return wrapped(self.raw_env(players, render_mode, edition, command))

    def single_env(self, players: Optional[int] = None, against: str = "greedy", render_mode: Optional[str] = None,
                   edition: Optional[str] = None, command: Optional[Sequence[str]] = None) -> "SeatEnv":
        """One seat of a game against bots, as an Env of Gymnasium."""
        from .seats import SeatEnv
        return SeatEnv(self.game, players, against, render_mode, edition, command)

    def vector_env(self, num_envs: int, players: Optional[int] = None, against: str = "greedy",
                   threads: Optional[int] = None, edition: Optional[str] = None,
                   command: Optional[Sequence[str]] = None) -> "SeatsEnv":
        """One seat in each of many games against bots, as a VectorEnv of Gymnasium."""
        from .seats import SeatsEnv
        return SeatsEnv(num_envs, self.game, players, against, threads, edition, command)

    def batch(self, games: int, **options: Any) -> Batch:
        """Many games with numpy alone: Batch, with its options."""
        return Batch(games, game=self.game, **options)

    def layout(self, edition: Optional[str] = None, command: Optional[Sequence[str]] = None) -> Dict[str, Any]:
        """What the numbers of moves and observations mean."""
        return layout(self.game, edition, command)
