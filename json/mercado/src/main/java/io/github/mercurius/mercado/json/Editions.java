package io.github.mercurius.mercado.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.JsonInput;
import io.github.mercurius.json.common.PlainValues;
import io.github.mercurius.json.common.Problems;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.rules.EditionException;
import io.github.mercurius.rules.EditionProblem;
import java.io.IOException;

/** How editions are written, and read with all their problems at once (EDN-1 to EDN-11). */
final class Editions {
    static final Codec<Edition> EDITION = new Codec<>() {
        @Override
        public void write(Edition edition, JsonGenerator out) throws IOException {
            PlainValues.write(edition.toDocument(), out);
        }

        @Override
        public Edition read(JsonInput in) throws IOException {
            Object document = PlainValues.read(in);
            try {
                Edition edition = Edition.of(document);
                // the same object for all, as the formats of its cards are kept with it
                return edition.equals(Edition.standIn()) ? Edition.standIn() : edition;
            } catch (EditionException refused) {
                throw in.failure(Problems.message(refused.problems(), EditionProblem::message), refused);
            }
        }
    };

    private Editions() {}
}
