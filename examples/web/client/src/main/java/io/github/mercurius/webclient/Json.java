package io.github.mercurius.webclient;

import io.github.mercurius.api.Card;
import io.github.mercurius.mercado.Coins;
import io.github.mercurius.rules.AnyEvent;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyStanding;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.Bag;
import io.github.mercurius.rules.LyingHostException;
import io.github.mercurius.rules.Note;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Writes values as JSON: maps, lists, texts, numbers and truth values, and the things of the game by their codes. */
public final class Json {
    private final StringBuilder text = new StringBuilder();

    private Json() {}

    /** A value that is JSON already. */
    record Raw(String json) {}

    /** A value as JSON. */
    public static String of(@Nullable Object value) {
        Json json = new Json();
        json.write(value);
        return json.text.toString();
    }

    /** An object, from names and values in turn. */
    static Map<String, @Nullable Object> object(@Nullable Object... namesAndValues) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            object.put(String.valueOf(namesAndValues[i]), namesAndValues[i + 1]);
        }
        return object;
    }

    /** {@code {"value":…}} or {@code {"error":"…"}}, with {@code "lie":true} if the server lies. */
    static String answer(Supplier<@Nullable Object> question) {
        try {
            return of(object("value", question.get()));
        } catch (LyingHostException lie) {
            return of(object("error", lie.lie().message(), "lie", true));
        } catch (RuntimeException refused) {
            return of(object("error", String.valueOf(refused.getMessage())));
        }
    }

    /**
     * What a seat was told of one action: each event with its facts, for the animation, and its text, for the history.
     */
    static Map<String, @Nullable Object> update(AnyUpdate update, AnySetup setup, Locale language) {
        List<Object> events = new ArrayList<>();
        for (AnyEvent event : update.events()) {
            Map<String, @Nullable Object> object = object("type", event.type());
            object.putAll(event.facts());
            object.put("text", event.message(language, setup));
            events.add(object);
        }
        return object("number", update.number(), "turn", update.turn(), "seat", update.actor(), "events", events);
    }

    /** The players of a table by seat, each with name, place and score. */
    static List<Map<String, @Nullable Object>> players(AnyTable table, Locale language) {
        List<Map<String, @Nullable Object>> players = new ArrayList<>();
        table.setup().seats().forEach(seat -> players.add(object("seat", seat)));
        for (AnyStanding one : table.ranking()) {
            players.get(one.seat())
                    .putAll(object(
                            "name", table.setup().name(one.seat(), language),
                            "place", one.place(),
                            "score", one.score()));
        }
        return players;
    }

    private void write(@Nullable Object value) {
        if (value == null || value instanceof Number || value instanceof Boolean) {
            text.append(value);
        } else if (value instanceof Raw raw) {
            text.append(raw.json());
        } else if (value instanceof Map<?, ?> map) {
            writeObject(map);
        } else if (value instanceof Iterable<?> list) {
            writeList(list);
        } else if (value instanceof Optional<?> perhaps) {
            write(perhaps.orElse(null));
        } else if (value instanceof OptionalInt perhaps) {
            text.append(perhaps.isPresent() ? String.valueOf(perhaps.getAsInt()) : "null");
        } else if (value instanceof Bag<?, ?> bag && !(bag instanceof Coins)) {
            write(bag.toList());
        } else if (value instanceof Card card) {
            writeText(card.code());
        } else if (value instanceof Note note) {
            write(object("seat", note.seat(), "text", note.text()));
        } else if (value instanceof AnyStanding standing) {
            write(object("place", standing.place(), "seat", standing.seat(), "score", standing.score()));
        } else {
            writeText(value.toString());
        }
    }

    private void writeObject(Map<?, ?> map) {
        char separator = '{';
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            text.append(separator);
            writeText(String.valueOf(entry.getKey()));
            text.append(':');
            write(entry.getValue());
            separator = ',';
        }
        text.append(separator == '{' ? "{}" : "}");
    }

    private void writeList(Iterable<?> list) {
        char separator = '[';
        for (Object value : list) {
            text.append(separator);
            write(value);
            separator = ',';
        }
        text.append(separator == '[' ? "[]" : "]");
    }

    private void writeText(String value) {
        text.append('"');
        for (int i = 0; i < value.length(); i++) {
            char character = value.charAt(i);
            if (character == '"' || character == '\\') {
                text.append('\\').append(character);
            } else if (character < ' ' || Character.isSurrogate(character)) {
                text.append("\\u").append(Integer.toHexString(0x10000 | character), 1, 5);
            } else {
                text.append(character);
            }
        }
        text.append('"');
    }
}
