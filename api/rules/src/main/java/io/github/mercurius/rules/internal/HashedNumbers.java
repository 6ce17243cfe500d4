package io.github.mercurius.rules.internal;

import java.util.Arrays;
import java.util.function.IntSupplier;

/** The random 32-bit numbers of a seed of 256 bits: SHA-256 over the seed and a counter gives eight each. */
public final class HashedNumbers implements IntSupplier {
    private final byte[] seed;
    private long counter;
    private byte[] block = {};
    private int used;

    /** The numbers of a seed in 64 hexadecimal digits. */
    public HashedNumbers(String seed) {
        this.seed = Hashing.bytes(seed);
    }

    @Override
    public int getAsInt() {
        if (used == block.length) {
            block = nextBlock();
            used = 0;
        }
        return nextByte() << 24 | nextByte() << 16 | nextByte() << 8 | nextByte();
    }

    private int nextByte() {
        return block[used++] & 0xff;
    }

    private byte[] nextBlock() {
        byte[] input = Arrays.copyOf(seed, seed.length + Long.BYTES);
        for (int i = 0; i < Long.BYTES; i++) {
            input[input.length - 1 - i] = (byte) (counter >>> (8 * i));
        }
        counter++;
        return Hashing.sha256(input);
    }
}
