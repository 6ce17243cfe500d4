/**
 * For programs that learn to play: begin with {@link io.github.mercurius.rules.learning.Batch}.
 *
 * <p>An {@link io.github.mercurius.rules.learning.Encoding} tells a game in numbers: which moves there are, and what a
 * seat observes.
 */
module io.github.mercurius.rules.learning {
    exports io.github.mercurius.rules.learning;

    requires transitive io.github.mercurius.core;
    requires transitive io.github.mercurius.mercado;
    requires transitive io.github.mercurius.mercatores;
    requires transitive io.github.mercurius.rules;
    requires static org.jspecify;
}
