package io.github.mercurius.mercado;

import io.github.mercurius.common.Arguments;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The closed track on one side of the board: spaces numbered clockwise from 0, some with a symbol (THG-6).
 *
 * <p>Equal if all symbols are. This class is immutable and thread-safe.
 */
public final class Track {
    private final List<Optional<Effect>> symbols;

    Track(List<Optional<Effect>> symbols) {
        this.symbols = List.copyOf(symbols);
    }

    /** How many spaces there are. */
    public int length() {
        return symbols.size();
    }

    /**
     * The symbol of a space, if it has one.
     *
     * @throws IndexOutOfBoundsException if there is no such space
     */
    public Optional<Effect> symbol(int space) {
        return symbols.get(Arguments.index(space, length(), "space"));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Track that && that.symbols.equals(symbols);
    }

    @Override
    public int hashCode() {
        return symbols.hashCode();
    }

    /** The symbols, with {@code .} for none. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (Optional<Effect> symbol : symbols) {
            text.append(text.length() == 0 ? "" : " ")
                    .append(symbol.map(Effect::code).orElse("."));
        }
        return text.toString();
    }
}
