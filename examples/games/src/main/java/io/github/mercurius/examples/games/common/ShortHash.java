package io.github.mercurius.examples.games.common;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The first bytes of the SHA-256 of a text, in hexadecimal digits. */
public final class ShortHash {
    private ShortHash() {}

    /** So many bytes for a text in UTF-8, two digits each. */
    public static String of(String text, int bytes) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)), 0, bytes);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }
}
