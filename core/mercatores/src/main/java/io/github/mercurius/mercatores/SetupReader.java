package io.github.mercurius.mercatores;

import io.github.mercurius.common.PositionCursor;
import io.github.mercurius.common.PositionFields;
import io.github.mercurius.rules.PositionException;
import java.util.Arrays;

/** Reads the set-up in the text of a position: edition, players, names and who plays a last turn. */
final class SetupReader {
    private final PositionFields<PositionPart> fields;
    private final Edition edition;

    SetupReader(PositionFields<PositionPart> fields, Edition edition) {
        this.fields = fields;
        this.edition = edition;
    }

    /**
     * The set-up; what cannot be read is as it is by default, so that the other parts can be read.
     *
     * @throws PositionException if it is not known how many play, or another edition is named
     */
    Setup setup() {
        boolean named = fields.read(PositionPart.EDITION, false, this::isNamed);
        fields.need(PositionPart.EDITION, "edition=" + edition.mark(), Rule.RUL_1);
        int players = fields.read(PositionPart.PLAYERS, 0, SetupReader::players);
        fields.need(PositionPart.PLAYERS, "players=2, 3 or 4", Rule.SET_1);
        if (!named || players == 0) {
            fields.throwIfAny();
        }
        Setup.Builder setup = Setup.builder()
                .players(players)
                .edition(edition)
                .startSeat(fields.read(PositionPart.START, 0, cursor -> cursor.number(players - 1, Rule.SET_5)))
                .lastTurns(fields.read(PositionPart.LAST, LastTurns.OTHERS, SetupReader::lastTurns));
        return fields.read(
                PositionPart.NAMES,
                setup.build(),
                cursor -> cursor.named(
                        names -> setup.names(names).players(players).build()));
    }

    /** Whether the edition is named by its mark, or by its id alone. */
    private boolean isNamed(PositionCursor cursor) {
        int start = cursor.place();
        String name = cursor.rest();
        if (!name.equals(edition.mark()) && !name.equals(edition.id())) {
            throw cursor.misread(start, "the edition that is given to read with, " + edition.mark(), Rule.RUL_1);
        }
        return true;
    }

    private static LastTurns lastTurns(PositionCursor cursor) {
        return cursor.constant(Arrays.asList(LastTurns.values()), "OTHERS or ALL");
    }

    private static int players(PositionCursor cursor) {
        return cursor.number(Setup.FEWEST_PLAYERS, Setup.MOST_PLAYERS, "2, 3 or 4", Rule.SET_1);
    }
}
