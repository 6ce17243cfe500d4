package io.github.mercurius.core;

import io.github.mercurius.api.Board;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.SpecialCard;

/** How many cards lie in the discard pile and in the backup deck, which boards and News cards decide (TRN-3, NWS-2). */
final class Leftovers {
    /** How many price cards have left a board. */
    private int left;

    /** How many players have discarded cards with News. */
    private int discarding;

    Leftovers(PositionParts parts, Pace pace) {
        for (int seat = 0; seat < parts.seats.length; seat++) {
            PositionParts.Seat said = parts.seats[seat];
            left += pace.cardsLeftBoard(seat);
            if (!said.has(SpecialCard.NEWS)) {
                left -= newsLeftBoard(said, pace.ownTurns(seat)) ? 1 : 0;
                discarding += handSize(said, pace.handSize(seat)) == pace.handSize(seat) ? 1 : 0;
            }
        }
    }

    private static boolean newsLeftBoard(PositionParts.Seat said, int turns) {
        if (said.board == null) {
            return turns >= Board.SPACES;
        }
        for (int space = 0; space < Board.SPACES; space++) {
            if (said.board.card(space).orElse(null) == SpecialCard.NEWS) {
                return false;
            }
        }
        return true;
    }

    private static int handSize(PositionParts.Seat said, int standard) {
        if (said.handSize != null) {
            return said.handSize;
        }
        return said.hand == null ? standard : said.hand.size();
    }

    /** How many cards the backup deck has, if the discard pile has some number. */
    int backupDeck(int discardPile) {
        int drawn = discardPile - left - discarding;
        return Deal.BACKUP_DECK - Math.max(0, Math.min(2 * discarding, drawn));
    }

    /** How many cards the discard pile has, if the backup deck has some number. */
    int discardPile(int backupDeck) {
        return Math.max(0, left + discarding + Deal.BACKUP_DECK - backupDeck);
    }
}
