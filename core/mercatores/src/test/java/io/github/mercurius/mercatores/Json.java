package io.github.mercurius.mercatores;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** Reads the JSON files of the tests. */
final class Json {
    static final Path VECTORS = Path.of("src/test/resources/vectors");
    static final Path EDITIONS = Path.of("src/test/resources/editions");
    static final ObjectMapper MAPPER = new ObjectMapper();

    private Json() {}

    static List<Path> files(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<JsonNode> lines(Path file) {
        try {
            List<JsonNode> lines = new ArrayList<>();
            Files.readAllLines(file).forEach(line -> lines.add(parse(line)));
            return lines;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static JsonNode file(Path file) {
        try {
            return MAPPER.readTree(file.toFile());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What a JSON reader makes of a value: maps, lists, strings, numbers. */
    static Object document(JsonNode node) {
        return MAPPER.convertValue(node, Object.class);
    }

    static JsonNode parse(String text) {
        try {
            return MAPPER.readTree(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static <T> List<T> list(JsonNode array, Function<JsonNode, T> item) {
        List<T> list = new ArrayList<>();
        array.forEach(node -> list.add(item.apply(node)));
        return list;
    }
}
