package io.github.mercurius.examples.cli;

import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option {@code --seed}, for a command's {@code @Mixin}: all that is random follows from it. */
public final class SeedOption {
    private static final long STANDARD = 1602;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Seed of everything that is random, 0 to 2^64-1. Default: 1602, or for 'play' a random one.")
    private @Nullable Long seed;

    /** The seed, to be read as an unsigned number. */
    public long value() {
        return orElse(() -> STANDARD);
    }

    /** The seed, or another one if none was typed. */
    public long orElse(LongSupplier other) {
        return seed == null ? other.getAsLong() : seed;
    }
}
