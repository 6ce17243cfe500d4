package io.github.mercurius.webclient;

/** Reads seeds. */
final class Seeds {
    private Seeds() {}

    /** A seed from an unsigned decimal number of at most 64 bits. */
    static long read(String text) {
        long seed = 0;
        for (int i = 0; i < text.length(); i++) {
            int digit = text.charAt(i) - '0';
            boolean fits = Long.compareUnsigned(seed, Long.divideUnsigned(-1 - digit, 10)) <= 0;
            if (digit < 0 || digit > 9 || !fits) {
                throw notSeed(text);
            }
            seed = 10 * seed + digit;
        }
        if (text.isEmpty()) {
            throw notSeed(text);
        }
        return seed;
    }

    private static IllegalArgumentException notSeed(String text) {
        return new IllegalArgumentException("seed: '" + text + "', expected 0 to 18446744073709551615 (RUL-9)");
    }
}
