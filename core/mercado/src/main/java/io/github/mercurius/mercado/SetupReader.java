package io.github.mercurius.mercado;

import io.github.mercurius.common.PositionCursor;
import io.github.mercurius.common.PositionFields;
import io.github.mercurius.rules.PositionException;
import java.util.Arrays;

/** Reads the set-up in the text of a position: edition, players, names, board and coin changer. */
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
        fields.need(PositionPart.EDITION, "edition=" + edition.mark(), Rule.THG_3);
        int players = fields.read(PositionPart.PLAYERS, 0, SetupReader::players);
        fields.need(PositionPart.PLAYERS, "players=2, 3 or 4", Rule.SET_1);
        if (!named || players == 0) {
            fields.throwIfAny();
        }
        Setup.Builder setup = Setup.builder()
                .players(players)
                .edition(edition)
                .startSeat(fields.read(PositionPart.START, 0, cursor -> cursor.number(players - 1, Rule.SET_1)))
                .coinChanger(fields.read(PositionPart.CHANGER, CoinChanger.COMPLETE, SetupReader::coinChanger));
        Side side = fields.read(PositionPart.SIDE, Side.A, SetupReader::side);
        setup.side(side).disc(fields.read(PositionPart.DISC, 0, cursor -> disc(cursor, side)));
        return fields.read(
                PositionPart.NAMES,
                setup.build(),
                cursor -> cursor.named(
                        names -> setup.names(names).players(players).build()));
    }

    /** Whether the edition is named by its mark. */
    private boolean isNamed(PositionCursor cursor) {
        int start = cursor.place();
        String name = cursor.rest();
        if (!name.equals(edition.mark())) {
            throw cursor.misread(start, "the edition that is given to read with, " + edition.mark(), Rule.THG_3);
        }
        return true;
    }

    private static CoinChanger coinChanger(PositionCursor cursor) {
        return cursor.constant(Arrays.asList(CoinChanger.values()), "COMPLETE or FREE");
    }

    private static Side side(PositionCursor cursor) {
        return cursor.constant(Arrays.asList(Side.values()), "A or B");
    }

    private int disc(PositionCursor cursor, Side side) {
        int start = cursor.place();
        int disc = cursor.number();
        int last = edition.track(side).length() - 1;
        if (disc > last) {
            throw cursor.misread(start, "0 to " + last, Rule.SET_2);
        }
        return disc;
    }

    private static int players(PositionCursor cursor) {
        return cursor.number(Setup.FEWEST_PLAYERS, Setup.MOST_PLAYERS, "2, 3 or 4", Rule.SET_1);
    }
}
