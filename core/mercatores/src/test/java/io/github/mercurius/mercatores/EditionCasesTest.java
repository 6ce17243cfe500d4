package io.github.mercurius.mercatores;

import static io.github.mercurius.model.LongTexts.LONG;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.model.EditionLaws;
import io.github.mercurius.model.LongTexts;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The editions of Mercatores. */
class EditionCasesTest extends EditionLaws<Edition> {
    EditionCasesTest() {
        super("mercatores-editions/1", "goods", Edition.standIn(), Edition::problems, Edition::of, Edition::toDocument);
    }

    @Override
    protected Map<String, Object> fieldOfAPiece(BigInteger number) {
        return Map.of("profit", List.of(List.of(number, 1)));
    }

    @Override
    protected void agrees(String name, Object given, Edition read) {
        assertThat(read.toDocument()).as(name).isEqualTo(given);
    }

    @Test
    void longTextsAreShownInFewWords() {
        LongTexts.refusedInFewWords(
                () -> Edition.of(with("name", LONG)), () -> Edition.of(with("id", "<script>\u0007\u202e" + LONG)));
    }
}
