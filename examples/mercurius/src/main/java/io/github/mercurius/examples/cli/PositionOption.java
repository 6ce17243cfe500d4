package io.github.mercurius.examples.cli;

import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyPosition;
import io.github.mercurius.rules.AnyView;
import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option {@code --position}, for a command's {@code @Mixin}: where games begin. */
public final class PositionOption {
    @Option(
            names = "--position",
            paramLabel = "POSITION",
            description = "Begin each game at a position, given as for 'mercurius position'. Cards that it leaves open"
                    + " are dealt by the seed.")
    private @Nullable String given;

    /** The position of a game, if one was typed. */
    public <A extends AnyAction, V extends AnyView<A>> Optional<AnyPosition<A, V>> read(GameKit<A, V> kit)
            throws IOException {
        return given == null
                ? Optional.empty()
                : Optional.of(GivenPosition.read(given).of(kit));
    }
}
