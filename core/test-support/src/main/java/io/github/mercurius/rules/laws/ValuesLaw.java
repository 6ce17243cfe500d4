package io.github.mercurius.rules.laws;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** See {@link Law#VALUES}. */
final class ValuesLaw {
    private ValuesLaw() {}

    @SuppressWarnings("EqualsNull") // what equals says of null is what is asked
    static <A extends AnyAction, V extends AnyView<A>> void check(Trial<A, V> trial) {
        List<AnyGame<A, V>> again = Trial.played(trial.rules(), trial.script());
        Map<Object, String> texts = new HashMap<>();
        Map<String, Object> values = new HashMap<>();
        Map<Integer, Set<Integer>> hashes = new HashMap<>();
        for (int move = 0; move <= trial.moves(); move++) {
            List<Object> all = values(trial.games().get(move));
            Check.equal(() -> "values of the same game", values(again.get(move)), all);
            for (int kind = 0; kind < all.size(); kind++) {
                Object value = all.get(kind);
                String text = kind + " " + value;
                String before = texts.putIfAbsent(value, text);
                Check.that(before == null || before.equals(text), () -> "equal values: " + text + " and " + before);
                Object other = values.putIfAbsent(text, value);
                Check.that(other == null || other.equals(value), () -> "different values with one text: " + text);
                hashes.computeIfAbsent(kind, first -> new HashSet<>()).add(value.hashCode());
                Check.that(!value.equals(null) && !value.equals(text), () -> "equal to what it is not: " + text);
            }
        }
        hashes.forEach((kind, all) -> Check.that(
                trial.moves() < 5 || all.size() > 2, () -> "values of kind " + kind + " have only the hashes " + all));
    }

    private static <A extends AnyAction, V extends AnyView<A>> List<Object> values(AnyGame<A, V> game) {
        AnyState<A, V> state = game.state();
        return List.of(
                game,
                game.seatGame(0),
                state,
                state.table(),
                state.viewFor(0),
                state.viewFor(1),
                state.viewForSpectator());
    }
}
