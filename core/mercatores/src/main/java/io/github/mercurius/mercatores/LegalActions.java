package io.github.mercurius.mercatores;

import io.github.mercurius.rules.AnyLegalActions;
import io.github.mercurius.rules.internal.Arguments;
import java.util.AbstractList;
import java.util.NoSuchElementException;
import java.util.RandomAccess;
import java.util.function.IntUnaryOperator;
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
    private final @Nullable Table table;
    private final Cards hand;
    private final LazyActions choices;

    private LegalActions(@Nullable Table table, Cards hand, LazyActions choices) {
        this.table = table;
        this.hand = hand;
        this.choices = choices;
    }

    /** What the active player may do, who holds a hand. */
    static LegalActions of(Table table, Cards hand) {
        return table.ask == null ? none(hand) : new LegalActions(table, hand, LazyActions.of(table, table.ask, hand));
    }

    /** The empty list, for a player whose turn it is not. */
    static LegalActions none(Cards hand) {
        return new LegalActions(null, hand, LazyActions.NONE);
    }

    @Override
    public int size() {
        return choices.size();
    }

    @Override
    public Action get(int index) {
        return choices.get(Arguments.index(index, size(), "index"));
    }

    @Override
    public boolean contains(@Nullable Object action) {
        return action instanceof Action given && table != null && Legality.broken(table, hand, given) == null;
    }

    @Override
    public Action sample(IntUnaryOperator random) {
        Arguments.notNull(random, "random");
        if (isEmpty()) {
            throw new NoSuchElementException(
                    "no legal actions to choose from: the game is over, or it is another player's turn");
        }
        return get(Arguments.random(random, size()));
    }
}
