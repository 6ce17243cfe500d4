/** The game Mercatores in numbers: begin with {@link io.github.mercurius.mercatores.learning.MercatoresLearning}. */
module io.github.mercurius.mercatores.learning {
    exports io.github.mercurius.mercatores.learning;

    requires io.github.mercurius.common;
    requires transitive io.github.mercurius.mercatores;
    requires transitive io.github.mercurius.rules.learning;
    requires static org.jspecify;
}
