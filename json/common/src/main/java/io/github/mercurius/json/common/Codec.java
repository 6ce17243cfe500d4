package io.github.mercurius.json.common;

import java.io.IOException;
import java.util.function.Function;

/** How values of one type are written as JSON and read back. */
public interface Codec<T> {
    /** Writes a value. */
    void write(T value, JsonOutput out) throws IOException;

    /** The value that some JSON stands for; anything else is refused. */
    T read(JsonInput in);

    /** How a value is written. */
    interface Writing<T> {
        /** Writes a value. */
        void write(T value, JsonOutput out) throws IOException;
    }

    /** A codec of two functions. */
    static <T> Codec<T> of(Writing<T> writing, Function<JsonInput, T> reading) {
        return new Codec<>() {
            @Override
            public void write(T value, JsonOutput out) throws IOException {
                writing.write(value, out);
            }

            @Override
            public T read(JsonInput in) {
                return reading.apply(in);
            }
        };
    }

    /** A codec for values that are made of those of this one; what cannot be made of them is refused. */
    default <S> Codec<S> as(Function<? super T, ? extends S> make, Function<? super S, ? extends T> unmake) {
        return of((value, out) -> write(unmake.apply(value), out), in -> in.make(make, read(in)));
    }
}
