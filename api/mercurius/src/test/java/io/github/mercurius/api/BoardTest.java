package io.github.mercurius.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A player's board: cards come on the left and leave on the right (TRN-2, TRN-3). */
class BoardTest {
    private static final Board FULL = Board.empty()
            .with(0, PriceCard.AMS_UP_SIL_DOWN)
            .with(1, SpecialCard.NEWS)
            .with(2, PriceCard.MID_DOWN_SPI_UP);

    @Test
    void anEmptyBoardHasNoCard() {
        assertThat(Board.empty().isEmpty()).isTrue();
        assertThat(Board.empty()).hasToString("[-, -, -]");
        assertThat(IntStream.range(0, Board.SPACES).mapToObj(Board.empty()::card))
                .hasSize(3)
                .allMatch(card -> card.isEmpty());
    }

    @ParameterizedTest
    @EnumSource
    void everyPriceCardCanLieOnEverySpace_TRN2(PriceCard card) {
        for (int space = 0; space < Board.SPACES; space++) {
            Board board = FULL.with(space, card);
            assertThat(board.card(space)).contains(card);
            for (int other = 0; other < Board.SPACES; other++) {
                if (other != space) {
                    assertThat(board.card(other)).isEqualTo(FULL.card(other));
                }
            }
        }
    }

    @Test
    void cardsShiftOneSpaceRightAndTheLastLeaves_TRN3() {
        assertThat(FULL).hasToString("[AMS+SIL-, NEWS, MID-SPI+]");
        assertThat(FULL.shifted()).hasToString("[-, AMS+SIL-, NEWS]");
        assertThat(FULL.shifted().shifted()).hasToString("[-, -, AMS+SIL-]");
        assertThat(FULL.shifted().shifted().shifted()).isEqualTo(Board.empty());
        assertThat(FULL.isEmpty()).isFalse();
    }

    @Test
    void aCardActsInThreeTurns_TRN3() {
        assertThat(IntStream.range(0, 3).map(Board::turnsLeft)).containsExactly(3, 2, 1);
    }

    @Test
    void equalBoardsHaveTheSameHashInEveryRun() {
        assertThat(FULL)
                .isEqualTo(FULL.with(1, SpecialCard.NEWS))
                .isNotEqualTo(FULL.with(1, PriceCard.AMS_UP_SIL_DOWN));
        assertThat(FULL.with(1, SpecialCard.NEWS)).hasSameHashCodeAs(FULL);
        assertThat(FULL.hashCode()).isEqualTo("[AMS+SIL-, NEWS, MID-SPI+]".hashCode());
    }

    @ParameterizedTest
    @EnumSource(names = {"BLACK_MARKET", "DIVIDEND"})
    void otherSpecialCardsDoNotGoOnABoard_TRN2(SpecialCard card) {
        assertThatThrownBy(() -> Board.empty().with(0, card))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("card: " + card + ", expected a price card or NEWS");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 3})
    void thereAreThreeSpaces(int space) {
        String message = "space: " + space + ", expected 0 to 2";
        assertThatThrownBy(() -> FULL.card(space))
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessage(message);
        assertThatThrownBy(() -> FULL.with(space, SpecialCard.NEWS)).hasMessage(message);
        assertThatThrownBy(() -> Board.turnsLeft(space)).hasMessage(message);
    }

    @Test
    void theOrderSaysWhichSpaceActs_RUL5() {
        assertThat(IntStream.range(0, 3).map(CardOrder.NEWEST_FIRST::space)).containsExactly(0, 1, 2);
        assertThat(IntStream.range(0, 3).map(CardOrder.OLDEST_FIRST::space)).containsExactly(2, 1, 0);
    }
}
