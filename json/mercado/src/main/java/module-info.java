/**
 * Mercado as JSON: {@link io.github.mercurius.mercado.json.MercadoJson} for texts and bytes,
 * {@link io.github.mercurius.mercado.json.MercadoModule} for programs that use Jackson already.
 *
 * <p>It writes games, and what players may know of them, from the module {@code io.github.mercurius.mercado}: begin
 * there.
 */
module io.github.mercurius.mercado.json {
    exports io.github.mercurius.mercado.json;

    requires transitive com.fasterxml.jackson.databind;
    requires transitive io.github.mercurius.mercado;
    requires transitive io.github.mercurius.rules.json;
    requires static org.jspecify;

    provides com.fasterxml.jackson.databind.Module with
            io.github.mercurius.mercado.json.MercadoModule;
    provides io.github.mercurius.json.common.KnownFormats with
            io.github.mercurius.mercado.json.MercadoModule;
}
