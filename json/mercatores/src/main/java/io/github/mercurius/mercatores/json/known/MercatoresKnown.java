package io.github.mercurius.mercatores.json.known;

import io.github.mercurius.json.common.KnownFormats;
import io.github.mercurius.mercatores.json.MercatoresJson;
import io.github.mercurius.rules.json.Formats;

/** The formats of Mercatores, where they are looked for. */
public final class MercatoresKnown implements KnownFormats {
    @Override
    public Formats<?, ?> formats() {
        return MercatoresJson.formats();
    }
}
