package io.github.mercurius.examples.bench;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.bots.Bots;
import io.github.mercurius.core.GameState;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** What an iteration of ISMCTS costs, at the first action of a game of 4 players. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class IsmctsBenchmark {
    private static final int ITERATIONS = 200;

    private final Bot bot = Bots.parse("ismcts:" + ITERATIONS).make(1602);
    private final PlayerView view =
            GameState.start(Setup.of(4), Deal.seeded(1602)).viewFor(0);

    /** One iteration of a search. */
    @Benchmark
    @OperationsPerInvocation(ITERATIONS)
    public Action ismctsIteration() {
        return bot.choose(view);
    }
}
