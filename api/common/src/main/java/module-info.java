/**
 * Internal: mechanisms that the games of this project share.
 *
 * <p>It is not part of the public API, and may change with every release: only the project's own modules can use it.
 */
// Those modules are built after this one, so they are not there yet when it is compiled.
@SuppressWarnings("module")
module io.github.mercurius.common {
    exports io.github.mercurius.common to
            io.github.mercurius.api,
            io.github.mercurius.arena,
            io.github.mercurius.core,
            io.github.mercurius.json,
            io.github.mercurius.mercado,
            io.github.mercurius.mercado.json,
            io.github.mercurius.mercatores,
            io.github.mercurius.mercatores.json,
            io.github.mercurius.rules.bots,
            io.github.mercurius.rules.learning,
            io.github.mercurius.testkit;

    requires transitive io.github.mercurius.rules;
    requires static org.jspecify;
}
