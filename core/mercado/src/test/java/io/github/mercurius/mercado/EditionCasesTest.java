package io.github.mercurius.mercado;

import static io.github.mercurius.model.LongTexts.LONG;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.model.EditionLaws;
import io.github.mercurius.rules.EditionProblem;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The editions of Mercado. */
class EditionCasesTest extends EditionLaws<Edition> {
    EditionCasesTest() {
        super("mercado-editions/1", "objects", Edition.standIn(), Edition::problems, Edition::of, Edition::toDocument);
    }

    @Override
    protected Map<String, Object> fieldOfAPiece(BigInteger number) {
        return Map.of("points", number);
    }

    /** The other implementation does not look for a name. */
    @Override
    protected boolean isOneMore(EditionProblem problem) {
        return problem.place().equals("name");
    }

    @Test
    void anEditionsNameIsSafeToPrint() {
        Edition edition = Edition.of(with("name", "<b>\u0007\u202e\n" + LONG));
        Setup setup = Setup.builder().players(2).edition(edition).build();
        GameState state = GameState.start(setup, Deal.seeded(edition, 1));
        for (String text : List.of(edition.toString(), setup.toString(), state.toString(), state.toText())) {
            assertThat(text).hasSizeLessThan(4_000).doesNotContain("\u0007").doesNotContain("\n");
        }
    }
}
