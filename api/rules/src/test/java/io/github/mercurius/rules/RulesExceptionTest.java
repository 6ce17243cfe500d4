package io.github.mercurius.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Exceptions of all games carry facts, and keep message and rule when they are serialized. */
class RulesExceptionTest {
    private enum House implements AnyRule {
        ONE;

        @Override
        public String id() {
            return "HSE-1";
        }

        @Override
        public String text(Locale locale) {
            return "Nobody cheats.";
        }
    }

    private record Move(String notation) implements AnyAction {}

    private record Cheated(int seat) implements AnyViolation {
        @Override
        public AnyRule rule() {
            return House.ONE;
        }

        @Override
        public String type() {
            return "cheated";
        }

        @Override
        public Map<String, Object> facts() {
            return Map.of("seat", seat);
        }

        @Override
        public String message(Locale locale) {
            return "seat " + seat + " cheated";
        }

        @Override
        public String message(Locale locale, AnySetup setup) {
            return message(locale);
        }
    }

    private static final PositionProblem PLACED =
            new PositionProblem(OptionalInt.of(7), "cash of seat 2", "-1", "0 or more", List.of(House.ONE));
    private static final PositionProblem UNPLACED =
            new PositionProblem(OptionalInt.empty(), "text", "?", "a position", List.of());

    @Test
    void anIllegalActionCarriesActionAndViolation() {
        IllegalActionException thrown = new IllegalActionException(new Move("m"), new Cheated(2));
        assertThat(thrown).hasMessage("m: HSE-1: seat 2 cheated");
        assertThat(thrown.action()).isEqualTo(new Move("m"));
        assertThat(thrown.violation()).isEqualTo(new Cheated(2));
        assertThat(thrown.rule()).isSameAs(House.ONE);
    }

    @Test
    void aLongActionIsCutInTheMessageAndKeptInTheFacts() {
        Move move = new Move("m".repeat(1000));
        IllegalActionException thrown = new IllegalActionException(move, new Cheated(2));
        assertThat(thrown).hasMessage("m".repeat(60) + "…: HSE-1: seat 2 cheated");
        assertThat(thrown.action()).isEqualTo(move);
    }

    @Test
    void aNotationKeepsTextPlaceAndWhatWasExpected() {
        NotationException thrown = new NotationException("all of it", "+AMX", 3, "an asset");
        assertThat(thrown).hasMessage("all of it");
        assertThat(thrown.text()).isEqualTo("+AMX");
        assertThat(thrown.position()).isEqualTo(3);
        assertThat(thrown.expected()).isEqualTo("an asset");
    }

    @Test
    void aPositionKeepsAllProblemsWithAndWithoutAPlace() {
        PositionException thrown = new PositionException(List.of(PLACED, UNPLACED));
        assertThat(thrown)
                .hasMessage("2 problems: position 7, cash of seat 2: -1, expected 0 or more (HSE-1); text: ?,"
                        + " expected a position");
        assertThat(thrown.problems()).containsExactly(PLACED, UNPLACED).isUnmodifiable();
        assertThat(List.<Object>copyOf(thrown.problems().get(0).rules())).containsExactly(House.ONE);
    }

    @Test
    void aProblemKeepsItsOwnCopyOfTheRules() {
        List<AnyRule> rules = new ArrayList<>(List.of(House.ONE));
        PositionProblem problem = new PositionProblem(OptionalInt.empty(), "a", "b", "c", rules);
        rules.clear();
        assertThat(problem.rules()).hasSize(1).isUnmodifiable();
    }

    @Test
    void anEditionKeepsAllProblems() {
        EditionException thrown =
                new EditionException(List.of(new EditionProblem(House.ONE, "players", "0", "1 or more")));
        assertThat(thrown).hasMessage("HSE-1: players: 0, expected 1 or more");
        assertThat(thrown.problems()).hasSize(1).isUnmodifiable();
    }

    /** Frameworks and loggers serialize exceptions. */
    @Test
    void whatIsSerializedKeepsItsMessageAndTheRule() throws IOException, ClassNotFoundException {
        IllegalActionException illegal = copy(new IllegalActionException(new Move("m"), new Cheated(2)));
        assertThat(illegal).hasMessage("m: HSE-1: seat 2 cheated");
        assertThat(illegal.rule()).isSameAs(House.ONE);
        assertThatThrownBy(illegal::violation).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(illegal::action).isInstanceOf(IllegalStateException.class);
        PositionException position = copy(new PositionException(List.of(UNPLACED)));
        assertThat(position).hasMessage("text: ?, expected a position");
        assertThatThrownBy(position::problems)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("this exception was serialized: only its message and rule are kept");
    }

    @SuppressWarnings("unchecked")
    private static <T> T copy(T object) throws IOException, ClassNotFoundException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(object);
        return (T) new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    }
}
