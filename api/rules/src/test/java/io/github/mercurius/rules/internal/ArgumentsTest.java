package io.github.mercurius.rules.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each failure names the argument, what was given, and what was expected. */
class ArgumentsTest {
    @Test
    void nullAmongManyIsRefusedAndACopyDoesNotChange() {
        List<String> given = new ArrayList<>(List.of("tea", "silk"));
        List<String> copy = Arguments.noneNull(given, "goods");
        List<String> ofIterable = Arguments.noneNull(() -> given.iterator(), "goods");
        given.set(0, null);
        assertThat(copy).isEqualTo(ofIterable).containsExactly("tea", "silk").isUnmodifiable();
        assertThat(ofIterable).isUnmodifiable();
        for (Iterable<String> holed : Arrays.<Iterable<String>>asList(given, () -> given.iterator())) {
            assertThatThrownBy(() -> Arguments.noneNull(holed, "goods"))
                    .isExactlyInstanceOf(NullPointerException.class)
                    .hasMessage("one of goods: null, expected a value");
        }
        assertThatThrownBy(() -> Arguments.noneNull(null, "goods")).hasMessage("goods: null, expected a list");
    }

    @Test
    void aValueOfAnotherClassIsRefused() {
        assertThat(Arguments.own(String.class, "tea", "good")).isEqualTo("tea");
        assertThatThrownBy(() -> Arguments.own(String.class, 7, "good"))
                .hasMessage("good: java.lang.Integer, expected java.lang.String");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 3, Integer.MIN_VALUE, Integer.MAX_VALUE})
    void aNumberIsWithinItsBounds(int number) {
        assertThat(Arguments.index(0, 3, "place")).isZero();
        assertThat(Arguments.index(2, 3, "place")).isEqualTo(2);
        assertThatThrownBy(() -> Arguments.index(number, 3, "place"))
                .isExactlyInstanceOf(IndexOutOfBoundsException.class)
                .hasMessage("place: " + number + ", expected 0 to 2");
        assertThat(Arguments.random(bound -> 0, 3)).isZero();
        assertThat(Arguments.random(bound -> bound - 1, 3)).isEqualTo(2);
        assertThatThrownBy(() -> Arguments.random(bound -> number, 3))
                .isExactlyInstanceOf(IllegalArgumentException.class)
                .hasMessage("number from random.applyAsInt(3): " + number + ", expected 0 to 2");
        Arguments.room(5, 0, 3, "bytes");
        Arguments.room(5, 2, 3, "bytes");
        assertThatThrownBy(() -> Arguments.room(5, number, 3, "bytes"))
                .hasMessage("offset: " + number + " in an array of 5, expected 3 bytes");
    }

    @Test
    void aNumberIsNotNegative() {
        Arguments.notNegative(0, "turn");
        assertThatThrownBy(() -> Arguments.notNegative(-1, "turn")).hasMessage("turn: -1, expected 0 or more");
    }

    @Test
    void namesAreCopiedWithoutNull() {
        assertThat(Arguments.names(List.of("a", "b"))).containsExactly("a", "b");
        assertThatThrownBy(() -> Arguments.names(null)).hasMessageStartingWith("names: null, expected ");
        assertThatThrownBy(() -> Arguments.names(Arrays.asList("a", null)))
                .hasMessageStartingWith("name of seat 1: null, expected ");
    }

    @Test
    void anEndlessSourceOfNamesIsNotReadToItsEnd() {
        Iterable<String> endless = () -> Stream.generate(() -> "a").iterator();
        assertThatThrownBy(() -> Arguments.names(endless))
                .hasMessage("names: more than 64, expected a name for each seat");
    }
}
