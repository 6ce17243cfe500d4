package io.github.mercurius.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import org.junit.jupiter.api.Test;

/** The numbers of a seed of 256 bits are those of SHA-256 over the seed and a counter of 64 bits. */
class HashedNumbersTest {
    @Test
    void eachBlockHasEightNumbers() throws NoSuchAlgorithmException {
        String seed = "00112233445566778899aabbccddeeff".repeat(2);
        HashedNumbers numbers = new HashedNumbers(seed);
        for (long counter = 0; counter < 300; counter++) {
            byte[] input = ByteBuffer.allocate(40)
                    .put(Hashing.bytes(seed))
                    .putLong(counter)
                    .array();
            ByteBuffer block =
                    ByteBuffer.wrap(MessageDigest.getInstance("SHA-256").digest(input));
            while (block.hasRemaining()) {
                assertThat(numbers.getAsInt()).isEqualTo(block.getInt());
            }
        }
    }
}
