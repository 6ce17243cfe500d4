package io.github.mercurius.mercatores.json;

import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Variants;
import io.github.mercurius.mercatores.Rule;
import io.github.mercurius.mercatores.Violation;
import io.github.mercurius.processor.Codecs;

/** How violations are written: {@code {"type":"noStack","rule":"CASH-1","seat":2,"good":"TOB"}}. */
@Codecs(
        value = Violation.class,
        more = {EditionFormats.class, Vocabulary.class})
final class Violations {
    /** The seat whose turn it is. */
    static final Codec<Integer> ACTIVE = Vocabulary.SEAT;

    /** Any number: what a player wanted. */
    static final Codec<Integer> OPPONENT = Vocabulary.ANY_NUMBER;

    private Violations() {}

    static Variants<Violation> of(EditionFormats edition) {
        return ViolationCodecs.addTo(Variants.ofRules(Rule.values()), edition);
    }
}
