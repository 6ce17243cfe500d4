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
    void noMoreThanAMinuteIsSaved() {
        seconds = 1_000_000;
        time.spent("a", TimeUnit.SECONDS.toNanos(61));
        assertThat(time.has("a")).isFalse();
    }

    @Test
    void whatADecisionTakesIsSpent() {
        int decisions = 0;
        for (; decisions < 2_000 && time.has("a"); decisions++) {
            time.spent("a", TimeUnit.MILLISECONDS.toNanos(50));
            time.spend("a", () -> {
                long sum = 0;
                for (int i = 0; i < 100_000; i++) {
                    sum += Integer.toString(i).hashCode();
                }
                return sum;
            });
        }
        assertThat(decisions).isLessThan(1_200);
    }
}
