package io.github.mercurius.spark;

import io.github.mercurius.examples.games.EditionFile;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The job that plays games and writes them as a table. */
@Command(
        name = "self-play",
        mixinStandardHelpOptions = true,
        showDefaultValues = true,
        description = "Lets bots play, and writes the games as Parquet.")
final class SelfPlay implements Callable<Integer> {
    @Option(names = "--game", paramLabel = "GAME", description = "mercurius, mercatores or mercado")
    private String game = "mercurius";

    @Option(names = "--edition", paramLabel = "FILE", description = "an edition of mercatores or mercado")
    private @Nullable Path edition;

    @Option(names = "--games", required = true, paramLabel = "N", description = "how many games")
    private long games;

    @Option(names = "--first", paramLabel = "N", description = "the number of the first game: to add to other jobs")
    private int first = 1;

    @Option(names = "--seed", paramLabel = "N", description = "all games follow from it and their numbers")
    private long seed = 1602;

    @Option(names = "--players", paramLabel = "N", split = ",", description = "how many play, or several numbers")
    private List<Integer> players = List.of(4);

    @Option(
            names = "--bots",
            paramLabel = "BOT",
            split = ",",
            description = "their names. Each lineup has as many as there are players, one after the other.")
    private List<String> bots = List.of("greedy", "random");

    @Option(names = "--bot-path", paramLabel = "JAR", description = "a jar with bots, which is sent to the workers")
    private List<Path> jars = List.of();

    @Option(names = "--duplicates", description = "play each deal in all seat orders")
    private boolean duplicates;

    @Mixin
    private final OutputOptions output = new OutputOptions();

    SelfPlay() {}

    @Override
    public Integer call() throws IOException {
        GameName name = GameName.of(game)
                .orElseThrow(() -> new IllegalArgumentException(
                        "game: '" + game + "', expected one of " + List.of(GameName.values())));
        GameKit<?, ?> kit = edition == null ? GameKit.of(name) : EditionFile.read(edition, name);
        Plan plan = Plans.games(kit, bots, jars, players, seed, duplicates, first, games);
        output.run(conf -> plan, "", jars);
        return 0;
    }
}
