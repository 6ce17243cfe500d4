/** Bots that play Mercurius: begin with {@link io.github.mercurius.bots.Bots}. */
module io.github.mercurius.bots {
    exports io.github.mercurius.bots;

    requires transitive io.github.mercurius.api;
    requires static org.jspecify;
}
