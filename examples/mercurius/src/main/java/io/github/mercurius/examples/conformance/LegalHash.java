package io.github.mercurius.examples.conformance;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;

/** The hash that stands in a line for all legal actions. */
final class LegalHash {
    private static final int HASH_BYTES = 8;

    private LegalHash() {}

    /** The first 16 hexadecimal digits of the SHA-256 of all notations, in ASCII order, one a line. */
    static String of(List<String> legal) {
        String notations = legal.stream().sorted().collect(Collectors.joining("\n"));
        return HexFormat.of().formatHex(sha256().digest(notations.getBytes(StandardCharsets.UTF_8)), 0, HASH_BYTES);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }
}
