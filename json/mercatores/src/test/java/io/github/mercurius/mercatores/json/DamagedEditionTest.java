package io.github.mercurius.mercatores.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.json.testing.Damage;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.rules.EditionException;
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

/** An edition that is damaged in 225 ways, one by one and many at once: every problem is named, with its rule. */
class DamagedEditionTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    static Stream<Damage> ways() throws IOException {
        return Damage.all().stream();
    }

    private static JsonNode standIn() throws IOException {
        return MAPPER.readTree(MercatoresJson.EDITION.write(Edition.standIn()));
    }

    private static FormatException refusal(WireFormat<?> format, String json) {
        FormatException refusal = catchThrowableOfType(FormatException.class, () -> format.read(json));
        assertThat(refusal).as(json).isNotNull();
        return refusal;
    }

    /** All that is wrong with an edition, as the cause of a refusal says; nothing if it was refused as JSON. */
    static List<EditionProblem> problems(FormatException refusal) {
        return refusal.getCause() instanceof EditionException edition ? edition.problems() : List.of();
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
        FormatException refusal = refusal(MercatoresJson.EDITION, damaged.toString());
        assertThat(places(problems(refusal))).isEqualTo(damage.problems());
        assertThat(refusal.pointer()).isEmpty();
        problems(refusal).forEach(problem -> assertThat(refusal).hasMessageContaining(problem.message()));
    }

    @Test
    void thereAreTwoHundredAndTwentyFiveWays() throws IOException {
        assertThat(Damage.all()).doesNotHaveDuplicates().hasSize(225);
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
            FormatException refusal = refusal(MercatoresJson.EDITION, edition.toString());
            assertThat(places(problems(refusal))).containsAll(expected);
            assertThat(refusal.found()).startsWith(problems(refusal).size() + " problems: EDN-");
            problems(refusal).forEach(problem -> assertThat(refusal).hasMessageContaining(problem.message()));
        }
    }

    @Test
    void aDamagedEditionOfASetUpIsRefusedInItsPlace() throws IOException {
        ObjectNode setup = (ObjectNode) MAPPER.readTree(MercatoresJson.SETUP.write(Setup.of(3)));
        ((ArrayNode) setup.at("/edition/goods/0/copies")).set(1, 7);
        FormatException refusal = refusal(MercatoresJson.SETUP, setup.toString());
        assertThat(refusal).hasMessage("/edition: found EDN-3: goods: 61, expected 60 cards in all");
        assertThat(problems(refusal)).hasSize(1);
    }

    @Test
    void veryManyProblemsAreAllTold() throws IOException {
        ObjectNode edition = (ObjectNode) standIn();
        ArrayNode specials = edition.putArray("specials");
        for (int i = 0; i < 1000; i++) {
            specials.add(7);
        }
        FormatException refusal = refusal(MercatoresJson.EDITION, edition.toString());
        assertThat(problems(refusal).size()).isGreaterThanOrEqualTo(1000);
        assertThat(refusal.getMessage())
                .endsWith("; and " + (problems(refusal).size() - 100) + " more")
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
                "{'goods':[}              | /goods: found malformed JSON in line 1, column 11, expected well-formed JSON",
            })
    void whatIsNoJsonValueIsRefusedAtOnce(String json, String message) {
        FormatException refusal = refusal(MercatoresJson.EDITION, json.replace('\'', '"'));
        assertThat(refusal).hasMessage(message);
        assertThat(problems(refusal)).isEmpty();
    }
}
