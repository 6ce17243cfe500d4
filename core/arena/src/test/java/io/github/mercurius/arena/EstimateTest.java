package io.github.mercurius.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Intervals are those of the textbooks. */
class EstimateTest {
    private static final Offset<Double> FOUR_PLACES = within(0.00005);

    /** R. G. Newcombe, Two-sided confidence intervals for the single proportion, 1998, table I, method 3. */
    @ParameterizedTest
    @CsvSource({"263, 81, 0.2553, 0.3662", "148, 15, 0.0624, 0.1605", "20, 0, 0.0000, 0.1611", "29, 1, 0.0061, 0.1718"})
    void ofWholeWinsTheIntervalIsWilsons(int games, int wins, double low, double high) {
        Estimate rate = Estimate.winRate(games, wins * Estimate.WIN);
        assertThat(rate.value()).isCloseTo((double) wins / games, within(1e-6));
        assertThat(rate.low()).isCloseTo(low, FOUR_PLACES);
        assertThat(rate.high()).isCloseTo(high, FOUR_PLACES);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 20, 30, 40, 59})
    void aNumberOfWinsWithAFractionIsRoundedOutwards(int parts) {
        Estimate rate = Estimate.winRate(148, 14 * Estimate.WIN + parts);
        assertThat(rate.value()).isCloseTo((14 + parts / 60.0) / 148, within(1e-6));
        assertThat(rate.low())
                .isEqualTo(Estimate.winRate(148, 14 * Estimate.WIN).low());
        assertThat(rate.high())
                .isEqualTo(Estimate.winRate(148, 15 * Estimate.WIN).high());
    }

    /** NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.5.2: the heat flow meter, ZARR13.DAT. */
    @Test
    void ofMeansTheIntervalIsStudents() {
        Estimate mean = Estimate.mean(9.261460, 0.02278881 * 0.02278881, 195);
        assertThat(mean.value()).isEqualTo(9.261460);
        assertThat(mean.low()).isCloseTo(9.258242, within(2e-6));
        assertThat(mean.high()).isCloseTo(9.264679, within(2e-6));
    }

    @Test
    void ofASingleGameThereIsNoInterval() {
        assertThat(Estimate.mean(70, Double.NaN, 1)).isEqualTo(new Estimate(70, null, null));
    }

    @Test
    void ofDealsTheIntervalFollowsFromTheirNumberMeanAndVariance() {
        double[] shares = {1, 0.5, 0, 0.25};
        assertThat(Estimate.variance(shares)).isCloseTo(0.546875 / 3, within(1e-12));
        assertThat(Estimate.winRate(4, 0.4375, 0.546875 / 3)).isEqualTo(new Estimate(0.4375, 0.0, 1.0));
        assertThat(Estimate.winRate(1, 0.5, 0)).isEqualTo(new Estimate(0.5, null, null));
        assertThatThrownBy(() -> Estimate.winRate(0, 0.5, 0)).hasMessage("deals: 0, expected 1 or more");
    }

    /** Tables of Student's distribution, for 95 % on both sides. */
    @ParameterizedTest
    @CsvSource({
        "1, 12.7062047",
        "2, 4.3026527",
        "3, 3.1824463",
        "5, 2.5705818",
        "10, 2.2281389",
        "30, 2.0422725",
        "31, 2.0395134",
        "100, 1.9839715",
        "1000, 1.9623391",
        "10000, 1.9602012",
        "1000000, 1.9599664"
    })
    void studentsQuantilesAreThoseOfTheTables(int freedom, double quantile) {
        assertThat(Estimate.quantile(freedom)).isCloseTo(quantile, within(2e-6));
    }

    @Test
    void whoWinsNothingOrAllHasAnIntervalWithinBounds() {
        assertThat(Estimate.winRate(20, 0).low()).isEqualTo(0.0);
        assertThat(Estimate.winRate(20, 20 * Estimate.WIN).high()).isEqualTo(1.0);
    }
}
