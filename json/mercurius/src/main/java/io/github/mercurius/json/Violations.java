package io.github.mercurius.json;

import io.github.mercurius.api.Rule;
import io.github.mercurius.api.Violation;
import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Codes;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.Variants;
import io.github.mercurius.processor.Codecs;
import java.util.Arrays;
import java.util.stream.Collectors;

/** How violations are written: {@code {"type":"cardUsed","rule":"THG-4","seat":0,"card":"NEWS"}}. */
@Codecs(value = Violation.class, more = Vocabulary.class)
final class Violations {
    private static final Codec<String> RULE =
            new Codes<>(Arrays.stream(Rule.values()).map(Rule::id).collect(Collectors.toList()), id -> id);

    /** The seat whose turn it is. */
    static final Codec<Integer> ACTIVE = Vocabulary.SEAT;

    static final Variants<Violation> VIOLATION = ViolationCodecs.addTo(
            new Variants<>(Field.of("rule", RULE, violation -> violation.rule().id())));

    private Violations() {}
}
