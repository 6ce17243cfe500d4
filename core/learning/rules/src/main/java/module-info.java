/**
 * For programs that learn to play any game: begin with {@link io.github.mercurius.rules.learning.Batch}.
 *
 * <p>The modules of the games say how each of them is told in numbers: an
 * {@link io.github.mercurius.rules.learning.Encoding}.
 */
module io.github.mercurius.rules.learning {
    exports io.github.mercurius.rules.learning;

    requires transitive io.github.mercurius.rules;
    requires io.github.mercurius.common;
    requires static org.jspecify;
}
