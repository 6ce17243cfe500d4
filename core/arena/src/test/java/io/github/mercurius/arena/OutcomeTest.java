package io.github.mercurius.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What is kept of a game. */
class OutcomeTest {
    private static FinishedGame outcome(List<Integer> scores, String... winners) {
        return new FinishedGame(1, 1, List.of("a", "b", "c", "d"), scores, List.of(winners), List.of());
    }

    @Test
    void thePlacesAreTheWinnersAndThenTheOthersByWhatTheyHave() {
        assertThat(outcome(List.of(5, 9, 7, 5), "b").places())
                .containsExactly(List.of("b"), List.of("c"), List.of("a", "d"));
        assertThat(outcome(List.of(9, 9, 7, 8), "a", "b").places())
                .containsExactly(List.of("a", "b"), List.of("d"), List.of("c"));
        // In Mercado not all who are furthest win.
        assertThat(outcome(List.of(9, 9, 7, 8), "b").places())
                .containsExactly(List.of("b"), List.of("a"), List.of("d"), List.of("c"));
        assertThat(outcome(List.of(1, 1, 1, 1), "a", "b", "c", "d").places()).hasSize(1);
    }
}
