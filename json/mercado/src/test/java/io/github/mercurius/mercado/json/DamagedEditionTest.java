package io.github.mercurius.mercado.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.json.testing.Damage;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.rules.EditionProblem;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.WireFormat;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** An edition that is damaged in 262 ways, one by one and many at once: every problem is named, with its rule. */
class DamagedEditionTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    static Stream<Damage> ways() throws IOException {
        return Damage.all().stream();
    }

    private static JsonNode standIn() throws IOException {
        return MAPPER.readTree(MercadoJson.EDITION.write(Edition.standIn()));
    }

    private static FormatException refusal(WireFormat<?> format, String json) {
        FormatException refusal = catchThrowableOfType(FormatException.class, () -> format.read(json));
        assertThat(refusal).as(json).isNotNull();
        return refusal;
    }

    private static List<String> places(List<EditionProblem> problems) {
        List<String> places = new ArrayList<>();
        for (EditionProblem problem : problems) {
            places.add(problem.rule().id() + " " + (problem.place().isEmpty() ? "edition" : problem.place()));
        }
        return places;
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("ways")
    void eachDamageIsRefusedWithEveryProblem(Damage damage) throws IOException {
        JsonNode damaged = damage.damage(standIn());
        FormatException refusal = refusal(MercadoJson.EDITION, damaged.toString());
        assertThat(places(StrictInputTest.problems(refusal))).isEqualTo(damage.problems());
        assertThat(refusal.pointer()).isEmpty();
        StrictInputTest.problems(refusal)
                .forEach(problem -> assertThat(refusal).hasMessageContaining(problem.message()));
    }

    @Test
    void thereAreTwoHundredAndSixtyTwoWays() throws IOException {
        assertThat(Damage.all()).doesNotHaveDuplicates().hasSize(262);
    }

    @Test
    void manyDamagesAtOnceAreAllNamed() throws IOException {
        Random random = new Random(1602);
        List<Damage> all = Damage.all();
        for (int i = 0; i < 200; i++) {
            JsonNode edition = standIn();
            List<String> expected = new ArrayList<>();
            for (Damage damage : Damage.some(all, random)) {
                damage.damage(edition);
                expected.addAll(damage.problems());
            }
            FormatException refusal = refusal(MercadoJson.EDITION, edition.toString());
            assertThat(places(StrictInputTest.problems(refusal))).containsAll(expected);
            assertThat(refusal.found())
                    .startsWith(StrictInputTest.problems(refusal).size() + " problems: EDN-");
            StrictInputTest.problems(refusal)
                    .forEach(problem -> assertThat(refusal).hasMessageContaining(problem.message()));
        }
    }

    @Test
    void aDamagedEditionOfASetUpIsRefusedInItsPlace() throws IOException {
        ObjectNode setup = (ObjectNode) MAPPER.readTree(MercadoJson.SETUP.write(Setup.of(3)));
        ((ObjectNode) setup.at("/edition/tokens/0")).put("copies", 6);
        FormatException refusal = refusal(MercadoJson.SETUP, setup.toString());
        assertThat(refusal).hasMessage("/edition: found EDN-8: tokens: 19 tokens, expected 18 in all");
        assertThat(StrictInputTest.problems(refusal)).hasSize(1);
    }

    @Test
    void veryManyProblemsAreAllTold() throws IOException {
        ObjectNode edition = (ObjectNode) standIn();
        ArrayNode tokens = edition.putArray("tokens");
        for (int i = 0; i < 1000; i++) {
            tokens.add(7);
        }
        FormatException refusal = refusal(MercadoJson.EDITION, edition.toString());
        assertThat(StrictInputTest.problems(refusal).size()).isGreaterThanOrEqualTo(1000);
        assertThat(refusal.getMessage())
                .endsWith("; and " + (StrictInputTest.problems(refusal).size() - 100) + " more")
                .hasSizeLessThan(20_000);
    }

    /** In single quotes what JSON has in double quotes. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "``                       | the document: found nothing, expected a value",
                "{'id':'a','id':'b'}      | /id: found the property twice, expected each property once",
                "{'i\\u0064':'a'}         | /id: found an escape in \"id\", expected letters and signs as they are",
                "{'id':-0}                | /id: found -0, expected 0 without a sign",
                "{'name':'\\ud800'}       | /name: found half of a surrogate pair, expected a text in well-formed Unicode",
                "{'sides':[}              | /sides: found malformed JSON in line 1, column 11, expected well-formed JSON",
            })
    void whatIsNoJsonValueIsRefusedAtOnce(String json, String message) {
        FormatException refusal = refusal(MercadoJson.EDITION, json.replace('\'', '"'));
        assertThat(refusal).hasMessage(message);
        assertThat(StrictInputTest.problems(refusal)).isEmpty();
    }
}
