package io.github.mercurius.examples.bench;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.core.Mercurius;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercatores.Mercatores;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a finished game of four players takes, in memory and in time. */
class GameSizeTest {
    private static final int GAMES = 200;
    private static final long MILLISECOND = 1_000_000;
    private static final List<String> NAMES = List.of("Robert", "Magda", "Anna", "Jan");

    static Stream<Rules<?, ?>> rules() {
        return Stream.of(Mercurius.rules(), Mercatores.rules(), Mercado.rules());
    }

    /** So 10,000 games with the hashes of all seats fit in 1 GB. */
    @ParameterizedTest
    @MethodSource("rules")
    <A extends AnyAction, V extends AnyView<A>> void aFinishedGameWithAllHashesTakesLessThan100Kilobytes(
            Rules<A, V> rules) {
        finished(rules, 0); // what all games share is there from the first one on
        List<AnyGame<A, V>> games = new ArrayList<>();
        long before = usedMemory();
        try {
            for (int number = 0; number < GAMES; number++) {
                AnyGame<A, V> game = finished(rules, number);
                for (int seat : game.setup().seats()) {
                    assertThat(game.hashesFor(seat, 0)).hasSize(game.updateCount());
                }
                games.add(game);
            }
            assertThat((usedMemory() - before) / GAMES).as(rules.id()).isBetween(1_000L, 100_000L);
        } finally {
            Reference.reachabilityFence(games);
        }
    }

    private static long usedMemory() {
        System.gc();
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    @ParameterizedTest
    @MethodSource("rules")
    <A extends AnyAction, V extends AnyView<A>> void aFinishedGameAnswersInLessThanAMillisecond(Rules<A, V> rules) {
        AnyGame<A, V> game = finished(rules, 1);
        int actions = game.actions().size();
        Map<String, Runnable> asked = Map.of(
                "undo of one action", () -> game.undo(actions - 1),
                "undo of all", () -> game.undo(0),
                "steps", game::steps,
                "updates of a seat", () -> game.updatesFor(0, 0));
        asked.forEach((name, question) ->
                assertThat(fastestMedian(question)).as(rules.id() + ", " + name).isLessThan(MILLISECOND));
    }

    /** The first median that is small enough, or the smallest in half a minute: other work on the machine may go on. */
    private static long fastestMedian(Runnable question) {
        long end = System.nanoTime() + 30_000_000_000L;
        long fastest = Long.MAX_VALUE;
        while (fastest >= MILLISECOND && System.nanoTime() < end) {
            long[] times = new long[51];
            for (int i = 0; i < times.length; i++) {
                long start = System.nanoTime();
                question.run();
                times[i] = System.nanoTime() - start;
            }
            Arrays.sort(times);
            fastest = Math.min(fastest, times[times.length / 2]);
        }
        return fastest;
    }

    private static <A extends AnyAction, V extends AnyView<A>> AnyGame<A, V> finished(Rules<A, V> rules, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        AnyGame<A, V> game = rules.start(NAMES, random::nextInt);
        while (!game.state().isOver()) {
            game = game.state().asksChance()
                    ? game.applyOutcome(game.state().drawOutcome(random::nextInt))
                    : game.applyAction(game.state().legalActions().sample(random::nextInt));
        }
        return game;
    }
}
