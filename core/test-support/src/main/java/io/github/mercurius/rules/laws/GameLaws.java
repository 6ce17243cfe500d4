package io.github.mercurius.rules.laws;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.Rules;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * Checks that a game keeps the laws of any game, with random games.
 *
 * <pre>{@code
 * @Test
 * void theLawsHold() {
 *     GameLaws.of(Mercado.rules()).games(200).check();
 * }
 * }</pre>
 *
 * <p>A law that does not hold is an {@link AssertionError}. Its message names the law, the seed, and the shortest
 * beginning of the game that breaks it, and says what was expected. The same numbers always play the same games.
 *
 * <p>This class is immutable.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
public final class GameLaws<A extends AnyAction, V extends AnyView<A>> {
    private static final int MOST_IN_POOL = 400;
    private static final long SEED = 1;

    private final Rules<A, V> rules;
    private final int games;
    private final int mostMoves;
    private final Trial.Texts<V> texts;

    private GameLaws(Rules<A, V> rules, int games, int mostMoves, Trial.Texts<V> texts) {
        this.rules = rules;
        this.games = games;
        this.mostMoves = mostMoves;
        this.texts = texts;
    }

    /** The laws for the game of these rules: 20 games of at most 200 moves, from seed 1. */
    public static <A extends AnyAction, V extends AnyView<A>> GameLaws<A, V> of(Rules<A, V> rules) {
        return new GameLaws<>(rules, 20, 200, new Trial.Texts<>(view -> "", update -> ""));
    }

    /** The same with another number of games. */
    public GameLaws<A, V> games(int number) {
        return new GameLaws<>(rules, number, mostMoves, texts);
    }

    /** The same with games of more or fewer actions, outcomes, undos and notes; a longer game is stopped. */
    public GameLaws<A, V> mostMoves(int most) {
        return new GameLaws<>(rules, games, most, texts);
    }

    /**
     * The same with other texts of views and updates, such as JSON: what a player may not see must not change them
     * either.
     */
    public GameLaws<A, V> withTexts(
            Function<? super V, String> textOfView, Function<? super AnyUpdate, String> textOfUpdate) {
        return new GameLaws<>(rules, games, mostMoves, new Trial.Texts<>(textOfView, textOfUpdate));
    }

    /** Checks all laws. */
    public void check() {
        check(Law.values());
    }

    /** Checks some laws. */
    public void check(Law... laws) {
        List<A> pool = pool();
        for (int number = 0; number < games; number++) {
            Script<A> script = Script.random(rules, number, SEED + number, mostMoves);
            Trial<A, V> trial = trial(script, pool);
            for (Law law : laws) {
                check(law, trial);
            }
        }
    }

    /** Actions and outcomes that are legal somewhere, of other games than those that are checked. */
    private List<A> pool() {
        Set<A> pool = new LinkedHashSet<>();
        for (int number = 0; number < 3; number++) {
            Script<A> script = Script.random(rules, number, ~SEED - number, mostMoves);
            for (AnyGame<A, V> game : Trial.played(rules, script)) {
                pool.addAll(Trial.some(game.state().legalActions(), 10, new java.util.SplittableRandom(number)));
                game.state().chances().forEach(chance -> pool.add(chance.outcome()));
            }
            script.log().forEach(entry -> {
                if (entry instanceof LogEntry.Acted<A> acted) {
                    pool.add(acted.action());
                }
            });
        }
        return Trial.some(pool, MOST_IN_POOL, new java.util.SplittableRandom(SEED));
    }

    private Trial<A, V> trial(Script<A> script, List<A> pool) {
        return new Trial<>(rules, script, Trial.played(rules, script), pool, texts);
    }

    private void check(Law law, Trial<A, V> trial) {
        Throwable broken = broken(law, trial);
        if (broken == null) {
            return;
        }
        Script<A> script = trial.script();
        // of the beginnings of this game the shortest that breaks the law, which need not break it in the same way
        for (int moves = 0; moves < trial.moves(); moves++) {
            Trial<A, V> shorter = trial.prefix(moves);
            Throwable earlier = broken(law, shorter);
            if (earlier != null) {
                throw failure(law, shorter.script(), earlier);
            }
        }
        throw failure(law, script, broken);
    }

    private static <A extends AnyAction, V extends AnyView<A>> @org.jspecify.annotations.Nullable Throwable broken(
            Law law, Trial<A, V> trial) {
        try {
            law.check(trial);
            return null;
        } catch (AssertionError | RuntimeException thrown) {
            return thrown;
        }
    }

    private AssertionError failure(Law law, Script<A> script, Throwable broken) {
        String what = broken instanceof AssertionError ? broken.getMessage() : "threw " + broken;
        return new AssertionError(law + " is broken (" + rules.id() + ", " + script + "): " + what, broken);
    }
}
