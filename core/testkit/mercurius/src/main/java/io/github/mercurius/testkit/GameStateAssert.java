package io.github.mercurius.testkit;

import io.github.mercurius.api.Action;
import io.github.mercurius.common.Arguments;
import io.github.mercurius.core.GameState;

/** Assertions on a state: {@link MercuriusAssertions#assertThat(GameState)}. */
public final class GameStateAssert extends TableAssert<GameStateAssert> {
    private final GameState state;

    GameStateAssert(GameState state) {
        super(GameStateAssert.class, state.table(), state::toText);
        this.state = state;
    }

    /** It equals another state: the same table, hands and decks. */
    public GameStateAssert isEqualTo(GameState expected) {
        Arguments.notNull(expected, "expected", "a state");
        return state.equals(expected) ? this : fail("another state, expected " + expected.toText());
    }

    /**
     * The player on a seat may take an action now.
     *
     * @param action in notation, such as {@code +AMS}
     */
    public GameStateAssert accepts(int seat, String action) {
        return accepts(seat, Action.parse(action));
    }

    /** The player on a seat may take an action now. */
    public GameStateAssert accepts(int seat, Action action) {
        return accepted(player(seat), action.notation(), state.check(seat, action));
    }

    /**
     * The player on a seat may not take an action now; {@link RefusalAssert#because} says by which rule.
     *
     * @param action in notation, such as {@code +AMS}
     */
    public RefusalAssert<GameStateAssert> refuses(int seat, String action) {
        return refuses(seat, Action.parse(action));
    }

    /** The player on a seat may not take an action now; {@link RefusalAssert#because} says by which rule. */
    public RefusalAssert<GameStateAssert> refuses(int seat, Action action) {
        return refused(player(seat), action.notation(), state.check(seat, action));
    }
}
