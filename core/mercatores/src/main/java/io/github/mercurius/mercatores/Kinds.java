package io.github.mercurius.mercatores;

import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.Layout;
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
    /** For each good all bits of the counts of its cards. */
    final long[] stacks = new long[Good.all().size()];
    /** For each number of ships all bits of the counts of the cards that show so many. */
    final long[] withShips;
    /** For each kind of goods cards all bits of the counts of the goods after its own. */
    final long[] later;

    private final int[] copies;

    /** The kinds of an edition. */
    Kinds(List<Edition.GoodsPart> parts, List<SpecialCard> specialCards, int[] specialCopies) {
        List<Card> kinds = new ArrayList<>();
        List<Integer> counts = new ArrayList<>();
        for (Good good : Good.all()) {
            Arrays.fill(numberOf[good.ordinal()], -1);
            List<Integer> copiesByShips = parts.get(good.ordinal()).copies();
            for (int ships = 0; ships < copiesByShips.size(); ships++) {
                int count = copiesByShips.get(ships);
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
        long[] ofShips = new long[GoodsCard.MOST_SHIPS + 1];
        int most = 0;
        for (int kind = 0; kind < firstSpecial; kind++) {
            GoodsCard card = (GoodsCard) kinds.get(kind);
            stacks[card.good().ordinal()] |= goods.field(kind);
            ofShips[card.ships()] |= goods.field(kind);
            most = Math.max(most, card.ships());
        }
        withShips = Arrays.copyOf(ofShips, most + 1);
        later = new long[firstSpecial];
        long after = 0;
        for (int kind = firstSpecial - 1; kind >= 0; kind--) {
            Good good = ((GoodsCard) kinds.get(kind)).good();
            later[kind] = after & ~stacks[good.ordinal()];
            after |= goods.field(kind);
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

    /** The number of a kind of this edition. */
    int own(Card card) {
        int kind = numberOf(card);
        if (kind < 0) {
            throw Arguments.failure("card", card, "one of the edition's: " + all);
        }
        return kind;
    }

    /** How many of a kind there are among some cards. */
    int count(long goodsCounts, long specialsCounts, int kind) {
        return kind < firstSpecial
                ? goods.count(goodsCounts, kind)
                : specials.count(specialsCounts, kind - firstSpecial);
    }

    /** What one card of a kind adds to the counts of goods cards. */
    long goodsUnit(int kind) {
        return kind < firstSpecial ? goods.unit(kind) : 0;
    }

    /** What one card of a kind adds to the counts of special cards. */
    long specialsUnit(int kind) {
        return kind < firstSpecial ? 0 : specials.unit(kind - firstSpecial);
    }

    void checkCount(int kind, int count) {
        if (count > copies[kind]) {
            throw Arguments.failure(all.get(kind) + " cards", count, "at most " + copies[kind] + " (THG-2, THG-3)");
        }
    }

    /** How many cards of a kind there are. */
    int copies(int kind) {
        return copies[kind];
    }

    /** All bits of the counts of a good's cards. */
    long stack(Good good) {
        return stacks[good.ordinal()];
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
