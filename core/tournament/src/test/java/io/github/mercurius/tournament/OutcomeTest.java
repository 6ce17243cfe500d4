package io.github.mercurius.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What is kept of a game. */
class OutcomeTest {
    private static Outcome outcome(List<Integer> scores, String... winners) {
        return new Outcome(1, 1, List.of("a", "b", "c", "d"), scores, List.of(winners), List.of());
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

    @Test
    void whoWasAheadIsCountedForEachPairAndTiesAreHalves() {
        List<Outcome> games = List.of(outcome(List.of(5, 9, 7, 5), "b"), outcome(List.of(9, 8, 7, 5), "a"));
        assertThat(Crosstable.of(List.of("a", "b", "c", "d", "absent"), games))
                .satisfiesExactly(
                        a -> assertThat(a).containsExactly(null, 0.5, 0.5, 0.75, null),
                        b -> assertThat(b).containsExactly(0.5, null, 1.0, 1.0, null),
                        c -> assertThat(c).containsExactly(0.5, 0.0, null, 1.0, null),
                        d -> assertThat(d).containsExactly(0.25, 0.0, 0.0, null, null),
                        absent -> assertThat(absent).containsOnlyNulls());
    }
}
