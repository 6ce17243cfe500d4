package io.github.mercurius.json.testing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** The rows of a file of the game: texts with bars between them. */
final class Rows {
    private Rows() {}

    /** A test of each row. */
    static Stream<DynamicTest> of(String file, Consumer<String[]> test) throws IOException {
        return Files.readAllLines(Path.of("src/test/resources", file)).stream()
                .map(line -> DynamicTest.dynamicTest(line, () -> test.accept(line.split(" \\| ", 3))));
    }
}
