package io.github.mercurius.rules.toy;

import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.PositionProblem;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/** Texts in three languages, texts of positions, and hashes of texts. */
final class ToyText {
    private ToyText() {}

    static String in(Locale locale, String english, String polish, String italian) {
        return switch (locale.getLanguage()) {
            case "pl" -> polish;
            case "it" -> italian;
            default -> english;
        };
    }

    static String hash(String text) {
        try {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    static String join(Iterable<?> values) {
        List<String> texts = new ArrayList<>();
        values.forEach(value -> texts.add(String.valueOf(value)));
        return texts.isEmpty() ? "-" : String.join(",", texts);
    }

    static List<Integer> numbers(String text) {
        return words(text).stream().map(Integer::valueOf).collect(Collectors.toUnmodifiableList());
    }

    static List<String> words(String text) {
        return text.equals("-") ? List.of() : List.of(text.split(",", -1));
    }

    /** The fields of a text like {@code toy;turn=3;pile=1,2}, by their names. */
    static Map<String, String> fields(String kind, String text) {
        String[] parts = text.split(";", -1);
        require(parts[0].equals(kind), "kind", parts[0], kind);
        Map<String, String> fields = new LinkedHashMap<>();
        for (String part : List.of(parts).subList(1, parts.length)) {
            int at = part.indexOf('=');
            require(at > 0 && !fields.containsKey(part.substring(0, at)), "field", part, "a name and a value");
            fields.put(part.substring(0, at), part.substring(at + 1));
        }
        return fields;
    }

    /** Refuses a part of a position. */
    static void require(boolean condition, String what, Object given, String expected) {
        if (!condition) {
            throw new PositionException(List.of(
                    new PositionProblem(OptionalInt.empty(), what, String.valueOf(given), expected, List.of())));
        }
    }
}
