/**
 * The rules of the board game Mercado.
 *
 * <p>Begin with {@link io.github.mercurius.mercado.GameState}; to keep a log, undo actions or save, use a
 * {@link io.github.mercurius.mercado.Game}. A program that serves any game begins with
 * {@link io.github.mercurius.mercado.Mercado}. Chance comes from outside: a state
 * {@linkplain io.github.mercurius.mercado.GameState#drawOutcome draws} from the source that it is given. The pieces
 * come from an {@link io.github.mercurius.mercado.Edition}.
 */
module io.github.mercurius.mercado {
    exports io.github.mercurius.mercado;

    requires transitive io.github.mercurius.rules;
    requires transitive io.github.mercurius.search;
    requires transitive io.vavr;
    requires static org.immutables.value.annotations;
    requires static org.jspecify;
}
