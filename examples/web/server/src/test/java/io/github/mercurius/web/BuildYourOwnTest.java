package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page "build your own" names classes and methods that exist. */
class BuildYourOwnTest {
    private static final Path ROOT = Path.of("..", "..", "..");
    private static final Pattern CLASS = Pattern.compile("`([A-Z][A-Za-z]+)(?:\\.([a-z][A-Za-z]+))?[^`]*`");
    private static final Pattern CALL = Pattern.compile("`(?:[a-z]+\\.)?([a-z][A-Za-z]+)\\([^`]*\\)`");

    /** The sources of the library and of this server, by the names of the classes. */
    private static Map<String, String> sources() throws IOException {
        Map<String, String> sources = new TreeMap<>();
        for (Path folder : List.of(
                Path.of("src/main/java"),
                ROOT.resolve("api/rules/src/main/java"),
                ROOT.resolve("api/mercurius/src/main/java"),
                ROOT.resolve("json/common/src/main/java"),
                ROOT.resolve("api/processor/src/main/resources/game"),
                ROOT.resolve("core/mercurius/src/main/java"),
                ROOT.resolve("core/arena/src/main/java"))) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file :
                        files.filter(one -> one.toString().endsWith(".java")).toList()) {
                    String name = file.getFileName().toString().replace(".java", "");
                    sources.merge(name, Files.readString(file), String::concat);
                }
            }
        }
        return sources;
    }

    private static String steps() throws IOException {
        String page = Files.readString(Path.of("..", "README.md"));
        return page.substring(page.indexOf("## Eleven steps"), page.indexOf("## Policies"));
    }

    @Test
    void thereAreElevenSteps() throws IOException {
        assertThat(steps().lines().filter(line -> line.matches("\\d+\\. .*"))).hasSize(11);
    }

    @Test
    void everyClassInTheStepsExistsAndHasItsMethod() throws IOException {
        Map<String, String> sources = sources();
        var names = CLASS.matcher(steps()).results().toList();
        assertThat(names).hasSizeGreaterThanOrEqualTo(7);
        names.forEach(name -> {
            assertThat(sources).as("class").containsKey(name.group(1));
            if (name.group(2) != null) {
                assertThat(sources.get(name.group(1))).contains(" " + name.group(2) + "(");
            }
        });
    }

    @Test
    void everyMethodInTheStepsExists() throws IOException {
        String all = String.join("\n", sources().values());
        var calls = CALL.matcher(steps()).results().toList();
        assertThat(calls).hasSizeGreaterThanOrEqualTo(6);
        calls.forEach(call -> assertThat(all).contains(" " + call.group(1) + "("));
    }
}
