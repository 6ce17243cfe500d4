package io.github.mercurius.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** Reads the JSON files of the tests. */
public final class Json {
    public static final Path VECTORS = Path.of("src/test/resources/vectors");
    public static final Path EDITIONS = Path.of("src/test/resources/editions");
    public static final ObjectMapper MAPPER = new ObjectMapper();

    private Json() {}

    /** The files of a folder. */
    public static List<Path> files(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The lines of a file, each of which is JSON. */
    public static List<JsonNode> lines(Path file) {
        try {
            List<JsonNode> lines = new ArrayList<>();
            for (String line : Files.readAllLines(file)) {
                lines.add(MAPPER.readTree(line));
            }
            return lines;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A test of each conformance game, with the name and the lines of its file. */
    public static Stream<DynamicTest> eachVector(BiConsumer<String, List<JsonNode>> test) {
        return DynamicTest.stream(
                files(VECTORS).stream(),
                Path::toString,
                game -> test.accept(game.getFileName().toString(), lines(game)));
    }

    /** What a whole file says. */
    public static JsonNode file(Path file) {
        try {
            return MAPPER.readTree(file.toFile());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What a JSON reader makes of a value: maps, lists, strings, numbers. */
    public static Object document(JsonNode node) {
        return MAPPER.convertValue(node, Object.class);
    }

    /** A text, and nothing else. */
    public static String text(JsonNode node) {
        return of(node, node.isTextual()).asText();
    }

    /** A whole number, and nothing else. */
    public static int whole(JsonNode node) {
        return of(node, node.isInt()).asInt();
    }

    /** An array, and nothing else. */
    public static JsonNode array(JsonNode node) {
        return of(node, node.isArray());
    }

    private static JsonNode of(JsonNode node, boolean isRight) {
        if (!isRight) {
            throw new IllegalStateException("of another form: " + node);
        }
        return node;
    }

    /** Something made of each item. */
    public static <T> List<T> list(JsonNode array, Function<JsonNode, T> item) {
        List<T> list = new ArrayList<>();
        array.forEach(node -> list.add(item.apply(node)));
        return list;
    }

    /** The stand-in, and the editions of the conformance games; a game with the stand-in has a text for it. */
    public static <E> List<E> editions(E standIn, Function<JsonNode, E> edition) {
        Set<E> editions = new LinkedHashSet<>(List.of(standIn));
        for (Path game : files(VECTORS)) {
            JsonNode node = lines(game).get(0).get("edition");
            editions.add(node.isTextual() ? standIn : edition.apply(node));
        }
        return new ArrayList<>(editions);
    }
}
