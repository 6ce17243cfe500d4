package io.github.mercurius.spark;

import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.learning.Encoding;
import io.github.mercurius.rules.learning.Environment;
import io.github.mercurius.rules.learning.ObservationField;
import io.github.mercurius.rules.learning.Returns;
import io.github.mercurius.spark.Column.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/** The table of decisions: a row for each move of each game, to learn from. */
final class DecisionsTable {
    static final String KIND = "decisions";

    /** With this begin the names of columns with a number of the observation. */
    static final String OBSERVED = "obs_";

    private DecisionsTable() {}

    /** The columns for a game: some that all games have, then a number of the observation in each. */
    static List<Column> columns(GameKit<?, ?> kit) {
        List<Column> columns = new ArrayList<>(List.of(
                Column.of(GamesTable.LINEUP, Kind.INT, "who plays: the number of the table in the manifest, from 1"),
                Column.of(GamesTable.NUMBER, Kind.INT, "the number of the game at this table, from 1"),
                Column.of("decision", Kind.INT, "the number of the move in its game, from 0"),
                Column.of("seat", Kind.SMALLINT, "who makes the move, from 0"),
                Column.of("bot", Kind.STRING, "what bot that is"),
                Column.of("move", Kind.SMALLINT, "the move that was made: its number"),
                Column.of("move_name", Kind.STRING, "the name of that move"),
                Column.of("legal", Kind.BINARY, "which moves are legal: a byte for each, 1 or 0"),
                Column.of("score", Kind.INT, "guilders, coins or spaces of this seat at the end"),
                Column.of("place", Kind.INT, "the place of this seat, from 1"),
                Column.of("win_share", Kind.DOUBLE, "the win share of this seat")));
        for (ObservationField field : kit.encoding().fields()) {
            for (int at = 0; at < field.length(); at++) {
                String name = OBSERVED + field.name().toLowerCase(Locale.ROOT) + (field.length() == 1 ? "" : "_" + at);
                columns.add(new Column(name, Kind.SMALLINT, false, true, field.meaning()));
            }
        }
        return columns;
    }

    /** The rows of a game, which is played again. */
    static <A extends AnyAction, V extends AnyView<A>> void rows(
            Series<A, V> series, GamesTable.Stored<A, V> game, Consumer<Object[]> rows) {
        Encoding<A, V> encoding = series.kit().encoding();
        AnyState<A, V> state = game.first();
        int decision = 0;
        for (A action : game.actions()) {
            if (!state.asksChance()) {
                List<Integer> moves = encoding.moves(action, state.table());
                Environment<A, V> environment = encoding.environment(state, bound -> 0);
                for (int at = 0; at < moves.size(); at++) {
                    rows.accept(row(encoding, game, environment, decision, moves.get(at)));
                    decision++;
                    if (at + 1 < moves.size()) {
                        environment.step(moves.get(at));
                    }
                }
            }
            state = GamesTable.after(state, action);
        }
    }

    private static <A extends AnyAction, V extends AnyView<A>> Object[] row(
            Encoding<A, V> encoding,
            GamesTable.Stored<A, V> game,
            Environment<A, V> environment,
            int decision,
            int move) {
        int seat = environment.seat();
        Returns outcome = game.outcomes().get(seat);
        byte[] legal = new byte[encoding.moves().size()];
        environment.writeMask(legal, 0);
        List<Object> row = new ArrayList<>(List.of(
                game.row().getInteger(GamesTable.LINEUP, 0),
                game.row().getInteger(GamesTable.NUMBER, 0),
                decision,
                seat,
                game.bots().get(seat),
                move,
                encoding.moves().get(move),
                legal,
                outcome.score(),
                outcome.place(),
                outcome.winShare()));
        short[] observation = new short[encoding.observationLength()];
        environment.observe(seat, observation, 0);
        for (short number : observation) {
            row.add((int) number);
        }
        return row.toArray();
    }
}
