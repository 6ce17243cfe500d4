package io.github.mercurius.examples.rule;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/** The lines of a file in this package: all but comments, which begin with {@code #}. */
final class ResourceLines {
    private ResourceLines() {}

    static List<String> of(String name) {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(ResourceLines.class.getResourceAsStream(name), name), StandardCharsets.UTF_8))) {
            return reader.lines().filter(line -> !line.startsWith("#")).collect(Collectors.toList());
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }
}
