package io.github.mercurius.mercatores;

import io.github.mercurius.common.Layout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The kinds of cards of an edition, numbered in canonical order: goods cards first, then special cards (RUL-17). */
final class Kinds {
    final List<Card> all;
    final Layout goods;
    final Layout specials;
    /** How many kinds of goods cards there are: the number of the first special kind. */
    final int firstSpecial;

    private final int[][] numberOf = new int[Good.all().size()][GoodsCard.MOST_SHIPS + 1];
    private final long[] stack = new long[Good.all().size()];
    private final int[] copies;

    /**
     * The kinds of an edition.
     *
     * @param goodsCopies for each good, how many of its cards have 0 ships, 1 ship and so on
     */
    Kinds(int[][] goodsCopies, List<SpecialCard> specialCards, int[] specialCopies) {
        List<Card> kinds = new ArrayList<>();
        List<Integer> counts = new ArrayList<>();
        for (Good good : Good.all()) {
            Arrays.fill(numberOf[good.ordinal()], -1);
            for (int ships = 0; ships < goodsCopies[good.ordinal()].length; ships++) {
                int count = goodsCopies[good.ordinal()][ships];
                if (count > 0) {
                    numberOf[good.ordinal()][ships] = kinds.size();
                    kinds.add(new GoodsCard(good, ships));
                    counts.add(count);
                }
            }
        }
        firstSpecial = kinds.size();
        goods = new Layout(counts.stream().mapToInt(Integer::intValue).toArray());
        specials = new Layout(specialCopies);
        for (int kind = 0; kind < firstSpecial; kind++) {
            stack[((GoodsCard) kinds.get(kind)).good().ordinal()] |= goods.field(kind);
        }
        kinds.addAll(specialCards);
        all = List.copyOf(kinds);
        copies = new int[all.size()];
        Arrays.setAll(
                copies, kind -> kind < firstSpecial ? goods.highest(kind) : specials.highest(kind - firstSpecial));
    }

    /** The number of a kind, or −1 if the edition does not have it. */
    int numberOf(Card card) {
        if (card instanceof GoodsCard goodsCard) {
            return numberOf[goodsCard.good().ordinal()][goodsCard.ships()];
        }
        SpecialCard special = (SpecialCard) card;
        int number = firstSpecial + special.place;
        return number < all.size() && all.get(number).equals(special) ? number : -1;
    }

    /** How many cards of a kind there are. */
    int copies(int kind) {
        return copies[kind];
    }

    /** All bits of the counts of a good's cards. */
    long stack(Good good) {
        return stack[good.ordinal()];
    }

    /** How many ships are on a goods card of a kind. */
    int ships(int kind) {
        return ((GoodsCard) all.get(kind)).ships();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other == this
                || (other instanceof Kinds that && that.all.equals(all) && Arrays.equals(that.copies, copies));
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(copies);
    }
}
