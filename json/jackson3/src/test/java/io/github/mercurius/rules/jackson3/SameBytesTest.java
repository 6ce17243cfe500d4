package io.github.mercurius.rules.jackson3;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.mercurius.json.MercuriusModule;
import io.github.mercurius.json.testing.Mutator;
import io.github.mercurius.mercado.json.MercadoModule;
import io.github.mercurius.mercatores.json.MercatoresModule;
import io.github.mercurius.rules.AnyPosition;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.WireFormat;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.json.JsonMapper;

/**
 * What Jackson 3, and Jackson 2, write and read with the modules is what the JSON modules of the games write and read.
 */
class SameBytesTest {
    /** How many damaged documents of each format; {@code -Ddamaged=40000} makes a million of them. */
    private static final int DAMAGED = Integer.getInteger("damaged", 30);

    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(WireFormat.DEEPEST)
                            .maxStringLength(WireFormat.LONGEST_TEXT)
                            .maxNameLength(WireFormat.LONGEST_NAME)
                            .maxNumberLength(WireFormat.LONGEST_NAME)
                            .build())
                    .build())
            .addModule(new RulesModule().forHosts())
            .build();

    private static final ObjectMapper TWO = com.fasterxml.jackson.databind.json.JsonMapper.builder()
            .addModules(
                    new MercuriusModule().forHosts(), new MercatoresModule().forHosts(), new MercadoModule().forHosts())
            .build();

    private static int read;
    private static int allRefused;

    static Stream<Documents<?>> documents() {
        return Documents.all();
    }

    /** But for joint deals and entries of logs, which do not say of which game they are. */
    @Test
    void allDocumentsOfAllGamesAreAmongThem() throws IOException {
        List<String> files = new ArrayList<>();
        for (String game : List.of("mercurius", "mercatores", "mercado")) {
            try (Stream<Path> golden = Files.list(Path.of("..", game, "src/test/resources/golden"))) {
                golden.filter(file -> !file.endsWith("joint-1.jsonl") && !file.endsWith("entry-1.jsonl"))
                        .forEach(file -> files.add(game + " " + file.getFileName()));
            }
        }
        assertThat(documents().map(each -> each + "-1.jsonl")).hasSameElementsAs(files);
    }

    @ParameterizedTest
    @MethodSource("documents")
    <T> void everyLineIsReadAndWrittenAgainToTheByte(Documents<T> documents) {
        assertThat(documents.lines()).isNotEmpty().allSatisfy(line -> {
            byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
            T value = MAPPER.readValue(bytes, documents.type());
            assertThat(facts(value)).isEqualTo(facts(documents.format().read(bytes)));
            assertThat(MAPPER.writeValueAsString(value)).isEqualTo(line);
            assertThat(MAPPER.writeValueAsBytes(value)).isEqualTo(bytes);
            assertThat(facts(MAPPER.readValue(line, documents.type()))).isEqualTo(facts(value));
            assertThat(facts(MAPPER.treeToValue(MAPPER.readTree(line), documents.type())))
                    .isEqualTo(facts(value));
        });
    }

    /** A mapper of Jackson 2 with the modules of the games reads and writes the same. */
    @ParameterizedTest
    @MethodSource("documents")
    <T> void everyLineIsTheSameForAMapperOfJackson2(Documents<T> documents) throws IOException {
        var type = TWO.getTypeFactory().constructFromCanonical(documents.type().toCanonical());
        for (String line : documents.lines()) {
            Object value = TWO.readValue(line, type);
            assertThat(facts(value)).isEqualTo(facts(documents.format().read(line)));
            assertThat(TWO.writeValueAsString(value)).isEqualTo(line);
            assertThat(facts(TWO.treeToValue(TWO.readTree(line), type))).isEqualTo(facts(value));
        }
    }

    /** Where both parsers find well-formed JSON, a damaged document means the same, or is refused in the same words. */
    @ParameterizedTest
    @MethodSource("documents")
    <T> void damagedDocumentsMeanTheSame(Documents<T> documents) {
        Random random = new Random(documents.toString().hashCode());
        Mutator mutator = new Mutator(random, List.of("AMS", "CRN0", "WAR", "G", "W", "V2S", "O07", "BOT"));
        List<String> lines = documents.lines();
        int refused = 0;
        for (int i = 0; i < DAMAGED; i++) {
            String json = mutator.mutated(lines.get(random.nextInt(lines.size())));
            refused += isRefusedByBoth(documents, json) ? 1 : 0;
        }
        read += DAMAGED - refused;
        allRefused += refused;
        if (System.getProperty("damaged") != null) {
            System.out.println(documents + ": " + (DAMAGED - refused) + " documents read, " + refused + " refused");
        }
    }

    /** To read all or to refuse all would show little. */
    @AfterAll
    static void someDamagedDocumentsWereReadAndMoreRefused() {
        assertThat(read).as("damaged documents that were read").isGreaterThan(2 * DAMAGED);
        assertThat(allRefused).as("damaged documents that were refused").isGreaterThan(read);
    }

    static <T> boolean isRefusedByBoth(Documents<T> documents, String json) {
        T expected;
        try {
            expected = documents.format().read(json);
        } catch (FormatException refusal) {
            String message = refusalOfMapper(documents, json);
            if (message != null && !isOfTheParser(refusal)) {
                assertThat(message).as(json).isEqualTo(refusal.getMessage());
            }
            return true;
        }
        assertThat(facts(MAPPER.readValue(json, documents.type()))).as(json).isEqualTo(facts(expected));
        return false;
    }

    /** What equals another: of a position its text. */
    private static Object facts(Object value) {
        return value instanceof AnyPosition<?, ?> position ? position.toText() : value;
    }

    /** Of the text as a whole: a mapper tells first what is wrong with the value that it begins with. */
    private static boolean isOfTheParser(FormatException refusal) {
        return List.of("malformed JSON", "too much", "a larger document", "more").stream()
                .anyMatch(found -> refusal.found().startsWith(found));
    }

    /** The message of our exception, or nothing if the parser itself has refused the text. */
    private static @Nullable String refusalOfMapper(Documents<?> documents, String json) {
        if (json.strip().equals("null")) {
            return null; // no deserializer is asked
        }
        try {
            Object read = MAPPER.readValue(json, documents.type());
            throw new AssertionError(json + " was read as " + read);
        } catch (JacksonException e) {
            return e.getCause() instanceof FormatException ours ? ours.getMessage() : null;
        }
    }
}
