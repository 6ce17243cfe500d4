package io.github.mercurius.mercatores;

import java.util.ArrayList;
import java.util.List;

/** The loads that LOAD-2 allows from a hand: cards of one good, two cards of different goods, or one special card. */
final class Loads {
    private final Cards hand;
    /** The kinds in the hand: first those of goods cards, good by good. */
    private final List<Card> kinds;

    private final int goodsKinds;
    private final int ofOneGood;
    private final int pairs;
    private final int specials;

    /** The loads of a number of cards at most (LOAD-4). */
    Loads(Cards hand, int most) {
        this.hand = hand;
        kinds = hand.kinds();
        goodsKinds = hand.goodsKindCount();
        int inStacks = 0;
        int different = 0;
        for (int kind = 0; kind < goodsKinds; kind = nextGood(kind)) {
            // the last choice of a stack is all of it, which can be the whole hand
            boolean tooMany = most < hand.stackSize(good(kind));
            inStacks += ways(kind) - (tooMany ? 1 : 0);
        }
        for (int kind = 0; kind < goodsKinds; kind++) {
            different += goodsKinds - nextGood(kind);
        }
        ofOneGood = inStacks;
        pairs = most >= 2 ? different : 0;
        specials = most >= 1 ? kinds.size() - goodsKinds : 0;
    }

    private Good good(int kind) {
        return ((GoodsCard) kinds.get(kind)).good();
    }

    /** The first kind of a later good than that of a kind, by their places. */
    private int nextGood(int kind) {
        int next = kind + 1;
        while (next < goodsKinds && good(next) == good(kind)) {
            next++;
        }
        return next;
    }

    int size() {
        return ofOneGood + pairs + specials;
    }

    Action get(int index) {
        int left = index;
        int kind = 0;
        if (left < ofOneGood) {
            while (left >= ways(kind)) {
                left -= ways(kind);
                kind = nextGood(kind);
            }
            return new Action.Load(ofStack(kind, left + 1));
        }
        left -= ofOneGood;
        if (left >= pairs) {
            return new Action.Load(List.of(kinds.get(goodsKinds + left - pairs)));
        }
        while (left >= goodsKinds - nextGood(kind)) {
            left -= goodsKinds - nextGood(kind);
            kind++;
        }
        return new Action.Load(List.of(kinds.get(kind), kinds.get(nextGood(kind) + left)));
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
