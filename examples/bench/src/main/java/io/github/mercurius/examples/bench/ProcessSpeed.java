package io.github.mercurius.examples.bench;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.arena.Arbiter;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyStanding;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.GameStart;
import io.github.mercurius.rules.ThinkingTime;
import io.github.mercurius.rules.bots.ProcessBots;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;

/**
 * How long a decision takes of a bot that is a process: the updates since the one before, the question, and the answer.
 * The bot plays whole games against three others that play anything.
 */
final class ProcessSpeed {
    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

    private final AnyBot<Action, PlayerView> bot;
    private final LongStream.Builder nanos = LongStream.builder();
    private long nanosBefore;
    private long cpuNanos;

    private ProcessSpeed(AnyBot<Action, PlayerView> bot) {
        this.bot = bot;
    }

    /**
     * Measures the bot of a command, whose words are parted by spaces.
     *
     * @param games how many it plays before it is measured, and then how many again
     * @throws IllegalArgumentException if it cannot be started, or fails
     */
    static String measure(String command, int games) {
        List<String> words = List.of(command.strip().split("\\s+", -1));
        try (var bots = ProcessBots.of(Mercurius.rules(), MercuriusJson.formats(), command, words, what -> {})) {
            bots.tryOut();
            AnyBot<Action, PlayerView> bot = bots.make(0);
            new ProcessSpeed(bot).play(games); // warms up
            ProcessSpeed speed = new ProcessSpeed(bot);
            long before = cpuOfProcesses();
            speed.play(games);
            return speed.text(bots.name(), cpuOfProcesses() - before);
        }
    }

    private static long cpuOfProcesses() {
        return ProcessHandle.current()
                .children()
                .flatMap(process -> process.info().totalCpuDuration().stream())
                .mapToLong(Duration::toNanos)
                .sum();
    }

    private void play(int games) {
        AnyBot<Action, PlayerView> timed = new Timed();
        for (int game = 0; game < games; game++) {
            SplittableRandom random = new SplittableRandom(game);
            Bot any = view -> view.legalActions().sample(random::nextInt);
            Arbiter.of(Mercurius.rules())
                    .playOut(GameState.start(Setup.of(4), Deal.seeded(game)), List.of(timed, any, any, any))
                    .failures()
                    .forEach(failure -> {
                        throw new IllegalArgumentException("bot: the process failed: " + failure.what());
                    });
        }
    }

    private String text(String name, long cpuOfProcess) {
        long[] sorted = nanos.build().sorted().toArray();
        return String.format(
                Locale.ROOT,
                "%s: %,d decisions, %.0f µs each (median), %.0f µs (95 %% of them), %.0f µs on average."
                        + "%nProcessor time: %.0f µs of the host, %.0f µs of the process.",
                name,
                sorted.length,
                micros(sorted[sorted.length / 2]),
                micros(sorted[sorted.length * 95 / 100]),
                micros(Arrays.stream(sorted).sum()) / sorted.length,
                micros(cpuNanos) / sorted.length,
                micros(cpuOfProcess) / sorted.length);
    }

    private static double micros(long nanoseconds) {
        return (double) nanoseconds / TimeUnit.MICROSECONDS.toNanos(1);
    }

    /** The bot under a clock. */
    private final class Timed implements AnyBot<Action, PlayerView> {
        @Override
        public void begin(GameStart<PlayerView> start) {
            bot.begin(start);
        }

        @Override
        public boolean observe(AnyUpdate update) {
            long cpu = CLOCK.getCurrentThreadCpuTime();
            long start = System.nanoTime();
            boolean more = bot.observe(update);
            nanosBefore += System.nanoTime() - start;
            cpuNanos += CLOCK.getCurrentThreadCpuTime() - cpu;
            return more;
        }

        @Override
        public Action choose(PlayerView view) {
            throw new IllegalStateException("asked without a time");
        }

        @Override
        public Action choose(PlayerView view, ThinkingTime<Action> time) {
            long cpu = CLOCK.getCurrentThreadCpuTime();
            long start = System.nanoTime();
            Action action = bot.choose(view, time);
            nanos.add(nanosBefore + System.nanoTime() - start);
            nanosBefore = 0;
            cpuNanos += CLOCK.getCurrentThreadCpuTime() - cpu;
            return action;
        }

        @Override
        public void end(List<? extends AnyStanding> ranking) {
            nanosBefore = 0;
            bot.end(ranking);
        }
    }
}
