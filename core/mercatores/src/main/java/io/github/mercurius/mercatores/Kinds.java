package io.github.mercurius.mercatores;

import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.Layout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The kinds of cards of an edition, numbered in canonical order: goods cards first, then special cards (RUL-17). */
final class Kinds {
    private static final int SHIPS = GoodsCard.MOST_SHIPS + 1;
    private static final Comparator<Card> ORDER =
            Comparator.comparingInt(Kinds::place).thenComparing(Card::code);

    final List<Card> all;
    /** How many kinds of goods cards there are: the number of the first special kind. */
    final int firstSpecial;

    // Two words, as an edition can have more kinds than one has room for.
    final Layout goods;
    final Layout specials;
    private final int[] copies;
    /** The number of the kind at each place, or −1. */
    private final int[] numbers;
    /** For each good all bits of the counts of its cards. */
    private final long[] stacks = new long[Good.all().size()];

    /** The kinds of an edition. */
    Kinds(List<Edition.GoodsPart> parts, List<SpecialCard> specialCards, List<Integer> specialCopies) {
        List<Card> kinds = new ArrayList<>();
        List<Integer> counts = new ArrayList<>();
        for (Edition.GoodsPart part : parts) {
            for (int ships = 0; ships < part.copies().size(); ships++) {
                if (part.copies().get(ships) > 0) {
                    kinds.add(new GoodsCard(part.good(), ships));
                    counts.add(part.copies().get(ships));
                }
            }
        }
        firstSpecial = kinds.size();
        kinds.addAll(specialCards);
        counts.addAll(specialCopies);
        all = List.copyOf(kinds);
        copies = counts.stream().mapToInt(count -> count).toArray();
        goods = new Layout(Arrays.copyOf(copies, firstSpecial));
        specials = new Layout(Arrays.copyOfRange(copies, firstSpecial, copies.length));
        numbers = new int[place(all.get(all.size() - 1)) + 1];
        Arrays.fill(numbers, -1);
        for (int kind = 0; kind < all.size(); kind++) {
            numbers[place(all.get(kind))] = kind;
            if (all.get(kind) instanceof GoodsCard card) {
                stacks[card.good().ordinal()] |= goods.field(kind);
            }
        }
    }

    /** The place of a card in canonical order; cards of different editions can share one. */
    private static int place(Card card) {
        return card instanceof GoodsCard goodsCard
                ? goodsCard.good().ordinal() * SHIPS + goodsCard.ships()
                : Good.all().size() * SHIPS + ((SpecialCard) card).place();
    }

    /** An unmodifiable copy of some cards, of any edition, in canonical order. */
    static List<Card> sorted(List<? extends Card> cards, String argument) {
        Card[] sorted = Arguments.notNull(cards, argument).toArray(new Card[0]);
        for (Card card : sorted) {
            Arguments.element(card, argument);
        }
        Arrays.sort(sorted, ORDER);
        return List.of(sorted);
    }

    /** The number of a kind, or −1 if the edition does not have it. */
    int numberOf(Card card) {
        int place = place(card);
        int number = place < numbers.length ? numbers[place] : -1;
        boolean isOther = number >= firstSpecial && !all.get(number).equals(card); // of another edition
        return isOther ? -1 : number;
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

    /** All bits of the counts of a good's cards. */
    long stack(Good good) {
        return stacks[Arguments.notNull(good, "good").ordinal()];
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
