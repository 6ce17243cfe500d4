package io.github.mercurius.core;

import io.github.mercurius.rules.Bag;
import java.util.ArrayList;
import java.util.List;

/**
 * The ways to choose one, two or three things from a bag (BLK-2, NWS-2): the smaller first, those of one size in
 * canonical order. Things of one kind are alike.
 */
final class Combinations {
    private Combinations() {}

    /** How many ways there are. */
    static int count(Bag<?, ?> bag) {
        int once = bag.kindCount();
        int twice = bag.kindCount(2);
        int thrice = bag.kindCount(3);
        return count(1, once, twice, thrice) + count(2, once, twice, thrice) + count(3, once, twice, thrice);
    }

    /** In how many ways so many can be chosen from kinds of which there is at least one, two, three. */
    private static int count(int size, int once, int twice, int thrice) {
        return switch (size) {
            case 0 -> 1;
            case 1 -> once;
            case 2 -> once * (once - 1) / 2 + twice;
            default -> once * (once - 1) * (once - 2) / 6 + twice * (once - 1) + thrice;
        };
    }

    private static int count(int size, Bag<?, ?> bag) {
        return count(size, bag.kindCount(), bag.kindCount(2), bag.kindCount(3));
    }

    /** One of the ways, by its place among them. */
    static <K extends Enum<K>, B extends Bag<K, B>> List<K> get(B bag, int index) {
        int size = 1;
        int rank = index;
        while (rank >= count(size, bag)) {
            rank -= count(size, bag);
            size++;
        }
        List<K> chosen = new ArrayList<>(size);
        B rest = bag;
        while (chosen.size() < size) {
            // If the first kind is chosen, the others are of it or of later kinds.
            K first = rest.kinds().get(0);
            int ways = count(size - chosen.size() - 1, rest.minus(first));
            if (rank < ways) {
                chosen.add(first);
                rest = rest.minus(first);
            } else {
                rank -= ways;
                rest = without(rest, first);
            }
        }
        return chosen;
    }

    /** The rest of a bag without all that it has of a kind. */
    private static <K extends Enum<K>, B extends Bag<K, B>> B without(B bag, K kind) {
        B rest = bag;
        while (rest.has(kind)) {
            rest = rest.minus(kind);
        }
        return rest;
    }
}
