package io.github.mercurius.examples.arena;

import io.github.mercurius.examples.games.files.RefusedTextException;
import picocli.CommandLine.Option;

/** The options that say how bots are compared, for a command's {@code @Mixin}. */
final class ConditionOptions {
    @Option(
            names = "--limit",
            paramLabel = "MS",
            description = "Milliseconds that an action may take. Default: 0, no limit.")
    private int limit;

    @Option(
            names = "--duplicate",
            description = "Play each deal in all seat orders, so that luck with the deal favours nobody: fewer games"
                    + " tell as much.")
    private boolean duplicate;

    /** The conditions of these options. */
    Conditions conditions() {
        if (limit < 0) {
            throw new RefusedTextException("--limit: " + limit + ", expected 1 or more milliseconds");
        }
        return new Conditions(limit, duplicate);
    }
}
