package io.github.mercurius.mercatores;

import java.util.List;

/** The actions that one step of a turn allows: counted at once, made one by one. */
interface LazyActions {
    /** No actions. */
    LazyActions NONE = new Few(List.of());

    int size();

    /** The action with an index from 0 to {@link #size} − 1. */
    Action get(int index);

    /** What the active player, who holds a hand, may do in a step. */
    static LazyActions of(Table table, Ask ask, Cards hand) {
        return switch (ask) {
            case GIVE -> new Gifts(hand, hand.kindCount());
            case TAKE -> new TakeActions(table.others(), table.toTake());
            case LOAD -> new LoadActions(table, hand);
            case TAX -> {
                Cards resources = table.active().resources();
                yield new Taxes(resources, resources.goodsKindCount());
            }
            case CASH -> new Few(new CashActions(table.setup.edition(), table.players, table.active).all());
        };
    }

    /** MKT-1: one card of each kind in the hand. */
    record Gifts(Cards hand, int size) implements LazyActions {
        @Override
        public Action get(int index) {
            return new Action.Give(hand.kind(index));
        }
    }

    /** TAX-1: one goods card of each kind in the resources. */
    record Taxes(Cards resources, int size) implements LazyActions {
        @Override
        public Action get(int index) {
            return new Action.Tax(resources.kind(index));
        }
    }

    /** Actions that are few enough to be made at once. */
    record Few(List<? extends Action> actions) implements LazyActions {
        @Override
        public int size() {
            return actions.size();
        }

        @Override
        public Action get(int index) {
            return actions.get(index);
        }
    }
}
