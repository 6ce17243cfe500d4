package io.github.mercurius.examples.position;

import io.github.mercurius.examples.cli.SeedOption;
import io.github.mercurius.examples.games.files.RefusedTextException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say which hidden cards of a position are shown, for a command's {@code @Mixin}. */
final class HandOptions {
    static final String SPECTATOR = "spectator";

    @Option(names = "--seen", paramLabel = "SEAT|spectator", description = "Only what this seat sees, or a spectator.")
    private @Nullable String viewer;

    @Option(
            names = "--deal",
            paramLabel = "N",
            converter = SeedOption.Converter.class,
            description = "Deal the unknown cards by this seed, 0 to 2^64-1.")
    private @Nullable Long seed;

    /** A position with the cards that these options show. */
    ShownPosition<?, ?> shown(ShownPosition<?, ?> position) {
        ShownPosition<?, ?> dealt = seed == null ? position : position.dealt(seed);
        return viewer == null ? dealt : dealt.seenBy(seat(dealt, viewer));
    }

    /** The seat that is to see a position; none for a spectator. */
    private static Optional<Integer> seat(ShownPosition<?, ?> position, String seat) {
        if (seat.equals(SPECTATOR)) {
            return Optional.empty();
        }
        if (!seat.matches("[0-4]") || Integer.parseInt(seat) >= position.players()) {
            throw new RefusedTextException(
                    "--seen: '" + seat + "', expected 0 to " + (position.players() - 1) + " or " + SPECTATOR);
        }
        return Optional.of(Integer.valueOf(seat));
    }
}
