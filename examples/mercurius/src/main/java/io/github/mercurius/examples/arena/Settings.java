package io.github.mercurius.examples.arena;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import io.github.mercurius.examples.cli.Printable;
import io.github.mercurius.examples.games.EditionHash;
import io.github.mercurius.examples.games.GameName;
import java.util.List;
import java.util.Map;

/**
 * All that the games of an arena follow from, if its bots do not look at the clock: not how many are played, and not on
 * how many threads.
 *
 * @param format what this is, for readers of the file; with the edition that is played with, if there are some
 * @param seed as an unsigned number
 * @param tables the names of the bots at each table
 * @param limit how many milliseconds a bot may take for an action; 0 if there is no limit
 * @param position the text of the position from which games are played; empty if they begin with the deal
 */
@JsonPropertyOrder({"format", "seed", "tables", "limit", "position"})
record Settings(String format, String seed, List<List<String>> tables, int limit, String position) {
    static final String FORMAT = "mercurius-arena/2";

    private static final String EDITION = ", edition ";
    private static final int MOST_SHOWN = 60;

    static Settings of(long seed, List<Lineup> lineups, int limit, String position) {
        List<List<String>> tables = lineups.stream().map(Lineup::names).toList();
        return new Settings(FORMAT, Long.toUnsignedString(seed), tables, limit, position);
    }

    /**
     * The settings of a game that is played with an edition.
     *
     * @param document describes the edition
     */
    static Settings of(
            GameName game, String edition, Map<String, Object> document, long seed, List<Lineup> lineups, int limit) {
        String format = game + "-arena/2" + EDITION + edition + " (" + EditionHash.of(document) + ")";
        List<List<String>> tables = lineups.stream().map(Lineup::names).toList();
        return new Settings(format, Long.toUnsignedString(seed), tables, limit, "");
    }

    /** The edition that is played with, its name first; empty for a game that has none. */
    String edition() {
        int at = format.indexOf(EDITION);
        return at < 0 ? "" : format.substring(at + EDITION.length());
    }

    @Override
    public String toString() {
        String bots = String.join(
                " and ", tables.stream().map(names -> String.join(",", names)).toList());
        String from = position.isEmpty() ? "" : ", from " + Printable.of(position, MOST_SHOWN);
        String with = format.equals(FORMAT) ? "" : ", " + Printable.of(format, MOST_SHOWN);
        return bots + ", seed " + seed + (limit == 0 ? "" : ", limit " + limit + " ms") + from + with;
    }
}
