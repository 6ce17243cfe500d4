package io.github.mercurius.core;

import io.github.mercurius.api.Bag;
import java.util.ArrayList;
import java.util.List;

/**
 * The ways to choose one, two or three things from a bag (BLK-2, NWS-2): the smaller first, those of one size in
 * canonical order. Things of one kind are alike.
 */
final class Combinations {
    /** BLK-2, NWS-2: at most three tokens on the Black Market, at most three discards for News. */
    static final int MOST = 3;

    private Combinations() {}

    /** How many ways there are. */
    static int count(Bag<?, ?> bag) {
        return count(bag, 1) + count(bag, 2) + count(bag, 3);
    }

    /** In how many ways so many can be chosen. */
    private static int count(Bag<?, ?> bag, int size) {
        int kinds = bag.kindCount();
        return switch (size) {
            case 0 -> 1;
            case 1 -> kinds;
            case 2 -> kinds * (kinds - 1) / 2 + bag.kindCount(2);
            default -> kinds * (kinds - 1) * (kinds - 2) / 6 + bag.kindCount(2) * (kinds - 1) + bag.kindCount(3);
        };
    }

    /** One of the ways, by its place among them. */
    static <K extends Enum<K>, B extends Bag<K, B>> List<K> get(B bag, int index) {
        int size = 1;
        int rank = index;
        while (rank >= count(bag, size)) {
            rank -= count(bag, size);
            size++;
        }
        List<K> chosen = new ArrayList<>(size);
        B rest = bag;
        while (chosen.size() < size) {
            // If the first kind is chosen, the others are of it or of later kinds.
            K first = rest.kinds().get(0);
            int ways = count(rest.minus(first), size - chosen.size() - 1);
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
