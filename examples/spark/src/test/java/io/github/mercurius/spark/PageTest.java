package io.github.mercurius.spark;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.mercurius.examples.games.GameKit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The page has the columns that the tables have, and what the notebook found. */
class PageTest {
    @ParameterizedTest
    @ValueSource(strings = {"games", "decisions"})
    void theTablesOfColumnsAreThoseOfTheSchemas(String table) throws IOException {
        List<Column> columns = table.equals(GamesTable.KIND)
                ? GamesTable.COLUMNS
                : DecisionsTable.columns(GameKit.mercurius()).stream()
                        .filter(column -> !column.observed())
                        .toList();
        StringBuilder rows = new StringBuilder("| column | type | meaning |\n|---|---|---|\n");
        for (Column column : columns) {
            rows.append(String.format("| `%s` | `%s` | %s |%n", column.name(), column.type(), column.meaning()));
        }
        assertThat(Files.readString(Path.of("README.md"))).contains(rows + "\n");
    }

    /** What the page promises is what the notebook printed, which shows nothing of the machine that ran it. */
    @Test
    void thePageHasTheResultOfTheNotebook() throws IOException {
        String notebook = Files.readString(Path.of("learn.ipynb"));
        List<JsonNode> outputs = new ObjectMapper().readTree(notebook).findValues("outputs");
        String result = outputs.get(outputs.size() - 1).findValues("text").stream()
                .map(lines -> lines.get(lines.size() - 1).textValue())
                .reduce("", (before, last) -> last);
        assertThat(result).matches("The network wins [\\d.]+ % \\([\\d.]+ to [\\d.]+\\) of .*\\n");
        assertThat(Files.readString(Path.of("README.md"))).contains(result.strip());
        assertThat(notebook).doesNotContain("/work/", "/home/", "/root/", "/tmp/");
    }
}
