package io.github.mercurius.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The page has the columns that the tables have. */
class PageTest {
    @ParameterizedTest
    @ValueSource(strings = {"games", "decisions"})
    void theTablesOfColumnsAreThoseOfTheSchemas(String table) throws IOException {
        StructType schema = table.equals("games") ? GamesTable.SCHEMA : DecisionsTable.SCHEMA;
        StringBuilder rows = new StringBuilder("| column | type | meaning |\n|---|---|---|\n");
        for (StructField column : schema.fields()) {
            rows.append(String.format(
                    "| `%s` | `%s` | %s |%n",
                    column.name(),
                    column.dataType().simpleString(),
                    column.getComment().get()));
        }
        assertThat(Files.readString(Path.of("README.md"))).contains(rows + "\n");
    }
}
