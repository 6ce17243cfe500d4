package io.github.mercurius.examples.replay;

import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.common.RefusedTextException;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyView;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of an analysis, for a command's {@code @Mixin}. */
final class AnalysisOptions {
    private static final int MOST_PLAYOUTS = 100_000;

    @Option(
            names = "--analyse",
            description = "Estimate the win chances after each turn, as spectators see the game, and find the turns"
                    + " that cost most, by what their players knew, with better plans. With --plot: draw the"
                    + " chances.")
    private boolean analyse;

    @Option(
            names = "--seat",
            paramLabel = "N",
            description = "With --analyse: only by what this seat knew, and only its turns.")
    private @Nullable Integer seat;

    @Option(
            names = "--playouts",
            paramLabel = "N",
            description = "With --analyse: number of playouts for each estimate. Default: 400, or 100 in the sister"
                    + " games.")
    private @Nullable Integer playouts;

    /** Whether an analysis is wanted; refuses options that only an analysis can have. */
    boolean isWanted() {
        if (!analyse && (seat != null || playouts != null)) {
            throw new RefusedTextException((seat != null ? "--seat" : "--playouts") + ": expected only with --analyse");
        }
        if (playouts != null && (playouts < 1 || playouts > MOST_PLAYOUTS)) {
            throw new RefusedTextException("--playouts: " + playouts + ", expected 1 to " + MOST_PLAYOUTS);
        }
        return analyse;
    }

    /** The analysis of a game. */
    <A extends AnyAction, V extends AnyView<A>> Analysis<A, V> of(GameKit<A, V> kit, AnyGame<A, V> game) {
        int players = game.setup().players();
        if (seat != null && (seat < 0 || seat >= players)) {
            throw new RefusedTextException("--seat: " + seat + ", expected 0 to " + (players - 1));
        }
        OptionalInt viewer = seat == null ? OptionalInt.empty() : OptionalInt.of(seat);
        return Analysis.of(
                kit,
                game,
                new Analysis.Viewpoint(viewer),
                playouts == null ? kit.analysts().playouts() : playouts);
    }
}
