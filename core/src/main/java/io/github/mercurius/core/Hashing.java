package io.github.mercurius.core;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** Hashes texts by SHA-256, and writes bytes in hexadecimal digits. */
final class Hashing {
    private static final String DIGITS = "0123456789abcdef";

    private Hashing() {}

    /** The SHA-256 of a text in UTF-8, in 64 hexadecimal digits. */
    static String sha256(String text) {
        try {
            return hex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    static String hex(byte[] bytes) {
        StringBuilder text = new StringBuilder(2 * bytes.length);
        for (byte b : bytes) {
            text.append(DIGITS.charAt((b >> 4) & 0xf)).append(DIGITS.charAt(b & 0xf));
        }
        return text.toString();
    }

    /** Refuses what is not the hexadecimal form of 32 bytes, in lower case. */
    static void check(String argument, String text) {
        if (text.length() != 64 || !text.chars().allMatch(digit -> DIGITS.indexOf(digit) >= 0)) {
            throw new IllegalArgumentException(argument + ": " + text + ", expected 64 hexadecimal digits");
        }
    }
}
