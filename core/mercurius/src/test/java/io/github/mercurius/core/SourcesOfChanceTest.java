package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A source of chance is trusted nowhere: each number that it gives is checked where it enters. */
class SourcesOfChanceTest {
    private static final GameState STATE = GameState.start(Setup.of(3), Deal.seeded(1602));

    /** A method that takes a source. */
    private record Door(String name, Function<IntUnaryOperator, Object> enter) {
        /** The bounds for which the source is asked, one after the other. */
        List<Integer> bounds() {
            List<Integer> bounds = new ArrayList<>();
            assertThat(enter.apply(bound -> {
                        bounds.add(bound);
                        return 0;
                    }))
                    .isNotNull();
            return bounds;
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Door> doors() {
        return Stream.of(
                new Door("Deal.shuffled", Deal::shuffled),
                new Door("Cards.shuffled", Cards.all()::shuffled),
                new Door("LegalActions.sample", STATE.legalActions()::sample),
                new Door("PlayerView.determinize", STATE.viewFor(0)::determinize),
                new Door("PlayerView.determinize of a spectator", STATE.viewForSpectator()::determinize));
    }

    private record Hostile(Door door, int ask, int bound, int number) {
        /** Gives 0, and only once another number. */
        IntUnaryOperator source() {
            int[] asked = {0};
            return given -> asked[0]++ == ask ? number : 0;
        }
    }

    static Stream<Hostile> hostileSources() {
        return doors().flatMap(door -> {
            List<Integer> bounds = door.bounds();
            return Stream.of(0, bounds.size() / 2, bounds.size() - 1)
                    .distinct()
                    .flatMap(ask -> Stream.of(-1, bounds.get(ask), Integer.MIN_VALUE, Integer.MAX_VALUE)
                            .map(number -> new Hostile(door, ask, bounds.get(ask), number)));
        });
    }

    @ParameterizedTest
    @MethodSource("hostileSources")
    void aNumberOutOfRangeIsRefusedWithItsRange(Hostile hostile) {
        assertThatThrownBy(() -> hostile.door().enter.apply(hostile.source()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("number from random.applyAsInt(" + hostile.bound() + "): " + hostile.number()
                        + ", expected 0 to " + (hostile.bound() - 1));
    }

    @ParameterizedTest
    @MethodSource("doors")
    void whatASourceThrowsIsThrown(Door door) {
        IllegalStateException thrown = new IllegalStateException("no entropy");
        assertThatThrownBy(() -> door.enter.apply(bound -> {
                    throw thrown;
                }))
                .isSameAs(thrown);
    }
}
