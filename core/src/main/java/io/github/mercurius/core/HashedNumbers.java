package io.github.mercurius.core;

import java.nio.ByteBuffer;
import java.util.function.IntSupplier;

/** The random 32-bit numbers of a seed of 256 bits: SHA-256 over the seed and a counter gives eight each (RUL-12). */
final class HashedNumbers implements IntSupplier {
    private final byte[] seed;
    private long counter;
    private ByteBuffer numbers = ByteBuffer.allocate(0);

    /** The numbers of a seed in 64 hexadecimal digits. */
    HashedNumbers(String seed) {
        this.seed = Hashing.bytes(seed);
    }

    @Override
    public int getAsInt() {
        if (!numbers.hasRemaining()) {
            ByteBuffer block = ByteBuffer.allocate(seed.length + Long.BYTES);
            block.put(seed).putLong(counter++);
            numbers = ByteBuffer.wrap(Hashing.sha256(block.array()));
        }
        return numbers.getInt();
    }
}
