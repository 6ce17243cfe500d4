package io.github.mercurius.mercado;

import io.github.mercurius.common.Arguments;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How a game began: with a deal before the first turn, or at a position. */
final class Beginning {
    private final GameState state;
    private final @Nullable Deal deal;

    private Beginning(GameState state, @Nullable Deal deal) {
        this.state = state;
        this.deal = deal;
    }

    static Beginning of(Setup setup, Deal deal) {
        return new Beginning(GameState.start(setup, deal), deal);
    }

    static Beginning at(GameState state) {
        return new Beginning(Arguments.notNull(state, "state", "a state"), null);
    }

    GameState state() {
        return state;
    }

    Setup setup() {
        return state.table.setup;
    }

    /** The deal, unless the game began at a position. */
    Optional<Deal> deal() {
        return Optional.ofNullable(deal);
    }

    /** The position as a text with all that is hidden, unless the game began with a deal. */
    Optional<String> position() {
        return deal == null ? Optional.of(state.toText()) : Optional.empty();
    }

    /** The hash with which an {@link Audience audience}'s chain begins. */
    String hash(int audience) {
        if (deal != null) {
            return HashChain.start(setup(), deal);
        }
        return audience == Audience.RECORD ? HashChain.ofRecord(state) : HashChain.ofSeat(state.table);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Beginning that && that.state.equals(state) && Objects.equals(that.deal, deal);
    }

    @Override
    public int hashCode() {
        return Objects.hash(state, deal);
    }
}
