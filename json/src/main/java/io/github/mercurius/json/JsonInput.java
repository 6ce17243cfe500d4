package io.github.mercurius.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import java.io.IOException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** JSON that is being read, token by token; knows the place for the message if something is wrong there. */
final class JsonInput {
    private static final int MOST_OF_A_TEXT = 60;
    private static final int MOST_OF_A_REFUSAL = 200;

    private final JsonParser parser;
    private final JsonPointer outer;

    JsonInput(JsonParser parser) {
        this(parser, JsonPointer.empty());
    }

    private JsonInput(JsonParser parser, JsonPointer outer) {
        this.parser = parser;
        this.outer = outer;
    }

    /** A copied value once more, from its first token; it stands at a place of a larger document. */
    static JsonInput again(TokenBuffer value, JsonPointer place) throws IOException {
        JsonInput in = new JsonInput(value.asParser(), place);
        in.nextToken();
        return in;
    }

    /** Copies an object whose first property's name is the current token, up to its last token. */
    TokenBuffer copyObject() throws IOException {
        TokenBuffer copy = new TokenBuffer(parser.getCodec(), false);
        copy.writeStartObject();
        do {
            copy.copyCurrentStructure(parser);
        } while (parser.nextToken() != JsonToken.END_OBJECT);
        copy.writeEndObject();
        return copy;
    }

    JsonParser parser() {
        return parser;
    }

    @Nullable
    JsonToken nextToken() throws IOException {
        return parser.nextToken();
    }

    /** The name of the next property of the object, or none. */
    @Nullable
    String nextName() throws IOException {
        return parser.nextFieldName();
    }

    /** The place of the current token in the whole document. */
    JsonPointer pointer() {
        return outer.append(parser.getParsingContext().pathAsPointer());
    }

    /** Refuses the current value if it does not begin with a token. */
    void expect(JsonToken token, String expected) throws IOException {
        if (!parser.hasToken(token)) {
            throw failure(expected);
        }
    }

    /** A value made of parts that were just read; what the parts cannot make is refused. */
    <T> T make(Supplier<? extends T> maker) {
        try {
            return maker.get();
        } catch (IllegalArgumentException refused) {
            throw refusal(refused);
        }
    }

    private MercuriusJsonException refusal(IllegalArgumentException refused) {
        // All refusals of the library read "this: that, expected such".
        String[] parts = String.valueOf(refused.getMessage()).split(", expected ", 2);
        return failure(parts[0], parts.length == 2 ? parts[1] : "what the rules allow");
    }

    /** Says that the current token is not what was expected. */
    MercuriusJsonException failure(String expected) throws IOException {
        return failure(describe(parser), expected);
    }

    MercuriusJsonException failure(String found, String expected) {
        return new MercuriusJsonException(pointer().toString(), shortened(found, MOST_OF_A_REFUSAL), expected);
    }

    private static String describe(JsonParser parser) throws IOException {
        JsonToken token = parser.currentToken();
        if (token == null) {
            return "nothing";
        }
        return switch (token) {
            case START_OBJECT -> "an object";
            case START_ARRAY -> "an array";
            case END_OBJECT, END_ARRAY -> "the end";
            case VALUE_STRING -> quoted(parser.getText());
            default -> shortened(parser.getText(), MOST_OF_A_TEXT);
        };
    }

    /** A text as a message shows it. */
    static String quoted(@Nullable String text) {
        return '"' + shortened(String.valueOf(text), MOST_OF_A_TEXT) + '"';
    }

    private static String shortened(String text, int most) {
        return text.length() <= most ? text : text.substring(0, most) + "…";
    }
}
