package io.github.mercurius.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonToken;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Tokens;
import java.io.IOException;

/**
 * Tokens as JSON: an object with the number of each asset of which there are any, such as {@code {"HOO":2,"SPI":1}}.
 */
final class Counts implements Codec<Tokens> {
    /** SET-2: there are at most 9 tokens of an asset. */
    private static final Codec<Integer> COUNT = Scalars.whole(1, 9);

    @Override
    public void write(Tokens tokens, JsonGenerator out) throws IOException {
        out.writeStartObject();
        for (Asset asset : tokens.kinds()) {
            out.writeFieldName(asset.name());
            COUNT.write(tokens.count(asset), out);
        }
        out.writeEndObject();
    }

    @Override
    public Tokens read(JsonInput in) throws IOException {
        in.expect(JsonToken.START_OBJECT, "an object");
        Tokens tokens = Tokens.none();
        for (String name = in.nextName(); name != null; name = in.nextName()) {
            Asset asset = Vocabulary.ASSET.find(name);
            if (asset == null) {
                throw in.failure("an unknown property", Vocabulary.ASSET.expected());
            }
            if (tokens.has(asset)) {
                throw in.failure("the property twice", "each property once");
            }
            in.nextToken();
            tokens = tokens.plus(asset, COUNT.read(in));
        }
        return tokens;
    }
}
