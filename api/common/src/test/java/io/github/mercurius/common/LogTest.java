package io.github.mercurius.common;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A log gives back what was added to it, and its hashes are those of the whole chain, whatever was asked before. */
class LogTest {
    private static final int SEATS = 2;

    /** Updates are texts, of which an audience is told its own number too. */
    private final class Telling implements Chains<String> {
        @Override
        public int seats() {
            return SEATS;
        }

        @Override
        public String firstHash(int audience) {
            return "first of " + audience;
        }

        @Override
        public String told(String update, int audience) {
            return audience == RECORD ? update : update + " for " + audience;
        }

        @Override
        public String text(String update) {
            hashed++;
            return "text of " + update;
        }
    }

    private int hashed;

    private Log<Integer, String> log(int size) {
        Log<Integer, String> log = Log.empty(new Telling());
        for (int i = 0; i < size; i++) {
            log = log.plus(i, "u" + i);
        }
        return log;
    }

    private static List<String> chain(int audience, int size) {
        List<String> hashes = new ArrayList<>(List.of("first of " + audience));
        for (int i = 0; i < size; i++) {
            String told = audience == Chains.RECORD ? "u" + i : "u" + i + " for " + audience;
            hashes.add(Hashing.sha256(hashes.get(i) + "\ntext of " + told + "\n"));
        }
        return hashes;
    }

    @Test
    void whatWasAddedIsThere() {
        Log<Integer, String> log = log(3);
        assertThat(log.size()).isEqualTo(3);
        assertThat(log.entries()).containsExactly(0, 1, 2).isUnmodifiable();
        assertThat(log.updates(1, 0)).containsExactly("u0 for 1", "u1 for 1", "u2 for 1");
        assertThat(log.updates(Chains.RECORD, 2)).containsExactly("u2").isUnmodifiable();
        assertThat(log.updates(Chains.SPECTATOR, 3)).isEmpty();
        assertThat(log(0).entries()).isEmpty();
    }

    @Test
    void aLogDoesNotChange() {
        Log<Integer, String> two = log(2);
        Log<Integer, String> three = two.plus(2, "u2");
        Log<Integer, String> other = two.plus(7, "x");
        assertThat(two.entries()).containsExactly(0, 1);
        assertThat(three.entries()).containsExactly(0, 1, 2);
        assertThat(other.entries()).containsExactly(0, 1, 7);
        assertThat(three.hashes(0, 0)).isEqualTo(chain(0, 3).subList(1, 4)).isUnmodifiable();
        assertThat(other.hashes(0, 0).subList(0, 2)).isEqualTo(chain(0, 2).subList(1, 3));
        assertThat(other.hashes(0, 2)).isNotEqualTo(three.hashes(0, 2));
    }

    @Test
    void hashesAreThoseOfTheWholeChainInWhateverOrderTheyAreAskedFor() {
        SplittableRandom random = new SplittableRandom(1602);
        for (int game = 0; game < 200; game++) {
            Log<Integer, String> log = log(0);
            for (int size = 0; size < 12; size++) {
                int audience = random.nextInt(Chains.RECORD, SEATS);
                int number = random.nextInt(size + 1);
                List<String> chain = chain(audience, size);
                if (random.nextInt(3) == 0) {
                    assertThat(log.hashBefore(audience, number)).isEqualTo(chain.get(number));
                } else if (random.nextBoolean()) {
                    assertThat(log.hashes(audience, number)).isEqualTo(chain.subList(number + 1, size + 1));
                }
                log = log.plus(size, "u" + size);
            }
        }
        assertThat(log(0).firstHash(1)).isEqualTo("first of 1");
    }

    @Test
    void noUpdateIsHashedTwice() {
        Log<Integer, String> log = log(0);
        for (int i = 0; i < 100; i++) {
            log = log.plus(i, "u" + i);
            log.hashBefore(1, i + 1);
            log.hashes(1, i / 2);
        }
        assertThat(hashed).isEqualTo(100);
    }

    @Test
    void aLongLogNeedsNoDeepStack() {
        Log<Integer, String> log = log(100_000);
        assertThat(log.entries()).hasSize(100_000);
        assertThat(log.hashes(0, 99_999)).containsExactly(log.hashBefore(0, 100_000));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 4, Integer.MIN_VALUE, Integer.MAX_VALUE})
    void aNumberThatNoUpdateHasIsRefused(int number) {
        Log<Integer, String> log = log(3);
        String message = "number of an update: " + number + ", expected 0 to 3";
        assertThatThrownBy(() -> log.updates(0, number))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
        assertThatThrownBy(() -> log.hashes(0, number)).hasMessage(message);
        assertThatThrownBy(() -> log.hashBefore(0, number)).hasMessage(message);
    }
}
