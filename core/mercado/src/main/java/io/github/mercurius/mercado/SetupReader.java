package io.github.mercurius.mercado;

import io.github.mercurius.common.PositionCursor;
import io.github.mercurius.common.PositionFields;
import io.github.mercurius.rules.PositionException;
import java.util.Arrays;
import java.util.List;

/** Reads the set-up in the text of a position: edition, players, names, board and coin changer. */
final class SetupReader {
    private SetupReader() {}

    /**
     * The set-up; what cannot be read is as it is by default, so that the other parts can be read.
     *
     * @throws PositionException if it is not known how many play, or another edition is named
     */
    static Setup read(PositionFields<PositionPart> fields, Edition edition) {
        fields.edition(PositionPart.EDITION, List.of(edition.mark()), Rule.THG_3);
        int players =
                fields.players(PositionPart.PLAYERS, Setup.FEWEST_PLAYERS, Setup.MOST_PLAYERS, "2, 3 or 4", Rule.SET_1);
        Setup.Builder setup = Setup.builder()
                .players(players)
                .edition(edition)
                .startSeat(fields.read(PositionPart.START, 0, cursor -> cursor.number(players - 1, Rule.SET_1)))
                .coinChanger(fields.read(PositionPart.CHANGER, CoinChanger.COMPLETE, SetupReader::coinChanger));
        Side side = fields.read(PositionPart.SIDE, Side.A, SetupReader::side);
        setup.side(side)
                .disc(fields.read(
                        PositionPart.DISC,
                        0,
                        cursor -> cursor.number(edition.track(side).length() - 1, Rule.SET_2)));
        return fields.read(
                PositionPart.NAMES,
                setup.build(),
                cursor -> cursor.named(
                        names -> setup.names(names).players(players).build()));
    }

    private static CoinChanger coinChanger(PositionCursor cursor) {
        return cursor.constant(Arrays.asList(CoinChanger.values()), "COMPLETE or FREE");
    }

    private static Side side(PositionCursor cursor) {
        return cursor.constant(Arrays.asList(Side.values()), "A or B");
    }
}
