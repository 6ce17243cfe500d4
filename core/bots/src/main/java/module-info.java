/** Bots that play Mercurius: begin with {@link io.github.mercurius.bots.Bots}. */
module io.github.mercurius.bots {
    exports io.github.mercurius.bots;

    requires transitive io.github.mercurius.api;
    requires transitive io.github.mercurius.search;
    requires static org.jspecify;
}
