package io.github.mercurius.json.common;

import io.github.mercurius.rules.json.FormatException;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** JSON that is read, with its place for the message if something is wrong there. */
public final class JsonInput {
    private final @Nullable Object value;
    private final @Nullable JsonInput outer;
    /** A name or an index; the JSON pointer of what is in nothing else. */
    private final Object step;

    /**
     * A value that is in no other.
     *
     * @param pointer its place in the document
     */
    public JsonInput(@Nullable Object value, String pointer) {
        this(value, null, pointer);
    }

    private JsonInput(@Nullable Object value, @Nullable JsonInput outer, Object step) {
        this.value = value;
        this.outer = outer;
        this.step = step;
    }

    /** A map, a list, a text, a number, true, false or null. */
    public @Nullable Object value() {
        return value;
    }

    /** This text, number or truth value; anything else is refused. */
    public <T> T as(Class<T> type, String expected) {
        if (type.isInstance(value)) {
            return type.cast(value);
        }
        throw failure(expected);
    }

    /** The properties of this object; anything else is refused. */
    @SuppressWarnings("unchecked") // names are texts
    public Map<String, @Nullable Object> object() {
        if (value instanceof Map<?, ?>) {
            return (Map<String, @Nullable Object>) value;
        }
        throw failure("an object");
    }

    /** A property of this object. */
    public JsonInput at(String name) {
        return new JsonInput(object().get(name), this, name);
    }

    /** The items of this array; anything else is refused. */
    @SuppressWarnings("unchecked") // any item will do
    public List<@Nullable Object> array() {
        if (value instanceof List<?>) {
            return (List<@Nullable Object>) value;
        }
        throw failure("an array");
    }

    /** An item of this array. */
    public JsonInput at(int index) {
        return new JsonInput(array().get(index), this, index);
    }

    /** A value made of parts that were just read; what the parts cannot make is refused. */
    public <P, T> T make(Function<? super P, ? extends T> maker, P parts) {
        try {
            return maker.apply(parts);
        } catch (IllegalArgumentException refused) {
            throw refusal(String.valueOf(refused.getMessage()), null);
        }
    }

    /** Says what is wrong in the words of the game, which read "this: that, expected such". */
    public FormatException refusal(String message, @Nullable Throwable cause) {
        String[] parts = message.split(", expected ", 2);
        String expected = parts.length == 2 ? parts[1] : "what the rules allow";
        return Refusals.of(pointer(), parts[0], expected, cause);
    }

    /** Says that something else is expected here. */
    public FormatException failure(String expected) {
        return failure(described(), expected);
    }

    /** Says what was found in the place of something else. */
    public FormatException failure(String found, String expected) {
        return Refusals.of(pointer(), found, expected, null);
    }

    private String pointer() {
        return outer == null
                ? step.toString()
                : outer.pointer() + '/' + step.toString().replace("~", "~0").replace("/", "~1");
    }

    private String described() {
        if (value instanceof Map<?, ?>) {
            return "an object";
        }
        if (value instanceof List<?>) {
            return "an array";
        }
        return value instanceof String text ? Refusals.quoted(text) : Refusals.shortened(String.valueOf(value));
    }
}
