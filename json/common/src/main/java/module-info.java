/** Internal to the JSON modules of the games: how values are written as JSON and read strictly. */
@SuppressWarnings("module") // the modules that it is open to are built later
module io.github.mercurius.json.common {
    exports io.github.mercurius.json.common to
            io.github.mercurius.json,
            io.github.mercurius.mercatores.json,
            io.github.mercurius.mercado.json;

    requires com.fasterxml.jackson.databind;
    requires io.vavr;
    requires static org.jspecify;
}
