package io.github.mercurius.json.common;

import java.io.IOException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** JSON that is being read, token by token. It knows the place for the message if something is wrong there. */
public final class JsonInput {
    private static final int MOST_OF_A_TEXT = 60;
    private static final int MOST_OF_A_REFUSAL = 200;

    private final JsonTokens tokens;
    private final String outer;

    /** JSON that begins with the next token. */
    public JsonInput(JsonTokens tokens) {
        this(tokens, "");
    }

    /** A value at a place of a document. */
    JsonInput(JsonTokens tokens, String outer) {
        this.tokens = tokens;
        this.outer = outer;
    }

    /** The value of a whole document. */
    public <T> T whole(Codec<T> codec) throws IOException {
        nextToken();
        T value = codec.read(this);
        if (nextToken() != null) {
            throw failure("the end of the document");
        }
        return value;
    }

    /** Copies an object whose first property's name is the current token, up to its last token. */
    TokenCopy copyObject() throws IOException {
        String name = pointer();
        TokenCopy copy = new TokenCopy(name.substring(0, name.lastIndexOf('/')));
        copy.addStart();
        return copyRest(copy, 1);
    }

    /** Copies the current value, up to its last token. */
    TokenCopy copyValue() throws IOException {
        Token token = tokens.current();
        return copyRest(new TokenCopy(pointer()), token == null ? 0 : token.depth());
    }

    private TokenCopy copyRest(TokenCopy copy, int open) throws IOException {
        copy.add(tokens);
        for (int depth = open; depth > 0; ) {
            Token token = nextToken();
            if (token == Token.NAME) {
                checkName();
            }
            copy.add(tokens);
            depth += token == null ? -depth : token.depth();
        }
        return copy;
    }

    /** The current token; none at the end of the document. */
    @Nullable
    Token token() {
        return tokens.current();
    }

    /** The tokens, at the current one. */
    JsonTokens tokens() {
        return tokens;
    }

    /** Moves to the next token; none at the end of the document. */
    public @Nullable Token nextToken() throws IOException {
        Token token = tokens.next();
        if (token == Token.WHOLE_NUMBER && tokens.length() == 2 && isMinusZero()) {
            throw failure("0 without a sign");
        }
        return token;
    }

    private boolean isMinusZero() throws IOException {
        char[] characters = tokens.characters();
        int from = tokens.offset();
        return characters[from] == '-' && characters[from + 1] == '0';
    }

    /** The name of the next property of the object, or none. */
    @Nullable
    String nextName() throws IOException {
        String name = tokens.nextName();
        if (name != null) {
            checkName();
        }
        return name;
    }

    /** Moves to the next property of the object, if there is one; whether it has this name. */
    boolean isNextName(Word expected) throws IOException {
        boolean found = tokens.isNextName(expected);
        if (found) {
            checkName();
        }
        return found;
    }

    /** The name of the property to which {@link #isNextName} has gone on, or none. */
    @Nullable
    String name() throws IOException {
        if (tokens.current() != Token.NAME) {
            return null;
        }
        checkName();
        return tokens.text();
    }

    /** The current value if it is a text, which must be written without escapes, as codes are; else none. */
    @Nullable
    String code() throws IOException {
        return isCode() ? tokens.text() : null;
    }

    /** What the current value stands for if it is a code; else nothing. */
    <T> @Nullable T code(CodeTable<T> codes) throws IOException {
        return isCode() ? codes.find(tokens.characters(), tokens.offset(), tokens.length()) : null;
    }

    private boolean isCode() throws IOException {
        if (tokens.current() != Token.TEXT) {
            return false;
        }
        checkName();
        return true;
    }

    /** Refuses a name or a code with escapes. */
    private void checkName() throws IOException {
        if (tokens.isEscaped()) {
            throw failure("an escape in " + quoted(tokens.text()), "letters and signs as they are");
        }
    }

    /** The place of the current token in the whole document, as a JSON pointer. */
    private String pointer() {
        return outer + tokens.pointer();
    }

    /** Refuses the current value if it does not begin with a token. */
    public void expect(Token token, String expected) throws IOException {
        if (tokens.current() != token) {
            throw failure(expected);
        }
    }

    /** A value made of parts that were just read; what the parts cannot make is refused. */
    public <P, T> T make(Function<? super P, ? extends T> maker, P parts) {
        try {
            return maker.apply(parts);
        } catch (IllegalArgumentException refused) {
            String place = refused instanceof ObjectCodec.RefusedProperty part ? "/" + part.name : "";
            throw failure(place, String.valueOf(refused.getMessage()), null);
        }
    }

    /** Says what is wrong in the words of the game, which read "this: that, expected such". */
    public RefusedJson failure(String message, @Nullable Throwable cause) {
        return failure("", message, cause);
    }

    private RefusedJson failure(String below, String message, @Nullable Throwable cause) {
        String[] parts = message.split(", expected ", 2);
        String expected = parts.length == 2 ? parts[1] : "what the rules allow";
        return new RefusedJson(pointer() + below, shortened(parts[0], MOST_OF_A_REFUSAL), expected, cause);
    }

    /** Says that the current token is not what was expected. */
    public RefusedJson failure(String expected) throws IOException {
        return failure(described(), expected);
    }

    /** Says what was found in the place of something else. */
    public RefusedJson failure(String found, String expected) {
        return new RefusedJson(pointer(), shortened(found, MOST_OF_A_REFUSAL), expected, null);
    }

    private String described() throws IOException {
        Token token = tokens.current();
        if (token == null) {
            return "nothing";
        }
        return switch (token) {
            case START_OBJECT -> "an object";
            case START_ARRAY -> "an array";
            case END_OBJECT, END_ARRAY -> "the end";
            case TEXT -> quoted(tokens.text());
            default -> shortened(tokens.text(), MOST_OF_A_TEXT);
        };
    }

    /**
     * Says that the text is no JSON.
     *
     * @param place where, as the parser says it
     */
    public RefusedJson malformed(String place) {
        return failure("malformed JSON" + place, "well-formed JSON");
    }

    /**
     * Says that the text is deeper, or has longer parts, than is read.
     *
     * @param place where, as the parser says it
     */
    public RefusedJson tooMuch(String place) {
        return failure(
                "too much" + place,
                "at most " + TextFormat.DEEPEST + " levels, texts of at most " + TextFormat.LONGEST_TEXT
                        + " characters, names and numbers of at most " + TextFormat.LONGEST_NAME);
    }

    /** A text as a message shows it. */
    public static String quoted(@Nullable String text) {
        return '"' + shortened(String.valueOf(text), MOST_OF_A_TEXT) + '"';
    }

    private static String shortened(String text, int most) {
        return text.length() <= most ? text : text.substring(0, most) + "…";
    }
}
