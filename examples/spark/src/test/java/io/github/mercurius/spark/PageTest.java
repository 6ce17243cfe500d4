package io.github.mercurius.spark;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.examples.games.GameKit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The page has the columns that the tables have. */
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
}
