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
    static Choices of(Table table, Ask ask, Cards hand) {
        return switch (ask) {
            case GIVE -> of(gifts(hand));
            case TAKE -> new TakeChoices(table.others(), table.toTake());
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
