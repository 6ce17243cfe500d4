package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.common.Problems;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes the table of a position from its parts, and finds all that is wrong with them. It asks first whether each can
 * be at all, then, by {@link Integrity}, whether they fit together.
 *
 * <p>What cannot be is replaced by something near it, so that the rest can be checked too.
 */
final class PositionCheck {
    private final PositionParts parts;
    private final Setup setup;
    private final Pace pace;
    private final Problems<PositionPart> problems = new Problems<>();
    /** What the position says; if there are problems, something that is like it. */
    final OpenTable table;

    /** Checks what a position says. */
    PositionCheck(PositionParts parts) {
        this.parts = parts;
        setup = parts.setup;
        boolean turnExists = parts.turn >= 0 && parts.turn <= setup.turns();
        pace = new Pace(setup, turnExists ? parts.turn : 0);
        if (!turnExists) {
            problems.add(PositionPart.TURN, "turn", parts.turn, "0 to " + setup.turns(), Rule.END_1);
        }
        table = table(turnExists ? parts.turn : 0);
        if (turnExists) {
            Integrity.check(table, problems);
        }
        hidden().checkSizes();
        CardCount.of(parts, problems);
    }

    /** Checks what a position says of hands and decks, and nothing else, beside a table that has been checked. */
    PositionCheck(PositionParts parts, OpenTable table) {
        this.parts = parts;
        this.table = table;
        setup = table.setup();
        pace = new Pace(setup, table.turn());
        hidden().checkSizes();
        CardCount.of(table, parts, problems);
    }

    private HiddenParts hidden() {
        return new HiddenParts(parts, table, problems);
    }

    /** What is wrong with all that the position says. */
    Problems<PositionPart> problems() {
        return problems;
    }

    /** The table, or a refusal with all that is wrong. */
    OpenTable table() {
        problems.throwIfAny();
        return table;
    }

    /** This check, with what a state needs to know and the position does not say as problems. */
    PositionCheck forState() {
        hidden().checkForState();
        return this;
    }

    /** This check, with what its viewer knows and the position does not say, or the other way round, as problems. */
    PositionCheck forView() {
        hidden().checkForView();
        return this;
    }

    /** The state, or a refusal with all that is wrong. */
    GameState state() {
        problems.throwIfAny();
        return hidden().state();
    }

    /** The view, or a refusal with all that is wrong. */
    View view() {
        problems.throwIfAny();
        return hidden().view();
    }

    private OpenTable table(int turn) {
        return new OpenTable(
                Terms.of(setup),
                market(),
                bank(),
                players(),
                dividendsPaid(),
                parts.discardPile == null ? DiscardPile.EMPTY : DiscardPile.of(parts.discardPile),
                trades(),
                parts.specialPlayed,
                turn,
                mainDeck(),
                backupDeck());
    }

    private Trades trades() {
        Trades trades = Trades.NONE;
        if (parts.trades.size() > Trades.MOST) {
            String expected = "0 to " + Trades.MOST;
            problems.add(PositionPart.STEP, "number of trades", parts.trades.size(), expected, Rule.TRD_1);
            return trades;
        }
        for (Action trade : parts.trades) {
            if (trade instanceof Action.Buy buy) {
                trades = trades.plusPurchase(buy.asset());
            } else if (trade instanceof Action.Sell sell) {
                trades = trades.plusSale(sell.asset());
            } else {
                problems.add(PositionPart.STEP, "trade", trade, "a purchase or a sale", Rule.TRD_1);
            }
        }
        return trades;
    }

    private Market market() {
        int[] said = parts.spaces;
        if (said == null) {
            return parts.market;
        }
        List<Integer> spaces = new ArrayList<>();
        for (Asset asset : Asset.all()) {
            int space = said[asset.ordinal()];
            int near = Math.max(0, Math.min(Market.LAST_SPACE, space));
            if (near != space) {
                String expected = "0 to " + Market.LAST_SPACE;
                problems.add(PositionPart.MARKET, "space of " + asset, space, expected, Rule.PRC_1);
            }
            spaces.add(near);
        }
        return Market.of(spaces);
    }

    /** SET-2: the bank has the tokens that no player has. */
    private Tokens bank() {
        Tokens left = tokensLeft();
        return left != null && (parts.bank == null || parts.bank.equals(left)) ? left : checkedBank();
    }

    /** The tokens that the players leave, or none if they have more than there are. */
    private @Nullable Tokens tokensLeft() {
        Tokens left = Tokens.ofEach(setup.tokensOfEach());
        for (PositionParts.Seat seat : parts.seats) {
            if (!left.contains(seat.tokens) || !left.minus(seat.tokens).contains(seat.blackMarket)) {
                return null;
            }
            left = left.minus(seat.tokens).minus(seat.blackMarket);
        }
        return left;
    }

    /** The bank asset by asset, to say of which there are too many or too few. */
    private Tokens checkedBank() {
        Tokens bank = Tokens.none();
        for (Asset asset : Asset.all()) {
            int owned = 0;
            for (PositionParts.Seat seat : parts.seats) {
                owned += seat.tokens.count(asset) + seat.blackMarket.count(asset);
            }
            int inAll = owned + (parts.bank == null ? 0 : parts.bank.count(asset));
            boolean tooMany = inAll > setup.tokensOfEach();
            if (tooMany || (parts.bank != null && inAll != setup.tokensOfEach())) {
                PositionPart part = parts.bank == null ? PositionPart.TOKENS : PositionPart.BANK;
                String expected = (parts.bank == null ? "at most " : "") + setup.tokensOfEach();
                problems.add(part, asset + " tokens in all", inAll, expected, Rule.SET_2);
            }
            bank = bank.plus(asset, Math.max(0, setup.tokensOfEach() - owned));
        }
        return bank;
    }

    private OpenPlayer[] players() {
        OpenPlayer[] players = new OpenPlayer[parts.seats.length];
        for (int seat = 0; seat < players.length; seat++) {
            PositionParts.Seat said = parts.seats[seat];
            players[seat] = new OpenPlayer(
                    seat,
                    said.cash,
                    said.tokens,
                    said.blackMarket,
                    said.board == null ? Board.empty() : said.board,
                    specialCards(seat, said.specialCards),
                    handSize(seat, said));
        }
        return players;
    }

    private int specialCards(int seat, List<SpecialCard> left) {
        int cards = 0;
        for (SpecialCard card : left) {
            cards |= OpenPlayer.bit(card);
        }
        if (Integer.bitCount(cards) != left.size()) {
            problems.addOfSeat(PositionPart.SPECIALS, seat, "special cards", left, "each at most once", Rule.THG_4);
        }
        return cards;
    }

    private int handSize(int seat, PositionParts.Seat said) {
        int size = handSizeSaid(seat, said);
        if (size < 0 || size > Deal.HAND + 1) {
            problems.addOfSeat(PositionPart.HANDS, seat, "hand", size, "0 to " + (Deal.HAND + 1), Rule.RUL_3);
            return pace.handSize(seat);
        }
        return size;
    }

    private int handSizeSaid(int seat, PositionParts.Seat said) {
        if (said.handSize != null) {
            return said.handSize;
        }
        return said.hand == null ? pace.handSize(seat) : said.hand.size();
    }

    private DividendsPaid dividendsPaid() {
        DividendsPaid paid = DividendsPaid.NONE;
        for (Chamber chamber : parts.dividendsPaid) {
            if (paid.contains(chamber)) {
                problems.add(PositionPart.PAID, "dividends paid", parts.dividendsPaid, "each chamber once", Rule.DIV_2);
                return paid;
            }
            paid = paid.plus(chamber);
        }
        return paid;
    }

    private int mainDeck() {
        int most = PriceCard.TOTAL - Deal.BACKUP_DECK;
        return deck(PositionPart.MAIN, "main deck", parts.mainDeckSize, parts.mainDeck, pace.mainDeck(), most);
    }

    private int backupDeck() {
        int most = Deal.BACKUP_DECK;
        int follows =
                parts.discardPile == null ? most : new Leftovers(parts, pace).backupDeck(parts.discardPile.size());
        return deck(PositionPart.BACKUP, "backup deck", parts.backupDeckSize, parts.backupDeck, follows, most);
    }

    private int deck(
            PositionPart part,
            String what,
            @Nullable Integer said,
            @Nullable List<PriceCard> cards,
            int follows,
            int most) {
        int size = said != null ? said : cards != null ? cards.size() : follows;
        if (size < 0 || size > most) {
            problems.add(part, what, size, "0 to " + most, Rule.SET_4);
            return follows;
        }
        return size;
    }
}
