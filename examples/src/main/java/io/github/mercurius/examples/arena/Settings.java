package io.github.mercurius.examples.arena;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;

/**
 * All that the games of an arena follow from, if its bots do not look at the clock: not how many are played, and not on
 * how many threads.
 *
 * @param format what this is, for whoever finds it in a file
 * @param seed as an unsigned number
 * @param tables the names of the bots at each table
 * @param limit how many milliseconds a bot may take for an action; 0 if there is no limit
 */
@JsonPropertyOrder({"format", "seed", "tables", "limit"})
record Settings(String format, String seed, List<List<String>> tables, int limit) {
    static final String FORMAT = "mercurius-arena/1";

    static Settings of(long seed, List<Lineup> lineups, int limit) {
        List<List<String>> tables = lineups.stream().map(Lineup::names).toList();
        return new Settings(FORMAT, Long.toUnsignedString(seed), tables, limit);
    }

    @Override
    public String toString() {
        String bots = String.join(
                " and ", tables.stream().map(names -> String.join(",", names)).toList());
        return bots + ", seed " + seed + (limit == 0 ? "" : ", limit " + limit + " ms");
    }
}
