package io.github.mercurius.mercatores;

import io.github.mercurius.common.PositionCursor;
import io.github.mercurius.common.PositionFields;
import io.github.mercurius.rules.PositionException;
import java.util.Arrays;
import java.util.List;

/** Reads the set-up in the text of a position: edition, players, names and who plays a last turn. */
final class SetupReader {
    private SetupReader() {}

    /**
     * The set-up; what cannot be read is as it is by default, so that the other parts can be read.
     *
     * @throws PositionException if it is not known how many play, or another edition is named
     */
    static Setup read(PositionFields<PositionPart> fields, Edition edition) {
        fields.edition(PositionPart.EDITION, List.of(edition.mark(), edition.id()), Rule.RUL_1);
        int players =
                fields.players(PositionPart.PLAYERS, Setup.FEWEST_PLAYERS, Setup.MOST_PLAYERS, "2, 3 or 4", Rule.SET_1);
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

    private static LastTurns lastTurns(PositionCursor cursor) {
        return cursor.constant(Arrays.asList(LastTurns.values()), "OTHERS or ALL");
    }
}
