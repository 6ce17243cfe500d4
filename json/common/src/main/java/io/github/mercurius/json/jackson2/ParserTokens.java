package io.github.mercurius.json.jackson2;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.mercurius.json.common.JsonTokens;
import io.github.mercurius.json.common.Token;
import io.github.mercurius.json.common.Word;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** What a parser of Jackson 2 reads. */
final class ParserTokens implements JsonTokens {
    private final JsonParser parser;
    private final Writing writing;

    ParserTokens(JsonParser parser, Writing writing) {
        this.parser = parser;
        this.writing = writing;
    }

    private static @Nullable Token of(@Nullable JsonToken token) {
        return token == null ? null : Token.of(token.id());
    }

    @Override
    public @Nullable Token next() throws IOException {
        return of(parser.nextToken());
    }

    @Override
    public @Nullable Token current() {
        return of(parser.currentToken());
    }

    @Override
    public @Nullable String nextName() throws IOException {
        return parser.nextFieldName();
    }

    @Override
    public boolean isNextName(Word expected) throws IOException {
        return parser.nextFieldName(GeneratorOutput.form(expected));
    }

    @Override
    public String text() throws IOException {
        return parser.getText();
    }

    @Override
    public char[] characters() throws IOException {
        return parser.getTextCharacters();
    }

    @Override
    public int offset() throws IOException {
        return parser.getTextOffset();
    }

    @Override
    public int length() throws IOException {
        return parser.getTextLength();
    }

    @Override
    public Number number() throws IOException {
        return parser.getNumberValue();
    }

    @Override
    public void skipChildren() throws IOException {
        parser.skipChildren();
    }

    @Override
    public boolean isEscaped() throws IOException {
        return writing != Writing.PLAIN && writing.isEscaped(parser);
    }

    @Override
    public String pointer() {
        return parser.getParsingContext().pathAsPointer().toString();
    }
}
