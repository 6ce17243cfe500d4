package io.github.mercurius.examples.position;

import io.github.mercurius.examples.games.files.RefusedTextException;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options for a game that proves a position, for a command's {@code @Mixin}. */
final class ProofOptions {
    @Option(names = "--prove", description = "Look for a game that leads there.")
    private boolean prove;

    @Option(
            names = "--record",
            paramLabel = "FILE",
            description = "With --prove: write the game found as a record, for 'mercurius replay'.")
    private @Nullable Path record;

    /** Whether a proof is wanted; refuses a file for the game if none is. */
    boolean isWanted() {
        if (!prove && record != null) {
            throw new RefusedTextException("--record: expected only with --prove");
        }
        return prove;
    }

    /** Prints a game that leads to a position; whether one was found. */
    boolean prove(ShownPosition<?, ?> position, PrintWriter out) throws IOException {
        return position.prove(out, record);
    }
}
