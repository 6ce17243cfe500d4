"""Trains the network of the bot net:FILE by self-play, with numpy alone.

    python3 train.py --net my.net --minutes 60

In each generation Java plays games between bots with the network so far (between prudent ones at first), and in some of
the turns a random move is made instead. What every player sees after some of the turns is learned, and what that came to:
partly who won, and partly what the network so far said later in the game, which depends less on luck (TD(lambda), Sutton
1988). The network gives each player a score, and the chances to win are e to the scores, over their sum. What it learns
from is the games of the last generations. Then Java plays games against three greedy bots with the network, and the next
generation begins. The curve is printed, and the network is written after each generation.
"""
import argparse
import json
import time

import numpy

from cards import ASSETS, CARDS, TURNS, card_moves
from mercurius_rules import Batch, random_moves
from mercurius_rules.command import run

# where the fields of an observation begin: core/learning/layouts/mercurius.tsv
ACTIVE, TURN, SPECIAL_PLAYED, TRADES, CHOICE = 6, 4, 7, 8, 11
MARKET, DIVIDENDS, CASH, SPECIAL_CARDS, BOARD = 15, 39, 47, 62, 77
TOKENS, ON_BLACK_MARKET, HAND = 87, 147, 207
SHARED, OWN = 27, 47
LENGTH = SHARED + OWN
BOT_CHOOSES = -1
MOVES = card_moves().astype("f4")


def price(space):
    return numpy.clip(numpy.clip(space, 0, 32) - 4, 1, 25)


def features(seen, viewer):
    """What NetInput makes of a table between two turns, for each game and seat: seen[game, seat] are the observations."""
    games, players, _ = seen.shape
    here = numpy.arange(games)
    first = seen[:, 0].astype("f4")                      # what all players share is in the first one's observation
    turn, active = seen[:, 0, TURN].astype(int), seen[:, 0, ACTIVE].astype(int)
    left = TURNS[players] - turn
    ahead = (numpy.arange(players)[None] - active[:, None]) % players
    turns_left = numpy.where(left[:, None] > 0, (left[:, None] - ahead + players - 1) // players, 0)
    boards = first[:, BOARD:BOARD + 2 * players].astype(int).reshape(games, players, 2)
    times = numpy.minimum(numpy.array([2, 1])[None, None], turns_left[:, :, None])
    moved = (MOVES[boards] * times[..., None]).sum((1, 2))
    spaces = first[:, MARKET:MARKET + ASSETS]
    later, now = price(spaces + moved), price(spaces)
    own_cash = seen[:, :, CASH].astype("f4")
    tokens = (seen[:, :, TOKENS:TOKENS + ASSETS] + seen[:, :, ON_BLACK_MARKET:ON_BLACK_MARKET + ASSETS]).astype("f4")

    made = numpy.zeros((games, players, LENGTH), "f4")
    made[:, :, 0] = (left / TURNS[players])[:, None]
    made[:, :, 1:13] = later[:, None] / 25
    made[:, :, 13:25] = now[:, None] / 25
    made[:, :, 25] = ((first[:, DIVIDENDS:DIVIDENDS + 6] > 0).sum(1) / 6)[:, None]
    made[:, :, 26] = players / 5
    own = made[:, :, SHARED:]
    own[:, :, 0] = own_cash / 100
    own[:, :, 1] = (own_cash + (tokens * later[:, None]).sum(2)) / 100
    own[:, :, 2] = (own_cash + (tokens * now[:, None]).sum(2)) / 100
    own[:, :, 3:15] = tokens / 4
    own[:, :, 15:27] = (tokens.sum(1, keepdims=True) - tokens) / 4 / (players - 1)
    own[:, :, 27:30] = seen[:, :, SPECIAL_CARDS:SPECIAL_CARDS + 3]
    own[:, :, 30] = turns_left / (TURNS[players] // players)
    own[:, :, 31] = ahead / players
    hand = seen[here, viewer, HAND:HAND + CARDS].astype("f4")
    size = numpy.maximum(hand.sum(1), 1)
    gains = tokens[here, viewer] @ MOVES[1:CARDS + 1].T
    best = numpy.where(hand > 0, gains, -numpy.inf).max(1)
    own[here, viewer, 32] = 1
    own[here, viewer, 33:45] = hand @ MOVES[1:CARDS + 1] / size[:, None]
    own[here, viewer, 45] = numpy.where(hand.any(1), best, 0) / 10
    own[here, viewer, 46] = (hand * gains).sum(1) / 10 / size
    return made


class Net:
    """Two layers of rectified units and a linear part beside them; Adam finds the weights."""

    def __init__(self, generator, first=32, second=16):
        self.shapes = [(first, LENGTH), (first,), (second, first), (second,), (second,), (LENGTH,)]
        self.weights = [generator.standard_normal(shape).astype("f4") * (2 / shape[-1]) ** 0.5 if len(shape) == 2
                        else numpy.zeros(shape, "f4") for shape in self.shapes]
        self.weights[5][SHARED + 1] = 5.0  # wealth to come counts from the beginning
        self.weights[4] = generator.standard_normal(second).astype("f4") * 0.1
        self.moments = [(numpy.zeros_like(w), numpy.zeros_like(w)) for w in self.weights]
        self.steps = 0

    def forward(self, inputs):
        first, first_constants, second, second_constants, score, linear = self.weights
        units = numpy.maximum(inputs @ first.T + first_constants, 0)
        last = numpy.maximum(units @ second.T + second_constants, 0)
        scores = last @ score + inputs @ linear
        scores = scores - scores.max(1, keepdims=True)
        chances = numpy.exp(scores)
        return units, last, chances / chances.sum(1, keepdims=True)

    def learn(self, inputs, shares, rate, decay=1e-5):
        """One step of Adam; the loss before it."""
        first, _, second, _, score, linear = self.weights
        units, last, chances = self.forward(inputs)
        back = (chances - shares) / len(inputs)
        to_last = back[..., None] * score * (last > 0)
        to_units = (to_last @ second) * (units > 0)
        flat = lambda array: array.reshape(-1, array.shape[-1])
        gradients = [flat(to_units).T @ flat(inputs), flat(to_units).sum(0), flat(to_last).T @ flat(units),
                     flat(to_last).sum(0), flat(last).T @ back.ravel(), flat(inputs).T @ back.ravel()]
        self.steps += 1
        for weight, gradient, (mean, square) in zip(self.weights, gradients, self.moments):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            size = numpy.sqrt(square / (1 - 0.999 ** self.steps)) + 1e-8
            weight -= rate * (mean / (1 - 0.9 ** self.steps) / size + decay * weight)
        return self.loss(chances, shares)

    @staticmethod
    def loss(chances, shares):
        return float(-(shares * numpy.log(chances + 1e-9)).sum(1).mean())

    def write(self, file):
        with open(file, "w", encoding="utf-8") as text:
            text.write("mercurius-net/1\n%d %d %d\n" % (LENGTH, self.shapes[0][0], self.shapes[2][0]))
            for weight in self.weights:
                for row in numpy.atleast_2d(weight):
                    text.write(" ".join("%.5g" % number for number in row) + "\n")


def targets(net, inputs, shares, trace):
    """What the positions of a game came to: what the net says of the next one with the part 1 - trace, and with the part
    trace what that one came to; of the last one, the win shares."""
    chances = net.forward(inputs.astype("f4"))[2]
    made = numpy.empty_like(chances)
    after = shares
    for i in reversed(range(len(inputs))):
        made[i] = after
        after = (1 - trace) * chances[i] + trace * after
    return made


def play(bot, net, games, at_once, players, seed, explore, part, trace, generator):
    """Lets a bot play all seats of some games: what was seen after a part of the turns, and what it came to."""
    kept, shares, ended = [], [], 0
    waiting = [[] for _ in range(at_once)]
    with Batch(at_once, players, seed, helper=bot, every_seat=True) as batch:
        while ended < games:
            before = batch.observations[:, 0, TURN].copy()
            moves = numpy.full(at_once, BOT_CHOOSES)
            odd = generator.random(at_once) < explore
            if odd.any():
                moves[odd] = random_moves(batch.masks[odd].copy(), generator)
            batch.step(moves)
            over = numpy.flatnonzero(batch.over)
            for game in over:
                if waiting[game]:
                    kept += waiting[game]
                    shares += list(targets(net, numpy.array(waiting[game]), batch.outcomes[game, :, 2], trace))
                waiting[game] = []
            ended += len(over)
            seen = batch.observations
            new = numpy.flatnonzero((seen[:, 0, TURN] != before) & (batch.over == 0) & (generator.random(at_once) < part))
            if len(new):
                chosen = seen[new]
                moved = (chosen[:, 0, ACTIVE] - 1) % players
                viewer = numpy.where(generator.random(len(new)) < 0.7, moved, generator.integers(players, size=len(new)))
                for game, inputs in zip(new, features(chosen, viewer).astype("f2")):
                    waiting[game].append(inputs)
    return numpy.array(kept), numpy.array(shares, "f4")


def strength(bot, against, games, players, seed):
    """The win share of a bot against others of one kind, with its interval of 95 %, as the arena says it."""
    table = json.loads(run(["arena", "--bots", "%s,%s*%d" % (bot, against, players - 1), "--games", str(games), "--seed",
                            str(seed), "--threads", "1", "--format", "json"]))
    rate = table["tables"][0]["scores"][0]["winRate"]
    return rate["value"], rate["low"], rate["high"]


def fit(net, inputs, shares, epochs, rate, generator, size=512):
    """Learns what was kept, all but a part that only tells how well; the loss on that part."""
    order = generator.permutation(len(inputs))
    test, rest = order[:len(order) // 20], order[len(order) // 20:]
    steps, step = epochs * (len(rest) // size), 0
    for _ in range(epochs):
        generator.shuffle(rest)
        for start in range(0, len(rest) - size + 1, size):
            rows = rest[start:start + size]
            net.learn(inputs[rows].astype("f4"), shares[rows], rate * (1 - step / steps) + rate / 20)
            step += 1
    return net.loss(net.forward(inputs[test].astype("f4"))[2], shares[test])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--net", default="mercurius.net", help="the file to write")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=60, help="no generation begins after so many minutes")
    parser.add_argument("--generations", type=int, default=1000, help="how many at most")
    parser.add_argument("--games", type=int, default=3000, help="how many games are played in a generation")
    parser.add_argument("--at-once", type=int, default=512, help="how many of them are played at once")
    parser.add_argument("--explore", type=float, default=0.03, help="the part of moves that are random")
    parser.add_argument("--part", type=float, default=0.5, help="the part of turns that are learned from")
    parser.add_argument("--trace", type=float, default=0.85, help="lambda: 1 learns from who won alone")
    parser.add_argument("--window", type=int, default=8, help="of how many generations games are learned from")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--tests", type=int, default=300, help="games against greedy bots after each generation")
    parser.add_argument("--seed", type=int, default=1602)
    options = parser.parse_args()
    began = time.time()
    generator = numpy.random.default_rng(options.seed)
    net, games = Net(generator), []
    print("generation  minutes  learned from  loss   against greedy")
    while time.time() - began < 60 * options.minutes and len(games) < options.generations:
        generation = len(games)
        bot = "net:" + options.net if generation else "prudent"
        number = options.games * (1 if generation else 3)
        games.append(play(bot, net, number, options.at_once, options.players, options.seed + generation, options.explore,
                          options.part, options.trace if generation else 1, generator))
        recent = games[-options.window:]
        inputs, shares = (numpy.concatenate([game[i] for game in recent]) for i in (0, 1))
        loss = fit(net, inputs, shares, options.epochs if generation else 2 * options.epochs, 0.002, generator)
        net.write(options.net)
        for old in range(max(0, len(games) - options.window)):
            games[old] = None
        share, low, high = strength("net:" + options.net, "greedy", options.tests, options.players, 50 + generation)
        print("%10d %8.1f %13d %.4f  %.1f %% (%.1f to %.1f)"
              % (generation, (time.time() - began) / 60, len(inputs), loss, 100 * share, 100 * low, 100 * high), flush=True)


if __name__ == "__main__":
    main()
