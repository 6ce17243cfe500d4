package io.github.mercurius.mercatores;

import static io.github.mercurius.model.DoorLaws.LONG;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.model.DoorLaws;
import io.github.mercurius.rules.PositionException;
import java.util.Collections;
import org.junit.jupiter.api.Test;

/** Huge and foreign things at the public doors: refused soon, and in few words. */
class HostileInputTest {
    private static final Edition EDITION = Edition.standIn();

    @Test
    void longTextsAreShownInFewWords() {
        DoorLaws.refusedInFewWords(
                () -> Action.parse("C:RCTN>" + LONG, EDITION),
                () -> Cards.parse(LONG, EDITION),
                () -> TestEditions.standIn("<script>\u0007\u202e" + LONG, LONG),
                () -> new SealedDeal(Setup.of(2), Deal.seeded(EDITION, 1), LONG),
                () -> Position.parse("mtn/1 edition=\u0007" + LONG.substring(0, 9_000), EDITION),
                () -> Position.parse("mtn/1 " + "x ".repeat(9_000), EDITION),
                () -> Position.of(Setup.of(2))
                        .withDeck(Collections.nCopies(1_000_000, EDITION.cards().get(0)))
                        .table());
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
                    .withHandSize(2, number);
            assertThat(position.problems()).hasSizeGreaterThan(4);
            assertThatThrownBy(() -> position.dealt(bound -> 0)).isInstanceOf(PositionException.class);
            assertThatThrownBy(() -> position.withAsk(Ask.CASH).dealt(bound -> 0))
                    .isInstanceOf(PositionException.class);
        }
    }
}
