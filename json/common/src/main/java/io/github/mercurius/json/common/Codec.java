package io.github.mercurius.json.common;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** How values of one type are written as JSON and read back: as maps, lists, texts, integers, truth values and null. */
public interface Codec<T> {
    /** A value as JSON. */
    @Nullable
    Object write(T value);

    /** The value that some JSON stands for; anything else is refused. */
    T read(JsonInput in);

    /** A codec for values that are made of those of this one; what cannot be made of them is refused. */
    default <S> Codec<S> as(Function<? super T, ? extends S> make, Function<? super S, ? extends T> unmake) {
        Codec<T> parts = this;
        return new Codec<>() {
            @Override
            public @Nullable Object write(S value) {
                return parts.write(unmake.apply(value));
            }

            @Override
            public S read(JsonInput in) {
                return in.make(make, parts.read(in));
            }
        };
    }
}
