package io.github.mercurius.mercatores.json;

import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.EditionCodec;
import io.github.mercurius.mercatores.Edition;

/** How editions are written, and read with all their problems at once (EDN-1 to EDN-6). */
final class Editions {
    static final Codec<Edition> EDITION = new EditionCodec<>(Edition.standIn(), Edition::of, Edition::toDocument);

    private Editions() {}
}
