package io.github.mercurius.examples.games.conformance;

import io.github.mercurius.examples.games.text.ShortHash;
import java.util.List;
import java.util.stream.Collectors;

/** The hash that stands in a line for all legal actions. */
final class LegalHash {
    private static final int HASH_BYTES = 8;

    private LegalHash() {}

    /** The first 16 hexadecimal digits of the SHA-256 of all notations, in ASCII order, one a line. */
    static String of(List<String> legal) {
        return ShortHash.of(legal.stream().sorted().collect(Collectors.joining("\n")), HASH_BYTES);
    }
}
