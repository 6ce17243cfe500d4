package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.mercurius.rules.EditionException;
import io.github.mercurius.rules.EditionProblem;
import io.github.mercurius.rules.NotationException;
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
        Map<String, Object> document = document("goods", Collections.nCopies(1_000_000, Map.of()));
        assertThat(Edition.problems(document)).hasSize(1_000);
        assertThatThrownBy(() -> Edition.of(document))
                .isInstanceOfSatisfying(
                        EditionException.class,
                        refused -> assertThat(refused.getMessage().length()).isLessThan(200_000));
    }

    @Test
    void aNumberOfAMillionDigitsIsNotWritten() {
        List<Object> goods = new ArrayList<>((List<?>) EDITION.toDocument().get("goods"));
        Map<Object, Object> good = new LinkedHashMap<>((Map<?, ?>) goods.get(0));
        good.put("profit", List.of(List.of(BigInteger.ONE.shiftLeft(40_000_000), 1)));
        goods.set(0, good);
        Assertions.assertTimeoutPreemptively(
                Duration.ofSeconds(10),
                () -> assertThat(Edition.problems(document("goods", goods)))
                        .extracting(EditionProblem::message)
                        .anySatisfy(message -> assertThat(message).contains("a number of 40000001 bits")));
    }

    @Test
    void longTextsAreShownInFewWords() {
        for (Runnable door : List.<Runnable>of(
                () -> Action.parse(LONG, EDITION),
                () -> Action.parse("C:RCTN>" + LONG, EDITION),
                () -> Cards.parse(LONG, EDITION),
                () -> Setup.of("Robert", LONG),
                () -> Edition.of(document("name", LONG)),
                () -> Edition.of(document("id", "<script>\u0007\u202e" + LONG)),
                () -> Edition.of(document("\u0007" + LONG, 1)),
                () -> JointDeal.at(Setup.of(2), LONG),
                () -> SealedDeal.of(Setup.of(2), Deal.seeded(EDITION, 1), LONG),
                () -> Position.parse(LONG, EDITION),
                () -> Position.parse("mtn/1 edition=\u0007" + LONG.substring(0, 9_000), EDITION),
                () -> Position.parse("mtn/1 " + "x ".repeat(9_000), EDITION),
                () -> Position.of(Setup.of(2))
                        .withDeck(Collections.nCopies(1_000_000, EDITION.cards().get(0)))
                        .table())) {
            assertThatThrownBy(door::run)
                    .isInstanceOf(IllegalArgumentException.class)
                    .satisfies(refused -> assertThat(refused.getMessage())
                            .hasSizeLessThan(1_200)
                            .doesNotContain("\u0007")
                            .doesNotContain("\u202e"));
        }
    }

    @Test
    void numbersOutOfBoundsAreProblemsOfAPosition() {
        for (int number : new int[] {Integer.MIN_VALUE, -1, Integer.MAX_VALUE}) {
            Position position = Position.of(Setup.of(3))
                    .withTurn(number)
                    .withRound(number)
                    .withCoins(0, number)
                    .withCoins(1, number)
                    .withHandSize(1, number)
                    .withHandSize(2, number)
                    .withDeckSize(number);
            assertThat(position.problems()).hasSizeGreaterThan(4);
            assertThatThrownBy(position::dealtInOrder).isInstanceOf(PositionException.class);
            assertThatThrownBy(position.withAsk(Ask.CASH)::dealtInOrder).isInstanceOf(PositionException.class);
        }
    }

    @Test
    void aSerializedExceptionKeepsAllThatItSays() throws IOException, ClassNotFoundException {
        PositionException position = catchThrowableOfType(
                PositionException.class, () -> Position.parse("mtn/1 edition=x players=9", EDITION));
        assertThat(copy(position)).hasMessage(position.getMessage());
        assertThat(copy(position).problems()).hasSize(2).isEqualTo(position.problems());
        EditionException edition = catchThrowableOfType(EditionException.class, () -> Edition.of(1));
        assertThat(copy(edition)).hasMessageContaining("EDN-1");
        assertThat(copy(edition).problems()).isNotEmpty().isEqualTo(edition.problems());
        NotationException notation =
                catchThrowableOfType(NotationException.class, () -> Action.parse("G:TOB7", EDITION));
        assertThat(copy(notation).text()).isEqualTo("G:TOB7");
        assertThat(copy(notation).position()).isEqualTo(2);
        assertThat(copy(notation).expected()).isEqualTo(notation.expected());
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
