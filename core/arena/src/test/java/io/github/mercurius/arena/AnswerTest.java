package io.github.mercurius.arena;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.common.SafeText;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** An answer is a legal action or says what is wrong, whatever the bot does. */
class AnswerTest {
    /** Only even numbers are legal; seven cannot even be checked. */
    private static Optional<String> refusal(Integer action) {
        if (action == 7) {
            throw new IllegalStateException("seven");
        }
        return action % 2 == 0 ? Optional.empty() : Optional.of(action + ": odd");
    }

    private static Answer<Integer> ask(Supplier<Integer> bot) {
        return Answer.of(bot, AnswerTest::refusal);
    }

    private static void fails(Supplier<Integer> bot, String trouble) {
        assertThat(ask(bot)).isEqualTo(new Answer<Integer>(null, trouble));
    }

    @Test
    void aLegalActionIsTaken() {
        assertThat(ask(() -> 4).action()).isEqualTo(4);
    }

    @Test
    void aFailureIsDescribed() {
        fails(() -> 3, "3: odd");
        fails(() -> null, "no action (null)");
        fails(() -> 7, "an action that cannot be checked: java.lang.IllegalStateException: seven");
        fails(
                () -> {
                    throw new IllegalStateException();
                },
                "threw java.lang.IllegalStateException");
    }

    @Test
    void aThrownObjectThatThrowsIsDescribedByItsClass() {
        fails(
                () -> {
                    throw new Hostile();
                },
                "threw io.github.mercurius.arena.AnswerTest$Hostile");
    }

    /** An error of which only the message is asked for, in vain. */
    private static final class Hostile extends Error {
        private static final long serialVersionUID = 1L;

        @Override
        public String getMessage() {
            throw new Hostile();
        }

        @Override
        public String toString() {
            throw new AssertionError("nobody asks for this");
        }
    }

    @Test
    void troubleIsSafeToPrint() {
        Answer<Integer> hostile = Answer.failed("\u202e".repeat(1000));
        assertThat(hostile.safeTrouble()).matches("(\\\\u202e)+…").hasSizeLessThanOrEqualTo(SafeText.MOST);
        assertThat(hostile.safeTroubleAnd(hostile))
                .matches("(\\\\u202e)+…; the fallback: (\\\\u202e)+…")
                .hasSizeLessThanOrEqualTo(SafeText.MOST);
        assertThat(Answer.failed("late").safeTroubleAnd(Answer.failed("null"))).isEqualTo("late; the fallback: null");
    }
}
