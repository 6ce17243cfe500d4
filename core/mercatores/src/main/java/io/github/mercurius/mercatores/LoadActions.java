package io.github.mercurius.mercatores;

import io.github.mercurius.rules.internal.Layout;
import java.util.ArrayList;
import java.util.List;

/** The loads that LOAD-2 allows from a hand: cards of one good, two cards of different goods, or one special card. */
final class LoadActions implements LazyActions {
    private final Cards hand;
    /** A bit for each kind of goods cards in the hand. */
    private final long goodsKinds;

    private final int inStacks;
    private final int pairs;
    private final int size;

    LoadActions(Table table, Cards hand) {
        this.hand = hand;
        goodsKinds = layout().present(hand.goods);
        int most = Legality.mostLoaded(table, hand);
        boolean ofGoodsToKeep = most < hand.size() && hand.specialKindCount() == 0;
        int ofOneGood = 0;
        for (long stack : hand.kinds.stacks) {
            // the last choice of a stack is all of it, which can be the whole hand
            boolean wholeHand = ofGoodsToKeep && (hand.goods & ~stack) == 0;
            ofOneGood += ways(stack) - (wholeHand ? 1 : 0);
        }
        inStacks = ofOneGood;
        pairs = most >= 2 ? pairs() : 0;
        size = inStacks + pairs + (most >= 1 ? hand.specialKindCount() : 0);
    }

    private Layout layout() {
        return hand.kinds.goods;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public Action get(int index) {
        int left = index;
        if (left < inStacks) {
            int good = 0;
            while (left >= ways(hand.kinds.stacks[good])) {
                left -= ways(hand.kinds.stacks[good]);
                good++;
            }
            return new Action.Load(ofStack(hand.kinds.stacks[good], left + 1));
        }
        left -= inStacks;
        return new Action.Load(left < pairs ? pair(left) : List.of(hand.special(left - pairs)));
    }

    /** The ways to choose one or more cards of a stack. */
    private int ways(long stack) {
        int ways = 1;
        for (long rest = goodsKinds & stack; rest != 0; rest &= rest - 1) {
            ways *= layout().count(hand.goods, layout().kindAt(rest)) + 1;
        }
        return ways - 1;
    }

    /** The counts of the kinds are the digits of a number, the first kind's the lowest; 0 would be no card. */
    private List<Card> ofStack(long stack, int number) {
        List<Card> chosen = new ArrayList<>();
        int digits = number;
        for (long rest = goodsKinds & stack; rest != 0; rest &= rest - 1) {
            int kind = layout().kindAt(rest);
            int base = layout().count(hand.goods, kind) + 1;
            for (int copies = digits % base; copies > 0; copies--) {
                chosen.add(hand.kinds.all.get(kind));
            }
            digits /= base;
        }
        return chosen;
    }

    private int pairs() {
        int sum = 0;
        for (long rest = goodsKinds; rest != 0; rest &= rest - 1) {
            sum += Long.bitCount(partners(rest));
        }
        return sum;
    }

    /** The kinds of later goods than the first of some kinds. */
    private long partners(long firstOf) {
        return goodsKinds & hand.kinds.later[layout().kindAt(firstOf)];
    }

    private List<Card> pair(int index) {
        int left = index;
        long rest = goodsKinds;
        while (left >= Long.bitCount(partners(rest))) {
            left -= Long.bitCount(partners(rest));
            rest &= rest - 1;
        }
        List<Card> kinds = hand.kinds.all;
        return List.of(kinds.get(layout().kindAt(rest)), kinds.get(layout().kindAt(partners(rest), left)));
    }
}
