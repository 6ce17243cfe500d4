package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Event;
import io.github.mercurius.json.testing.KindSchemas;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The table of events has the kinds that the code has, with their facts. */
class KindSchemasTest {
    private static final Map<String, List<String>> EVENTS = KindSchemas.ofRecords(Event.class, "type");

    @Test
    void eachKindOfEventIsInTheTableOfTheNotation() throws IOException {
        String page = Files.readString(Path.of("../../core/mercurius/NOTATION.md"));
        Pattern row = Pattern.compile("\\| .* \\| `(\\w+)((?: [^ `]+)*)` \\|");
        Map<String, Integer> facts = new LinkedHashMap<>();
        for (MatchResult found :
                row.matcher(page.split("\n## ", -1)[3]).results().toList()) {
            int values = found.group(2).split(" ", -1).length - 1;
            // the one fact of a note is a note, which is several words
            facts.put(found.group(1), found.group(1).equals("noted") ? 1 : values);
        }
        Map<String, Integer> expected = new LinkedHashMap<>();
        EVENTS.forEach((type, properties) -> expected.put(type, properties.size() - 1));
        assertThat(facts).isEqualTo(expected);
    }
}
