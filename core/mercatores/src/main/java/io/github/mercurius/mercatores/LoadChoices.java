package io.github.mercurius.mercatores;

import java.util.ArrayList;
import java.util.List;

/** The loads that LOAD-2 allows from a hand: cards of one good, two cards of different goods, or one special card. */
final class LoadChoices implements Choices {
    private final List<Stack> stacks = new ArrayList<>();
    private final List<Card> goods = new ArrayList<>();
    private final List<Card> specials = new ArrayList<>();
    private final int inStacks;
    private final int pairs;
    private final int size;

    LoadChoices(Table table, Cards hand) {
        int ofOneGood = 0;
        for (Good good : hand.goods()) {
            Stack stack = new Stack(hand.stack(good));
            // the last choice of a stack is all of it, which can be the whole hand
            int ways = Legality.mayLoad(table, hand, stack.cards.size()) ? stack.ways() : stack.ways() - 1;
            stacks.add(stack);
            ofOneGood += ways;
        }
        for (Card card : hand.kinds()) {
            (card instanceof GoodsCard ? goods : specials).add(card);
        }
        inStacks = ofOneGood;
        pairs = Legality.mayLoad(table, hand, 2) ? pairs() : 0;
        size = inStacks + pairs + (Legality.mayLoad(table, hand, 1) ? specials.size() : 0);
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public Action get(int index) {
        int left = index;
        if (left < inStacks) {
            int stack = 0;
            while (left >= stacks.get(stack).ways()) {
                left -= stacks.get(stack).ways();
                stack++;
            }
            return new Action.Load(stacks.get(stack).choice(left));
        }
        left -= inStacks;
        if (left < pairs) {
            return new Action.Load(pair(left));
        }
        return new Action.Load(List.of(specials.get(left - pairs)));
    }

    private int pairs() {
        int sum = 0;
        for (int first = 0; first < goods.size(); first++) {
            sum += partners(first).size();
        }
        return sum;
    }

    /** The cards after one that are of other goods. */
    private List<Card> partners(int first) {
        int next = first + 1;
        while (next < goods.size() && good(next) == good(first)) {
            next++;
        }
        return goods.subList(next, goods.size());
    }

    private Good good(int index) {
        return ((GoodsCard) goods.get(index)).good();
    }

    private List<Card> pair(int index) {
        int left = index;
        int first = 0;
        while (left >= partners(first).size()) {
            left -= partners(first).size();
            first++;
        }
        return List.of(goods.get(first), partners(first).get(left));
    }

    /** The cards of one good, and the ways to choose one or more of them. */
    private static final class Stack {
        private final Cards cards;
        private final List<Card> kinds;
        private final int ways;

        Stack(Cards cards) {
            this.cards = cards;
            kinds = cards.kinds();
            int product = 1;
            for (Card kind : kinds) {
                product *= cards.count(kind) + 1;
            }
            ways = product - 1;
        }

        int ways() {
            return ways;
        }

        /** The counts of the kinds are the digits of a number, the first kind's the lowest; 0 would be no card. */
        List<Card> choice(int index) {
            List<Card> chosen = new ArrayList<>();
            int number = index + 1;
            for (Card kind : kinds) {
                int base = cards.count(kind) + 1;
                for (int copies = number % base; copies > 0; copies--) {
                    chosen.add(kind);
                }
                number /= base;
            }
            return chosen;
        }
    }
}
