package io.github.mercurius.examples.cli;

import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.common.RefusedTextException;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.learning.Batch;
import io.github.mercurius.rules.learning.Frame;
import java.io.BufferedInputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code mercurius environment}: a batch of games for a learner in another process. */
@Command(
        name = "environment",
        description = {
            "Plays games for a learner in another process, such as the Python package mercurius_rules.",
            "Both map the file --frame, and exchange single bytes over standard input and output.",
            "The games depend only on --seed and the learner's moves, not on --threads.",
            "--layout prints what the numbers of moves and observations mean."
        })
public final class EnvironmentCommand extends ProgramCommand {
    @Mixin
    private Options.Game game;

    @Option(names = "--frame", paramLabel = "FILE", description = "The file to share: a new one, or an empty one.")
    private @Nullable Path frame;

    @Option(names = "--layout", description = "Print the names of all moves and fields of observations as JSON.")
    private boolean layout;

    @Mixin
    private Options.Players players;

    @Option(names = "--games", paramLabel = "N", description = "Number of games. Default: ${DEFAULT-VALUE}.")
    private int games = 1;

    @Option(
            names = "--against",
            paramLabel = "BOT",
            description = "The other seats are played by bots, such as greedy. Default: the learner plays all seats.")
    private @Nullable String against;

    @Option(
            names = "--helper",
            paramLabel = "BOT",
            description = "The learner plays all seats, and a move of -1 lets this bot choose a whole action.")
    private @Nullable String helper;

    @Option(names = "--every-seat", description = "Show what every seat observes, not only that of the next move.")
    private boolean everySeat;

    @Option(names = "--threads", paramLabel = "N", description = "Number of threads. Default: one for each processor.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Mixin
    private Options.Seed seed;

    @Override
    public Integer call() throws IOException {
        return call(game.kit());
    }

    private <A extends AnyAction, V extends AnyView<A>> int call(GameKit<A, V> kit) throws IOException {
        if (layout) {
            out().println(FrameServer.layout(kit));
            return 0;
        }
        Path file = frame;
        if (file == null) {
            throw new RefusedTextException("--frame: none, expected a file to create, or --layout");
        }
        if (against != null && helper != null) {
            throw new RefusedTextException(
                    "--helper: with --against, expected one of them; -1 lets the bot of --against choose too");
        }
        if (threads < 1) {
            throw new RefusedTextException("--threads: " + threads + ", expected 1 or more");
        }
        try (InputStream in = new BufferedInputStream(new FileInputStream(FileDescriptor.in));
                FileOutputStream out = new FileOutputStream(FileDescriptor.out)) {
            RefusedTextException.unless(() -> server(kit, file)).serve(in, out);
        }
        return 0;
    }

    private <A extends AnyAction, V extends AnyView<A>> FrameServer<A, V> server(GameKit<A, V> kit, Path file) {
        String name = against == null ? helper : against;
        // refused before there is a file
        LongFunction<? extends AnyBot<A, V>> bots =
                name == null ? null : kit.bots().apply(name).maker();
        Frame<A, V> shared =
                Frame.of(kit.encoding(), setup(kit.rules()), games, everySeat, size -> FrameServer.map(file, size));
        return new FrameServer<>(kit, shared, threads, from -> batch(shared, from, bots), seed.value());
    }

    private <A extends AnyAction, V extends AnyView<A>> Batch<A, V> batch(
            Frame<A, V> shared, long seedOfGames, @Nullable LongFunction<? extends AnyBot<A, V>> bots) {
        if (bots == null) {
            return Batch.selfPlay(shared, seedOfGames);
        }
        return against == null ? Batch.withBots(shared, seedOfGames, bots) : Batch.against(shared, seedOfGames, bots);
    }

    private AnySetup setup(Rules<?, ?> rules) {
        List<String> names = IntStream.range(0, players.in(rules))
                .mapToObj(seat -> "player " + seat)
                .toList();
        return rules.setup(names);
    }
}
