package io.github.mercurius.mercatores;

import io.github.mercurius.rules.AnyLegalActions;
import io.github.mercurius.rules.internal.Arguments;
import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * All that a player may do now, each action once, in canonical order.
 *
 * <p>An unmodifiable list that makes its actions when they are asked for: {@code size}, {@code contains}, {@code get}
 * and {@link #sample} cost little. Cards and goods come in canonical order. Loads come as LOAD-2 lists them: cards of
 * one good, those with more of the canonically last kind later; then pairs; then special cards. Empty when there is
 * nothing to do: the game is over, or it is another player's turn. Immutable and thread-safe.
 */
public final class LegalActions extends AbstractList<Action> implements AnyLegalActions<Action>, RandomAccess {
    private final @Nullable TableParts table;
    private final Cards hand;
    private final int size;
    private final IntFunction<Action> maker;

    private LegalActions(@Nullable TableParts table, Cards hand, int size, IntFunction<Action> maker) {
        this.table = table;
        this.hand = hand;
        this.size = size;
        this.maker = maker;
    }

    /** What the active player may do, who holds a hand. */
    static LegalActions of(TableParts table, Cards hand) {
        if (table.ask == null) {
            return none(hand);
        }
        return switch (table.ask) {
            // MKT-1: one card of each kind in the hand
            case GIVE -> new LegalActions(table, hand, hand.kindCount(), index -> new Action.Give(hand.kind(index)));
            case TAKE -> {
                Takes takes = new Takes(table.others(), table.toTake());
                yield new LegalActions(table, hand, takes.size(), takes::get);
            }
            case LOAD -> {
                Loads loads = new Loads(hand, Legality.mostLoaded(table, hand));
                yield new LegalActions(table, hand, loads.size(), loads::get);
            }
            // TAX-1: one goods card of each kind in the resources
            case TAX -> {
                Cards goods = table.player().resources();
                yield new LegalActions(table, hand, goods.goodsKindCount(), index -> new Action.Tax(goods.kind(index)));
            }
            case CASH -> {
                List<Action> actions = new CashActions(table, table.active).all();
                yield new LegalActions(table, hand, actions.size(), actions::get);
            }
        };
    }

    /** The empty list, for a player whose turn it is not. */
    static LegalActions none(Cards hand) {
        return new LegalActions(null, hand, 0, List.<Action>of()::get);
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public Action get(int index) {
        return maker.apply(Arguments.index(index, size, "index"));
    }

    @Override
    public boolean contains(@Nullable Object action) {
        return action instanceof Action given
                && table != null
                && Legality.violation(table, table.active, hand, given) == null;
    }
}
