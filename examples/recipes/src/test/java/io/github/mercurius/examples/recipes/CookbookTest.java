package io.github.mercurius.examples.recipes;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The cookbook names all recipes. */
class CookbookTest {
    @Test
    void theCookbookLeadsToEachRecipe() throws IOException {
        String cookbook = Files.readString(Path.of("COOKBOOK.md"));
        Path recipes = Path.of("src/main/java/io/github/mercurius/examples/recipes");
        try (Stream<Path> files = Files.list(recipes)) {
            assertThat(files.filter(file -> !file.endsWith("package-info.java")))
                    .isNotEmpty()
                    .allSatisfy(recipe -> assertThat(cookbook)
                            .contains("(" + recipe.toString().replace('\\', '/') + ")"));
        }
    }
}
