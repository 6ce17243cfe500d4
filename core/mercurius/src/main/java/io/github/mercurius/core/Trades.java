package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.api.internal.Packed;
import java.util.Arrays;
import java.util.List;

/** The trades of one turn so far, in order. */
final class Trades {
    /** TRD-1: at most three trades a turn. */
    static final int MOST = 3;

    static final Trades NONE = new Trades(0);

    private static final int BITS = 5;
    private static final int MASK = (1 << BITS) - 1;
    private static final int SALE = 16;
    private static final List<Action> BY_NUMBER = byNumber();

    // For each trade, the latest in the lowest bits: the asset's number plus 1, and for a sale 16 more. 0 for none.
    private final int made;

    private Trades(int made) {
        this.made = made;
    }

    static Trades unpack(int packed) {
        return new Trades(packed);
    }

    int pack() {
        return made;
    }

    Trades plusPurchase(Asset asset) {
        return new Trades((made << BITS) | purchase(asset));
    }

    Trades plusSale(Asset asset) {
        return new Trades((made << BITS) | sale(asset));
    }

    /** How many tokens of an asset were bought: the n of TRD-2. */
    int bought(Asset asset) {
        return count(purchase(asset));
    }

    /** How many tokens of an asset were sold: the n of TRD-3. */
    int sold(Asset asset) {
        return count(sale(asset));
    }

    // TRD-4: n counts that asset and that direction over the whole turn, whatever stands between.
    private int count(int trade) {
        int latest = (made & MASK) == trade ? 1 : 0;
        int before = ((made >>> BITS) & MASK) == trade ? 1 : 0;
        int first = made >>> (2 * BITS) == trade ? 1 : 0;
        return latest + before + first;
    }

    int size() {
        return PackedList.size(BITS, made);
    }

    /** TRD-1: whether there is none left. */
    boolean areAllMade() {
        return made >>> ((MOST - 1) * BITS) != 0;
    }

    boolean isEmpty() {
        return made == 0;
    }

    List<Action> toList() {
        return PackedList.of(BY_NUMBER, BITS, made);
    }

    private static List<Action> byNumber() {
        Action[] trades = new Action[MASK];
        for (Asset asset : Asset.all()) {
            trades[purchase(asset) - 1] = Action.buy(asset);
            trades[sale(asset) - 1] = Action.sell(asset);
        }
        return Arrays.asList(trades);
    }

    /** The tokens that were bought. */
    Tokens tokensBought() {
        // Kept as a number: this is asked before each trade, and should make no object for each trade before it.
        long bought = Packed.of(Tokens.none());
        for (int rest = made; rest != 0; rest >>>= BITS) {
            bought = (rest & SALE) == 0 ? Packed.of(Packed.tokens(bought).plus(latest(rest))) : bought;
        }
        return Packed.tokens(bought);
    }

    private static Asset latest(int trades) {
        return Asset.all().get((trades & MASK & ~SALE) - 1);
    }

    private static int purchase(Asset asset) {
        return asset.ordinal() + 1;
    }

    private static int sale(Asset asset) {
        return purchase(asset) | SALE;
    }
}
