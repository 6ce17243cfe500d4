package io.github.mercurius.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Where a list is not as it should be. */
class DifferenceTest {
    private static Optional<Difference> first(List<Integer> expected, List<Integer> found) {
        return Difference.first(expected, found, number -> "n" + number);
    }

    @Test
    void theFirstDifferenceIsFound() {
        assertThat(first(List.of(1, 2, 3), List.of(1, 5, 6))).contains(new Difference(1, "n5", "n2"));
        assertThat(first(List.of(1000), List.of(1000))).isEmpty();
        assertThat(first(List.of(), List.of())).isEmpty();
    }

    @Test
    void aListCanEndTooSoonOrTooLate() {
        assertThat(first(List.of(1, 2), List.of(1))).contains(new Difference(1, "nothing", "n2"));
        assertThat(first(List.of(1), List.of(1, 2))).contains(new Difference(1, "n2", "nothing"));
    }

    @Test
    void ofTwoTextsTheFirstLineThatDiffersIsShown() {
        assertThat(new Difference(7, "a\nc\nd", "a\nb\nd").firstLine()).isEqualTo(new Difference(1, "c", "b"));
        assertThat(new Difference(7, "a\nb", "a").firstLine()).isEqualTo(new Difference(1, "b", "nothing"));
        assertThat(new Difference(7, "a\nb", "nothing").firstLine()).isEqualTo(new Difference(0, "a", "nothing"));
        Difference sameText = new Difference(7, "a", "a");
        assertThat(sameText.firstLine()).isSameAs(sameText);
    }
}
