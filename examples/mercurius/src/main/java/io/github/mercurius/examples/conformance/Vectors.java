package io.github.mercurius.examples.conformance;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.examples.games.GameName;
import java.util.SplittableRandom;

/** How the vectors of one of the games begin. */
interface Vectors {
    /** A game that was made up, before its first action. */
    record MadeUp(ObjectNode firstLine, int players, VectorGame start) {}

    /** The game that begins with a line. */
    VectorGame read(String firstLine);

    /**
     * A game to write.
     *
     * @param number from 0: what can be chosen is chosen in turns, or by chance
     */
    MadeUp makeUp(int number, SplittableRandom random);

    /** Whether a line has only those fields of the state that differ from the line before. */
    default boolean writesDifferences() {
        return false;
    }

    /** The vectors of a game; those that are made up are played with the stand-in, where there are editions. */
    static Vectors of(GameName game) {
        return switch (game) {
            case MERCURIUS -> new MercuriusVectors();
            case MERCATORES -> new MercatoresVectors(io.github.mercurius.mercatores.Edition.standIn());
            case MERCADO -> new MercadoVectors(io.github.mercurius.mercado.Edition.standIn());
        };
    }
}
