package io.github.mercurius.mercado.json;

import static io.github.mercurius.json.common.Scalars.list;

import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Variants;
import io.github.mercurius.mercado.Rule;
import io.github.mercurius.mercado.Stall;
import io.github.mercurius.mercado.Violation;
import io.github.mercurius.processor.Codecs;
import java.util.List;

/** How violations are written: {@code {"type":"noSeal","rule":"SEA-1","seat":2}}. */
@Codecs(
        value = Violation.class,
        more = {EditionFormats.class, Vocabulary.class})
final class Violations {
    /** The stalls where a white coin may be set. */
    static final Codec<List<Stall>> POSSIBLE =
            list(Vocabulary.STALL, 0, Stall.all().size());

    private Violations() {}

    static Variants<Violation> of(EditionFormats edition) {
        return ViolationCodecs.addTo(Variants.ofRules(Rule.values()), edition);
    }
}
