/**
 * Lets bots play any game: begin with {@link io.github.mercurius.arena.Arbiter}, and for many games with
 * {@link io.github.mercurius.arena.Contest}.
 */
module io.github.mercurius.arena {
    exports io.github.mercurius.arena;

    requires transitive io.github.mercurius.rules;
    requires static org.jspecify;
}
