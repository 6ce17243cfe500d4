package io.github.mercurius.mercado;

import io.github.mercurius.rules.NotationException;
import io.github.mercurius.rules.internal.Arguments;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Some coins: how many there are of each sort.
 *
 * <p>Equal if all counts are. This class is immutable and thread-safe.
 */
public final class Coins {
    /** So many bits has the count of a sort. */
    private static final int BITS = 8;

    /** The most coins of a sort that fit. */
    static final int MOST = (1 << (BITS - 1)) - 1;

    /** The bit of each count that is never set. */
    private static final long TOP_BITS = 0x808080808080L;

    private static final long EVERY_OTHER = 0xff00ff00ffL;
    private static final long COLOURS = 0xffffffffL;

    private static final Coins NONE = new Coins(0);

    /** The counts in canonical order, the first in the lowest bits. */
    private final long counts;

    private Coins(long counts) {
        this.counts = counts;
    }

    /** No coins. */
    public static Coins none() {
        return NONE;
    }

    /** Some coins, in any order. */
    public static Coins of(Iterable<Coin> coins) {
        long counts = 0;
        for (Coin coin : coins) {
            if (count(counts, coin) == MOST) {
                throw Arguments.failure("coins of " + coin, "more than " + MOST, "at most " + MOST);
            }
            counts += unit(coin);
        }
        return new Coins(counts);
    }

    /**
     * The coins that a text names, such as {@code GGTW}, in any order.
     *
     * @throws NotationException if a letter is not that of a coin, or there are more than 127
     */
    public static Coins parse(String letters) {
        return Notation.coins(letters, 0);
    }

    /** How many coins of a sort there are. */
    public int count(Coin coin) {
        return count(counts, coin);
    }

    private static int count(long counts, Coin coin) {
        return (int) (counts >>> (BITS * coin.ordinal())) & MOST;
    }

    private static long unit(Coin coin) {
        return 1L << (BITS * coin.ordinal());
    }

    /** How many coins there are. */
    public int size() {
        long pairs = (counts & EVERY_OTHER) + (counts >>> BITS & EVERY_OTHER);
        return (int) ((pairs + (pairs >>> (2 * BITS)) + (pairs >>> (4 * BITS))) & 0xffff);
    }

    /** Whether there are none. */
    public boolean isEmpty() {
        return counts == 0;
    }

    /** Whether there is a coin of a sort. */
    public boolean has(Coin coin) {
        return count(coin) > 0;
    }

    /** Whether all of some coins are among these. */
    public boolean contains(Coins others) {
        return ((counts | TOP_BITS) - others.counts & TOP_BITS) == TOP_BITS;
    }

    /** Whether there are at least as many of each colour as among others, whatever their black and white coins. */
    boolean containsColours(Coins others) {
        return ((counts | TOP_BITS) - (others.counts & COLOURS) & TOP_BITS) == TOP_BITS;
    }

    Coins plus(Coin coin) {
        return new Coins(counts + unit(coin));
    }

    Coins minus(Coin coin) {
        return new Coins(counts - unit(coin));
    }

    Coins plus(Coins others) {
        return new Coins(counts + others.counts);
    }

    /** These coins without some of them. */
    Coins minus(Coins others) {
        return new Coins(counts - others.counts);
    }

    /** The coins of one sort. */
    Coins only(Coin coin) {
        return new Coins((long) count(coin) * unit(coin));
    }

    /** The sorts of which there are coins, in canonical order. */
    public List<Coin> sorts() {
        List<Coin> sorts = new ArrayList<>();
        for (Coin coin : Coin.all()) {
            if (has(coin)) {
                sorts.add(coin);
            }
        }
        return Collections.unmodifiableList(sorts);
    }

    /** Each coin, in canonical order. */
    public List<Coin> toList() {
        List<Coin> coins = new ArrayList<>(size());
        for (Coin coin : Coin.all()) {
            for (int i = count(coin); i > 0; i--) {
                coins.add(coin);
            }
        }
        return Collections.unmodifiableList(coins);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Coins that && that.counts == counts;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(counts);
    }

    /** The letters in canonical order, such as {@code GGTW}. */
    @Override
    public String toString() {
        StringBuilder letters = new StringBuilder();
        toList().forEach(letters::append);
        return letters.toString();
    }
}
