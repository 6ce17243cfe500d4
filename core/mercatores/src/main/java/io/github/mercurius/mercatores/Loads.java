package io.github.mercurius.mercatores;

import java.util.ArrayList;
import java.util.List;

/** The loads that LOAD-2 allows from a hand: cards of one good, two cards of different goods, or one special card. */
final class Loads {
    private final Cards hand;
    /** The kinds in the hand: first those of goods cards, good by good. */
    private final List<Card> kinds;

    private final int goodsKinds;
    private final int size;

    /** All loads from a hand, without that of the whole hand if LOAD-4 forbids it: there is none after it. */
    Loads(Cards hand, boolean keepsOne) {
        this.hand = hand;
        kinds = hand.kinds();
        goodsKinds = hand.goodsKindCount();
        int loads = kinds.size() - goodsKinds; // the special cards
        for (int kind = 0; kind < goodsKinds; kind = nextGood(kind)) {
            loads += ways(kind);
        }
        for (int kind = 0; kind < goodsKinds; kind++) {
            loads += goodsKinds - nextGood(kind); // the pairs with a later good
        }
        size = keepsOne && Legality.isLoad(hand) ? loads - 1 : loads;
    }

    /** The first kind of a later good than that of a kind, by their places. */
    private int nextGood(int kind) {
        int next = kind + 1;
        while (next < goodsKinds && good(next) == good(kind)) {
            next++;
        }
        return next;
    }

    private Good good(int kind) {
        return ((GoodsCard) kinds.get(kind)).good();
    }

    /** The ways to choose one or more cards of the good whose first kind this is. */
    private int ways(int first) {
        int ways = 1;
        int end = nextGood(first);
        for (int kind = first; kind < end; kind++) {
            ways *= hand.count(kinds.get(kind)) + 1;
        }
        return ways - 1;
    }

    int size() {
        return size;
    }

    Action get(int index) {
        int left = index;
        for (int kind = 0; kind < goodsKinds; kind = nextGood(kind)) {
            if (left < ways(kind)) {
                return new Action.Load(ofStack(kind, left + 1));
            }
            left -= ways(kind);
        }
        for (int kind = 0; kind < goodsKinds; kind++) {
            int second = nextGood(kind) + left;
            if (second < goodsKinds) {
                return new Action.Load(List.of(kinds.get(kind), kinds.get(second)));
            }
            left -= goodsKinds - nextGood(kind);
        }
        return new Action.Load(List.of(kinds.get(goodsKinds + left)));
    }

    /** The counts of the kinds are the digits of a number, the first kind's the lowest; 0 would be no card. */
    private List<Card> ofStack(int first, int number) {
        List<Card> chosen = new ArrayList<>();
        int digits = number;
        for (int kind = first; digits > 0; kind++) {
            int base = hand.count(kinds.get(kind)) + 1;
            for (int copies = digits % base; copies > 0; copies--) {
                chosen.add(kinds.get(kind));
            }
            digits /= base;
        }
        return chosen;
    }
}
