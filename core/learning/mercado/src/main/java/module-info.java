/** The game Mercado in numbers: begin with {@link io.github.mercurius.mercado.learning.MercadoLearning}. */
module io.github.mercurius.mercado.learning {
    exports io.github.mercurius.mercado.learning;

    requires io.github.mercurius.common;
    requires transitive io.github.mercurius.mercado;
    requires transitive io.github.mercurius.rules.learning;
    requires static org.jspecify;
}
