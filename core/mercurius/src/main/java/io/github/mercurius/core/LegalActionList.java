package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.api.internal.LegalActionsOfRules;
import io.github.mercurius.api.internal.Packed;
import io.github.mercurius.rules.internal.Arguments;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/** The actions that {@link Legality} allows: counted at once, made one by one when they are asked for. */
final class LegalActionList extends AbstractList<Action> implements LegalActionsOfRules, RandomAccess {
    private static final List<List<Chamber>> CHAMBERS = chambersByBits();

    private final @Nullable OpenTable table;
    private final Cards hand;

    // Small numbers, as one list is made for each action of a game.
    private final short size;
    // A bit for each asset that can be bought, by its place in the canonical order.
    private final short purchases;
    // A bit for each chamber, by its place in the canonical order.
    private final byte dividends;
    private final boolean trading;
    private final boolean blackMarket;
    private final boolean news;

    /** What the active player may do. */
    LegalActionList(OpenTable table, Cards hand) {
        this.table = table;
        this.hand = hand;
        trading = Legality.trading(table) == null;
        purchases = trading ? sideBySide(Packed.of(Legality.purchases(table))) : 0;
        blackMarket = Legality.special(table, SpecialCard.BLACK_MARKET) == null;
        dividends = Legality.special(table, SpecialCard.DIVIDEND) == null ? dividends(table) : 0;
        news = Legality.news(table) == null;
        size = (short) (Integer.bitCount(purchases)
                + (trading ? Legality.sales(table).kindCount() : 0)
                + (blackMarket ? Combinations.count(table.tokens()) : 0)
                + Integer.bitCount(dividends)
                + (Legality.playing(table) == null ? hand.kindCount() : 0)
                + (news ? 1 + Combinations.count(hand) : 0));
    }

    private static List<List<Chamber>> chambersByBits() {
        List<List<Chamber>> all = new ArrayList<>();
        for (int bits = 0; bits < 1 << Chamber.all().size(); bits++) {
            List<Chamber> chambers = new ArrayList<>();
            for (int rest = bits; rest != 0; rest &= rest - 1) {
                chambers.add(Chamber.all().get(Integer.numberOfTrailingZeros(rest)));
            }
            all.add(Collections.unmodifiableList(chambers));
        }
        return all;
    }

    /** A bit for each asset, from one token of each: {@link Packed#tokens} has four bits for an asset. */
    private static short sideBySide(long fourApart) {
        long pairs = (fourApart | fourApart >>> 3) & 0x0303_0303_0303L;
        long fours = (pairs | pairs >>> 6) & 0x000F_000F_000FL;
        return (short) ((fours | fours >>> 12 | fours >>> 24) & 0xFFF);
    }

    /** One token of each asset, from a bit for each. */
    private static long fourApart(short sideBySide) {
        long fours = (sideBySide | (long) sideBySide << 12 | (long) sideBySide << 24) & 0x000F_000F_000FL;
        long pairs = (fours | fours << 6) & 0x0303_0303_0303L;
        return (pairs | pairs << 3) & 0x1111_1111_1111L;
    }

    private static byte dividends(OpenTable table) {
        int bits = 0;
        for (Chamber chamber : Chamber.all()) {
            bits |= Legality.dividend(table, chamber) == null ? 1 << chamber.ordinal() : 0;
        }
        return (byte) bits;
    }

    /** What somebody may do whose turn it is not: nothing. */
    LegalActionList() {
        table = null;
        hand = Cards.none();
        trading = false;
        purchases = 0;
        blackMarket = false;
        dividends = 0;
        news = false;
        size = 0;
    }

    @Override
    public Tokens purchases() {
        return Packed.tokens(fourApart(purchases));
    }

    @Override
    public Tokens sales() {
        return Packed.tokens(trading ? Packed.of(Legality.sales(allowing())) : 0);
    }

    @Override
    public Tokens blackMarket() {
        return Packed.tokens(blackMarket ? Packed.of(allowing().tokens()) : 0);
    }

    @Override
    public List<Chamber> dividends() {
        return CHAMBERS.get(dividends);
    }

    @Override
    public Cards cards() {
        return size == 0 ? Cards.none() : hand;
    }

    @Override
    public boolean news() {
        return news;
    }

    /** The table, if it allows anything. */
    private OpenTable allowing() {
        return Arguments.notNull(table, "table", "a table");
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
        int count = Integer.bitCount(purchases);
        return index < count ? Action.buy(Asset.all().get(place(purchases, index))) : after(allowing(), index - count);
    }

    /** The actions after the purchases. */
    private Action after(OpenTable allowing, int index) {
        int left = index;
        if (trading) {
            Tokens sales = Legality.sales(allowing);
            int count = sales.kindCount();
            if (left < count) {
                return Action.sell(sales.kinds().get(left));
            }
            left -= count;
        }
        if (blackMarket) {
            Tokens tokens = allowing.tokens();
            int count = Combinations.count(tokens);
            if (left < count) {
                return new Action.BlackMarket(Combinations.get(tokens, left));
            }
            left -= count;
        }
        int count = Integer.bitCount(dividends);
        return left < count ? Action.dividend(Chamber.all().get(place(dividends, left))) : play(left - count);
    }

    /** The actions that end a turn. */
    private Action play(int index) {
        int count = hand.kindCount();
        if (index < count) {
            return Action.playCard(hand.kinds().get(index));
        }
        return index == count ? Action.playNews() : new Action.PlayNews(Combinations.get(hand, index - count - 1));
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
