package io.github.mercurius.mercatores;

import io.github.mercurius.common.PositionCursor;
import io.github.mercurius.common.PositionCursor.Misread;
import io.github.mercurius.common.PositionFields;
import io.github.mercurius.common.Problems;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.PositionProblem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/** Reads the set-up in the text of a position: edition, players, names and who plays a last turn. */
final class SetupReader {
    private final PositionFields<PositionPart> fields;
    private final List<PositionProblem> problems;
    private final Edition edition;

    SetupReader(PositionFields<PositionPart> fields, List<PositionProblem> problems, Edition edition) {
        this.fields = fields;
        this.problems = problems;
        this.edition = edition;
    }

    /**
     * The set-up; what cannot be read is as it is by default, so that the other parts can be read.
     *
     * @throws PositionException if it is not known how many play, or another edition is named
     */
    Setup setup() {
        boolean named = read(PositionPart.EDITION, false, this::isNamed);
        if (!fields.cursor(PositionPart.EDITION, PositionCursor::new).isPresent()) {
            addMissing(PositionPart.EDITION, "edition=" + edition.mark(), Rule.RUL_1);
        }
        int players = read(PositionPart.PLAYERS, 0, SetupReader::players);
        if (!fields.cursor(PositionPart.PLAYERS, PositionCursor::new).isPresent()) {
            addMissing(PositionPart.PLAYERS, "players=2, 3 or 4", Rule.SET_1);
        }
        if (!named || players == 0) {
            throw new PositionException(problems);
        }
        Setup.Builder setup = Setup.builder()
                .players(players)
                .edition(edition)
                .startSeat(read(PositionPart.START, 0, cursor -> startSeat(cursor, players)))
                .lastTurns(read(PositionPart.LAST, LastTurns.OTHERS, SetupReader::lastTurns));
        return read(PositionPart.NAMES, setup.build(), cursor -> named(setup, cursor, players));
    }

    private void addMissing(PositionPart part, String expected, Rule rule) {
        Problems<PositionPart> missing = new Problems<>();
        missing.add(part, part.key, "nothing", expected, rule);
        problems.addAll(missing.toList(fields::place));
    }

    private <T> T read(PositionPart part, T otherwise, Function<PositionCursor, T> reader) {
        PositionCursor cursor = fields.cursor(part, PositionCursor::new).orElse(null);
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

    /** Whether the edition is named by its mark, or by its id alone. */
    private boolean isNamed(PositionCursor cursor) {
        int start = cursor.place();
        String name = cursor.rest();
        if (!name.equals(edition.mark()) && !name.equals(edition.id())) {
            throw cursor.misread(start, "the edition that is given to read with, " + edition.mark(), Rule.RUL_1);
        }
        return true;
    }

    private static int players(PositionCursor cursor) {
        int start = cursor.place();
        int players = cursor.number();
        if (players < Setup.FEWEST_PLAYERS || players > Setup.MOST_PLAYERS) {
            throw cursor.misread(start, "2, 3 or 4", Rule.SET_1);
        }
        return players;
    }

    private static int startSeat(PositionCursor cursor, int players) {
        int start = cursor.place();
        int seat = cursor.number();
        if (seat >= players) {
            throw cursor.misread(start, "0 to " + (players - 1), Rule.SET_5);
        }
        return seat;
    }

    private static LastTurns lastTurns(PositionCursor cursor) {
        return cursor.constant(Arrays.asList(LastTurns.values()), "OTHERS or ALL");
    }

    private static Setup named(Setup.Builder setup, PositionCursor cursor, int players) {
        int start = cursor.place();
        List<String> names = new ArrayList<>();
        for (String name : cursor.rest().split(",", -1)) {
            names.add(unescaped(name));
        }
        try {
            return setup.names(names).players(players).build();
        } catch (IllegalArgumentException refused) {
            throw cursor.misread(start, "names that are accepted [" + refused.getMessage() + "]");
        }
    }

    private static String unescaped(String name) {
        return name.replace("%20", " ").replace("%2C", ",").replace("%3D", "=").replace("%25", "%");
    }
}
