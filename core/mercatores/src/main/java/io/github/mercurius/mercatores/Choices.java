package io.github.mercurius.mercatores;

import java.util.ArrayList;
import java.util.List;

/** The actions that one step of a turn allows: counted at once, made one by one. */
interface Choices {
    /** No actions. */
    Choices NONE = of(List.of());

    int size();

    /** The action with an index from 0 to {@link #size} − 1. */
    Action get(int index);

    /** What the active player, who holds a hand, may do in a step. */
    static Choices of(Table table, Step step, Cards hand) {
        return switch (step) {
            case GIVE -> of(gifts(hand));
            case TAKE -> of(takes(table.others(), table.toTake()));
            case LOAD -> new LoadChoices(table, hand);
            case TAX -> of(taxes(table.active().resources()));
            case CASH -> of(cashing(new CashActions(table, table.active)));
        };
    }

    /** Some actions that are few enough to be made at once. */
    static Choices of(List<? extends Action> actions) {
        return new Choices() {
            @Override
            public int size() {
                return actions.size();
            }

            @Override
            public Action get(int index) {
                return actions.get(index);
            }
        };
    }

    private static List<Action> gifts(Cards hand) {
        List<Action> gifts = new ArrayList<>();
        hand.kinds().forEach(card -> gifts.add(new Action.Give(card)));
        return gifts;
    }

    /** All ways to take a number of at most five cards. */
    private static List<Action> takes(Cards others, int number) {
        List<Action> takes = new ArrayList<>();
        addTakes(takes, others.toList(), 0, number, List.of());
        return takes;
    }

    private static void addTakes(List<Action> takes, List<Card> cards, int from, int more, List<Card> taken) {
        if (more == 0) {
            takes.add(new Action.Take(taken));
            return;
        }
        for (int i = from; i <= cards.size() - more; i++) {
            // the second of two equal cards would give the same choices again
            if (i == from || !cards.get(i).equals(cards.get(i - 1))) {
                List<Card> next = new ArrayList<>(taken);
                next.add(cards.get(i));
                addTakes(takes, cards, i + 1, more - 1, next);
            }
        }
    }

    private static List<Action> taxes(Cards resources) {
        List<Action> taxes = new ArrayList<>();
        for (Card card : resources.kinds()) {
            if (card instanceof GoodsCard) {
                taxes.add(new Action.Tax(card));
            }
        }
        return taxes;
    }

    private static List<Action> cashing(CashActions actions) {
        List<Action> cashing = actions.all();
        return cashing.isEmpty() ? actions.discards() : cashing; // CASH-5
    }
}
