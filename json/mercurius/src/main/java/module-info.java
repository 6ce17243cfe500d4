/**
 * Mercurius as JSON: {@link io.github.mercurius.json.MercuriusJson} for texts and bytes,
 * {@link io.github.mercurius.json.MercuriusModule} for programs that use Jackson already.
 *
 * <p>It writes games, and what players may know of them, from the module {@code io.github.mercurius.core}: begin there.
 *
 * <p><img src="{@docRoot}/doc-files/architecture.svg" alt="The modules api, core and json, and the way of an action
 * through them" style="max-width: 100%">
 */
module io.github.mercurius.json {
    exports io.github.mercurius.json;

    requires transitive com.fasterxml.jackson.databind;
    requires transitive io.github.mercurius.core;
    requires transitive io.github.mercurius.rules.json;
    requires static org.jspecify;

    provides com.fasterxml.jackson.databind.Module with
            io.github.mercurius.json.MercuriusModule;
    provides io.github.mercurius.json.common.KnownFormats with
            io.github.mercurius.json.MercuriusModule;
}
