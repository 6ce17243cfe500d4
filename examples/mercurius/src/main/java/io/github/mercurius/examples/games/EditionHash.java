package io.github.mercurius.examples.games;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;

/** Tells editions apart that have the same name. */
public final class EditionHash {
    private static final int BYTES = 4;

    private EditionHash() {}

    /** Eight hexadecimal digits that follow from all that an edition's document says. */
    public static String of(Map<String, Object> document) {
        try {
            byte[] text = document.toString().getBytes(StandardCharsets.UTF_8);
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text), 0, BYTES);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }
}
