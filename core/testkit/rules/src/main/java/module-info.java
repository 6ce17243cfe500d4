/** Laws of any game, for its tests: begin with {@link io.github.mercurius.rules.testkit.GameLaws}. */
module io.github.mercurius.rules.testkit {
    exports io.github.mercurius.rules.testkit;

    requires transitive io.github.mercurius.rules;
    requires static org.jspecify;
}
