package io.github.mercurius.rules.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Iterator;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Lemire's method, where the numbers that would come too often are thrown away. */
class BoundedNumbersTest {
    private static int bounded(int bound, Integer... numbers) {
        Iterator<Integer> source = List.of(numbers).iterator();
        int result = new BoundedNumbers(source::next).applyAsInt(bound);
        assertThat(source.hasNext()).as("all numbers are used").isFalse();
        return result;
    }

    @Test
    void aNumberThatIsTooLowIsThrownAway() {
        // 2³² mod 3 is 1: of the products only 0 is too low
        assertThat(bounded(3, 0, 0x80000000)).isEqualTo(1);
        assertThat(bounded(3, 1)).isEqualTo(0);
        assertThat(bounded(3, -1)).isEqualTo(2);
        // 2³² mod 4 is 0: none is too low
        assertThat(bounded(4, 0)).isEqualTo(0);
        // 2³² mod 82 is 78: 82 × 2³¹ leaves 0, which is too low
        assertThat(bounded(82, 0x80000000, 0, -1)).isEqualTo(81);
    }

    @Test
    void aSourceThatIsStuckIsRefused() {
        assertThatThrownBy(() -> new BoundedNumbers(() -> 0).applyAsInt(82))
                .hasMessage("source of random numbers: 1000 numbers in a row that are too low, expected random ones");
    }

    /** Held against the JDK's own SplitMix64 and plain big numbers; large bounds make rejections frequent. */
    @Property(seed = "1602")
    void aNumberIsThatOfLemiresMethodOnSplitMix64(
            @ForAll long seed, @ForAll @IntRange(min = 1, max = Integer.MAX_VALUE) int bound) {
        BoundedNumbers numbers = new BoundedNumbers(new SplitMix64(seed));
        SplittableRandom splitMix = new SplittableRandom(seed);
        for (int i = 0; i < 20; i++) {
            assertThat(numbers.applyAsInt(bound)).isEqualTo(lemire(splitMix, bound));
        }
    }

    private static int lemire(SplittableRandom splitMix, int bound) {
        BigInteger two32 = BigInteger.TWO.pow(32);
        BigInteger n = BigInteger.valueOf(bound);
        while (true) {
            BigInteger m = BigInteger.valueOf(splitMix.nextLong() >>> 32).multiply(n);
            if (m.mod(two32).compareTo(two32.mod(n)) >= 0) {
                return m.divide(two32).intValueExact();
            }
        }
    }
}
