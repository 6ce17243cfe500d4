/** Bots of any game as processes, in any language: begin with {@link io.github.mercurius.rules.bots.ProcessBots}. */
module io.github.mercurius.rules.bots {
    exports io.github.mercurius.rules.bots;

    requires com.fasterxml.jackson.databind;
    requires transitive io.github.mercurius.arena;
    requires transitive io.github.mercurius.rules;
    requires transitive io.github.mercurius.rules.json;
    requires static org.jspecify;
}
