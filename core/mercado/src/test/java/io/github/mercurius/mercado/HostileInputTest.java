package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.mercurius.rules.EditionException;
import io.github.mercurius.rules.EditionProblem;
import io.github.mercurius.rules.IllegalActionException;
import io.github.mercurius.rules.PositionException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Huge, foreign and serialized things at the public doors: refused soon, and in few words. */
class HostileInputTest {
    private static final Edition EDITION = Edition.standIn();
    private static final String LONG = "x".repeat(1_000_000);

    private static Map<String, Object> document(String field, Object value) {
        Map<String, Object> document = new LinkedHashMap<>(EDITION.toDocument());
        document.put(field, value);
        return document;
    }

    @Test
    @Tag("slow")
    void aDocumentWithAMillionProblemsIsRefusedWithTheFirstThousand() {
        Map<String, Object> document = document("objects", Collections.nCopies(1_000_000, Map.of()));
        assertThat(Edition.problems(document)).hasSize(1_000);
        assertThatThrownBy(() -> Edition.of(document))
                .isInstanceOfSatisfying(
                        EditionException.class,
                        refused -> assertThat(refused.getMessage().length()).isLessThan(200_000));
    }

    @Test
    void aNumberOfAMillionDigitsIsNotWritten() {
        List<Object> objects = new ArrayList<>((List<?>) EDITION.toDocument().get("objects"));
        Map<Object, Object> object = new LinkedHashMap<>((Map<?, ?>) objects.get(0));
        object.put("points", BigInteger.ONE.shiftLeft(40_000_000));
        objects.set(0, object);
        Assertions.assertTimeoutPreemptively(
                Duration.ofSeconds(10),
                () -> assertThat(Edition.problems(document("objects", objects)))
                        .extracting(EditionProblem::message)
                        .anySatisfy(message -> assertThat(message).contains("a number of 40000001 bits")));
    }

    @Test
    void longTextsAreShownInFewWords() {
        for (Runnable door : List.<Runnable>of(
                () -> Action.parse(LONG, EDITION),
                () -> Action.parse("~C:" + "G".repeat(1_000_000), EDITION),
                () -> Action.parse("V:\u0007" + LONG, EDITION),
                () -> Coins.parse("G".repeat(1_000_000)),
                () -> Setup.of("Robert", LONG),
                () -> Edition.of(document("\u0007" + LONG, 1)),
                () -> JointChance.at(Setup.of(2), LONG),
                () -> Position.parse(LONG, EDITION),
                () -> Position.parse("mdn/1 edition=\u0007" + LONG.substring(0, 9_000), EDITION),
                () -> Position.parse("mdn/1 " + "x ".repeat(9_000), EDITION),
                () -> position()
                        .withSold(Collections.nCopies(100_000, Stall.OBJECTS_1))
                        .table(),
                () -> position().withStanding(Collections.nCopies(100_000, 1)).table(),
                () -> position()
                        .withTodo(Collections.nCopies(100_000, new Todo.Apply(Effect.AGAIN)))
                        .table())) {
            assertThatThrownBy(door::run)
                    .isInstanceOf(IllegalArgumentException.class)
                    .satisfies(refused -> assertThat(refused.getMessage())
                            .hasSizeLessThan(1_200)
                            .doesNotContain("\u0007")
                            .doesNotContain("\u202e"));
        }
    }

    private static Position position() {
        return Position.of(GameState.start(Setup.of(3), Deal.seeded(EDITION, 1)));
    }

    @Test
    void anEditionsNameIsSafeToPrint() {
        Edition edition = Edition.of(document("name", "<b>\u0007\u202e\n" + LONG));
        Setup setup = Setup.builder().players(2).edition(edition).build();
        GameState state = GameState.start(setup, Deal.seeded(edition, 1));
        for (String text : List.of(edition.toString(), setup.toString(), state.toString(), state.toText())) {
            assertThat(text).hasSizeLessThan(4_000).doesNotContain("\u0007").doesNotContain("\n");
        }
    }

    @Test
    void numbersOutOfBoundsAreProblemsOfAPosition() {
        for (int number : new int[] {Integer.MIN_VALUE, -1, Integer.MAX_VALUE}) {
            Position position = position()
                    .withTurn(number)
                    .withRound(number)
                    .withPlaced(number)
                    .withSeals(0, number)
                    .withPosition(1, number)
                    .withHandSize(2, number);
            assertThat(position.problems()).hasSizeGreaterThan(3);
            for (Position other : List.of(
                    position,
                    position.withGameOver(),
                    position.withAsk(Ask.SYMBOL),
                    position.withAsk(Ask.COINS),
                    position.withDiscard(2))) {
                assertThatThrownBy(() -> other.dealt(bound -> 0)).isInstanceOf(PositionException.class);
            }
        }
    }

    @Test
    void aSerializedExceptionKeepsItsProblems() throws IOException, ClassNotFoundException {
        PositionException position =
                catchThrowableOfType(PositionException.class, () -> Position.parse("mdn/1 players=9", EDITION));
        assertThat(copy(position)).hasMessage(position.getMessage());
        assertThat(copy(position).problems()).hasSize(2).isEqualTo(position.problems());
        EditionException edition = catchThrowableOfType(EditionException.class, () -> Edition.of(1));
        assertThat(copy(edition)).hasMessageContaining("EDN-11");
        assertThat(copy(edition).problems()).isNotEmpty().isEqualTo(edition.problems());
    }

    @Test
    void aSerializedExceptionKeepsItsActionAndViolation() throws IOException, ClassNotFoundException {
        List<Action> actions = ActionSamples.of(GameState.start(Setup.of(2), Deal.seeded(EDITION, 1)));
        List<Class<?>> kinds = new ArrayList<>(kinds(Action.class));
        kinds.remove(Outcome.class);
        kinds.addAll(kinds(Outcome.class));
        assertThat(actions).extracting(Object::getClass).containsAll(kinds);
        assertThat(ViolationSamples.ALL).extracting(Object::getClass).containsAll(kinds(Violation.class));
        for (Violation violation : ViolationSamples.ALL) {
            IllegalActionException thrown = new IllegalActionException(new Action.Draw(), violation);
            assertThat(copy(thrown).violation()).isEqualTo(violation);
            assertThat(copy(thrown)).hasMessage(thrown.getMessage());
        }
        for (Action action : actions) {
            IllegalActionException thrown = new IllegalActionException(action, new Violation.GameOver());
            assertThat(copy(thrown).action()).isEqualTo(action);
        }
    }

    private static List<Class<?>> kinds(Class<?> sealed) {
        return List.of(sealed.getPermittedSubclasses());
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> T copy(T thrown) throws IOException, ClassNotFoundException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(thrown);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            return (T) in.readObject();
        }
    }
}
