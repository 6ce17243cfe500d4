package io.github.mercurius.testkit;

import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Update;
import io.github.mercurius.core.GameState;
import org.jspecify.annotations.Nullable;

/**
 * Assertions in the words of the game.
 *
 * <pre>{@code
 * assertThat(state).hasCash(2, 9).refuses(2, "+AMS").because(Rule.TRD_5);
 * assertThat(state.viewFor(1)).isOfSeat(1).isUpToDateWith(state);
 * assertThat(update).isSafeFor(1).tells("bought 0 AMS 1 10");
 * }</pre>
 *
 * <p>They throw an {@link AssertionError} that says what was found, what was expected, by which rule, and in which
 * position. {@code assertThat} of AssertJ can be imported beside these.
 */
public final class MercuriusAssertions {
    private MercuriusAssertions() {}

    /** Assertions on a state. */
    public static GameStateAssert assertThat(@Nullable GameState state) {
        return new GameStateAssert(there(state, "a state"));
    }

    /** Assertions on what a seat or a spectator sees. */
    public static PlayerViewAssert assertThat(@Nullable PlayerView view) {
        return new PlayerViewAssert(there(view, "a view"));
    }

    /** Assertions on an update. */
    public static UpdateAssert assertThat(@Nullable Update update) {
        return new UpdateAssert(there(update, "an update"));
    }

    private static <T> T there(@Nullable T value, String expected) {
        if (value == null) {
            throw new AssertionError("null, expected " + expected);
        }
        return value;
    }
}
