package io.github.mercurius.json.jackson2;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.json.JsonParserBase;
import com.fasterxml.jackson.core.util.JsonParserDelegate;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** Finds out whether the current name or text of a parser was written with escapes. */
interface Writing {
    /** For texts without escapes, and for copied tokens, which do not tell. */
    Writing PLAIN = parser -> false;

    /**
     * For parsers of which nothing but places is known: an escape takes more room than what it stands for. It does not
     * tell for names, as the parser has gone on when it gives them, nor for what was copied or is no JSON text.
     */
    Writing BY_LENGTH = parser -> {
        if (!parser.hasToken(JsonToken.VALUE_STRING) || !readsText(parser)) {
            return false;
        }
        String text = parser.getText(); // and the parser stands behind it
        JsonLocation start = parser.currentTokenLocation();
        JsonLocation end = parser.currentLocation();
        return start.getCharOffset() >= 0
                ? end.getCharOffset() - start.getCharOffset() > text.length() + 2
                : end.getByteOffset() - start.getByteOffset() > text.getBytes(StandardCharsets.UTF_8).length + 2;
    };

    /** For a text that is at hand. */
    static Writing in(String json) {
        if (json.indexOf('\\') < 0) {
            return PLAIN;
        }
        return parser -> {
            String text = parser.getText();
            int start = (int) parser.currentTokenLocation().getCharOffset() + 1;
            return !json.startsWith(text, start) || json.charAt(start + text.length()) != '"';
        };
    }

    private static boolean readsText(JsonParser parser) {
        return parser instanceof JsonParserDelegate outer
                ? readsText(outer.delegate())
                : parser instanceof JsonParserBase;
    }

    boolean isEscaped(JsonParser parser) throws IOException;
}
