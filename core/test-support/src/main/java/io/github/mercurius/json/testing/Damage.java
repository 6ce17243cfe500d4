package io.github.mercurius.json.testing;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;

/**
 * A damage to an edition: a line such as {@code /goods/0/copies/0 | -1 | EDN-3 goods[0].copies[0]}.
 *
 * @param place where the edition is damaged, as a JSON pointer; {@code /} for the whole
 * @param json what stands there then, or {@code -} if nothing does
 * @param problems everything that is wrong then, each with its rule and place
 */
public record Damage(String place, String json, List<String> problems) {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    public static List<Damage> all() throws IOException {
        return Files.readAllLines(Path.of("src/test/resources/damaged-editions.txt")).stream()
                .map(Damage::of)
                .toList();
    }

    private static Damage of(String line) {
        String[] parts = line.split(" \\| ", 3);
        return new Damage(parts[0], parts[1], Arrays.asList(parts[2].split("; ", -1)));
    }

    /** Several damages that do not touch each other: of other parts, and each wrong in its own part alone. */
    public static List<Damage> some(List<Damage> all, Random random) {
        List<Damage> some = new java.util.ArrayList<>();
        TreeSet<String> parts = new TreeSet<>();
        for (int i = 0; i < 40; i++) {
            Damage damage = all.get(random.nextInt(all.size()));
            if (damage.isOfOnePart() && parts.add(damage.part())) {
                some.add(damage);
            }
        }
        assertThat(some).hasSizeGreaterThan(2);
        return some;
    }

    /** The piece of the edition that is damaged, such as {@code /goods/1}, or the place if that is of none. */
    private String part() {
        return place.replaceFirst("^(/[a-z]+/\\d+)(/.*)?$", "$1");
    }

    private boolean isOfOnePart() {
        return part().matches("/[a-z]+/\\d+")
                && !place.matches(".*/(code|id)") // which can be wrong beside others
                && problems.stream()
                                .map(problem -> problem.replaceFirst("^EDN-\\d+ ", "").replaceFirst("\\].*", "]"))
                                .distinct()
                                .filter(named -> named.endsWith("]"))
                                .count()
                        == 1
                // looked at only if all else is as it should be, or if another part is
                && problems.stream().noneMatch(problem -> problem.matches("EDN-(2|6|7|10) .*"))
                && problems.stream().allMatch(problem -> problem.contains("["));
    }

    /** The edition with this damage. */
    public JsonNode damage(JsonNode edition) throws IOException {
        if (place.equals("/")) {
            return MAPPER.readTree(json);
        }
        JsonPointer at = JsonPointer.compile(place);
        String last = at.last().getMatchingProperty();
        JsonNode owner = edition.at(at.head());
        if (owner instanceof ObjectNode object) {
            if (json.equals("-")) {
                object.remove(last);
            } else {
                object.set(last, MAPPER.readTree(json));
            }
        } else if (owner instanceof ArrayNode array) {
            if (json.equals("-")) {
                array.remove(Integer.parseInt(last));
            } else {
                array.set(Integer.parseInt(last), MAPPER.readTree(json));
            }
        }
        return edition;
    }

    @Override
    public String toString() {
        return (json.length() > 60 ? place + " " + json.substring(0, 60) + "…" : place + " " + json) + ": " + problems;
    }
}
