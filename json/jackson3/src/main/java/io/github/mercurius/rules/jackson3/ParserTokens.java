package io.github.mercurius.rules.jackson3;

import io.github.mercurius.json.common.JsonTokens;
import tools.jackson.core.JsonParser;

/** What a parser of Jackson 3 reads. */
record ParserTokens(JsonParser parser) implements JsonTokens {
    @Override
    public int next() {
        parser.nextToken();
        return current();
    }

    @Override
    public int current() {
        return parser.currentTokenId();
    }

    @Override
    public String text() {
        return parser.getString();
    }

    @Override
    public Number number() {
        return parser.getNumberValue();
    }

    @Override
    public String pointer() {
        return parser.streamReadContext().pathAsPointer().toString();
    }
}
