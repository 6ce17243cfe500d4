package io.github.mercurius.mercatores;

import io.github.mercurius.rules.AnyLegalActions;
import io.github.mercurius.rules.internal.Arguments;
import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;

/**
 * All that a player may do now, each action once, in canonical order.
 *
 * <p>An unmodifiable list that makes its actions when they are asked for: {@code size}, {@code get} and {@link #sample}
 * cost little. Cards and goods come in canonical order. Loads come as LOAD-2 lists them: cards of one good, those with
 * more of the canonically last kind later; then pairs; then special cards. Empty when there is nothing to do: the game
 * is over, or it is another player's turn. Immutable and thread-safe.
 */
public final class LegalActions extends AbstractList<Action> implements AnyLegalActions<Action>, RandomAccess {
    /** The empty list, for a player whose turn it is not. */
    static final LegalActions NONE = new LegalActions(0, List.<Action>of()::get);

    private final int size;
    private final IntFunction<Action> maker;

    private LegalActions(int size, IntFunction<Action> maker) {
        this.size = size;
        this.maker = maker;
    }

    /** What the active player may do, who holds a hand. */
    static LegalActions of(Table table, Cards hand) {
        if (table.ask == null) {
            return NONE;
        }
        return switch (table.ask) {
            // MKT-1: one card of each kind in the hand
            case GIVE -> new LegalActions(hand.kindCount(), index -> new Action.Give(hand.kind(index)));
            case TAKE -> {
                Takes takes = new Takes(table.others(), table.toTake());
                yield new LegalActions(takes.size(), takes::get);
            }
            case LOAD -> {
                Loads loads = new Loads(hand, Legality.keepsOne(table));
                yield new LegalActions(loads.size(), loads::get);
            }
            // TAX-1: one goods card of each kind in the resources
            case TAX -> {
                Cards goods = table.player().resources();
                yield new LegalActions(goods.goodsKindCount(), index -> new Action.Tax(goods.kind(index)));
            }
            case CASH -> {
                List<Action> actions = new CashActions(table, table.active).all();
                yield new LegalActions(actions.size(), actions::get);
            }
        };
    }

    @Override
    public int size() {
        return size;
    }

    /** As that of any game, but without the cast to an action of the game that a generic method needs. */
    @Override
    public Action sample(IntUnaryOperator random) {
        return get(Arguments.randomIndex(random, this));
    }

    @Override
    public Action get(int index) {
        return maker.apply(Arguments.index(index, size, "index"));
    }
}
