package io.github.mercurius.rules.laws;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyStep;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.Rules;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * One game, for a law to look at.
 *
 * @param games the game before the first move, and after each one
 * @param pool actions and outcomes that were legal somewhere in the run
 * @param texts other texts of views and updates, such as JSON
 */
record Trial<A extends AnyAction, V extends AnyView<A>>(
        Rules<A, V> rules, Script<A> script, List<AnyGame<A, V>> games, List<A> pool, Texts<V> texts) {
    /** How views and updates are written besides. */
    record Texts<V>(Function<? super V, String> view, Function<? super AnyUpdate, String> update) {}

    static <A extends AnyAction, V extends AnyView<A>> List<AnyGame<A, V>> played(Rules<A, V> rules, Script<A> script) {
        List<AnyGame<A, V>> games = new ArrayList<>();
        AnyGame<A, V> game = script.first(rules);
        games.add(game);
        for (LogEntry<A> entry : script.log()) {
            game = Script.after(game, entry);
            games.add(game);
        }
        return games;
    }

    /** The beginning of this game. */
    Trial<A, V> prefix(int moves) {
        return new Trial<>(rules, script.prefix(moves), games.subList(0, moves + 1), pool, texts);
    }

    int moves() {
        return script.log().size();
    }

    AnyGame<A, V> last() {
        return games.get(moves());
    }

    /** Random numbers that are the same for the same place of the game, however long it is. */
    SplittableRandom random(int move) {
        return new SplittableRandom(script.seed() + 0x9E3779B97F4A7C15L * (move + 1));
    }

    /** Looks where a law does that takes long: at half a dozen places of this game, and at the last one. */
    void lookAround(BiConsumer<AnyGame<A, V>, Integer> law) {
        for (int move = 0; move <= moves(); move++) {
            if (move == moves() || random(move).nextInt(Math.max(1, moves() / 6)) == 0) {
                law.accept(games.get(move), move);
            }
        }
    }

    /** So many of these, or all if there are fewer. */
    static <T> List<T> some(Collection<? extends T> all, int most, SplittableRandom random) {
        List<T> some = new ArrayList<>(all);
        while (some.size() > most) {
            int last = some.size() - 1;
            some.set(random.nextInt(some.size()), some.get(last));
            some.remove(last);
        }
        return some;
    }

    static AnyUpdate lastUpdate(AnyGame<?, ?> game) {
        return game.updatesForHost(game.updateCount() - 1).get(0);
    }

    static <A extends AnyAction, V extends AnyView<A>> AnyState<A, V> stateAfter(AnyGame<A, V> game, int actions) {
        List<? extends AnyStep<A, V>> steps = game.steps();
        return actions == 0 ? game.firstState() : steps.get(actions - 1).after();
    }

    /** A state that a view allows: what {@link AnyView#determinize} says less precisely. */
    @SuppressWarnings("unchecked") // a view makes states of its own game
    AnyState<A, V> determinized(V view, long seed) {
        return (AnyState<A, V>) view.determinize(new SplittableRandom(seed)::nextInt);
    }
}
