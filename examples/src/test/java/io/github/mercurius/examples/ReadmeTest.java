package io.github.mercurius.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What the README shows is what the build compiles and runs. */
class ReadmeTest {
    private static final Path RECIPES = Path.of("src/main/java/io/github/mercurius/examples/recipes");

    @Test
    void itsGameIsTheRecipe() throws IOException {
        String recipe = Files.readString(RECIPES.resolve("PlayAGame.java"));
        int start = recipe.indexOf("main(String[] args) {\n") + "main(String[] args) {\n".length();
        String body = recipe.substring(start, recipe.lastIndexOf("    }\n}"))
                .stripTrailing()
                .stripIndent();
        assertThat(readme()).contains("```java\n" + body + "\n```");
    }

    @Test
    void allItsLinksLeadSomewhere() throws IOException {
        Matcher link = Pattern.compile("]\\(([^)]*)\\)").matcher(readme());
        while (link.find()) {
            assertThat(Path.of("..").resolve(link.group(1))).exists();
        }
    }

    private static String readme() throws IOException {
        return Files.readString(Path.of("../README.md"));
    }
}
