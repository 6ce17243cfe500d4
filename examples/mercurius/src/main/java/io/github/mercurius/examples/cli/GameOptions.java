package io.github.mercurius.examples.cli;

import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import java.io.IOException;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that say which game is played, and with which edition, for a command's {@code @Mixin}. */
public final class GameOptions {
    @Option(
            names = "--game",
            paramLabel = "GAME",
            description = "mercurius, mercatores or mercado. Default: ${DEFAULT-VALUE}.")
    private GameName name = GameName.MERCURIUS;

    @Mixin
    private EditionOption edition;

    /** Which of the games it is. */
    public GameName name() {
        return name;
    }

    /** The game with its edition. */
    public GameKit<?, ?> kit() throws IOException {
        return edition.kit(name);
    }
}
