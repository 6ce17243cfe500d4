package io.github.mercurius.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;

/** Each way that unseen cards can lie is imagined as often as any other, at a significance of 0.001. */
public abstract class UniformLaws {
    /** How likely it is that chance alone makes the ways of so many imagined games as uneven as they are. */
    protected abstract double pValue(IntUnaryOperator random);

    @Test
    void eachWayThatTheCardsCanLieIsAsLikelyAsAnyOther() {
        assertThat(pValue(new SplittableRandom(1602)::nextInt)).isGreaterThan(0.001);
    }
}
