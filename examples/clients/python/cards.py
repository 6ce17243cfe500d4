"""What the price cards of Mercurius do, for programs that learn it."""
import numpy

ASSETS, CHAMBERS, CARDS = 12, 6, 24
TURNS = {3: 51, 4: 48, 5: 45}


def card_moves():
    """For each number on a board, 0 to 25, by how many spaces it moves each marker in a turn."""
    moves = numpy.zeros((CARDS + 2, ASSETS))
    primary = [6, 7, 8, 9, 10, 11]
    secondary = [7, 6, 9, 8, 11, 10]
    for card in range(CARDS):
        chamber, kind = divmod(card, 4)
        up = 1 if kind < 2 else -1
        moves[card + 1, chamber] = up
        moves[card + 1, (primary if kind % 2 == 0 else secondary)[chamber]] = -2 * up
    return moves
