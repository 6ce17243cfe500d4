package io.github.mercurius.examples.conformance;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.rules.AnyViolation;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * A game at one moment, as a line of a vector speaks of it: actions by their notation, the state as JSON. Each of the
 * games has its own.
 */
interface VectorGame {
    /** What a library cites when it refuses an action. */
    record Refused(String rule, String message) {
        static Refused of(AnyViolation violation) {
            String rule = violation.rule().id();
            return new Refused(rule, rule + ": " + violation.message());
        }
    }

    boolean isOver();

    /** All fields of the state. */
    ObjectNode state();

    /** The notations of all legal actions. */
    List<String> legal();

    /**
     * Why an action is refused; nothing if it is legal.
     *
     * @throws IllegalArgumentException if the text is no action
     */
    Optional<Refused> check(String action);

    /**
     * The game after a legal action.
     *
     * @throws Mismatch if it is an outcome of chance, and the seed of the game makes another
     */
    VectorGame after(String action);

    /** What the last line has besides, when the game is over. */
    ObjectNode ending();

    /** A legal action for a game that is made up. */
    String choose(SplittableRandom random);

    /** Illegal actions, each with all rules that it breaks. */
    Map<String, Set<String>> illegal(SplittableRandom random);
}
