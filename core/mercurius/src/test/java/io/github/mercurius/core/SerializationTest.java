package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Violation;
import io.github.mercurius.architecture.Serialized;
import io.github.mercurius.rules.IllegalActionException;
import io.github.mercurius.testkit.Samples;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

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
}
