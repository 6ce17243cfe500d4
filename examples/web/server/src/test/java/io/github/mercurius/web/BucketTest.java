package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** An allowance fills up again. */
class BucketTest {
    private long seconds;
    private final Bucket bucket = new Bucket(2, 3, () -> TimeUnit.SECONDS.toNanos(seconds));

    private int allowed() {
        int count = 0;
        while (count < 100 && bucket.allows()) {
            count++;
        }
        return count;
    }

    @Test
    void soManyAtOnceAndSoManyASecond() {
        assertThat(allowed()).isEqualTo(3);
        seconds = 1;
        assertThat(allowed()).isEqualTo(2);
        seconds = 100;
        assertThat(allowed()).isEqualTo(3);
    }
}
