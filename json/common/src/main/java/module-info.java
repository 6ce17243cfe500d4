/**
 * JSON for any game: {@link io.github.mercurius.rules.json.WireFormat} and
 * {@link io.github.mercurius.rules.json.Formats}. Each game has a module of its own with its formats.
 */
@SuppressWarnings("module") // the modules that it is open to are built later
module io.github.mercurius.rules.json {
    exports io.github.mercurius.rules.json;
    exports io.github.mercurius.json.common to
            io.github.mercurius.json,
            io.github.mercurius.mercatores.json,
            io.github.mercurius.mercado.json,
            io.github.mercurius.rules.jackson3;
    exports io.github.mercurius.json.jackson2 to
            io.github.mercurius.json,
            io.github.mercurius.mercatores.json,
            io.github.mercurius.mercado.json;

    requires transitive com.fasterxml.jackson.databind;
    requires transitive io.github.mercurius.rules;
    requires io.vavr;
    requires static org.jspecify;
}
