package io.github.mercurius.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import java.io.IOException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * JSON that is being read, token by token; knows the place for the message if something is wrong there, and how codes,
 * names and numbers were written, as far as the parser tells.
 */
final class JsonInput {
    private static final int MOST_OF_A_TEXT = 60;
    private static final int MOST_OF_A_REFUSAL = 200;

    private final JsonParser parser;
    private final JsonPointer outer;
    private final Writing writing;

    JsonInput(JsonParser parser, Writing writing) {
        this(parser, JsonPointer.empty(), writing);
    }

    private JsonInput(JsonParser parser, JsonPointer outer, Writing writing) {
        this.parser = parser;
        this.outer = outer;
        this.writing = writing;
    }

    /** A copied value once more, from its first token; it stands at a place of a larger document. */
    static JsonInput again(TokenBuffer value, JsonPointer place) throws IOException {
        JsonInput in = new JsonInput(value.asParser(), place, Writing.PLAIN);
        in.nextToken();
        return in;
    }

    /**
     * Copies an object of codes and numbers whose first property's name is the current token, up to its last token. How
     * they were written is looked at here, as a copy does not tell.
     */
    TokenBuffer copyObject() throws IOException {
        TokenBuffer copy = new TokenBuffer(parser.getCodec(), false);
        copy.writeStartObject();
        copy.copyCurrentEvent(parser);
        for (int depth = 1; depth > 0; ) {
            JsonToken token = nextToken();
            if (token == JsonToken.FIELD_NAME || token == JsonToken.VALUE_STRING) {
                checkWriting();
            }
            copy.copyCurrentEvent(parser);
            depth += token == null ? -depth : token.isStructStart() ? 1 : token.isStructEnd() ? -1 : 0;
        }
        return copy;
    }

    JsonParser parser() {
        return parser;
    }

    @Nullable
    JsonToken nextToken() throws IOException {
        JsonToken token = parser.nextToken();
        if (token == JsonToken.VALUE_NUMBER_INT
                && parser.getTextLength() == 2
                && parser.getText().equals("-0")) {
            throw failure("0 without a sign");
        }
        return token;
    }

    /** The name of the next property of the object, or none. */
    @Nullable
    String nextName() throws IOException {
        String name = parser.nextFieldName();
        if (name != null) {
            checkWriting();
        }
        return name;
    }

    /** The name of the next property of the object, or none: read faster if it is the expected one. */
    @Nullable
    String nextName(SerializableString expected) throws IOException {
        boolean found = parser.nextFieldName(expected);
        if (!found && !parser.hasToken(JsonToken.FIELD_NAME)) {
            return null;
        }
        checkWriting();
        return found ? expected.getValue() : parser.currentName();
    }

    /** The current value if it is a text, which must be written without escapes, as codes are; else none. */
    @Nullable
    String code() throws IOException {
        return isCode() ? parser.getText() : null;
    }

    /** What the current value stands for if it is a code; else nothing. */
    <T> @Nullable T code(CodeTable<T> codes) throws IOException {
        return isCode() ? codes.find(parser.getTextCharacters(), parser.getTextOffset(), parser.getTextLength()) : null;
    }

    private boolean isCode() throws IOException {
        if (!parser.hasToken(JsonToken.VALUE_STRING)) {
            return false;
        }
        checkWriting();
        return true;
    }

    /** Refuses a name or a text with escapes. */
    private void checkWriting() throws IOException {
        if (writing.isEscaped(parser)) {
            throw failure("an escape in " + quoted(parser.getText()), "letters and signs as they are");
        }
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
