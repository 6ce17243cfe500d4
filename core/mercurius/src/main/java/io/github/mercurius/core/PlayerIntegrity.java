package io.github.mercurius.core;

import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.common.Problems;
import java.util.Optional;

/** What holds of every player that the rules can lead to, given how many turns the player has had. */
final class PlayerIntegrity {
    private static final int MOST_CASH_A_STEP = 10_000_000;

    private final OpenTable table;
    private final OpenPlayer player;
    private final Pace pace;
    private final Problems<PositionPart> problems;
    private final boolean active;
    /** The player's completed turns. */
    private final int turns;

    PlayerIntegrity(OpenTable table, OpenPlayer player, Pace pace, Problems<PositionPart> problems) {
        this.table = table;
        this.player = player;
        this.pace = pace;
        this.problems = problems;
        active = !table.isOver() && table.activeSeat() == player.seat;
        turns = pace.ownTurns(player.seat);
    }

    void check() {
        checkBoard();
        checkNews();
        checkHand();
        checkSpecialCards();
        checkBlackMarket();
        checkPossession();
    }

    int dividendsPlayed() {
        return used(SpecialCard.DIVIDEND);
    }

    /** How many price cards have left this player's board for the discard pile (TRN-3). */
    int cardsLeftBoard() {
        int newsLeft = used(SpecialCard.NEWS) - newsOnBoard();
        return pace.cardsLeftBoard(player.seat) - newsLeft;
    }

    /** Whether this player has discarded cards: with News, and not kept one card more than the others (RUL-3). */
    boolean discarded() {
        return used(SpecialCard.NEWS) == 1 && player.handSize == pace.handSize(player.seat);
    }

    private void checkBoard() {
        for (int space = 0; space < Board.SPACES; space++) {
            // TRN-3: after each turn its card lies on space 1, that of the turn before on space 2.
            boolean expected = space > 0 && turns >= space;
            if (player.board().card(space).isPresent() != expected) {
                problem(
                        PositionPart.BOARDS,
                        "board",
                        player.board(),
                        (expected ? "a" : "no") + " card on space " + space + " after " + turns + " own turns",
                        Rule.TRN_3);
                return;
            }
        }
    }

    private void checkNews() {
        int onBoard = newsOnBoard();
        // TRN-3: it leaves the board in the third turn.
        int fewest = used(SpecialCard.NEWS) == 1 && turns < Board.SPACES ? 1 : 0;
        if (onBoard > used(SpecialCard.NEWS) || onBoard < fewest) {
            String expected = Integer.toString(used(SpecialCard.NEWS));
            problem(PositionPart.BOARDS, "News on the board", onBoard, expected, Rule.THG_4, Rule.TRN_3);
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
        int expected = pace.handSize(player.seat);
        // RUL-3: who plays News without discarding keeps one card more.
        int highest = expected + used(SpecialCard.NEWS);
        if (player.handSize < expected || player.handSize > highest) {
            problem(
                    PositionPart.HANDS,
                    "hand",
                    player.handSize + " cards",
                    expected + (highest > expected ? " or " + highest : "") + " after " + turns + " own turns",
                    Rule.TRN_2,
                    Rule.TRN_4);
        }
    }

    private void checkSpecialCards() {
        // TRN-1: each of the two takes a turn of its own.
        int used = usedInsteadOfTrades();
        int most = turns + (playsSpecial() ? 1 : 0);
        if (used > most) {
            problem(
                    PositionPart.SPECIALS,
                    "Black Market and Dividend cards used",
                    used,
                    "at most " + most + ", one a turn",
                    Rule.TRN_1);
        }
        if (playsSpecial() && player.blackMarket().isEmpty() && player.has(SpecialCard.DIVIDEND)) {
            problem(
                    PositionPart.STEP,
                    "special card played in this turn",
                    "none",
                    "Black Market or Dividend",
                    Rule.TRN_1);
        }
    }

    private void checkBlackMarket() {
        Tokens tokens = player.blackMarket();
        if (tokens.isEmpty()) {
            return;
        }
        if (player.has(SpecialCard.BLACK_MARKET)) {
            refuseBlackMarket(tokens, "none before it is used", Rule.BLK_2);
        }
        if (tokens.size() > Trades.MOST) {
            refuseBlackMarket(tokens, "at most 3", Rule.BLK_2);
        }
        if (table.isOver() || (active && !table.specialPlayed())) {
            refuseBlackMarket(tokens, "none, as their sale is past", Rule.BLK_4, Rule.END_2);
        }
    }

    private void refuseBlackMarket(Object given, String expected, Rule... rules) {
        problem(PositionPart.CARD_TOKENS, "tokens on the Black Market card", given, expected, rules);
    }

    private void checkPossession() {
        // More than games bring, and it grows by more than a step can bring: play does not leave these bounds.
        int most = MOST_CASH_A_STEP * ((Trades.MOST + 1) * table.turn() + table.step() + 1);
        if (player.cash < 0 || player.cash > most) {
            problem(PositionPart.CASH, "cash", player.cash, "0 to " + most, Rule.TRD_5);
        }
        if (table.isOver() && !player.tokens().isEmpty()) {
            problem(PositionPart.TOKENS, "tokens", player.tokens(), "none when the game is over", Rule.END_2);
        }
    }

    private int usedInsteadOfTrades() {
        return used(SpecialCard.BLACK_MARKET) + used(SpecialCard.DIVIDEND);
    }

    private boolean playsSpecial() {
        return active && table.specialPlayed();
    }

    private int used(SpecialCard card) {
        return player.has(card) ? 0 : 1;
    }

    private void problem(PositionPart part, String what, Object given, String expected, Rule... rules) {
        problems.addOfSeat(part, player.seat, what, given, expected, rules);
    }
}
