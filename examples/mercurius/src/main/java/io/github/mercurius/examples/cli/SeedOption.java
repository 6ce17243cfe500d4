package io.github.mercurius.examples.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The option {@code --seed}, for a command's {@code @Mixin}: all that is random follows from it. */
public final class SeedOption {
    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1602",
            converter = Converter.class,
            description = "Seed of everything that is random, 0 to 2^64-1. Default: ${DEFAULT-VALUE}.")
    private long seed;

    /** The seed, to be read as an unsigned number. */
    public long value() {
        return seed;
    }

    /** Reads a seed. */
    public static final class Converter implements ITypeConverter<Long> {
        @Override
        public Long convert(String text) {
            try {
                return Long.parseUnsignedLong(text);
            } catch (NumberFormatException notOne) {
                throw new TypeConversionException("'" + text + "', expected a whole number from 0 to 2^64-1");
            }
        }
    }
}
