package io.github.mercurius.mercatores;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.function.Consumer;

/** Hashes texts by SHA-256, and writes bytes in hexadecimal digits. */
final class Hashing {
    private static final String DIGITS = "0123456789abcdef";
    private static final int HEX_DIGITS = 64;

    private Hashing() {}

    /** The SHA-256 of a text in UTF-8, in 64 hexadecimal digits. */
    static String sha256(String text) {
        return hex(sha256(text.getBytes(StandardCharsets.UTF_8)));
    }

    static byte[] sha256(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /** 32 random bytes, in 64 hexadecimal digits. */
    static String secret(Consumer<byte[]> secureRandom) {
        byte[] bytes = new byte[HEX_DIGITS / 2];
        Arguments.notNull(secureRandom, "secureRandom", "a source of random bytes")
                .accept(bytes);
        if (Arrays.equals(bytes, new byte[bytes.length])) {
            throw new IllegalArgumentException("secureRandom: all bytes 0, expected random bytes");
        }
        return hex(bytes);
    }

    static String hex(byte[] bytes) {
        StringBuilder text = new StringBuilder(2 * bytes.length);
        for (byte b : bytes) {
            text.append(DIGITS.charAt((b >> 4) & 0xf)).append(DIGITS.charAt(b & 0xf));
        }
        return text.toString();
    }

    static byte[] bytes(String hex) {
        byte[] bytes = new byte[hex.length() / 2];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) Integer.parseInt(hex.substring(2 * i, 2 * i + 2), 16);
        }
        return bytes;
    }

    /** Refuses what is not the hexadecimal form of 32 bytes, in lower case. */
    static void check(String argument, String text) {
        if (text.length() != HEX_DIGITS || !text.chars().allMatch(digit -> DIGITS.indexOf(digit) >= 0)) {
            throw new IllegalArgumentException(
                    argument + ": " + SafeText.of(text, HEX_DIGITS + 4) + ", expected 64 hexadecimal digits");
        }
    }
}
