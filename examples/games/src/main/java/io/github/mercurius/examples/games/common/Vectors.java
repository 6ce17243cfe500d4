package io.github.mercurius.examples.games.common;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.IntUnaryOperator;

/**
 * What the vectors of one game have of their own: the first line, and the fields of a state and of the end.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
public interface Vectors<A extends AnyAction, V extends AnyView<A>> {
    /**
     * What the first line of a vector says.
     *
     * @param state the first state
     * @param dealer makes the outcomes of chance; empty if nothing does, or the file says what chance brings
     * @param line the line as the library writes it: what is read is right if it is the same
     */
    record Beginning<A extends AnyAction, V extends AnyView<A>>(
            AnyState<A, V> state, Optional<IntUnaryOperator> dealer, ObjectNode line) {}

    /**
     * The game that begins with a line.
     *
     * @throws IllegalArgumentException if no game can begin so
     */
    Beginning<A, V> read(ObjectNode firstLine);

    /** All fields of a state. */
    ObjectNode state(AnyState<A, V> state);

    /** What the last line has besides, when the game is over. */
    ObjectNode ending(AnyState<A, V> state);

    /** The rule that says what a seed deals. */
    String seedRule();

    /** Whether a line has only those fields of the state that differ from the line before. */
    default boolean writesDifferences() {
        return false;
    }

    /** What all first lines begin with. */
    static ObjectNode firstLine(String game) {
        return Fields.JSON.createObjectNode().put("format", game + "-conformance/1");
    }

    /** Adds who plays and begins. */
    static ObjectNode withSetup(ObjectNode line, AnySetup setup) {
        return line.put("players", setup.players()).put("startPlayer", setup.startSeat());
    }

    /** Adds the seed, or null if there is none. */
    static ObjectNode withSeed(ObjectNode line, OptionalLong seed) {
        return line.put("seed", seed.isPresent() ? Long.toUnsignedString(seed.getAsLong()) : null);
    }
}
