package io.github.mercurius.json.common;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import java.io.IOException;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * JSON that is being read, token by token. It knows the place for the message if something is wrong there, and how
 * codes, names and numbers were written, as far as the parser tells.
 */
public final class JsonInput {
    private static final int MOST_OF_A_TEXT = 60;
    private static final int MOST_OF_A_REFUSAL = 200;

    private final JsonParser parser;
    private final JsonPointer outer;
    private final Writing writing;
    /** The places of texts with escapes in a copy. */
    private final Set<JsonPointer> escaped;
    /** Whether nothing is written with escapes, as in nearly all documents. */
    private final boolean plain;

    JsonInput(JsonParser parser, Writing writing) {
        this(parser, JsonPointer.empty(), writing, Collections.emptySet());
    }

    JsonInput(JsonParser parser, JsonPointer outer, Writing writing, Set<JsonPointer> escaped) {
        this.parser = parser;
        this.outer = outer;
        this.writing = writing;
        this.escaped = escaped;
        plain = writing == Writing.PLAIN && escaped.isEmpty();
    }

    /** Copies an object whose first property's name is the current token, up to its last token. */
    JsonCopy copyObject() throws IOException {
        TokenBuffer copy = new TokenBuffer(parser.getCodec(), false);
        JsonPointer place = pointer().head();
        copy.writeStartObject();
        return copyRest(copy, place, 1);
    }

    /** Copies the current value, up to its last token. */
    JsonCopy copyValue() throws IOException {
        JsonToken token = parser.currentToken();
        return copyRest(new TokenBuffer(parser.getCodec(), false), pointer(), token.isStructStart() ? 1 : 0);
    }

    private JsonCopy copyRest(TokenBuffer copy, JsonPointer place, int open) throws IOException {
        Set<JsonPointer> escapedTexts = new HashSet<>();
        noteWriting(parser.currentToken(), escapedTexts);
        copy.copyCurrentEvent(parser);
        for (int depth = open; depth > 0; ) {
            JsonToken token = nextToken();
            noteWriting(token, escapedTexts);
            copy.copyCurrentEvent(parser);
            depth += token == null ? -depth : token.isStructStart() ? 1 : token.isStructEnd() ? -1 : 0;
        }
        return new JsonCopy(copy, place, escapedTexts);
    }

    /** Refuses a name with escapes, and notes the place of a text with some. */
    private void noteWriting(@Nullable JsonToken token, Set<JsonPointer> escapedTexts) throws IOException {
        if (token == JsonToken.FIELD_NAME) {
            checkName();
        } else if (token == JsonToken.VALUE_STRING && isEscapedText()) {
            escapedTexts.add(pointer());
        }
    }

    /** The parser, at the current token. */
    public JsonParser parser() {
        return parser;
    }

    /** Moves to the next token; none at the end of the document. */
    public @Nullable JsonToken nextToken() throws IOException {
        JsonToken token = parser.nextToken();
        if (token == JsonToken.VALUE_NUMBER_INT && parser.getTextLength() == 2 && isMinusZero()) {
            throw failure("0 without a sign");
        }
        return token;
    }

    private boolean isMinusZero() throws IOException {
        char[] characters = parser.getTextCharacters();
        int from = parser.getTextOffset();
        return characters[from] == '-' && characters[from + 1] == '0';
    }

    /** The name of the next property of the object, or none. */
    public @Nullable String nextName() throws IOException {
        String name = parser.nextFieldName();
        if (name != null) {
            checkName();
        }
        return name;
    }

    /** Moves to the next property of the object, if there is one; whether it has this name. */
    boolean isNextName(SerializableString expected) throws IOException {
        boolean found = parser.nextFieldName(expected);
        if (found) {
            checkName();
        }
        return found;
    }

    /** The name of the property to which {@link #isNextName} has gone on, or none. */
    @Nullable
    String name() throws IOException {
        if (!parser.hasToken(JsonToken.FIELD_NAME)) {
            return null;
        }
        checkName();
        return parser.currentName();
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
        if (isEscapedText()) {
            throw escape();
        }
        return true;
    }

    /** Refuses a name with escapes; in a copy there is none. */
    private void checkName() throws IOException {
        if (!plain && writing.isEscaped(parser)) {
            throw escape();
        }
    }

    private boolean isEscapedText() throws IOException {
        return !plain && (writing.isEscaped(parser) || (!escaped.isEmpty() && escaped.contains(pointer())));
    }

    private RefusedJson escape() throws IOException {
        return failure("an escape in " + quoted(parser.getText()), "letters and signs as they are");
    }

    /** The place of the current token in the whole document. */
    JsonPointer pointer() {
        return outer.append(parser.getParsingContext().pathAsPointer());
    }

    /** Refuses the current value if it does not begin with a token. */
    public void expect(JsonToken token, String expected) throws IOException {
        if (!parser.hasToken(token)) {
            throw failure(expected);
        }
    }

    /** A value made of parts that were just read; what the parts cannot make is refused. */
    <P, T> T make(Function<? super P, ? extends T> maker, P parts) {
        try {
            return maker.apply(parts);
        } catch (IllegalArgumentException refused) {
            throw refusal(refused);
        }
    }

    private RefusedJson refusal(IllegalArgumentException refused) {
        return failure(String.valueOf(refused.getMessage()), (Throwable) null);
    }

    /** Says what is wrong in the words of the game, which read "this: that, expected such". */
    public RefusedJson failure(String message, @Nullable Throwable cause) {
        String[] parts = message.split(", expected ", 2);
        return failure(parts[0], parts.length == 2 ? parts[1] : "what the rules allow", cause);
    }

    /** Says that the current token is not what was expected. */
    public RefusedJson failure(String expected) throws IOException {
        return failure(describe(parser), expected);
    }

    /** Says what was found in the place of something else. */
    public RefusedJson failure(String found, String expected) {
        return failure(found, expected, null);
    }

    private RefusedJson failure(String found, String expected, @Nullable Throwable cause) {
        return new RefusedJson(pointer().toString(), shortened(found, MOST_OF_A_REFUSAL), expected, cause);
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
    public static String quoted(@Nullable String text) {
        return '"' + shortened(String.valueOf(text), MOST_OF_A_TEXT) + '"';
    }

    private static String shortened(String text, int most) {
        return text.length() <= most ? text : text.substring(0, most) + "…";
    }
}
