/**
 * Mercatores as JSON: {@link io.github.mercurius.mercatores.json.MercatoresJson} for texts and bytes,
 * {@link io.github.mercurius.mercatores.json.MercatoresModule} for programs that use Jackson already.
 *
 * <p>It writes games, and what players may know of them, from the module {@code io.github.mercurius.mercatores}: begin
 * there.
 */
module io.github.mercurius.mercatores.json {
    exports io.github.mercurius.mercatores.json;

    requires transitive com.fasterxml.jackson.databind;
    requires transitive io.github.mercurius.mercatores;
    requires transitive io.github.mercurius.rules.json;
    requires static org.jspecify;

    provides com.fasterxml.jackson.databind.Module with
            io.github.mercurius.mercatores.json.MercatoresModule;
    provides io.github.mercurius.json.common.KnownFormats with
            io.github.mercurius.mercatores.json.MercatoresModule;
}
