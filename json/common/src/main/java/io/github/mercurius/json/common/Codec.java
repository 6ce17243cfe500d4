package io.github.mercurius.json.common;

import java.io.IOException;
import java.util.function.Function;

/** How values of one type are written as JSON and read back. */
public interface Codec<T> {
    /** Writes a value whole. */
    void write(T value, JsonOutput out) throws IOException;

    /** Reads a value whose first token is the current one, up to its last token. */
    T read(JsonInput in) throws IOException;

    /** A codec for values that are made of those of this one; what cannot be made of them is refused. */
    default <S> Codec<S> as(Function<? super T, ? extends S> make, Function<? super S, ? extends T> unmake) {
        Codec<T> parts = this;
        return new Codec<>() {
            @Override
            public void write(S value, JsonOutput out) throws IOException {
                parts.write(unmake.apply(value), out);
            }

            @Override
            public S read(JsonInput in) throws IOException {
                return in.make(make, parts.read(in));
            }
        };
    }
}
