package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.LegalActions;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Tokens;
import java.util.AbstractList;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/** The actions that {@link Legality} allows: counted at once, made one by one when they are asked for. */
final class LegalActionList extends AbstractList<Action> implements LegalActions, RandomAccess {
    private final @Nullable OpenTable table;
    private final Cards hand;

    // A bit for each asset or chamber, by its place in the canonical order.
    private final short purchases;
    private final short sales;
    private final byte dividends;
    private final boolean blackMarket;
    private final boolean board;
    private final boolean news;
    private final int size;

    /** What the active player may do. */
    LegalActionList(OpenTable table, Cards hand) {
        this.table = table;
        this.hand = hand;
        boolean trading = Legality.trading(table) == null;
        int buying = trading ? purchases(table) : 0;
        int selling = trading ? sales(table) : 0;
        int paying = 0;
        if (Legality.special(table, SpecialCard.DIVIDEND) == null) {
            for (Chamber chamber : Chamber.all()) {
                paying |= Legality.dividend(table, chamber) == null ? 1 << chamber.ordinal() : 0;
            }
        }
        purchases = (short) buying;
        sales = (short) selling;
        dividends = (byte) paying;
        blackMarket = Legality.special(table, SpecialCard.BLACK_MARKET) == null;
        board = Legality.playing(table) == null;
        news = Legality.news(table) == null;
        size = Integer.bitCount(buying)
                + Integer.bitCount(selling)
                + (blackMarket ? table.active().tokens().choices() : 0)
                + Integer.bitCount(paying)
                + (board ? hand.kindCount() : 0)
                + (news ? 1 + hand.choices() : 0);
    }

    private static int purchases(OpenTable table) {
        int bits = 0;
        for (Asset asset : table.bank().kinds()) {
            bits |= Legality.buying(table, asset) == null ? 1 << asset.ordinal() : 0;
        }
        return bits;
    }

    private static int sales(OpenTable table) {
        int bits = 0;
        for (Asset asset : table.active().tokens().kinds()) {
            bits |= Legality.selling(table, asset) == null ? 1 << asset.ordinal() : 0;
        }
        return bits;
    }

    /** What somebody may do whose turn it is not: nothing. */
    LegalActionList() {
        table = null;
        hand = Cards.none();
        purchases = 0;
        sales = 0;
        dividends = 0;
        blackMarket = false;
        board = false;
        news = false;
        size = 0;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public Action get(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException("index: " + index + ", expected 0 to " + (size - 1));
        }
        int left = index;
        int count = Integer.bitCount(purchases);
        if (left < count) {
            return Action.buy(Asset.all().get(place(purchases, left)));
        }
        left -= count;
        count = Integer.bitCount(sales);
        if (left < count) {
            return Action.sell(Asset.all().get(place(sales, left)));
        }
        left -= count;
        return play(Arguments.notNull(table, "table", "a table"), left);
    }

    private Action play(OpenTable allowing, int index) {
        int left = index;
        if (blackMarket) {
            Tokens tokens = allowing.active().tokens();
            int count = tokens.choices();
            if (left < count) {
                return new Action.BlackMarket(tokens.choice(left).toList());
            }
            left -= count;
        }
        int count = Integer.bitCount(dividends);
        if (left < count) {
            return Action.dividend(Chamber.all().get(place(dividends, left)));
        }
        left -= count;
        count = hand.kindCount();
        if (left < count) {
            return Action.playCard(hand.kind(left));
        }
        left -= count;
        return left == 0
                ? Action.playNews()
                : new Action.PlayNews(hand.choice(left - 1).toList());
    }

    /** The place of the bit that has {@code lower} bits below it. */
    private static int place(int bits, int lower) {
        int rest = bits;
        for (int skipped = 0; skipped < lower; skipped++) {
            rest &= rest - 1;
        }
        return Integer.numberOfTrailingZeros(rest);
    }

    @Override
    public boolean contains(@Nullable Object action) {
        return action instanceof Action given && table != null && Legality.broken(table, hand, given) == null;
    }
}
