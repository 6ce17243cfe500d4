package io.github.mercurius.web.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** The bots at the tables of a visitor share a minute of processor time, which fills up again. */
class BotTimeTest {
    private long seconds;
    private final BotTime time = new BotTime(0.5, () -> TimeUnit.SECONDS.toNanos(seconds));

    @Test
    void whoMadeTheTablesPaysForAllOfThem() {
        time.madeBy("a", "1.1.1.1");
        time.madeBy("b", "1.1.1.1");
        time.madeBy("c", "2.2.2.2");
        time.spent("a", TimeUnit.SECONDS.toNanos(61));
        assertThat(time.has("a")).isFalse();
        assertThat(time.has("b")).isFalse();
        assertThat(time.has("c")).isTrue();
        assertThat(time.has("unknown")).isTrue();
        seconds = 1;
        assertThat(time.has("a")).isFalse();
        seconds = 3;
        assertThat(time.has("a")).isTrue();
    }

    @Test
    void whatADecisionTakesIsSpent() {
        long[] processor = {0};
        BotTime thinking = new BotTime(0.5, () -> 0, () -> processor[0]);
        for (int decisions = 0; decisions < 60; decisions++) {
            assertThat(thinking.has("a")).isTrue();
            thinking.spend("a", () -> processor[0] += TimeUnit.SECONDS.toNanos(1));
        }
        assertThat(thinking.has("a")).isFalse();
        assertThat(thinking.spentSeconds()).isEqualTo(60);
    }
}
