"""A bot for Mercurius.

It buys what its own cards will raise, sells what they will lower, and plays the card that is worth most.
"""

from mercurius_rules import bot

ASSETS = "AMS HOO DEL ROT ENK MID SIL COF POR COP SPI TEA".split()


def moves(card):
    """How many spaces a price card such as "AMS+SIL-" moves each asset (THG-3)."""
    share, commodity = card[:3], card[4:7]
    return {share: 1, commodity: -2} if card[3] == "+" else {share: -1, commodity: 2}


def value(card, tokens):
    """What a card brings for the tokens in possession: it acts in this turn and in the next two."""
    return 3 * sum(tokens.count(asset) * spaces for asset, spaces in moves(card).items())


class Greedy(bot.Bot):
    name = "greedy.py"
    games = ["mercurius"]

    def choose(self, view, legal, millis):
        player = view["table"]["players"][view["viewer"]]
        tokens = player["tokens"]
        cards = [action for action in legal if action[3:4] in ("+", "-") and len(action) == 8]
        best = max(cards, key=lambda card: value(card, tokens))
        wanted = {asset for asset, spaces in moves(best).items() if spaces > 0}
        for asset in ASSETS:  # more of what will rise, less of what will fall
            if asset in wanted and "+" + asset in legal:
                return "+" + asset
            if asset in moves(best) and asset not in wanted and "-" + asset in legal:
                return "-" + asset
        return best


bot.play(Greedy())
