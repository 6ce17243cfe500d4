package io.github.mercurius.api;

import io.github.mercurius.rules.Bag;
import io.github.mercurius.rules.internal.Arguments;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/**
 * Some tokens, of any assets: what is in the bank, what a player owns, what lies on a Black Market card.
 *
 * <p>There are at most 15 of an asset, more than the game ever holds (SET-2). Written as {@code HOO,HOO,SPI}. This
 * class is immutable and thread-safe.
 */
public final class Tokens extends Bag<Asset, Tokens> {
    private static final int MOST = 15;
    private static final int BITS = 4; // that count the tokens of an asset
    private static final Tokens NONE =
            new Tokens(Asset.all().stream().mapToInt(asset -> MOST).toArray());

    private Tokens(int... most) {
        super(most);
    }

    private Tokens(Tokens like, long counts) {
        super(like, counts);
    }

    /** No tokens. */
    public static Tokens none() {
        return NONE;
    }

    /** The given tokens, in any order; an asset named twice means two of its tokens. */
    public static Tokens of(Asset... assets) {
        return of(Arrays.asList(assets));
    }

    /** The given tokens, in any order; an asset named twice means two of its tokens. */
    public static Tokens of(Collection<Asset> assets) {
        return collect(NONE, assets);
    }

    /** The same number of tokens of each asset. */
    public static Tokens ofEach(int count) {
        Tokens tokens = NONE;
        for (Asset asset : Asset.all()) {
            tokens = tokens.plus(asset, count);
        }
        return tokens;
    }

    /** One token of each asset of which there is any. */
    public Tokens oneOfEach() {
        return with(present());
    }

    /** One token of each of these assets whose price is at most so many guilders. */
    public Tokens costingAtMost(int guilders, Market market) {
        return with(present() & market.costingAtMost(guilders, BITS));
    }

    /** What all the tokens are worth at the full prices of a market. */
    public int value(Market market) {
        int value = 0;
        for (Asset asset : kinds()) {
            value += count(asset) * market.price(asset);
        }
        return value;
    }

    @Override
    protected List<Asset> allKinds() {
        return Asset.all();
    }

    @Override
    protected int number(Asset asset) {
        return asset.ordinal();
    }

    @Override
    protected Tokens with(long counts) {
        return new Tokens(this, counts);
    }

    @Override
    protected IllegalArgumentException tooMany(Asset asset, long count) {
        return Arguments.failure(asset + " tokens", count, "at most " + MOST);
    }
}
