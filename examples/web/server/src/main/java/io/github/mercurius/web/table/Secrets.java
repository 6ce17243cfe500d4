package io.github.mercurius.web.table;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Makes secrets, checks their form, hashes and compares them. */
public final class Secrets {
    private static final SecureRandom RANDOM = new SecureRandom();

    private static final Pattern SECRET = Pattern.compile("[A-Za-z0-9_-]{43}");
    private static final int SECRET_BYTES = 32;
    private static final int ID_BYTES = 16;

    private Secrets() {}

    /** 32 random bytes as 43 characters of base64url. */
    public static String secret() {
        return random(SECRET_BYTES);
    }

    /** 16 random bytes as 22 characters of base64url. */
    public static String id() {
        return random(ID_BYTES);
    }

    /** An ID that follows from a secret, and does not tell it. */
    static String idFrom(String secret) {
        byte[] bytes = Arrays.copyOf(sha256("rematch " + secret), ID_BYTES);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    private static String random(int length) {
        byte[] bytes = new byte[length];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** What is stored of a token. It has 256 random bits, so one round is enough. */
    public static String hash(String token) {
        if (!SECRET.matcher(token).matches()) {
            throw new RefusedException(
                    Why.UNAUTHORIZED,
                    "token: " + token.length() + " characters, expected 32 random bytes as 43 of base64url");
        }
        return HexFormat.of().formatHex(sha256(token));
    }

    private static byte[] sha256(String text) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /** Whether two secrets are equal, in a time that does not depend on where they differ. */
    public static boolean equal(String one, @Nullable String other) {
        return other != null
                && MessageDigest.isEqual(one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
    }
}
