package io.github.mercurius.examples.arena;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import io.github.mercurius.arena.Lineup;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.common.Printable;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyView;
import java.util.List;

/**
 * All that the games of an arena follow from, if its bots do not look at the clock: not how many are played, and not on
 * how many threads.
 *
 * @param format what this is, for readers of the file; with the edition that is played with, if there are some
 * @param seed as an unsigned number
 * @param tables the names of the bots at each table
 * @param conditions under which they are played
 * @param position the text of the position from which games are played; empty if they begin with the deal
 */
record Settings(String format, String seed, List<List<String>> tables, Conditions conditions, String position) {
    static final String FORMAT = "mercurius-arena/3";

    /**
     * Under which conditions the games are played.
     *
     * @param limit how many milliseconds a bot may take for an action; 0 if there is no limit
     * @param duplicate whether each deal is played in all seat orders
     * @param forfeit whether a bot that fails loses the game; not written if not
     * @param files a check sum of the files that the bots are from; empty, and not written, if nobody asked
     */
    record Conditions(
            int limit,
            boolean duplicate,

            @JsonInclude(JsonInclude.Include.NON_DEFAULT) @JsonSetter(nulls = Nulls.AS_EMPTY)
            boolean forfeit,

            @JsonInclude(JsonInclude.Include.NON_EMPTY) @JsonSetter(nulls = Nulls.AS_EMPTY)
            String files) {
        /** Nothing out of the ordinary. */
        static final Conditions NONE = new Conditions(0, false, false, "");

        /** What is out of the ordinary, each with a comma before it; without the check sum. */
        @Override
        public String toString() {
            return (limit == 0 ? "" : ", limit " + limit + " ms")
                    + (duplicate ? ", each deal in all seat orders" : "")
                    + (forfeit ? ", who fails loses" : "");
        }
    }

    private static final String EDITION = ", edition ";
    private static final int MOST_SHOWN = 60;

    /** The settings of games that begin with the deal. */
    static <A extends AnyAction, V extends AnyView<A>> Settings of(
            GameKit<A, V> kit, String format, long seed, List<Lineup<A, V>> lineups, Conditions conditions) {
        String edition = kit.edition().isEmpty()
                ? ""
                : String.format(
                        "%s%s (%08x)", EDITION, kit.edition(), kit.document().hashCode());
        List<List<String>> tables = lineups.stream().map(Lineup::names).toList();
        return new Settings(format + edition, Long.toUnsignedString(seed), tables, conditions, "");
    }

    /** The same with games that begin at a position. */
    Settings from(String text) {
        return new Settings(format, seed, tables, conditions, text);
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
        return bots + ", seed " + seed + conditions + from + with;
    }
}
