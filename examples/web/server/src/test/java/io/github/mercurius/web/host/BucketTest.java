package io.github.mercurius.web.host;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.benmanes.caffeine.cache.LoadingCache;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Each visitor has an allowance of their own, which fills up again. */
class BucketTest {
    private long seconds;
    private final LoadingCache<String, Bucket> limit = Bucket.perVisitor(2, 3, () -> TimeUnit.SECONDS.toNanos(seconds));

    private int allowed(String visitor) {
        int count = 0;
        while (count < 100 && limit.get(visitor).allows()) {
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
