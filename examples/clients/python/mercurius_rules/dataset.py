"""Games of bots as a table to learn from, with a card that says what is in it.

    python -m mercurius_rules.dataset greedy-games --bots greedy --games 100

    rows = pandas.read_csv("greedy-games/rows.csv.gz")      # polars.read_csv and DuckDB read it too
    card = json.load(open("greedy-games/card.json"))

A row is what the player saw who was about to act, the move, and how the game ended for that player. The columns that
observe are named after the fields of FORMAT.md: CASH_0 is the player's own cash, CASH_1 that of the next player. Columns
that would have the same number in each row are left out; the card has them. The same options make the same bytes.
"""
import argparse
import gzip
import hashlib
import json
import os
from typing import Any, Dict, List, Optional, Sequence, Tuple

import numpy
from numpy.typing import NDArray

from . import __version__
from .batch import MOST_SEED, Batch, whole_number
from .command import run

ROWS, CARD = "rows.csv.gz", "card.json"
AT_ONCE = 256
_BOT_CHOOSES = -1
_BEFORE = [("seed", "the seed of the batch in which the game was played"),
           ("place", "the place of the game in the batch; it is the first one there"),
           ("action", "how many actions were taken before in the game"),
           ("seat", "whose turn it is")]
_AFTER = [("move", "the first move of the player's action, by number: the card has the names"),
          ("score", "what the player had at the end of the game"),
          ("rank", "the player's place at the end, from 1"),
          ("win_share", "1 for the only winner, a half for each of two")]


def write(folder: str, bots: str = "greedy", games: int = 100, seed: int = 1602, players: Optional[int] = None,
          game: str = "mercurius", edition: Optional[str] = None,
          command: Optional[Sequence[str]] = None) -> Dict[str, Any]:
    """Plays games in which every seat has a bot of one name, and writes rows and card into a new folder; the card."""
    whole_number(games, "games", 1, 1 << 20)
    whole_number(seed, "seed", 0, MOST_SEED - games // AT_ONCE)
    seeds = [seed + part for part in range((games + AT_ONCE - 1) // AT_ONCE)]
    os.makedirs(folder)
    parts = []
    for part, own in enumerate(seeds):
        with Batch(min(AT_ONCE, games - part * AT_ONCE), players, own, helper=bots, game=game, edition=edition,
                   command=command) as batch:
            parts.append((own, *_play(batch)))
            layout, seats = batch.layout(), batch.players
    names, meanings = _features(layout)
    observed = numpy.concatenate([part[2] for part in parts])
    varies = observed.min(0) < observed.max(0)
    file = os.path.join(folder, ROWS)
    kept = numpy.flatnonzero(varies)
    _write_rows(file, [names[number] for number in kept], parts, kept)
    with open(file, "rb") as written:
        digest = hashlib.sha256(written.read()).hexdigest()
    card = {
        "format": "mercurius-data/1",
        "game": game,
        "edition": layout.get("edition"),
        "players": seats,
        "bots": [bots] * seats,
        "games": games,
        "seeds": seeds,
        "program": run(["--version"], command=command).strip(),
        "package": __version__,
        "movesVersion": layout["movesVersion"],
        "observationVersion": layout["observationVersion"],
        "file": ROWS,
        "sha256": digest,
        "rows": len(observed),
        "columns": [{"name": name, "meaning": meaning} for name, meaning in _BEFORE]
                   + [{"name": names[number], **meanings[number], "least": int(observed[:, number].min()),
                       "most": int(observed[:, number].max())} for number in kept]
                   + [{"name": name, "meaning": meaning} for name, meaning in _AFTER],
        "constants": {names[number]: int(observed[0, number]) for number in numpy.flatnonzero(~varies)},
        "moves": layout["moves"],
    }
    with open(os.path.join(folder, CARD), "w", encoding="utf-8") as text:
        json.dump(card, text, indent=1)
        text.write("\n")
    return card


def _features(layout: Dict[str, Any]) -> Tuple[List[str], List[Dict[str, str]]]:
    names, meanings = [], []
    for field in layout["observation"]:
        for number in range(field["length"]):
            names.append(field["name"] if field["length"] == 1 else "%s_%d" % (field["name"], number))
            meanings.append({"meaning": field["meaning"]})
    return names, meanings


def _play(batch: Batch) -> Tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
    """Plays the first game of each place: place, action and seat, what was seen, and move and outcome of each row."""
    playing = numpy.arange(batch.games)
    ends = numpy.zeros((batch.games, batch.players, 3), "f4")
    who, seen, moves = [], [], []
    action = 0
    while len(playing):
        who.append(numpy.stack([playing, numpy.full(len(playing), action), batch.seats[playing]], 1).astype("i4"))
        seen.append(batch.observations[playing])
        batch.step(numpy.full(batch.games, _BOT_CHOOSES))
        moves.append(batch.moves[playing])
        over = playing[batch.over[playing] == 1]
        ends[over] = batch.outcomes[over]
        playing = playing[batch.over[playing] == 0]
        action += 1
    places = numpy.concatenate(who)
    ended = numpy.concatenate([numpy.concatenate(moves)[:, None], ends[places[:, 0], places[:, 2]]], 1)
    return places, numpy.concatenate(seen), ended


def _write_rows(file: str, names: List[str], parts: List[Tuple[Any, ...]], kept: NDArray[Any]) -> None:
    header = [name for name, _ in _BEFORE] + names + [name for name, _ in _AFTER]
    with open(file, "wb") as raw, gzip.GzipFile("", "wb", 6, raw, 0) as text:  # no time in it: the same bytes each time
        text.write((",".join(header) + "\n").encode("ascii"))
        for seed, places, seen, ended in parts:
            order = numpy.lexsort((places[:, 1], places[:, 0]))
            for place, numbers, end in zip(places[order].tolist(), seen[order][:, kept].tolist(), ended[order].tolist()):
                row = [seed, *place, *numbers, int(end[0]), int(end[1]), int(end[2])]
                text.write((",".join(map(str, row)) + ",%.6g\n" % end[3]).encode("ascii"))


def main(arguments: Optional[Sequence[str]] = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m mercurius_rules.dataset", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", help="a new folder")
    parser.add_argument("--bots", default="greedy", help="who plays every seat, such as prudent, or net:FILE")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1602)
    parser.add_argument("--players", type=int)
    parser.add_argument("--game", default="mercurius")
    parser.add_argument("--edition", help="a file with cards or tiles, for the sister games")
    options = parser.parse_args(arguments)
    card = write(**vars(options))
    print("%d rows of %d columns, %d constants left out: %s"
          % (card["rows"], len(card["columns"]), len(card["constants"]), os.path.join(options.folder, ROWS)))


if __name__ == "__main__":
    main()
