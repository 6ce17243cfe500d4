package io.github.mercurius.examples.cli;

import io.github.mercurius.examples.games.GameName;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option {@code --game} of a command that sees by itself which game it is, for a command's {@code @Mixin}. */
public final class ExpectedGame {
    @Option(
            names = "--game",
            paramLabel = "GAME",
            description = "mercurius, mercatores or mercado: refuse other games. Default: any of them.")
    private @Nullable GameName name;

    /** The game, where nothing shows which one it is. */
    public GameName orMercurius() {
        return name == null ? GameName.MERCURIUS : name;
    }

    /** Refuses a thing of another game, or of none that is known. */
    public <X extends Exception> void check(String thing, Optional<GameName> found, Function<String, X> refused)
            throws X {
        if (name != null && !found.equals(Optional.of(name))) {
            String other = found.map(GameName::toString).orElse("no game that is known");
            throw refused.apply(thing + " of " + other + ", but --game is " + name);
        }
    }
}
