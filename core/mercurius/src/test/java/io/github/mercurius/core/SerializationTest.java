package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Violation;
import io.github.mercurius.architecture.Serialized;
import io.github.mercurius.rules.IllegalActionException;
import io.github.mercurius.rules.NotationException;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.RulesException;
import io.github.mercurius.testkit.Samples;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Exceptions keep what they say when they are serialized, as frameworks and loggers do with them. */
class SerializationTest {
    static Stream<Violation> violations() {
        return Samples.violations().stream();
    }

    static Stream<Action> actions() {
        return Samples.actions().stream();
    }

    @ParameterizedTest
    @MethodSource("violations")
    void eachViolationComesBackInItsException(Violation violation) {
        IllegalActionException copy = Serialized.copy(new IllegalActionException(Action.parse("+AMS"), violation));
        assertThat(copy.violation()).isEqualTo(violation);
        assertThat(copy.violation().facts()).isEqualTo(violation.facts());
        assertThat(copy.action()).isEqualTo(Action.parse("+AMS"));
        assertThat(copy).hasMessage("+AMS: " + violation.rule().id() + ": " + violation.message());
    }

    @ParameterizedTest
    @MethodSource("actions")
    void eachActionComesBackInItsException(Action action) {
        IllegalActionException copy = Serialized.copy(new IllegalActionException(action, new Violation.GameOver()));
        assertThat(copy.action()).isEqualTo(action);
        assertThat(copy.action().notation()).isEqualTo(action.notation());
    }

    @Test
    void thereIsASampleOfEachKind() {
        assertThat(violations().map(Object::getClass).distinct())
                .containsExactlyInAnyOrder(Violation.class.getPermittedSubclasses());
        assertThat(actions().map(Object::getClass).distinct())
                .containsExactlyInAnyOrder(Action.class.getPermittedSubclasses());
    }

    @Test
    void rulesStayTheSameObjects() {
        for (Rule rule : Rule.values()) {
            assertThat(Serialized.copy(rule)).isSameAs(rule);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "+", "+AMX", "N:AMS+SIL-,", "\ud83d", "D:\u202e"})
    void aNotationExceptionKeepsTextAndPlace(String text) {
        NotationException thrown = catchThrowableOfType(NotationException.class, () -> Action.parse(text));
        NotationException copy = Serialized.copy(thrown);
        assertThat(copy).hasMessage(thrown.getMessage());
        assertThat(copy.text()).isEqualTo(text);
        assertThat(copy.position()).isEqualTo(thrown.position());
        assertThat(copy.expected()).isEqualTo(thrown.expected());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "mpn/2",
                "mpn/1 players=3 turn=x cash=70/y/70 specials=BDN/Q/BDN",
                "mpn/1 players=3 market=33,14,14,14,14,14,19,19,19,19,19,19 cash=70/71/70 tokens=6AMS/TEA/-"
                        + " specials=BD/BDN/BDN paid=ROT,ROT",
            })
    void aPositionExceptionKeepsAllItsProblems(String text) {
        PositionException thrown = catchThrowableOfType(PositionException.class, () -> Position.parse(text));
        PositionException copy = Serialized.copy(thrown);
        assertThat(copy).hasMessage(thrown.getMessage());
        assertThat(copy.problems()).isEqualTo(thrown.problems()).isUnmodifiable();
    }

    @Test
    void aProblemWithoutAPlaceComesBackToo() {
        PositionException thrown = catchThrowableOfType(
                PositionException.class,
                () -> Position.of(Setup.of(3)).withCash(0, 71).state());
        assertThat(thrown.problems())
                .allSatisfy(problem -> assertThat(problem.place()).isEmpty());
        assertThat(Serialized.copy(thrown).problems()).isEqualTo(thrown.problems());
        assertThat(thrown.problems())
                .anySatisfy(problem ->
                        assertThat(List.<Object>copyOf(problem.rules())).contains(Rule.SET_5));
    }

    @Test
    void allOfThemAreOneFamily() {
        assertThat(catchThrowableOfType(RulesException.class, () -> Action.parse("?")))
                .isNotNull();
        assertThat(catchThrowableOfType(RulesException.class, () -> Position.parse("?")))
                .isNotNull();
        assertThat(catchThrowableOfType(
                        RulesException.class,
                        () -> Game.start(Setup.of(3), Deal.seeded(1)).applyAction(Action.parse("-AMS"))))
                .isNotNull();
    }
}
