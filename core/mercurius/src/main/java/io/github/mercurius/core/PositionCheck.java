package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.core.PositionParts.Seat;
import io.github.mercurius.rules.internal.Problems;
import java.util.HashSet;
import java.util.List;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Finds all that is wrong with a position: pieces that are there too often or not at all, numbers that cannot be, and
 * what contradicts the number of turns. Each problem has the key of its part in the text.
 */
final class PositionCheck extends Problems {
    private static final int MOST_CASH_A_STEP = 10_000_000;

    private final PositionParts parts;
    private final Setup setup;
    private final boolean isOver;

    private PositionCheck(PositionParts parts) {
        this.parts = parts;
        setup = parts.setup;
        isOver = parts.turn == setup.turns();
        checkMarket();
        checkTokens();
        checkTrades();
        checkPaid();
        boolean isTurn = parts.turn >= 0 && parts.turn <= setup.turns();
        refuseIf(!isTurn, "turn", TABLE, "turn", parts.turn, "0 to " + setup.turns(), Rule.END_1);
        if (isTurn) {
            for (int seat = 0; seat < parts.seats.length; seat++) {
                checkBoard(seat, parts.seats[seat]);
                checkHand(seat, parts.seats[seat]);
                checkSpecialCards(seat, parts.seats[seat]);
                checkBlackMarket(seat, parts.seats[seat].blackMarket);
                checkPossessions(seat, parts.seats[seat]);
            }
            checkDecks();
        }
        checkKinds();
    }

    /** All that is wrong with what a position says. */
    static Problems of(PositionParts parts) {
        return new PositionCheck(parts);
    }

    /** The same, and what a state needs to know and the position does not say. */
    static Problems ofState(PositionParts parts) {
        return new PositionCheck(parts).withHidden(seat -> true, true);
    }

    /** The same, and what the viewer knows and the position does not say, or the other way round. */
    static Problems ofView(PositionParts parts) {
        return new PositionCheck(parts).withHidden(seat -> seat == parts.viewer, false);
    }

    private Problems withHidden(IntPredicate seesHand, boolean seesDecks) {
        for (int seat = 0; seat < parts.seats.length; seat++) {
            boolean known = parts.seats[seat].hand != null;
            boolean sees = seesHand.test(seat);
            String expected = parts.handSize(seat) + " cards" + (seesDecks ? "" : ", as this is the view of that seat");
            checkKnown(seat, known, sees, expected, Rule.INF_1);
        }
        checkDeck("main", parts.mainDeck, parts.mainDeckSize(), seesDecks);
        checkDeck("backup", parts.backupDeck, parts.backupDeckSize(), seesDecks);
        return this;
    }

    private void checkDeck(String part, @Nullable List<PriceCard> deck, int size, boolean sees) {
        boolean unknown = deck == null && size > 0;
        boolean known = !PositionParts.known(deck).isEmpty();
        String hidden = "a deck that nobody sees";
        refuseIf(sees && unknown, part, TABLE, part + " deck", "not known", size + " cards", Rule.INF_2);
        refuseIf(known && !sees, part, TABLE, part + " deck", "known", hidden, Rule.INF_2);
    }

    private void checkMarket() {
        for (Asset asset : Asset.all()) {
            int space = parts.spaces.get(asset.ordinal());
            if (space < 0 || space > Market.LAST_SPACE) {
                add("market", TABLE, "space of " + asset, space, "0 to " + Market.LAST_SPACE, Rule.PRC_1);
            }
        }
        if (parts.turn == 0 && isEmpty()) {
            Market said = Market.of(parts.spaces);
            Market start = Market.atStart();
            String what = "market before the first card";
            refuseIf(!said.equals(start), "market", TABLE, what, said, start.toString(), Rule.SET_3);
        }
    }

    /** SET-2: the bank has the tokens that no player has. */
    private void checkTokens() {
        int each = setup.tokensOfEach();
        for (Asset asset : Asset.all()) {
            int owned = 0;
            for (Seat seat : parts.seats) {
                owned += seat.tokens.count(asset) + seat.blackMarket.count(asset);
            }
            if (owned > each) {
                add("tokens", TABLE, asset + " tokens in all", owned, "at most " + each, Rule.SET_2);
            }
        }
    }

    private void checkTrades() {
        int trades = parts.trades.size();
        int most = Legality.MOST_TRADES;
        refuseIf(trades > most, "step", TABLE, "number of trades", trades, "0 to " + most, Rule.TRD_1);
        for (Action trade : parts.trades) {
            boolean other = !(trade instanceof Action.Buy) && !(trade instanceof Action.Sell);
            refuseIf(other, "step", TABLE, "trade", trade, "a purchase or a sale", Rule.TRD_1);
        }
        boolean late = isOver && (parts.specialPlayed || trades > 0);
        String none = "none when the game is over";
        refuseIf(late, "step", TABLE, "trades or a special card", "some", none, Rule.END_1);
        boolean both = parts.specialPlayed && trades > 0;
        String what = "trades besides a special card";
        refuseIf(both, "step", TABLE, what, parts.trades, "none", Rule.BLK_1, Rule.DIV_1);
    }

    private void checkPaid() {
        List<Chamber> said = parts.dividendsPaid;
        int paid = new HashSet<>(said).size();
        refuseIf(paid != said.size(), "paid", TABLE, "dividends paid", said, "each chamber once", Rule.DIV_2);
        int used = 0;
        for (Seat seat : parts.seats) {
            used += seat.used(SpecialCard.DIVIDEND);
        }
        String expected = "as many as Dividend cards used, " + used;
        refuseIf(paid != used, "paid", TABLE, "dividends paid", paid, expected, Rule.DIV_2);
    }

    private boolean isActive(int seat) {
        return !isOver && setup.seatOfTurn(parts.turn) == seat;
    }

    private void checkBoard(int seat, Seat said) {
        int turns = parts.ownTurns(seat);
        for (int space = 0; space < Board.SPACES; space++) {
            // TRN-3: after each turn its card lies on space 1, that of the turn before on space 2.
            boolean full = space > 0 && turns >= space;
            if (said.board().card(space).isPresent() != full) {
                String expected = (full ? "a" : "no") + " card on space " + space + " after " + turns + " own turns";
                refuseIf(true, "boards", seat, "board", said.board(), expected, Rule.TRN_3);
                return;
            }
        }
        int used = said.used(SpecialCard.NEWS);
        int onBoard = said.newsOnBoard();
        // TRN-3: News leaves the board in the third turn.
        boolean wrong = onBoard > used || (onBoard < used && turns < Board.SPACES);
        refuseIf(wrong, "boards", seat, "News on the board", onBoard, "" + used, Rule.THG_4, Rule.TRN_3);
    }

    private void checkHand(int seat, Seat said) {
        int size = parts.handSize(seat);
        int usual = parts.usualHand(seat);
        // RUL-3: who plays News without discarding keeps one card more.
        int most = usual + said.used(SpecialCard.NEWS);
        String sizes = usual + (most > usual ? " or " + most : "");
        String expected = sizes + " after " + parts.ownTurns(seat) + " own turns";
        refuseIf(size < usual || size > most, "hands", seat, "hand", size + " cards", expected, Rule.TRN_2, Rule.TRN_4);
    }

    private void checkSpecialCards(int seat, Seat said) {
        List<SpecialCard> cards = said.specialCards;
        boolean twice = new HashSet<>(cards).size() != cards.size();
        refuseIf(twice, "specials", seat, "special cards", cards, "each at most once", Rule.THG_4);
        boolean plays = isActive(seat) && parts.specialPlayed;
        int used = said.used(SpecialCard.BLACK_MARKET) + said.used(SpecialCard.DIVIDEND);
        int most = parts.ownTurns(seat) + (plays ? 1 : 0);
        String both = "Black Market and Dividend cards used";
        refuseIf(used > most, "specials", seat, both, used, "at most " + most + ", one a turn", Rule.TRN_1);
        boolean none = plays && said.blackMarket.isEmpty() && said.used(SpecialCard.DIVIDEND) == 0;
        String played = "special card played in this turn";
        refuseIf(none, "step", seat, played, "none", "Black Market or Dividend", Rule.TRN_1);
    }

    private void checkBlackMarket(int seat, Tokens put) {
        if (!put.isEmpty()) {
            String what = "tokens on the Black Market card";
            boolean unused = parts.seats[seat].used(SpecialCard.BLACK_MARKET) == 0;
            boolean sold = isOver || (isActive(seat) && !parts.specialPlayed);
            String none = "none, as their sale is past";
            refuseIf(unused, "blackMarket", seat, what, put, "none before it is used", Rule.BLK_2);
            refuseIf(put.size() > Legality.MOST_TOKENS, "blackMarket", seat, what, put, "at most 3", Rule.BLK_2);
            refuseIf(sold, "blackMarket", seat, what, put, none, Rule.BLK_4, Rule.END_2);
        }
    }

    private void checkPossessions(int seat, Seat said) {
        int cash = said.cash;
        int step = parts.specialPlayed ? 1 : Math.min(Legality.MOST_TRADES, parts.trades.size());
        // More than games bring, and it grows by more than a step can bring: play does not leave this range.
        int most = MOST_CASH_A_STEP * ((Legality.MOST_TRADES + 1) * parts.turn + step + 1);
        boolean hasActed = parts.ownTurns(seat) > 0 || (isActive(seat) && step > 0);
        if (cash < 0 || cash > most) {
            refuseIf(true, "cash", seat, "cash", cash, cash < 0 ? "0 or more" : "at most " + most, Rule.TRD_5);
        } else if (!hasActed) {
            int start = OpenPlayer.STARTING_CASH;
            refuseIf(cash != start, "cash", seat, "cash before the first turn", cash, "" + start, Rule.SET_5);
        }
        boolean kept = isOver && !said.tokens.isEmpty();
        refuseIf(kept, "tokens", seat, "tokens", said.tokens, "none when the game is over", Rule.END_2);
    }

    private void checkDecks() {
        int main = parts.mainDeckSize();
        int usual = parts.usualMainDeck();
        String after = usual + " after " + parts.turn + " turns";
        refuseIf(main != usual, "main", TABLE, "main deck", main, after, Rule.TRN_4);
        // NWS-2: who discards one to three cards draws one card fewer from the backup deck.
        int discarding = parts.discarding();
        int backup = parts.backupDeckSize();
        int fewest = Deal.BACKUP_DECK - 2 * discarding;
        if (backup > Deal.BACKUP_DECK) {
            refuseIf(true, "backup", TABLE, "backup deck", backup, "0 to " + Deal.BACKUP_DECK, Rule.SET_4);
        } else {
            String expected = "at least " + fewest + " after " + discarding + " News with discards";
            refuseIf(backup < fewest, "backup", TABLE, "backup deck", backup, expected, Rule.NWS_2);
        }
        int left = parts.leftBoards();
        int all = left + discarding + Deal.BACKUP_DECK - Math.max(fewest, backup);
        int pile = PositionParts.known(parts.discardPile).size();
        String expected = all + ": " + left + " that left a board, and the discards of News";
        refuseIf(pile != all, "discard", TABLE, "discard pile", pile + " cards", expected, Rule.TRN_3, Rule.NWS_2);
    }

    /** THG-3: no kind of card is there more often than the game has it. */
    private void checkKinds() {
        int[] shown = new int[PriceCard.all().size()];
        parts.eachPlace((part, seat, cards) -> {
            for (Card each : cards) {
                if (each instanceof PriceCard card && ++shown[card.ordinal()] == card.copies() + 1) {
                    String where = part + (seat == TABLE ? "" : " of seat " + seat);
                    String given = shown[card.ordinal()] + " with " + where;
                    add(part, seat, card + " cards", given, "at most " + card.copies(), Rule.THG_3);
                }
            }
        });
    }
}
