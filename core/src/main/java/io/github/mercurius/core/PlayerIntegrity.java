package io.github.mercurius.core;

import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Tokens;
import java.util.Optional;

/** What holds of every player that the rules can lead to, given how many turns the player has had. */
final class PlayerIntegrity {
    private final OpenTable table;
    private final OpenPlayer player;
    private final boolean active;
    /** The player's completed turns. */
    private final int turns;

    PlayerIntegrity(OpenTable table, OpenPlayer player) {
        this.table = table;
        this.player = player;
        active = !table.isOver() && table.activeSeat() == player.seat;
        turns = turnsAmong(table.turn());
    }

    /** How many of the first turns of the game are this player's. */
    private int turnsAmong(int first) {
        Setup setup = table.setup();
        int wait = Math.floorMod(player.seat - setup.startSeat(), setup.players());
        return (first - wait + setup.players() - 1) / setup.players();
    }

    void check() {
        checkBoard();
        checkNews();
        checkHand();
        checkSpecialCards();
        checkBlackMarket();
        int turnsWithoutTrades = usedInsteadOfTrades() - (playsSpecial() ? 1 : 0);
        new PossessionIntegrity(table, player).check(turns, turnsWithoutTrades);
    }

    int dividendsPlayed() {
        return used(SpecialCard.DIVIDEND);
    }

    /** How many price cards have left this player's board for the discard pile (TRN-3). */
    int cardsLeftBoard() {
        int newsLeft = used(SpecialCard.NEWS) - newsOnBoard();
        return Math.max(0, turns - (Board.SPACES - 1)) - newsLeft;
    }

    /** Whether this player has discarded cards: with News, and not kept one card more than the others (RUL-3). */
    boolean discarded() {
        return used(SpecialCard.NEWS) == 1 && player.handSize == handWithoutNews();
    }

    private void checkBoard() {
        for (int space = 0; space < Board.SPACES; space++) {
            // TRN-3: after each turn its card lies on space 1, that of the turn before on space 2.
            boolean expected = space > 0 && turns >= space;
            if (player.board().card(space).isPresent() != expected) {
                throw refused(
                        "board",
                        player.board(),
                        (expected ? "a" : "no") + " card on space " + space + " after " + turns + " own turns (TRN-3)");
            }
        }
    }

    private void checkNews() {
        int onBoard = newsOnBoard();
        // TRN-3: it leaves the board in the third turn.
        int fewest = used(SpecialCard.NEWS) == 1 && turns < Board.SPACES ? 1 : 0;
        if (onBoard > used(SpecialCard.NEWS) || onBoard < fewest) {
            throw refused("News on the board", onBoard, used(SpecialCard.NEWS) + " (THG-4, TRN-3)");
        }
    }

    private int newsOnBoard() {
        int count = 0;
        for (int space = 0; space < Board.SPACES; space++) {
            Optional<Card> card = player.board().card(space);
            count += card.isPresent() && card.get() == SpecialCard.NEWS ? 1 : 0;
        }
        return count;
    }

    private void checkHand() {
        int expected = handWithoutNews();
        // RUL-3: who plays News without discarding keeps one card more.
        int highest = expected + used(SpecialCard.NEWS);
        if (player.handSize < expected || player.handSize > highest) {
            throw refused(
                    "hand",
                    player.handSize + " cards",
                    expected + (highest > expected ? " or " + highest : "") + " after " + turns
                            + " own turns (TRN-2, TRN-4)");
        }
    }

    /** How many cards the player holds whose News, if it was played, was replaced by the discards (END-1). */
    private int handWithoutNews() {
        Setup setup = table.setup();
        int turnsWithDraw = setup.turns() - 2 * setup.players();
        return Deal.HAND - turns + turnsAmong(Math.min(table.turn(), turnsWithDraw));
    }

    private void checkSpecialCards() {
        // TRN-1: each of the two takes a turn of its own.
        int used = usedInsteadOfTrades();
        int most = turns + (playsSpecial() ? 1 : 0);
        if (used > most) {
            throw refused("Black Market and Dividend cards used", used, "at most " + most + ", one a turn (TRN-1)");
        }
        if (playsSpecial() && player.blackMarket().isEmpty() && player.has(SpecialCard.DIVIDEND)) {
            throw refused("special card played in this turn", "none", "Black Market or Dividend (TRN-1)");
        }
    }

    private void checkBlackMarket() {
        Tokens tokens = player.blackMarket();
        if (tokens.isEmpty()) {
            // BLK-1, BLK-4: bought in one turn, put on the card in another, and sold as a third begins.
            if (used(SpecialCard.BLACK_MARKET) == 1 && turnsBegun() < 3) {
                throw refused("tokens on the Black Market card", 0, "1 to 3, as their sale is yet to come (BLK-4)");
            }
            return;
        }
        if (player.has(SpecialCard.BLACK_MARKET)) {
            throw refused("tokens on the Black Market card", tokens, "none before it is used (BLK-2)");
        }
        if (tokens.size() > Trades.MOST) {
            throw refused("tokens on the Black Market card", tokens, "at most 3 (BLK-2)");
        }
        if (table.isOver() || (active && !table.specialPlayed())) {
            throw refused("tokens on the Black Market card", tokens, "none, as their sale is past (BLK-4, END-2)");
        }
    }

    private int usedInsteadOfTrades() {
        return used(SpecialCard.BLACK_MARKET) + used(SpecialCard.DIVIDEND);
    }

    private boolean playsSpecial() {
        return active && table.specialPlayed();
    }

    private int turnsBegun() {
        return turns + (active ? 1 : 0);
    }

    private int used(SpecialCard card) {
        return player.has(card) ? 0 : 1;
    }

    private IllegalArgumentException refused(String what, Object given, String expected) {
        return Integrity.refused(what + " of seat " + player.seat, given, expected);
    }
}
