package io.github.mercurius.testkit;

import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Shrinkable;
import net.jqwik.api.ShrinkingDistance;

/**
 * A value that shrinks to none that is longer: a game of smaller numbers may take more actions, and says less then.
 *
 * @param length how long a value is
 */
record NotLonger<T>(Shrinkable<T> inner, ToIntFunction<T> length) implements Shrinkable<T> {
    private static final int SIZE = 1000;

    static <T> Arbitrary<T> of(Arbitrary<T> arbitrary, ToIntFunction<T> length) {
        var generator = arbitrary.generator(SIZE);
        return Arbitraries.fromGenerator(random -> new NotLonger<>(generator.next(random), length));
    }

    @Override
    public T value() {
        return inner.value();
    }

    @Override
    public Stream<Shrinkable<T>> shrink() {
        int most = length.applyAsInt(value());
        return inner.shrink()
                .filter(smaller -> length.applyAsInt(smaller.value()) <= most)
                .map(smaller -> new NotLonger<>(smaller, length));
    }

    @Override
    public ShrinkingDistance distance() {
        return inner.distance();
    }
}
