/** The rules of Mercurius. */
module io.github.mercurius.core {
    exports io.github.mercurius.core;

    requires transitive io.github.mercurius.api;
    requires transitive io.vavr;
    requires static org.immutables.value.annotations;
    requires static org.jspecify;
}
