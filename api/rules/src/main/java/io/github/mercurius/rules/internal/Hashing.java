package io.github.mercurius.rules.internal;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Hashes texts by SHA-256, and writes bytes in hexadecimal digits. */
public final class Hashing {
    private static final byte[] DIGITS = "0123456789abcdef".getBytes(StandardCharsets.US_ASCII);
    private static final Pattern IS_HASH = Pattern.compile("[0-9a-f]{64}");
    private static final String HASH = "64 hexadecimal digits";

    private Hashing() {}

    /** The SHA-256 of a text in UTF-8, in 64 hexadecimal digits. */
    public static String sha256(String text) {
        return hex(sha256(text.getBytes(StandardCharsets.UTF_8)));
    }

    /** The hash of a chain after one more text: it covers the text and the hash before it. */
    public static String next(String hash, String text) {
        return sha256(hash + "\n" + text + "\n");
    }

    /** A text in printable ASCII, another one for each text. */
    public static String ascii(String text) {
        StringBuilder ascii = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            if (character >= ' ' && character < 0x7f && character != '\\') {
                ascii.append(character);
            } else {
                SafeText.escape(ascii, character);
            }
        }
        return ascii.toString();
    }

    /** The SHA-256 of bytes. */
    public static byte[] sha256(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /** Bytes in hexadecimal digits, in lower case. */
    public static String hex(byte[] bytes) {
        byte[] digits = new byte[2 * bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            digits[2 * i] = DIGITS[(bytes[i] >> 4) & 0xf];
            digits[2 * i + 1] = DIGITS[bytes[i] & 0xf];
        }
        return new String(digits, StandardCharsets.ISO_8859_1);
    }

    /** The bytes that hexadecimal digits stand for. */
    public static byte[] bytes(String hex) {
        byte[] bytes = new byte[hex.length() / 2];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) Integer.parseInt(hex.substring(2 * i, 2 * i + 2), 16);
        }
        return bytes;
    }

    /**
     * Refuses what is not the hexadecimal form of 32 bytes, in lower case; it may be secret, so no message has it.
     *
     * @return the text
     */
    public static String check(String argument, @Nullable String text) {
        String given = Arguments.notNull(text, argument, HASH);
        Arguments.accept(IS_HASH.matcher(given).matches(), argument, given.length() + " characters", HASH);
        return given;
    }
}
