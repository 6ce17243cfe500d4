package io.github.mercurius.examples.position;

import io.github.mercurius.api.PlayerView;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Position;
import io.github.mercurius.examples.cli.RefusedTextException;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.json.FormatException;
import java.io.IOException;
import java.util.OptionalInt;

/**
 * A position of Mercurius as somebody gives it to a command: as text, as a file with a text, a state, a view or a
 * record, with the step of a record after a colon, or as what comes through a pipe.
 */
public final class GivenPosition {
    private final Given given;

    private GivenPosition(Given given) {
        this.given = given;
    }

    /**
     * Reads a position.
     *
     * @throws RefusedTextException if it is none, with all that is wrong
     * @throws IOException if there is no such file
     */
    public static Position read(String given) throws IOException {
        return read(Given.read(given));
    }

    static Position read(Given given) {
        return new GivenPosition(given).position();
    }

    /** The seat that a position is seen from; none if it shows more, or less. */
    public static OptionalInt viewer(Position position) {
        return new Sight(position).view().map(PlayerView::viewer).orElse(OptionalInt.empty());
    }

    private Position position() {
        if (given.isText()) {
            return given.withoutStep(parse(given.text()));
        }
        if (given.isDocument()) {
            return document(given.text());
        }
        throw given.refused(
                "expected a position's text, which begins with mpn/1, or the JSON of a record, a state or a view");
    }

    private Position parse(String text) {
        try {
            return Position.parse(text);
        } catch (PositionException wrong) {
            throw Complaints.about(given.name(), text, wrong);
        }
    }

    private Position document(String json) {
        try {
            return given.withoutStep(Position.of(MercuriusJson.VIEW.read(json)));
        } catch (FormatException noView) {
            check(noView);
        }
        try {
            return given.withoutStep(Position.of(MercuriusJson.STATE.read(json)));
        } catch (FormatException noState) {
            check(noState);
        }
        try {
            return Position.of(state(MercuriusJson.RECORD.read(json)));
        } catch (FormatException wrong) {
            throw given.refused("no record, state or view: " + wrong.getMessage());
        }
    }

    /** Goes on if the document may be another one. */
    private void check(FormatException wrong) {
        if (!wrong.pointer().equals("/format")) {
            throw given.refused("no record, state or view: " + wrong.getMessage());
        }
    }

    private GameState state(GameRecord record) {
        Game game;
        try {
            game = record.replay();
        } catch (IllegalArgumentException | IllegalStateException unplayable) {
            throw given.refused(String.valueOf(unplayable.getMessage()));
        }
        int step = given.stepOf(game.steps().size());
        return step == 0 ? game.firstState() : game.steps().get(step - 1).after();
    }
}
