package io.github.mercurius.webclient.browser;

import java.security.NoSuchAlgorithmException;

/** Stands in for {@link java.security.MessageDigest}, as far as the rules use it: the SHA-256 of some bytes. */
public final class MessageDigest {
    private static final int BLOCK = 64;
    private static final int ROUNDS = 64;
    private static final int WORDS = 8;
    /** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
    private static final int[] K = fractions(ROUNDS, Math::cbrt);
    /** The same of the square roots of the first 8 primes. */
    private static final int[] FIRST = fractions(WORDS, Math::sqrt);

    private MessageDigest() {}

    /** The algorithm of a name, which must be SHA-256. */
    public static MessageDigest getInstance(String algorithm) throws NoSuchAlgorithmException {
        if (!algorithm.equals("SHA-256")) {
            throw new NoSuchAlgorithmException(algorithm + ", expected SHA-256");
        }
        return new MessageDigest();
    }

    private static int[] fractions(int count, java.util.function.DoubleUnaryOperator root) {
        int[] fractions = new int[count];
        int prime = 2;
        for (int i = 0; i < count; prime++) {
            if (isPrime(prime)) {
                double value = root.applyAsDouble(prime);
                fractions[i] = (int) (long) ((value - Math.floor(value)) * 0x1p32);
                i++;
            }
        }
        return fractions;
    }

    private static boolean isPrime(int number) {
        for (int divisor = 2; divisor * divisor <= number; divisor++) {
            if (number % divisor == 0) {
                return false;
            }
        }
        return true;
    }

    /** The SHA-256 of bytes. */
    public byte[] digest(byte[] bytes) {
        byte[] message = padded(bytes);
        int[] hash = FIRST.clone();
        for (int block = 0; block < message.length; block += BLOCK) {
            compress(hash, message, block);
        }
        byte[] digest = new byte[4 * WORDS];
        for (int i = 0; i < digest.length; i++) {
            digest[i] = (byte) (hash[i / 4] >>> (24 - 8 * (i % 4)));
        }
        return digest;
    }

    private static byte[] padded(byte[] bytes) {
        byte[] message = new byte[(bytes.length + 8) / BLOCK * BLOCK + BLOCK];
        System.arraycopy(bytes, 0, message, 0, bytes.length);
        message[bytes.length] = (byte) 0x80;
        long bits = 8L * bytes.length;
        for (int i = 0; i < 8; i++) {
            message[message.length - 1 - i] = (byte) (bits >>> (8 * i));
        }
        return message;
    }

    /** With local variables in place of an array, for speed. */
    private static void compress(int[] hash, byte[] message, int block) {
        int[] w = schedule(message, block);
        int a = hash[0];
        int b = hash[1];
        int c = hash[2];
        int d = hash[3];
        int e = hash[4];
        int f = hash[5];
        int g = hash[6];
        int h = hash[7];
        for (int i = 0; i < ROUNDS; i++) {
            int one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + K[i] + w[i];
            int two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
            h = g;
            g = f;
            f = e;
            e = d + one;
            d = c;
            c = b;
            b = a;
            a = one + two;
        }
        int[] more = {a, b, c, d, e, f, g, h};
        for (int i = 0; i < WORDS; i++) {
            hash[i] += more[i];
        }
    }

    private static int[] schedule(byte[] message, int block) {
        int[] w = new int[ROUNDS];
        for (int i = 0; i < BLOCK; i++) {
            w[i / 4] = w[i / 4] << 8 | (message[block + i] & 0xff);
        }
        for (int i = 16; i < ROUNDS; i++) {
            int low = turned(w[i - 15], 7) ^ turned(w[i - 15], 18) ^ (w[i - 15] >>> 3);
            int high = turned(w[i - 2], 17) ^ turned(w[i - 2], 19) ^ (w[i - 2] >>> 10);
            w[i] = w[i - 16] + low + w[i - 7] + high;
        }
        return w;
    }

    private static int turned(int word, int bits) {
        return word >>> bits | word << (32 - bits);
    }
}
