/**
 * For programs that learn to play Mercurius.
 *
 * <p>A game is played move by move in an {@link io.github.mercurius.learning.Environment}, many games at once in a
 * {@link io.github.mercurius.rules.learning.Batch}. {@link io.github.mercurius.learning.Moves} numbers what can be
 * done, and the fields of {@link io.github.mercurius.learning.MercuriusLearning#encoding} say what a seat is shown.
 */
module io.github.mercurius.learning {
    exports io.github.mercurius.learning;

    requires io.github.mercurius.common;
    requires transitive io.github.mercurius.core;
    requires transitive io.github.mercurius.rules.learning;
    requires static org.jspecify;
}
