package io.github.mercurius.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Estimates of samples. */
class EstimateTest {
    @ParameterizedTest
    @CsvSource({
        "0, 0, 'playouts: 0, expected 1 or more'",
        "-1, 3, 'wins: -1.0, expected 0 to 3, one a playout'",
        "3.5, 3, 'wins: 3.5, expected 0 to 3, one a playout'",
        "NaN, 3, 'wins: NaN, expected 0 to 3, one a playout'"
    })
    void thereAreNoMoreWinsThanPlayouts(double wins, int playouts, String message) {
        assertThatThrownBy(() -> Estimate.chance(wins, playouts))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }

    @Test
    void anIntervalHoldsTheTruthNineteenTimesOfTwenty() {
        SplittableRandom random = new SplittableRandom(1);
        int held = 0;
        for (int sample = 0; sample < 1000; sample++) {
            int wins = 0;
            for (int playout = 0; playout < 60; playout++) {
                wins += random.nextInt(100) < 30 ? 1 : 0;
            }
            Estimate chance = Estimate.chance(wins, 60);
            held += chance.low() <= 0.3 && 0.3 <= chance.high() ? 1 : 0;
        }
        assertThat(held).isBetween(930, 970);
    }

    @Test
    void aDifferenceHoldsTheTruthNineteenTimesOfTwenty() {
        SplittableRandom random = new SplittableRandom(1);
        int held = 0;
        for (int sample = 0; sample < 1000; sample++) {
            double[] differences = new double[60];
            for (int pair = 0; pair < 60; pair++) {
                int roll = random.nextInt(10);
                differences[pair] = roll < 2 ? 1 : roll < 3 ? -1 : 0; // 0.1 on average
            }
            Estimate difference = Estimate.difference(differences);
            held += difference.low() <= 0.1 && 0.1 <= difference.high() ? 1 : 0;
        }
        assertThat(held).isBetween(930, 975);
        Estimate same = Estimate.difference(new double[100]);
        assertThat(same.low()).isBetween(-0.04, -0.01);
        assertThat(same.high()).isBetween(0.01, 0.04);
    }
}
