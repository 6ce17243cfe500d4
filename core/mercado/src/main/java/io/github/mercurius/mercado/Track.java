package io.github.mercurius.mercado;

import io.github.mercurius.rules.internal.Arguments;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The closed track on one side of the board: spaces numbered clockwise from 0, some with a symbol (THG-6). */
public record Track(List<Optional<Effect>> symbols) {
    public Track {
        symbols = Arguments.noneNull(symbols, "symbols");
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

    /** The symbols, with {@code .} for none. */
    @Override
    public String toString() {
        return symbols.stream()
                .map(symbol -> symbol.map(Effect::code).orElse("."))
                .collect(Collectors.joining(" "));
    }
}
