package io.github.mercurius.examples.arena;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import io.github.mercurius.examples.cli.Printable;
import java.util.List;

/**
 * All that the games of an arena follow from, if its bots do not look at the clock: not how many are played, and not on
 * how many threads.
 *
 * @param format what this is, for whoever finds it in a file
 * @param seed as an unsigned number
 * @param tables the names of the bots at each table
 * @param limit how many milliseconds a bot may take for an action; 0 if there is no limit
 * @param position the text of the position from which games are played; empty if they begin with the deal
 */
@JsonPropertyOrder({"format", "seed", "tables", "limit", "position"})
record Settings(String format, String seed, List<List<String>> tables, int limit, String position) {
    static final String FORMAT = "mercurius-arena/2";

    private static final int MOST_SHOWN = 60;

    static Settings of(long seed, List<Lineup> lineups, int limit, String position) {
        List<List<String>> tables = lineups.stream().map(Lineup::names).toList();
        return new Settings(FORMAT, Long.toUnsignedString(seed), tables, limit, position);
    }

    @Override
    public String toString() {
        String bots = String.join(
                " and ", tables.stream().map(names -> String.join(",", names)).toList());
        String from = position.isEmpty() ? "" : ", from " + Printable.of(position, MOST_SHOWN);
        return bots + ", seed " + seed + (limit == 0 ? "" : ", limit " + limit + " ms") + from;
    }
}
