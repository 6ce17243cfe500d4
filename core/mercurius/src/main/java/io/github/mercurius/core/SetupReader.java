package io.github.mercurius.core;

import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.common.PositionCursor.Misread;
import io.github.mercurius.common.PositionFields;
import io.github.mercurius.common.Problems;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.PositionProblem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/** Reads the set-up in the text of a position: players, names and rulings. */
final class SetupReader {
    private final PositionFields<PositionPart> fields;
    private final List<PositionProblem> problems;

    SetupReader(PositionFields<PositionPart> fields, List<PositionProblem> problems) {
        this.fields = fields;
        this.problems = problems;
    }

    /**
     * The set-up; what cannot be read is as it is by default, so that the other parts can be read.
     *
     * @throws PositionException if it is not known how many play
     */
    Setup setup() {
        int players = read(PositionPart.PLAYERS, 0, SetupReader::players);
        if (players == 0) {
            if (problems.isEmpty()) {
                Problems<PositionPart> missing = new Problems<>();
                missing.add(PositionPart.PLAYERS, "players", "nothing", "players=3, 4 or 5", Rule.SET_1);
                problems.addAll(missing.toList(fields::place));
            }
            throw new PositionException(problems);
        }
        Setup.Builder setup = Setup.builder()
                .players(players)
                .startSeat(read(PositionPart.START, 0, cursor -> startSeat(cursor, players)))
                .rulings(Rulings.builder()
                        .dividendScale(read(PositionPart.DIVIDENDS, DividendScale.quarterPrice(), SetupReader::scale))
                        .cardOrder(read(PositionPart.ORDER, CardOrder.NEWEST_FIRST, SetupReader::order))
                        .blackMarketAtEnd(read(PositionPart.END, BlackMarketAtEnd.FORFEITED, SetupReader::atEnd))
                        .build());
        return read(PositionPart.NAMES, setup.build(), cursor -> named(setup, cursor, players));
    }

    private <T> T read(PositionPart part, T otherwise, Function<TextCursor, T> reader) {
        TextCursor cursor = fields.cursor(part, TextCursor::new).orElse(null);
        if (cursor == null) {
            return otherwise;
        }
        try {
            T value = reader.apply(cursor);
            cursor.checkEnd("nothing more");
            return value;
        } catch (Misread e) {
            problems.add(e.problem());
            return otherwise;
        }
    }

    private static int players(TextCursor cursor) {
        int start = cursor.place();
        int players = cursor.number();
        if (players < Setup.FEWEST_PLAYERS || players > Setup.MOST_PLAYERS) {
            throw cursor.misread(start, "3, 4 or 5", Rule.SET_1);
        }
        return players;
    }

    private static int startSeat(TextCursor cursor, int players) {
        int start = cursor.place();
        int seat = cursor.number();
        if (seat >= players) {
            throw cursor.misread(start, "0 to " + (players - 1), Rule.SET_6);
        }
        return seat;
    }

    private static DividendScale scale(TextCursor cursor) {
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

    private static CardOrder order(TextCursor cursor) {
        return cursor.constant(Arrays.asList(CardOrder.values()), "NEWEST_FIRST or OLDEST_FIRST");
    }

    private static BlackMarketAtEnd atEnd(TextCursor cursor) {
        return cursor.constant(Arrays.asList(BlackMarketAtEnd.values()), "FORFEITED or SOLD");
    }

    private static Setup named(Setup.Builder setup, TextCursor cursor, int players) {
        int start = cursor.place();
        List<String> names = new ArrayList<>();
        for (String name : cursor.rest().split(",", -1)) {
            names.add(unescaped(name));
        }
        try {
            return setup.names(names).players(players).build();
        } catch (IllegalArgumentException refused) {
            setup.names(List.of());
            throw cursor.misread(start, "names that are accepted [" + refused.getMessage() + "]");
        }
    }

    private static String unescaped(String name) {
        return name.replace("%20", " ").replace("%2C", ",").replace("%3D", "=").replace("%25", "%");
    }
}
