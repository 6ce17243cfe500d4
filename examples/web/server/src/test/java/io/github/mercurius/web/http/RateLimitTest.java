package io.github.mercurius.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Each visitor has an allowance of their own, which fills up again. */
class RateLimitTest {
    private long seconds;
    private final RateLimit limit = new RateLimit(2, 3, () -> TimeUnit.SECONDS.toNanos(seconds));

    private int allowed(String visitor) {
        int count = 0;
        while (count < 100 && limit.allows(visitor)) {
            count++;
        }
        return count;
    }

    @Test
    void soManyAtOnceAndSoManyASecond() {
        assertThat(allowed("a")).isEqualTo(3);
        seconds = 1;
        assertThat(allowed("a")).isEqualTo(2);
        seconds = 100;
        assertThat(allowed("a")).isEqualTo(3);
    }

    @Test
    void oneVisitorDoesNotUseUpWhatIsAnothers() {
        assertThat(allowed("a")).isEqualTo(3);
        assertThat(allowed("b")).isEqualTo(3);
    }
}
