package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.LegalActions;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Tokens;
import java.util.AbstractList;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/** The actions that {@link Legality} allows: counted at once, made one by one when they are asked for. */
final class LegalActionList extends AbstractList<Action> implements LegalActions, RandomAccess {
    private final @Nullable Legality legality;

    // A bit for each asset or chamber, by its place in the canonical order.
    private int purchases;
    private int sales;
    private int dividends;
    // What there is to choose from; nothing if the card cannot be played.
    private Tokens forBlackMarket = Tokens.none();
    private Cards forBoard = Cards.none();
    private boolean news;
    private final int size;

    /** What the active player may do. */
    LegalActionList(Legality legality) {
        this.legality = legality;
        if (legality.trading() == null) {
            listTrades(legality);
        }
        if (legality.special(SpecialCard.BLACK_MARKET) == null) {
            forBlackMarket = legality.player.tokens;
        }
        if (legality.special(SpecialCard.DIVIDEND) == null) {
            listDividends(legality);
        }
        if (legality.playing() == null) {
            forBoard = legality.hand;
        }
        news = legality.news() == null;
        size = Integer.bitCount(purchases)
                + Integer.bitCount(sales)
                + forBlackMarket.choices()
                + Integer.bitCount(dividends)
                + forBoard.kindCount()
                + (news ? 1 + forBoard.choices() : 0);
    }

    /** What somebody may do whose turn it is not: nothing. */
    LegalActionList() {
        legality = null;
        size = 0;
    }

    private void listTrades(Legality allowed) {
        for (Asset asset : Asset.all()) {
            if (allowed.buying(asset) == null) {
                purchases |= 1 << asset.ordinal();
            }
            if (allowed.selling(asset) == null) {
                sales |= 1 << asset.ordinal();
            }
        }
    }

    private void listDividends(Legality allowed) {
        for (Chamber chamber : Chamber.all()) {
            if (allowed.dividend(chamber) == null) {
                dividends |= 1 << chamber.ordinal();
            }
        }
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
        count = forBlackMarket.choices();
        if (left < count) {
            return new Action.BlackMarket(forBlackMarket.choice(left).toList());
        }
        left -= count;
        count = Integer.bitCount(dividends);
        if (left < count) {
            return Action.dividend(Chamber.all().get(place(dividends, left)));
        }
        left -= count;
        count = forBoard.kindCount();
        if (left < count) {
            return Action.playCard(forBoard.kind(left));
        }
        left -= count;
        return left == 0
                ? Action.playNews()
                : new Action.PlayNews(forBoard.choice(left - 1).toList());
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
        return action instanceof Action given && legality != null && legality.broken(given) == null;
    }

    @Override
    public Action sample(IntUnaryOperator random) {
        Objects.requireNonNull(random, "random: null, expected a source of random numbers");
        if (size == 0) {
            throw new NoSuchElementException("no legal actions to choose from: it is not this player's turn");
        }
        return get(random.applyAsInt(size));
    }
}
