package io.github.mercurius.mercado.json.known;

import io.github.mercurius.json.common.KnownFormats;
import io.github.mercurius.mercado.json.MercadoJson;
import io.github.mercurius.rules.json.Formats;

/** The formats of Mercado, where they are looked for. */
public final class MercadoKnown implements KnownFormats {
    @Override
    public Formats<?, ?> formats() {
        return MercadoJson.formats();
    }
}
