"""Learns to play Mercurius by the cross-entropy method, with numpy alone.

    python3 learn.py --generations 40 --plot learning.svg

A policy gives every move a score: a few numbers about the move (prices, what the cards on the boards will do to them,
what one owns) times weights, 26 in all; the move with the highest score is played. In each generation 64 sets of
weights, drawn around the best so far, play 64 games each at once against bots, and the best eighth says where the next
ones are drawn. At the end the policy and a random player each play games against random and greedy bots.
"""
import argparse
import math
import time

import numpy

from cards import ASSETS, CARDS, CHAMBERS, TURNS, card_moves
from mercurius_rules import Batch, random_moves

# where the fields of an observation begin: core/learning/layouts/mercurius.tsv
TURN, MARKET, CASH, BOARD, TOKENS, HAND = 4, 15, 47, 77, 87, 207
BUY, SELL, DIVIDEND, CARD, BLACK_MARKET, TOKEN, NEWS, DISCARD, DONE = 0, 12, 24, 30, 54, 55, 67, 68, 92
# how many weights there are for each kind of move
WEIGHTS = {"buy": 6, "sell": 6, "dividend": 2, "card": 3, "token": 3, "discard": 2, "fixed": 4}
COUNT = sum(WEIGHTS.values())
EFFECTS = card_moves()


def scores(seen, weights, players):
    """The scores of all moves in all games; weights has one row for each game."""
    games = len(seen)
    seen = seen.astype(numpy.float64)
    price = numpy.clip(seen[:, MARKET:MARKET + ASSETS] - 4, 1, 25)
    left = 1 - seen[:, TURN] / TURNS[players]
    boards = EFFECTS[seen[:, BOARD:BOARD + 10].astype(int)].reshape(games, 5, 2, ASSETS)
    own_board = boards[:, 0].sum(axis=1)
    others = (2 * boards[:, 1:, 0] + boards[:, 1:, 1]).sum(axis=1)
    tokens = seen[:, TOKENS:TOKENS + 5 * ASSETS].reshape(games, 5, ASSETS)
    mine = tokens[:, 0]
    theirs = tokens[:, 1:].sum(axis=1) / (players - 1)
    hand = seen[:, HAND:HAND + CARDS]
    rising = hand @ numpy.maximum(EFFECTS[1:CARDS + 1], 0)
    one = numpy.ones((games, ASSETS))
    left12 = left[:, None] * one
    asset = numpy.stack([one, own_board, others, price / 10, mine, left12 * rising], axis=2)
    gain = mine @ EFFECTS[1:CARDS + 1].T
    loss = theirs @ EFFECTS[1:CARDS + 1].T
    cards = numpy.stack([gain, loss, numpy.minimum(hand, 2)], axis=2)
    pays = numpy.ceil(price[:, :CHAMBERS] / 4)
    dividends = numpy.stack([numpy.ones((games, CHAMBERS)), pays * (mine - theirs)[:, :CHAMBERS]], axis=2)

    result = numpy.empty((games, 93))
    at = 0

    def part(first, features, name):
        nonlocal at
        width = WEIGHTS[name]
        result[:, first:first + features.shape[1]] = numpy.einsum("gmf,gf->gm", features, weights[:, at:at + width])
        at += width

    part(BUY, asset, "buy")
    part(SELL, asset, "sell")
    part(DIVIDEND, dividends, "dividend")
    part(CARD, cards, "card")
    part(TOKEN, numpy.stack([one, own_board + others, price / 10], axis=2), "token")
    part(DISCARD, cards[:, :, :2], "discard")
    result[:, [BLACK_MARKET, NEWS, DONE]] = weights[:, at:at + 3]
    result[:, CARD:CARD + CARDS] += weights[:, at + 3:at + 4]
    return result


def play(batch, seed, weights):
    """The mean win share and money of each game's seat in the first game there, if these weights decide."""
    batch.reset(seed)
    learner = numpy.arange(batch.games) % batch.players
    share = numpy.full(batch.games, numpy.nan)
    money = numpy.full(batch.games, numpy.nan)
    generator = numpy.random.default_rng(seed)
    while numpy.isnan(share).any():
        if weights is None:
            moves = random_moves(batch.masks, generator)
        else:
            moves = numpy.where(batch.masks, scores(batch.observations, weights, batch.players), -numpy.inf).argmax(axis=1)
        batch.step(moves)
        ended = (batch.over == 1) & numpy.isnan(share)
        share[ended] = batch.outcomes[ended, learner[ended], 2]
        money[ended] = batch.outcomes[ended, learner[ended], 0]
    return share, money


def learn(batch, generations, groups, seed):
    """The weights, and for each generation the mean and the best win share."""
    generator = numpy.random.default_rng(seed)
    mean, spread = numpy.zeros(COUNT), numpy.ones(COUNT)
    each = batch.games // groups
    curve = []
    for generation in range(generations):
        tried = mean + spread * generator.standard_normal((groups, COUNT))
        share, money = play(batch, seed + 1 + generation, numpy.repeat(tried, each, axis=0))
        fitness = share.reshape(groups, each).mean(axis=1) + money.reshape(groups, each).mean(axis=1) / 1000
        best = tried[numpy.argsort(-fitness)[:groups // 8]]
        mean = best.mean(axis=0)
        spread = best.std(axis=0) + 0.3 * (1 - generation / generations)
        curve.append((share.mean(), share.reshape(groups, each).mean(axis=1).max()))
        print("generation %3d: win share %.3f, best %.3f, money %.0f"
              % (generation + 1, curve[-1][0], curve[-1][1], money.mean()), flush=True)
    return mean, curve


def interval(share):
    """The mean and the half width of its 95 % interval."""
    return share.mean(), 1.96 * share.std(ddof=1) / math.sqrt(len(share))


def svg(curve, players, against):
    """The learning curve as a picture."""
    width, height, margin = 640, 360, 50
    x = lambda i: margin + (width - 2 * margin) * i / max(1, len(curve) - 1)
    y = lambda share: height - margin - (height - 2 * margin) * share
    line = lambda values: " ".join("%.1f,%.1f" % (x(i), y(value)) for i, value in enumerate(values))
    parts = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="sans-serif" font-size="12">'
             % (width, height), '<rect width="100%" height="100%" fill="#fff"/>']
    for share in (0, 0.25, 0.5, 0.75, 1):
        parts.append('<path d="M%d %.1fH%d" stroke="#ddd"/><text x="%d" y="%.1f" text-anchor="end">%d %%</text>'
                     % (margin, y(share), width - margin, margin - 6, y(share) + 4, 100 * share))
    parts.append('<path d="M%d %.1fH%d" stroke="#888" stroke-dasharray="4"/>' % (margin, y(1 / players), width - margin))
    for values, colour, name, row in (([c[0] for c in curve], "#1f5fa8", "mean of a generation", 0),
                                      ([c[1] for c in curve], "#c2571a", "best of a generation", 1)):
        parts.append('<polyline points="%s" fill="none" stroke="%s" stroke-width="2"/>' % (line(values), colour))
        parts.append('<text x="%d" y="%d" fill="%s">%s</text>' % (margin + 10, 20 + 16 * row, colour, name))
    parts.append('<text x="%d" y="%d" text-anchor="middle">generation, 1 to %d; win share against %s, dashed: an equal share</text></svg>'
                 % (width // 2, height - 14, len(curve), against))
    return "\n".join(parts) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--generations", type=int, default=40)
    parser.add_argument("--groups", type=int, default=64, help="how many sets of weights are tried in a generation")
    parser.add_argument("--games", type=int, default=64, help="how many games each of them plays")
    parser.add_argument("--tests", type=int, default=4096, help="how many games are played at the end against each bot")
    parser.add_argument("--against", default="random", help="the bots to learn against")
    parser.add_argument("--seed", type=int, default=1602)
    parser.add_argument("--plot", help="an SVG file for the learning curve")
    options = parser.parse_args()
    began = time.time()
    with Batch(options.groups * options.games, options.players, against=options.against) as batch:
        weights, curve = learn(batch, options.generations, options.groups, options.seed)
    print("learned in %.0f s" % (time.time() - began))
    print("weights", numpy.round(weights, 2).tolist())
    if options.plot:
        with open(options.plot, "w", encoding="utf-8") as file:
            file.write(svg(curve, options.players, "three %s bots" % options.against if options.players == 4
                           else "%s bots" % options.against))
    for against in ("random", "greedy"):
        with Batch(options.tests, options.players, against=against) as batch:
            for name, policy in (("random player", None), ("learned policy", numpy.tile(weights, (options.tests, 1)))):
                share, money = play(batch, options.seed + 1000003, policy)
                print("%s against %s: win share %.3f ± %.3f, money %.0f"
                      % ((name, against) + interval(share) + (money.mean(),)), flush=True)


if __name__ == "__main__":
    main()
