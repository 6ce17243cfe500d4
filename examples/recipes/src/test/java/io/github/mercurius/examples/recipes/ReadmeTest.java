package io.github.mercurius.examples.recipes;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What the README shows is what the build compiles and runs. */
class ReadmeTest {
    private static final Path RECIPE = Path.of("src/main/java/io/github/mercurius/examples/recipes/PlayAGame.java");

    @Test
    void itsGameIsTheRecipe() throws IOException {
        String recipe = Files.readString(RECIPE);
        assertThat(readme()).contains("```java\n" + recipe.substring(recipe.indexOf("import ")) + "```");
    }

    @Test
    void whatItSaysIsPrintedIsPrinted() throws IOException {
        String[] printed = Printed.by(PlayAGame::main).split("\n", -1);
        assertThat(readme()).contains("such as this one:\n\n```\n" + printed[0] + "\n[1. ");
        assertThat(printed[1]).matches("\\[1\\. \\w+ \\d+, [12]\\. \\w+ \\d+, [123]\\. \\w+ \\d+]");
    }

    private static String readme() throws IOException {
        return Files.readString(Path.of("../../README.md"));
    }
}
