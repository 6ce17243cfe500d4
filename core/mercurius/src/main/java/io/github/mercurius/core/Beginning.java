package io.github.mercurius.core;

import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.common.Arguments;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How a game began: with a deal, and what proves it if there is such, or at a position. */
final class Beginning {
    private final GameState state;
    private final @Nullable Deal deal;
    private final Proof proof;

    private Beginning(GameState state, @Nullable Deal deal, Proof proof) {
        this.state = state;
        this.deal = deal;
        this.proof = proof;
    }

    static Beginning of(Setup setup, Deal deal, Proof proof) {
        return new Beginning(GameState.start(setup, deal), deal, proof);
    }

    static Beginning at(GameState state) {
        return new Beginning(Arguments.notNull(state, "state", "a state"), null, Proof.NONE);
    }

    GameState state() {
        return state;
    }

    Setup setup() {
        return state.table().setup();
    }

    /** The deal, unless the game began at a position. */
    Optional<Deal> deal() {
        return Optional.ofNullable(deal);
    }

    /** What proves the deal. */
    Proof proof() {
        return proof;
    }

    /** The position as a text with all its cards, unless the game began with a deal. */
    Optional<String> position() {
        return deal == null ? Optional.of(state.toText()) : Optional.empty();
    }

    /** The hash with which an {@link Audience audience}'s chain begins. */
    String hash(int audience) {
        if (audience != Audience.RECORD) {
            return HashChain.ofSeat(state.table);
        }
        return deal == null ? HashChain.ofRecord(state) : HashChain.ofRecord(setup(), deal);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Beginning that
                && that.state.equals(state)
                && Objects.equals(that.deal, deal)
                && that.proof.equals(proof);
    }

    @Override
    public int hashCode() {
        return Objects.hash(state, deal, proof);
    }
}
