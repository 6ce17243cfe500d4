/**
 * The rules of the card game Mercatores.
 *
 * <p>Begin with {@link io.github.mercurius.mercatores.GameState}; to keep a log, undo actions or save, use a
 * {@link io.github.mercurius.mercatores.Game}. The cards come from an {@link io.github.mercurius.mercatores.Edition}. A
 * program that serves any game begins with {@link io.github.mercurius.mercatores.Mercatores}.
 */
module io.github.mercurius.mercatores {
    exports io.github.mercurius.mercatores;

    requires transitive io.github.mercurius.rules;
    requires transitive io.github.mercurius.search;
    requires transitive io.vavr;
    requires static org.immutables.value.annotations;
    requires static org.jspecify;
}
