package io.github.mercurius.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** Texts of a million characters, which are refused in few words and without what cannot be printed. */
public final class LongTexts {
    public static final String LONG = "x".repeat(1_000_000);

    private LongTexts() {}

    /** Each of these doors refuses what it is given. */
    public static void refusedInFewWords(ThrowingCallable... doors) {
        for (ThrowingCallable door : List.of(doors)) {
            assertThatThrownBy(door)
                    .isInstanceOf(IllegalArgumentException.class)
                    .satisfies(refused -> assertThat(refused.getMessage())
                            .hasSizeLessThan(1_200)
                            .doesNotContain("\u0007")
                            .doesNotContain("\u202e"));
        }
    }
}
