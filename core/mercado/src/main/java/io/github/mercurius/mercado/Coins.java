package io.github.mercurius.mercado;

import io.github.mercurius.rules.Bag;
import io.github.mercurius.rules.NotationException;
import io.github.mercurius.rules.internal.Arguments;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Some coins: how many there are of each sort.
 *
 * <p>There are at most {@value #MOST} of a sort, more than the game ever holds. Written as {@code GGTW}. This class is
 * immutable and thread-safe.
 */
public final class Coins extends Bag<Coin, Coins> {
    /** The most coins of a sort that fit. */
    static final int MOST = 127;

    private static final int BITS = 7; // that count the coins of a sort
    /** The counts of the colours, which come first in canonical order. */
    private static final long COLOURS = (1L << (BITS * Coin.colours().size())) - 1;

    private static final Coins NONE = new Coins();

    private Coins() {
        super(Coin.all().stream().mapToInt(coin -> MOST).toArray());
    }

    private Coins(Coins like, long counts) {
        super(like, counts);
    }

    /** No coins. */
    public static Coins none() {
        return NONE;
    }

    /** Some coins, in any order. */
    public static Coins of(Collection<Coin> coins) {
        return collect(NONE, coins);
    }

    /**
     * The coins that a text names, such as {@code GGTW}, in any order.
     *
     * @throws NotationException if a letter is not that of a coin, or there are more than 127
     */
    public static Coins parse(String letters) {
        return Notation.coins(letters, 0);
    }

    @Override
    public int size() {
        int size = 0;
        for (long rest = counts(); rest != 0; rest >>>= BITS) {
            size += (int) rest & MOST; // asked for each coin at each stall: without the fields' layout
        }
        return size;
    }

    /** The coins of the four colours. */
    Coins colours() {
        return with(counts() & COLOURS);
    }

    /** The coins of one sort. */
    Coins only(Coin coin) {
        return NONE.plus(coin, count(coin));
    }

    @Override
    protected List<Coin> allKinds() {
        return Coin.all();
    }

    @Override
    protected int number(Coin coin) {
        return coin.ordinal();
    }

    @Override
    protected Coins with(long counts) {
        return new Coins(this, counts);
    }

    @Override
    protected IllegalArgumentException tooMany(Coin coin, long count) {
        return Arguments.failure("coins of " + coin, count, "at most " + MOST);
    }

    /** The letters in canonical order, such as {@code GGTW}. */
    @Override
    public String toString() {
        return toList().stream().map(Coin::name).collect(Collectors.joining());
    }
}
