package io.github.mercurius.spark;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.learning.Returns;
import io.github.mercurius.spark.Column.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.parquet.example.data.Group;

/** The table of games: a row for each game, with its record and what it brought the players. */
final class GamesTable {
    static final String KIND = "games";

    /** The names that other tables share. */
    static final String LINEUP = "lineup";

    static final String NUMBER = "number";

    static final List<Column> COLUMNS = List.of(
            Column.of(LINEUP, Kind.INT, "who plays: the number of the table in the manifest, from 1"),
            Column.of(NUMBER, Kind.INT, "the number of the game at this table, from 1"),
            Column.of("deal", Kind.BIGINT, "the seed of the deal; games with the same one are not independent"),
            Column.bySeat("names", Kind.STRING, "the names of the players in the record, by seat"),
            Column.bySeat("bots", Kind.STRING, "the bots, by seat"),
            Column.bySeat("score", Kind.INT, "guilders, coins or spaces at the end, by seat"),
            Column.bySeat("place", Kind.INT, "the place, from 1, by seat"),
            Column.bySeat(
                    "win_share", Kind.DOUBLE, "1 for the only winner, a half for each of two, 0 for others, by seat"),
            Column.of("actions", Kind.INT, "how many actions and outcomes of chance the game has"),
            Column.of("failures", Kind.INT, "how often a bot failed, so that another move was made for it"),
            Column.of("record", Kind.STRING, "all actions and outcomes in notation, with all that is hidden"));

    private GamesTable() {}

    /** The row of a game, played now. */
    static <A extends AnyAction, V extends AnyView<A>> Object[] row(Series<A, V> series, int table, int number) {
        Series.Played<A, V> played = series.play(table, number);
        AnyGame<A, V> game = played.game().game();
        List<Returns> outcomes = Returns.of(game.state().table());
        return new Object[] {
            table,
            number,
            played.deal(),
            played.names(),
            played.bots(),
            outcomes.stream().map(Returns::score).toList(),
            outcomes.stream().map(Returns::place).toList(),
            outcomes.stream().map(Returns::winShare).toList(),
            game.actions().size(),
            played.game().failures().size(),
            game.actions().stream().map(AnyAction::notation).collect(Collectors.joining(" "))
        };
    }

    /**
     * A game as a row has it, played again from its record: so nothing that breaks a rule is read.
     *
     * @param first its first state
     * @param actions all actions and outcomes
     */
    record Stored<A extends AnyAction, V extends AnyView<A>>(
            Group row, List<String> bots, AnyState<A, V> first, List<A> actions, List<Returns> outcomes) {
        /**
         * Reads a row.
         *
         * @throws IllegalArgumentException if it has no such game in it, or another result than the game's
         */
        static <A extends AnyAction, V extends AnyView<A>> Stored<A, V> of(Series<A, V> series, Group row) {
            AnyState<A, V> first = series.first(texts(row, "names"), row.getLong("deal", 0));
            List<A> actions = new ArrayList<>();
            AnyState<A, V> state = first;
            for (String notation : row.getString("record", 0).split(" ", -1)) {
                A action = series.kit().encoding().rules().action(notation);
                actions.add(action);
                state = after(state, action);
            }
            Stored<A, V> stored =
                    new Stored<>(row, texts(row, "bots"), first, actions, Returns.of(state.table()));
            stored.check();
            return stored;
        }

        private void check() {
            Group scores = row.getGroup("score", 0);
            Group places = row.getGroup("place", 0);
            Group shares = row.getGroup("win_share", 0);
            boolean equal = row.getInteger("actions", 0) == actions.size();
            for (int seat = 0; seat < outcomes.size(); seat++) {
                Returns outcome = outcomes.get(seat);
                equal &= scores.getGroup(0, seat).getInteger(0, 0) == outcome.score()
                        && places.getGroup(0, seat).getInteger(0, 0) == outcome.place()
                        && shares.getGroup(0, seat).getDouble(0, 0) == outcome.winShare();
            }
            if (!equal) {
                throw new IllegalArgumentException("game " + row.getInteger(NUMBER, 0) + " of lineup "
                        + row.getInteger(LINEUP, 0) + ": another result than that of its record, which is " + outcomes);
            }
        }
    }

    static <A extends AnyAction, V extends AnyView<A>> AnyState<A, V> after(AnyState<A, V> state, A action) {
        return state.asksChance() ? state.applyOutcome(action) : state.applyAction(action);
    }

    private static List<String> texts(Group row, String column) {
        Group list = row.getGroup(column, 0);
        List<String> texts = new ArrayList<>();
        for (int element = 0; element < list.getFieldRepetitionCount(0); element++) {
            texts.add(list.getGroup(0, element).getString(0, 0));
        }
        return texts;
    }
}
