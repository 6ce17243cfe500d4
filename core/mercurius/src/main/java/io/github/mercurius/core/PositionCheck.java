package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.rules.internal.Problems;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds all that is wrong with a position: pieces that are there too often or not at all, numbers that cannot be, and
 * what contradicts the number of turns. Each problem has the key of its part in the text.
 */
final class PositionCheck {
    private static final int MOST_CASH_A_STEP = 10_000_000;

    private final PositionParts parts;
    private final Setup setup;
    private final Pace pace;
    private final Problems problems;

    private PositionCheck(PositionParts parts, Problems problems) {
        this.parts = parts;
        this.problems = problems;
        setup = parts.setup;
        pace = parts.pace();
    }

    /** All that is wrong with what a position says. */
    static Problems of(PositionParts parts) {
        PositionCheck check = new PositionCheck(parts, new Problems());
        check.checkMarket();
        check.checkTokens();
        check.checkTrades();
        check.checkPaid();
        if (parts.turn < 0 || parts.turn > check.setup.turns()) {
            check.problem("turn", "turn", parts.turn, "0 to " + check.setup.turns(), Rule.END_1);
        } else {
            for (int seat = 0; seat < parts.seats.length; seat++) {
                check.checkPlayer(seat, parts.seats[seat]);
            }
            check.checkDecks();
        }
        check.countCards();
        return check.problems;
    }

    /** The price cards that a position does not show, wherever they lie. */
    static Cards rest(PositionParts parts) {
        int[] shown = new PositionCheck(parts, new Problems()).countCards();
        Cards rest = Cards.none();
        for (PriceCard card : PriceCard.all()) {
            rest = rest.plus(card, Math.max(0, card.copies() - shown[card.ordinal()]));
        }
        return rest;
    }

    private void problem(String part, String what, Object given, String expected, Rule... rules) {
        problems.add(part, what, given, expected, rules);
    }

    private void problem(String part, int seat, String what, Object given, String expected, Rule... rules) {
        problems.addOfSeat(part, seat, what, given, expected, rules);
    }

    private void checkMarket() {
        for (Asset asset : Asset.all()) {
            int space = parts.spaces[asset.ordinal()];
            if (space < 0 || space > Market.LAST_SPACE) {
                problem("market", "space of " + asset, space, "0 to " + Market.LAST_SPACE, Rule.PRC_1);
            }
        }
        if (parts.turn == 0 && problems.isEmpty() && !parts.market().equals(Market.atStart())) {
            String expected = Market.atStart().toString();
            problem("market", "market before the first card", parts.market(), expected, Rule.SET_3);
        }
    }

    /** SET-2: the bank has the tokens that no player has. */
    private void checkTokens() {
        int each = setup.tokensOfEach();
        for (Asset asset : Asset.all()) {
            int owned = 0;
            for (PositionParts.Seat seat : parts.seats) {
                owned += seat.tokens.count(asset) + seat.blackMarket.count(asset);
            }
            int inAll = owned + (parts.bank == null ? 0 : parts.bank.count(asset));
            if (parts.bank == null && owned > each) {
                problem("tokens", asset + " tokens in all", owned, "at most " + each, Rule.SET_2);
            } else if (parts.bank != null && inAll != each) {
                problem("bank", asset + " tokens in all", inAll, Integer.toString(each), Rule.SET_2);
            }
        }
    }

    private void checkTrades() {
        boolean traded = !parts.trades.isEmpty();
        if (parts.trades.size() > Trades.MOST) {
            problem("step", "number of trades", parts.trades.size(), "0 to " + Trades.MOST, Rule.TRD_1);
        }
        for (Action trade : parts.trades) {
            if (!(trade instanceof Action.Buy) && !(trade instanceof Action.Sell)) {
                problem("step", "trade", trade, "a purchase or a sale", Rule.TRD_1);
            }
        }
        if (isOver() && (parts.specialPlayed || traded)) {
            problem("step", "trades or a special card", "some", "none when the game is over", Rule.END_1);
        }
        if (parts.specialPlayed && traded) {
            problem("step", "trades besides a special card", parts.trades, "none", Rule.BLK_1, Rule.DIV_1);
        }
    }

    private void checkPaid() {
        Set<Chamber> paid = EnumSet.noneOf(Chamber.class);
        paid.addAll(parts.dividendsPaid);
        if (paid.size() != parts.dividendsPaid.size()) {
            problem("paid", "dividends paid", parts.dividendsPaid, "each chamber once", Rule.DIV_2);
        }
        int used = 0;
        for (PositionParts.Seat seat : parts.seats) {
            used += seat.used(SpecialCard.DIVIDEND);
        }
        if (paid.size() != used) {
            problem("paid", "dividends paid", paid.size(), "as many as Dividend cards used, " + used, Rule.DIV_2);
        }
    }

    private boolean isOver() {
        return parts.turn == setup.turns();
    }

    private boolean isActive(int seat) {
        return !isOver() && setup.seatOfTurn(parts.turn) == seat;
    }

    private void checkPlayer(int seat, PositionParts.Seat said) {
        checkBoard(seat, said);
        checkHand(seat, said);
        checkSpecialCards(seat, said);
        checkBlackMarket(seat, said);
        checkCash(seat, said.cash);
        if (isOver() && !said.tokens.isEmpty()) {
            problem("tokens", seat, "tokens", said.tokens, "none when the game is over", Rule.END_2);
        }
    }

    private void checkCash(int seat, int cash) {
        int step = parts.specialPlayed ? 1 : Math.min(Trades.MOST, parts.trades.size());
        // More than games bring, and it grows by more than a step can bring: play does not leave this range.
        int most = MOST_CASH_A_STEP * ((Trades.MOST + 1) * parts.turn + step + 1);
        boolean hasActed = pace.ownTurns(seat) > 0 || (isActive(seat) && step > 0);
        if (cash < 0 || cash > most) {
            problem("cash", seat, "cash", cash, cash < 0 ? "0 or more" : "at most " + most, Rule.TRD_5);
        } else if (!hasActed && cash != OpenPlayer.STARTING_CASH) {
            String expected = Integer.toString(OpenPlayer.STARTING_CASH);
            problem("cash", seat, "cash before the first turn", cash, expected, Rule.SET_5);
        }
    }

    private void checkBoard(int seat, PositionParts.Seat said) {
        int turns = pace.ownTurns(seat);
        for (int space = 0; space < Board.SPACES; space++) {
            // TRN-3: after each turn its card lies on space 1, that of the turn before on space 2.
            boolean expected = space > 0 && turns >= space;
            if (said.board().card(space).isPresent() != expected) {
                String where = " card on space " + space + " after " + turns + " own turns";
                problem("boards", seat, "board", said.board(), (expected ? "a" : "no") + where, Rule.TRN_3);
                return;
            }
        }
        int used = said.used(SpecialCard.NEWS);
        int onBoard = said.newsOnBoard();
        // TRN-3: News leaves the board in the third turn.
        if (onBoard > used || (onBoard < used && turns < Board.SPACES)) {
            problem("boards", seat, "News on the board", onBoard, Integer.toString(used), Rule.THG_4, Rule.TRN_3);
        }
    }

    private void checkHand(int seat, PositionParts.Seat said) {
        int size = parts.handSize(seat, pace);
        int expected = pace.handSize(seat);
        // RUL-3: who plays News without discarding keeps one card more.
        int highest = expected + said.used(SpecialCard.NEWS);
        if (size < expected || size > highest) {
            String turns = " after " + pace.ownTurns(seat) + " own turns";
            String either = expected + (highest > expected ? " or " + highest : "");
            problem("hands", seat, "hand", size + " cards", either + turns, Rule.TRN_2, Rule.TRN_4);
        }
    }

    private void checkSpecialCards(int seat, PositionParts.Seat said) {
        if (new HashSet<>(said.specialCards).size() != said.specialCards.size()) {
            problem("specials", seat, "special cards", said.specialCards, "each at most once", Rule.THG_4);
        }
        boolean playsSpecial = isActive(seat) && parts.specialPlayed;
        int used = said.used(SpecialCard.BLACK_MARKET) + said.used(SpecialCard.DIVIDEND);
        int most = pace.ownTurns(seat) + (playsSpecial ? 1 : 0);
        if (used > most) {
            String what = "Black Market and Dividend cards used";
            problem("specials", seat, what, used, "at most " + most + ", one a turn", Rule.TRN_1);
        }
        if (playsSpecial && said.blackMarket.isEmpty() && said.used(SpecialCard.DIVIDEND) == 0) {
            String what = "special card played in this turn";
            problem("step", seat, what, "none", "Black Market or Dividend", Rule.TRN_1);
        }
    }

    private void checkBlackMarket(int seat, PositionParts.Seat said) {
        if (said.blackMarket.isEmpty()) {
            return;
        }
        String what = "tokens on the Black Market card";
        if (said.used(SpecialCard.BLACK_MARKET) == 0) {
            problem("blackMarket", seat, what, said.blackMarket, "none before it is used", Rule.BLK_2);
        }
        if (said.blackMarket.size() > Trades.MOST) {
            problem("blackMarket", seat, what, said.blackMarket, "at most 3", Rule.BLK_2);
        }
        if (isOver() || (isActive(seat) && !parts.specialPlayed)) {
            String expected = "none, as their sale is past";
            problem("blackMarket", seat, what, said.blackMarket, expected, Rule.BLK_4, Rule.END_2);
        }
    }

    private void checkDecks() {
        int main = parts.mainDeckSize(pace);
        if (main != pace.mainDeck()) {
            String expected = pace.mainDeck() + " after " + parts.turn + " turns";
            problem("main", "main deck", main, expected, Rule.TRN_4);
        }
        // NWS-2: who discards one to three cards draws one card fewer from the backup deck.
        int discarding = parts.discarding(pace);
        int backup = parts.backupDeckSize(pace);
        int fewest = Deal.BACKUP_DECK - 2 * discarding;
        if (backup < 0 || backup > Deal.BACKUP_DECK) {
            problem("backup", "backup deck", backup, "0 to " + Deal.BACKUP_DECK, Rule.SET_4);
        } else if (backup < fewest) {
            String expected = "at least " + fewest + " after " + discarding + " News with discards";
            problem("backup", "backup deck", backup, expected, Rule.NWS_2);
        }
        int left = parts.leftBoards(pace);
        int drawn = Deal.BACKUP_DECK - Math.max(fewest, backup);
        int pile = parts.discardPile == null ? 0 : parts.discardPile.size();
        if (pile != left + discarding + drawn) {
            String expected = left + discarding + drawn + ": " + left + " that left a board, and the discards of News";
            problem("discard", "discard pile", pile + " cards", expected, Rule.TRN_3, Rule.NWS_2);
        }
        checkSize("main", parts.mainDeck, main);
        checkSize("backup", parts.backupDeck, backup);
    }

    private void checkSize(String part, @Nullable List<PriceCard> deck, int size) {
        if (deck != null && deck.size() != size) {
            problem(part, part + " deck", deck.size() + " cards", size + " as the table says", Rule.INF_2);
        }
    }

    /** Notes the kinds of cards that are there too often (THG-3), and counts those of each kind. */
    private int[] countCards() {
        int[] shown = new int[PriceCard.all().size()];
        for (int seat = 0; seat < parts.seats.length; seat++) {
            List<PriceCard> board = new ArrayList<>();
            for (int space = 0; space < Board.SPACES; space++) {
                Card card = parts.seats[seat].board().card(space).orElse(null);
                if (card instanceof PriceCard priceCard) {
                    board.add(priceCard);
                }
            }
            count("boards", seat, board, shown);
        }
        count("discard", Problems.NO_SEAT, parts.discardPile, shown);
        for (int seat = 0; seat < parts.seats.length; seat++) {
            Cards hand = parts.seats[seat].hand;
            count("hands", seat, hand == null ? null : hand.toList(), shown);
        }
        count("main", Problems.NO_SEAT, parts.mainDeck, shown);
        count("backup", Problems.NO_SEAT, parts.backupDeck, shown);
        return shown;
    }

    private void count(String part, int seat, @Nullable List<PriceCard> cards, int[] shown) {
        for (PriceCard card : cards == null ? List.<PriceCard>of() : cards) {
            int count = ++shown[card.ordinal()];
            if (count == card.copies() + 1) {
                String where = seat == Problems.NO_SEAT ? part : part + " of seat " + seat;
                String expected = "at most " + card.copies();
                problems.add(part, seat, card + " cards", count + " with " + where, expected, Rule.THG_3);
            }
        }
    }

    /** Adds what a state needs to know and the position does not say. */
    static Problems forState(PositionParts parts, Problems problems) {
        PositionCheck check = new PositionCheck(parts, problems);
        for (int seat = 0; seat < parts.seats.length; seat++) {
            if (parts.seats[seat].hand == null) {
                check.refuseHand(seat, "not known", parts.handSize(seat, check.pace) + " cards");
            }
        }
        check.needDeck("main", parts.mainDeck, parts.mainDeckSize(check.pace));
        check.needDeck("backup", parts.backupDeck, parts.backupDeckSize(check.pace));
        return problems;
    }

    private void needDeck(String part, @Nullable List<PriceCard> deck, int size) {
        if (deck == null && size > 0) {
            problem(part, part + " deck", "not known", size + " cards", Rule.INF_2);
        }
    }

    /** Adds what the viewer knows and the position does not say, or the other way round. */
    static Problems forView(PositionParts parts, Problems problems) {
        PositionCheck check = new PositionCheck(parts, problems);
        for (int seat = 0; seat < parts.seats.length; seat++) {
            boolean known = parts.seats[seat].hand != null;
            if (seat == parts.viewer && !known) {
                String expected = parts.handSize(seat, check.pace) + " cards, as this is the view of that seat";
                check.refuseHand(seat, "not known", expected);
            } else if (seat != parts.viewer && known) {
                check.refuseHand(seat, "known", "a hand that the viewer does not see");
            }
        }
        check.refuseDeck("main", parts.mainDeck);
        check.refuseDeck("backup", parts.backupDeck);
        return problems;
    }

    private void refuseDeck(String part, @Nullable List<PriceCard> deck) {
        if (deck != null && !deck.isEmpty()) {
            problem(part, part + " deck", "known", "a deck that nobody sees", Rule.INF_2);
        }
    }

    private void refuseHand(int seat, String given, String expected) {
        problem("hands", seat, "hand", given, expected, Rule.INF_1);
    }
}
