package io.github.mercurius.json.common;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import java.io.IOException;
import java.util.Set;

/**
 * A value of a document, copied to be read later, or more than once. It knows which of its texts were written with
 * escapes, as the tokens of a copy do not tell.
 */
final class JsonCopy {
    private final TokenBuffer tokens;
    private final JsonPointer place;
    private final Set<JsonPointer> escaped;

    JsonCopy(TokenBuffer tokens, JsonPointer place, Set<JsonPointer> escaped) {
        this.tokens = tokens;
        this.place = place;
        this.escaped = escaped;
    }

    /** The value, from its first token on, at its place in the whole document. */
    JsonInput input() throws IOException {
        JsonInput in = new JsonInput(tokens.asParser(), place, Writing.PLAIN, escaped);
        JsonToken first = in.nextToken();
        assert first != null : "an empty copy";
        return in;
    }
}
