package io.github.mercurius.examples.rule;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** The files of this package. */
final class ResourceLines {
    private ResourceLines() {}

    /** The lines of a file: all but comments, which begin with {@code #}. */
    static List<String> of(String name) {
        return text(name).lines().filter(line -> !line.startsWith("#")).toList();
    }

    /** The blocks of a file, between which empty lines are, each as its lines. */
    static List<List<String>> blocks(String name) {
        return Arrays.stream(String.join("\n", of(name)).strip().split("\n\n+", -1))
                .map(block -> List.of(block.split("\n", -1)))
                .toList();
    }

    /** All of a file. */
    static String text(String name) {
        try (InputStream in = Objects.requireNonNull(ResourceLines.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }
}
