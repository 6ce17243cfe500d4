package io.github.mercurius.mercado.json;

import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.EditionCodec;
import io.github.mercurius.mercado.Edition;

/** How editions are written, and read with all their problems at once (EDN-1 to EDN-11). */
final class Editions {
    static final Codec<Edition> EDITION = new EditionCodec<>(Edition.standIn(), Edition::of, Edition::toDocument);

    private Editions() {}
}
