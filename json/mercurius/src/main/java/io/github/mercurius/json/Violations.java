package io.github.mercurius.json;

import io.github.mercurius.api.Rule;
import io.github.mercurius.api.Violation;
import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Variants;
import io.github.mercurius.processor.Codecs;

/** How violations are written: {@code {"type":"cardUsed","rule":"THG-4","seat":0,"card":"NEWS"}}. */
@Codecs(value = Violation.class, more = Vocabulary.class)
final class Violations {
    /** The seat whose turn it is. */
    static final Codec<Integer> ACTIVE = Vocabulary.SEAT;

    static final Variants<Violation> VIOLATION = ViolationCodecs.addTo(Variants.ofRules(Rule.values()));

    private Violations() {}
}
