package io.github.mercurius.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a share pays at each price (RUL-1). */
class DividendScaleTest {
    private static final List<Integer> ZEROS = Collections.nCopies(25, 0);

    @Test
    void theDefaultIsAQuarterOfThePriceRoundedUp_RUL1() {
        assertThat(DividendScale.quarterPrice().amounts())
                .containsExactly(1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7);
        assertThat(DividendScale.quarterPrice().amountAt(23))
                .as("the rulebook's example")
                .isEqualTo(6);
    }

    @Test
    void theFullPriceIsThePrice_RUL1() {
        assertThat(DividendScale.fullPrice().amounts())
                .isEqualTo(IntStream.rangeClosed(1, 25).boxed().toList());
    }

    @Test
    void aHostsOwnScaleMayGoFromNothingToAMillion_RUL1() {
        List<Integer> amounts = new ArrayList<>(ZEROS);
        amounts.set(24, 1_000_000);
        DividendScale scale = DividendScale.of(amounts);
        amounts.clear();
        assertThat(scale.amountAt(1)).isZero();
        assertThat(scale.amountAt(25)).isEqualTo(1_000_000);
        assertThat(scale.amounts()).hasSize(25).isUnmodifiable();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 24, 26})
    void aScaleHas25Amounts_RUL1(int size) {
        assertThatThrownBy(() -> DividendScale.of(Collections.nCopies(size, 1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("dividend scale of: " + size + " amounts, expected 25 (RUL-1)");
    }

    @ParameterizedTest
    @CsvSource({"-1, 1", "1000001, 13", "-2147483648, 25"})
    void anAmountIsRefusedThatIsNegativeOrAboveAMillion_RUL1(int amount, int price) {
        assertThatThrownBy(() -> DividendScale.of(zerosBut(price, amount)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("dividend at price " + price + ": " + amount + ", expected 0 to 1000000");
    }

    private static List<Integer> zerosBut(int price, Integer amount) {
        List<Integer> amounts = new ArrayList<>(ZEROS);
        amounts.set(price - 1, amount);
        return amounts;
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 26, -1})
    void thereIsNoDividendAtAPriceThatIsNone_PRC1(int price) {
        assertThatThrownBy(() -> DividendScale.quarterPrice().amountAt(price))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("price: " + price + ", expected 1 to 25");
    }
}
