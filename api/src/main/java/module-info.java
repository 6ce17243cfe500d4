/** The vocabulary of Mercurius, without its rules. */
module io.github.mercurius.api {
    exports io.github.mercurius.api;

    requires static org.immutables.value.annotations;
    requires static org.jspecify;
}
