package io.github.mercurius.rules.jackson3;

import io.github.mercurius.json.common.JsonTokens;
import io.github.mercurius.json.common.Token;
import io.github.mercurius.json.common.Word;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonParserBase;
import tools.jackson.core.util.JsonParserDelegate;

/** What a parser of Jackson 3 reads. */
final class ParserTokens implements JsonTokens {
    private final JsonParser parser;
    private final boolean readsText;

    ParserTokens(JsonParser parser) {
        this.parser = parser;
        readsText = readsText(parser);
    }

    private static boolean readsText(JsonParser parser) {
        return parser instanceof JsonParserDelegate outer
                ? readsText(outer.delegate())
                : parser instanceof JsonParserBase;
    }

    private static @Nullable Token of(@Nullable JsonToken token) {
        return token == null ? null : Token.of(token.id());
    }

    @Override
    public @Nullable Token next() {
        return of(parser.nextToken());
    }

    @Override
    public @Nullable Token current() {
        return of(parser.currentToken());
    }

    @Override
    public @Nullable String nextName() {
        return parser.nextName();
    }

    @Override
    public boolean isNextName(Word expected) {
        return parser.nextName(GeneratorOutput.form(expected));
    }

    @Override
    public String text() {
        return parser.getString();
    }

    @Override
    public char[] characters() {
        return parser.getStringCharacters();
    }

    @Override
    public int offset() {
        return parser.getStringOffset();
    }

    @Override
    public int length() {
        return parser.getStringLength();
    }

    @Override
    public Number number() {
        return parser.getNumberValue();
    }

    @Override
    public void skipChildren() {
        parser.skipChildren();
    }

    /**
     * An escape takes more room than what it stands for. That does not tell for names, as the parser has gone on when
     * it gives them, nor for what was copied or is no JSON text.
     */
    @Override
    public boolean isEscaped() {
        if (!readsText || parser.currentToken() != JsonToken.VALUE_STRING) {
            return false;
        }
        int length = parser.getStringLength(); // and the parser stands behind it
        TokenStreamLocation start = parser.currentTokenLocation();
        TokenStreamLocation end = parser.currentLocation();
        if (start.getCharOffset() >= 0) {
            return end.getCharOffset() - start.getCharOffset() > length + 2;
        }
        // signs beyond ASCII take more than a byte
        long bytes = end.getByteOffset() - start.getByteOffset() - 2;
        return bytes > length && bytes > parser.getString().getBytes(StandardCharsets.UTF_8).length;
    }

    @Override
    public String pointer() {
        return parser.streamReadContext().pathAsPointer().toString();
    }
}
