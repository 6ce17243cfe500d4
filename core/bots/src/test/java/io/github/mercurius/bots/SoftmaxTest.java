package io.github.mercurius.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Values as chances. */
class SoftmaxTest {
    @Test
    void whatIsOneStepHigherIsETimesAsLikelyAndAllAddUpToOne() {
        double[] chances = Softmax.of(new double[] {70, 76, 64}, 6);
        assertThat(chances[1] / chances[0]).isEqualTo(Math.E, within(1e-9));
        assertThat(chances[0] / chances[2]).isEqualTo(Math.E, within(1e-9));
        assertThat(Arrays.stream(chances).sum()).isEqualTo(1, within(1e-9));
    }

    @Test
    void valuesFarApartAreNoTroubleEither() {
        assertThat(Softmax.of(new double[] {0, 1e6}, 2)).containsExactly(0, 1);
    }
}
