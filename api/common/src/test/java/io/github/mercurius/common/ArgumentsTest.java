package io.github.mercurius.common;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each failure names the argument, what was given, and what was expected. */
class ArgumentsTest {
    private static <T> Iterable<T> noCollection(List<T> values) {
        return () -> values.iterator();
    }

    @Test
    void nullIsRefused() {
        assertThat(Arguments.notNull("tea", "good")).isEqualTo("tea");
        assertThatThrownBy(() -> Arguments.notNull(null, "good"))
                .isExactlyInstanceOf(NullPointerException.class)
                .hasMessage("good: null, expected a value");
        assertThatThrownBy(() -> Arguments.notNull(null, "good", "tea or silk"))
                .isExactlyInstanceOf(NullPointerException.class)
                .hasMessage("good: null, expected tea or silk");
        assertThat(Arguments.element("tea", "goods")).isEqualTo("tea");
        assertThatThrownBy(() -> Arguments.element(null, "goods"))
                .isExactlyInstanceOf(NullPointerException.class)
                .hasMessage("one of goods: null, expected a value");
    }

    @Test
    void nullAmongManyIsRefused() {
        List<String> holed = Arrays.asList("tea", null);
        assertThatThrownBy(() -> Arguments.noneNull(holed, "goods"))
                .isExactlyInstanceOf(NullPointerException.class)
                .hasMessage("one of goods: null, expected a value");
        Iterable<String> noCollection = noCollection(holed);
        assertThatThrownBy(() -> Arguments.noneNull(noCollection, "goods"))
                .isExactlyInstanceOf(NullPointerException.class)
                .hasMessage("one of goods: null, expected a value");
        assertThatThrownBy(() -> Arguments.noneNull(null, "goods"))
                .isExactlyInstanceOf(NullPointerException.class)
                .hasMessage("goods: null, expected a list");
    }

    @Test
    void aCopyDoesNotChange() {
        List<String> given = new ArrayList<>(List.of("tea", "silk"));
        Iterable<String> noCollection = noCollection(given);
        List<String> copy = Arguments.noneNull(given, "goods");
        List<String> ofIterable = Arguments.noneNull(noCollection, "goods");
        given.clear();
        assertThat(copy).containsExactly("tea", "silk").isUnmodifiable();
        assertThat(ofIterable).containsExactly("tea", "silk").isUnmodifiable();
    }

    @Test
    void aConditionIsMet() {
        assertThatCode(() -> Arguments.that(true, "seat", 2, "0 to 3")).doesNotThrowAnyException();
        assertThatThrownBy(() -> Arguments.that(false, "seat", 4, "0 to 3"))
                .isExactlyInstanceOf(IllegalArgumentException.class)
                .hasMessage("seat: 4, expected 0 to 3");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 3, Integer.MIN_VALUE, Integer.MAX_VALUE})
    void anIndexIsOneThatThereIs(int index) {
        assertThat(Arguments.index(0, 3, "place")).isZero();
        assertThat(Arguments.index(2, 3, "place")).isEqualTo(2);
        assertThatThrownBy(() -> Arguments.index(index, 3, "place"))
                .isExactlyInstanceOf(IndexOutOfBoundsException.class)
                .hasMessage("place: " + index + ", expected 0 to 2");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 3, Integer.MIN_VALUE, Integer.MAX_VALUE})
    void aSourceOfChanceStaysWithinItsBound(int number) {
        assertThat(Arguments.random(bound -> 0, 3)).isZero();
        assertThat(Arguments.random(bound -> bound - 1, 3)).isEqualTo(2);
        assertThatThrownBy(() -> Arguments.random(bound -> number, 3))
                .isExactlyInstanceOf(IllegalArgumentException.class)
                .hasMessage("number from random.applyAsInt(3): " + number + ", expected 0 to 2");
    }
}
