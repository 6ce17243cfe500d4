package io.github.mercurius.core;

import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.common.PositionCursor;
import io.github.mercurius.common.PositionFields;
import io.github.mercurius.rules.PositionException;
import java.util.Arrays;
import java.util.List;

/** Reads the set-up in the text of a position: players, names and rulings. */
final class SetupReader {
    private final PositionFields<PositionPart> fields;

    SetupReader(PositionFields<PositionPart> fields) {
        this.fields = fields;
    }

    /**
     * The set-up; what cannot be read is as it is by default, so that the other parts can be read.
     *
     * @throws PositionException if it is not known how many play
     */
    Setup setup() {
        int players = fields.read(PositionPart.PLAYERS, 0, SetupReader::players);
        if (players == 0) {
            if (fields.problems().isEmpty()) {
                fields.need(PositionPart.PLAYERS, "players=3, 4 or 5", Rule.SET_1);
            }
            fields.throwIfAny();
        }
        Setup.Builder setup = Setup.builder()
                .players(players)
                .startSeat(fields.read(PositionPart.START, 0, cursor -> cursor.number(players - 1, Rule.SET_6)))
                .rulings(Rulings.builder()
                        .dividendScale(
                                fields.read(PositionPart.DIVIDENDS, DividendScale.quarterPrice(), SetupReader::scale))
                        .cardOrder(fields.read(PositionPart.ORDER, CardOrder.NEWEST_FIRST, SetupReader::order))
                        .blackMarketAtEnd(fields.read(PositionPart.END, BlackMarketAtEnd.FORFEITED, SetupReader::atEnd))
                        .build());
        return fields.read(
                PositionPart.NAMES,
                setup.build(),
                cursor -> cursor.named(
                        names -> setup.names(names).players(players).build()));
    }

    private static DividendScale scale(PositionCursor cursor) {
        if (cursor.skip(PositionWriter.FULL_PRICE)) {
            return DividendScale.fullPrice();
        }
        int start = cursor.place();
        List<Integer> amounts = cursor.list(cursor::number);
        try {
            return DividendScale.of(amounts);
        } catch (IllegalArgumentException refused) {
            throw cursor.misread(start, "full, or 25 amounts of 0 to " + DividendScale.HIGHEST_AMOUNT, Rule.RUL_1);
        }
    }

    private static CardOrder order(PositionCursor cursor) {
        return cursor.constant(Arrays.asList(CardOrder.values()), "NEWEST_FIRST or OLDEST_FIRST");
    }

    private static BlackMarketAtEnd atEnd(PositionCursor cursor) {
        return cursor.constant(Arrays.asList(BlackMarketAtEnd.values()), "FORFEITED or SOLD");
    }

    private static int players(PositionCursor cursor) {
        return cursor.number(Setup.FEWEST_PLAYERS, Setup.MOST_PLAYERS, "3, 4 or 5", Rule.SET_1);
    }
}
