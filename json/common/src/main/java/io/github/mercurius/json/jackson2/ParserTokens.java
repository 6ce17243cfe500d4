package io.github.mercurius.json.jackson2;

import com.fasterxml.jackson.core.JsonParser;
import io.github.mercurius.json.common.JsonTokens;
import java.io.IOException;

/** What a parser of Jackson 2 reads. */
record ParserTokens(JsonParser parser) implements JsonTokens {
    @Override
    public int next() throws IOException {
        parser.nextToken();
        return current();
    }

    @Override
    public int current() {
        return parser.currentTokenId();
    }

    @Override
    public String text() throws IOException {
        return parser.getText();
    }

    @Override
    public Number number() throws IOException {
        return parser.getNumberValue();
    }

    @Override
    public String pointer() {
        return parser.getParsingContext().pathAsPointer().toString();
    }
}
