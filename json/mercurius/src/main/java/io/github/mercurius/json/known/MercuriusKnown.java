package io.github.mercurius.json.known;

import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.json.common.KnownFormats;
import io.github.mercurius.rules.json.Formats;

/** The formats of Mercurius, where they are looked for. */
public final class MercuriusKnown implements KnownFormats {
    @Override
    public Formats<?, ?> formats() {
        return MercuriusJson.formats();
    }
}
