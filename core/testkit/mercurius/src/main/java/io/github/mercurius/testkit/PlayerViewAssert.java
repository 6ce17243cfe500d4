package io.github.mercurius.testkit;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.common.Arguments;
import io.github.mercurius.core.GameState;
import java.util.OptionalInt;

/** Assertions on a view: {@link MercuriusAssertions#assertThat(PlayerView)}. */
public final class PlayerViewAssert extends TableAssert<PlayerViewAssert> {
    private final PlayerView view;

    PlayerViewAssert(PlayerView view) {
        super(PlayerViewAssert.class, view.table(), view::toText);
        this.view = view;
    }

    private String viewer() {
        return view.viewer().isPresent() ? player(view.viewer().getAsInt()) : "a spectator";
    }

    /** It is what the player on a seat sees. */
    public PlayerViewAssert isOfSeat(int seat) {
        return view.viewer().equals(OptionalInt.of(seat))
                ? this
                : fail("view of " + viewer() + ", expected that of " + player(seat));
    }

    /** It is what spectators see: no hand. */
    public PlayerViewAssert isOfSpectator() {
        return view.viewer().isEmpty() ? this : fail("view of " + viewer() + ", expected that of a spectator");
    }

    /** It equals another view: the same viewer, table and hand. */
    public PlayerViewAssert isEqualTo(PlayerView expected) {
        Arguments.notNull(expected, "expected", "a view");
        return view.equals(expected) ? this : fail("another view, expected " + expected.toText());
    }

    /** It is what its viewer sees in a state: a client that has it is up to date. */
    public PlayerViewAssert isUpToDateWith(GameState state) {
        Arguments.notNull(state, "state", "a state");
        PlayerView expected =
                view.viewer().isPresent() ? state.viewFor(view.viewer().getAsInt()) : state.viewForSpectator();
        return view.equals(expected)
                ? this
                : fail("view of " + viewer() + " differs from the state's: " + expected.toText());
    }

    /** The viewer may take an action now, given in notation, such as {@code +AMS}. */
    public PlayerViewAssert accepts(String action) {
        return accepts(Action.parse(action));
    }

    /** The viewer may take an action now. */
    public PlayerViewAssert accepts(Action action) {
        return accepted(viewer(), action.notation(), view.check(action));
    }

    /** The viewer may not take an action now, given in notation; {@link RefusalAssert#because} says by which rule. */
    public RefusalAssert<PlayerViewAssert> refuses(String action) {
        return refuses(Action.parse(action));
    }

    /** The viewer may not take an action now; {@link RefusalAssert#because} says by which rule. */
    public RefusalAssert<PlayerViewAssert> refuses(Action action) {
        return refused(viewer(), action.notation(), view.check(action));
    }
}
