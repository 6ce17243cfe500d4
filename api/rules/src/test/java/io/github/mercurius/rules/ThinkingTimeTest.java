package io.github.mercurius.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** When the time of a bot is up. */
class ThinkingTimeTest {
    @ParameterizedTest
    @CsvSource({"1, false", "0, true", "-5, true"})
    void timeIsUpWhenNoneIsLeft(long nanosLeft, boolean isUp) {
        ThinkingTime<AnyAction> time = new ThinkingTime<>() {
            @Override
            public long nanosLeft() {
                return nanosLeft;
            }

            @Override
            public boolean isLimit() {
                return true;
            }

            @Override
            public void suggest(AnyAction action) {}
        };
        assertThat(time.isUp()).isEqualTo(isUp);
    }
}
