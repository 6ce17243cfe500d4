package io.github.mercurius.examples.position;

import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.files.RefusedTextException;
import io.github.mercurius.examples.games.terminal.Sight;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyPosition;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.json.FormatException;
import java.io.IOException;
import java.util.OptionalInt;

/**
 * A position as somebody gives it to a command. It comes as text, as a file with a text, a state, a view or a record
 * (whose step stands after a colon), or through a pipe.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
public final class GivenPosition<A extends AnyAction, V extends AnyView<A>> {
    private final Given given;
    private final GameKit<A, V> kit;

    private GivenPosition(Given given, GameKit<A, V> kit) {
        this.given = given;
        this.kit = kit;
    }

    /**
     * Reads a position of a game.
     *
     * @throws RefusedTextException if it is none, with all that is wrong
     * @throws IOException if there is no such file
     */
    public static <A extends AnyAction, V extends AnyView<A>> AnyPosition<A, V> read(String given, GameKit<A, V> kit)
            throws IOException {
        return read(Given.read(given), kit);
    }

    /** The edition of a text is that of the kit, that of a document is in it. */
    static <A extends AnyAction, V extends AnyView<A>> AnyPosition<A, V> read(Given given, GameKit<A, V> kit) {
        return new GivenPosition<>(given, kit).position();
    }

    /** The seat that a position is seen from; none if it shows more, or less. */
    public static <A extends AnyAction, V extends AnyView<A>> OptionalInt viewer(AnyPosition<A, V> position) {
        return new Sight<>(position).view().map(AnyView::viewer).orElse(OptionalInt.empty());
    }

    private AnyPosition<A, V> position() {
        if (given.isText()) {
            return given.withoutStep(parse(given.text()));
        }
        if (given.isDocument()) {
            return document(given.text());
        }
        throw given.refused("expected a position's text, which begins with "
                + kit.name().positions() + "/1, or the JSON of a record, a state or a view");
    }

    private AnyPosition<A, V> parse(String text) {
        try {
            return kit.rules().position(text);
        } catch (PositionException wrong) {
            throw Complaints.about(given.name(), text, wrong);
        }
    }

    private AnyPosition<A, V> document(String json) {
        String format = given.format();
        try {
            if (format.startsWith(kit.name() + "-view/")) {
                return given.withoutStep(of(kit.formats().view().read(json)));
            }
            return format.startsWith(kit.name() + "-state/")
                    ? given.withoutStep(of(kit.formats().state().read(json)))
                    : of(state(kit.formats().record().read(json)));
        } catch (FormatException wrong) {
            throw given.refused("no record, state or view: " + wrong.getMessage());
        }
    }

    private AnyPosition<A, V> of(V view) {
        return kit.withEditionOf(view.table().setup()).rules().position(view);
    }

    private AnyPosition<A, V> of(AnyState<A, V> state) {
        return kit.withEditionOf(state.table().setup()).rules().position(state);
    }

    private AnyState<A, V> state(AnyRecord<A, V> record) {
        AnyGame<A, V> game;
        try {
            game = record.replay();
        } catch (IllegalArgumentException | IllegalStateException unplayable) {
            throw given.refused(String.valueOf(unplayable.getMessage()));
        }
        int step = given.stepOf(game.steps().size());
        return step == 0 ? game.firstState() : game.steps().get(step - 1).after();
    }
}
