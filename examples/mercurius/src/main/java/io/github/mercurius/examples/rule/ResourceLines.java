package io.github.mercurius.examples.rule;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;

/** The files of this package. */
final class ResourceLines {
    private static final Pattern EMPTY_LINES = Pattern.compile("\n\n+");

    private ResourceLines() {}

    /** The blocks of a file, between which empty lines are, each as its lines; comments begin with {@code #}. */
    static List<List<String>> blocks(String name) {
        String blocks = text(name).replaceAll("(?m)^#.*\n", "").strip();
        return EMPTY_LINES
                .splitAsStream(blocks)
                .map(block -> block.lines().toList())
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
