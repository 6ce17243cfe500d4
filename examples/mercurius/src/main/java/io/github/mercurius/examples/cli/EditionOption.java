package io.github.mercurius.examples.cli;

import io.github.mercurius.examples.games.EditionFile;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.games.common.RefusedTextException;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option {@code --edition}, for a command's {@code @Mixin}: what stands on the cards or tiles of a game. */
public final class EditionOption {
    @Option(
            names = "--edition",
            paramLabel = "FILE",
            description = "The cards of mercatores or the tiles of mercado, as JSON. Default: the stand-in.")
    private @Nullable Path file;

    /** A game with the edition of this option, which is refused for a game that has no editions. */
    public GameKit<?, ?> kit(GameName game) throws IOException {
        if (file == null) {
            return GameKit.of(game);
        }
        if (!game.hasEditions()) {
            throw new RefusedTextException("--edition: " + file + ", expected only with --game mercatores or --game"
                    + " mercado: the cards of " + game + " are in its rules");
        }
        return EditionFile.read(file, game);
    }
}
