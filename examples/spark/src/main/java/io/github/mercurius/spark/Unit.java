package io.github.mercurius.spark;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Some games of a table of players, which are played in one piece and become one file. */
record Unit(int players, int table, int first, int last) {
    private static final Pattern NAME =
            Pattern.compile("players=(\\d)/table-(\\d+)-games-(\\d{10})-(\\d{10})\\.parquet");

    /** The name of its file, which sorts as tables and games do. */
    String name() {
        return String.format(
                Locale.ROOT, "players=%d/table-%04d-games-%010d-%010d.parquet", players, table, first, last);
    }

    static Unit named(String name) {
        Matcher parts = NAME.matcher(name);
        if (!parts.matches()) {
            throw new IllegalArgumentException(
                    "unit: '" + name + "', expected one such as players=3/table-0001-games-…");
        }
        return new Unit(
                Integer.parseInt(parts.group(1)),
                Integer.parseInt(parts.group(2)),
                Integer.parseInt(parts.group(3)),
                Integer.parseInt(parts.group(4)));
    }

    /** All games of a plan, so many in a unit. */
    static List<Unit> of(Plan plan, int size) {
        List<Unit> units = new ArrayList<>();
        for (Plan.Lineup lineup : plan.tables()) {
            for (long first = lineup.first(); first <= lineup.last(); first += size) {
                int last = (int) Math.min(first + size - 1, lineup.last());
                units.add(new Unit(lineup.bots().size(), lineup.table(), (int) first, last));
            }
        }
        return units;
    }
}
