package io.github.mercurius.webclient;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/** A conformance vector of the rules: what is asked for each of its lines, and what its lines say. */
record Vector(String name, List<JsonNode> lines) {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Path FOLDER = Path.of("../../../core/mercurius/src/test/resources/vectors");

    static Stream<Vector> all() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            List<Path> sorted = files.sorted().toList();
            assertThat(sorted).as("vectors in " + FOLDER).hasSizeGreaterThan(20);
            return sorted.stream().map(Vector::read);
        }
    }

    private static Vector read(Path file) {
        try {
            List<JsonNode> lines = new ArrayList<>();
            for (String line : Files.readAllLines(file)) {
                lines.add(JSON.readTree(line));
            }
            return new Vector(file.getFileName().toString(), lines);
        } catch (IOException e) {
            throw new IllegalStateException(file + ": " + e.getMessage(), e);
        }
    }

    /** The set-up in words, as {@link VectorLines#play} reads it. */
    String game() {
        JsonNode game = lines.get(0);
        JsonNode rulings = game.get("rulings");
        List<String> words = new ArrayList<>();
        words.add(game.get("players").asText());
        words.add(game.get("startPlayer").asText());
        words.add(rulings.get("cardOrder").asText());
        words.add(rulings.get("blackMarketAtEnd").asText());
        rulings.get("dividendScale").forEach(amount -> words.add(amount.asText()));
        game.get("deal").forEach(card -> words.add(card.asText()));
        return String.join(" ", words);
    }

    /** The illegal actions and the action of each line, as {@link VectorLines#play} reads them. */
    String questions() {
        List<String> questions = new ArrayList<>();
        for (JsonNode line : lines.subList(1, lines.size())) {
            List<String> illegal = new ArrayList<>();
            line.get("illegal").forEach(entry -> illegal.add(entry.get(0).asText()));
            questions.add(String.join(" ", illegal) + ";" + line.path("action").asText(""));
        }
        return String.join("\n", questions);
    }

    /** Makes sure that the answers, as JSON, say what the lines say. */
    void agreesWith(String answer) throws IOException {
        JsonNode answers = JSON.readTree(answer).get("value");
        assertThat(answers)
                .as(answer.substring(0, Math.min(answer.length(), 300)))
                .isNotNull();
        assertThat(answers.size()).as(name + " lines").isEqualTo(lines.size() - 1);
        for (int i = 0; i < answers.size(); i++) {
            agrees(name + ":" + (i + 2), lines.get(i + 1), answers.get(i));
        }
    }

    private static void agrees(String place, JsonNode line, JsonNode answer) {
        ObjectNode expected = line.deepCopy();
        ObjectNode given = answer.deepCopy();
        assertThat(hash(given.remove("legalNotations").asText()))
                .as(place + " legalHash")
                .isEqualTo(expected.remove("legalHash").asText());
        JsonNode refused = given.remove("illegal");
        JsonNode illegal = expected.remove("illegal");
        for (int i = 0; i < illegal.size(); i++) {
            List<String> rules = new ArrayList<>();
            illegal.get(i).get(1).forEach(rule -> rules.add(rule.asText()));
            assertThat(rules)
                    .as(place + " refusal of " + illegal.get(i).get(0))
                    .contains(refused.get(i).get(1).asText());
        }
        expected.remove("action");
        assertThat(given).as(place).isEqualTo(expected);
    }

    private static String hash(String notations) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(notations.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash, 0, 8);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public String toString() {
        return name;
    }
}
