/** Mercurius as JSON. */
module io.github.mercurius.json {
    exports io.github.mercurius.json;

    requires transitive com.fasterxml.jackson.databind;
    requires transitive io.github.mercurius.core;
    requires static org.jspecify;

    provides com.fasterxml.jackson.databind.Module with
            io.github.mercurius.json.MercuriusModule;
}
