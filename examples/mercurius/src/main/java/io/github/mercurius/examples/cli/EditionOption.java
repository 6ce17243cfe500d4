package io.github.mercurius.examples.cli;

import io.github.mercurius.examples.games.EditionFile;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The option {@code --edition}, for a command's {@code @Mixin}: what stands on the cards or tiles of a game. */
public final class EditionOption {
    @Option(
            names = "--edition",
            paramLabel = "FILE",
            description = "The cards of mercatores or the tiles of mercado, as JSON. Default: the stand-in.")
    private @Nullable Path file;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    /** Refuses the option for a game that has no editions. */
    public void check(GameName game) {
        if (file != null && !game.hasEditions()) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--edition: " + file + ", expected only with --game mercatores or --game mercado: the cards of "
                            + game + " are in its rules");
        }
    }

    /** A game with the edition of this option. */
    public GameKit<?, ?> kit(GameName game) throws IOException {
        return file == null ? GameKit.of(game) : EditionFile.read(file, game);
    }
}
