package io.github.mercurius.mercatores.json;

import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Codes;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.Variants;
import io.github.mercurius.mercatores.Rule;
import io.github.mercurius.mercatores.Violation;
import io.github.mercurius.processor.Codecs;
import java.util.Arrays;
import java.util.stream.Collectors;

/** How violations are written: {@code {"type":"noStack","rule":"CASH-1","seat":2,"good":"TOB"}}. */
@Codecs(
        value = Violation.class,
        more = {EditionFormats.class, Vocabulary.class})
final class Violations {
    private static final Codec<String> RULE =
            new Codes<>(Arrays.stream(Rule.values()).map(Rule::id).collect(Collectors.toList()), id -> id);

    /** The seat whose turn it is. */
    static final Codec<Integer> ACTIVE = Vocabulary.SEAT;

    /** Any number: what a player wanted. */
    static final Codec<Integer> OPPONENT = Vocabulary.ANY_NUMBER;

    private Violations() {}

    static Variants<Violation> of(EditionFormats edition) {
        return ViolationCodecs.addTo(
                new Variants<>(
                        Field.of("rule", RULE, violation -> violation.rule().id())),
                edition);
    }
}
