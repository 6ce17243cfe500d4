package io.github.mercurius.examples.environment;

import io.github.mercurius.api.Setup;
import io.github.mercurius.bots.Bots;
import io.github.mercurius.examples.cli.SeedOption;
import io.github.mercurius.learning.Batch;
import java.io.BufferedInputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code mercurius environment}: a batch of games for a learner in another process. */
@Command(
        name = "environment",
        description = {
            "Plays games for a learner in another process, such as mercurius_env.py.",
            "Both map the file --frame, and exchange single bytes over standard input and output.",
            "The games depend only on --seed and the learner's moves, not on --threads."
        })
public final class EnvironmentCommand implements Callable<Integer> {
    @Option(
            names = "--frame",
            paramLabel = "FILE",
            required = true,
            description = "The file to create; it must not exist.")
    private @Nullable Path frame;

    @Option(names = "--players", paramLabel = "N", description = "Number of players. Default: ${DEFAULT-VALUE}.")
    private int players = 4;

    @Option(names = "--games", paramLabel = "N", description = "Number of games. Default: ${DEFAULT-VALUE}.")
    private int games = 1;

    @Option(
            names = "--against",
            paramLabel = "BOT",
            description = "The other seats are played by bots, such as greedy. Default: the learner plays all seats.")
    private @Nullable String against;

    @Option(names = "--every-seat", description = "Show what every seat observes, not only that of the next move.")
    private boolean everySeat;

    @Option(names = "--threads", paramLabel = "N", description = "Number of threads. Default: one for each processor.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Mixin
    private SeedOption seed = new SeedOption();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        if (threads < 1 || frame == null) {
            throw wrong("--threads: " + threads + ", expected 1 or more");
        }
        try (InputStream in = new BufferedInputStream(new FileInputStream(FileDescriptor.in));
                FileOutputStream out = new FileOutputStream(FileDescriptor.out);
                FrameServer server = FrameServer.open(frame, threads, everySeat, this::batch, first())) {
            server.serve(in, out);
        }
        return 0;
    }

    private Batch first() {
        try {
            return batch(seed.value());
        } catch (IllegalArgumentException refused) {
            throw wrong(refused.getMessage());
        }
    }

    private Batch batch(long seedOfGames) {
        Setup setup = Setup.of(players);
        return against == null
                ? Batch.selfPlay(setup, games, seedOfGames)
                : Batch.against(setup, games, seedOfGames, Bots.parse(against).maker());
    }

    private ParameterException wrong(@Nullable String message) {
        return new ParameterException(spec.commandLine(), String.valueOf(message));
    }
}
