package io.github.mercurius.json.common;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Lists of codes, of any length: most of a document, so the type of the items is fixed for speed. */
final class CodeList<T> implements Codec<List<T>> {
    private final Codes<T> codes;

    CodeList(Codes<T> codes) {
        this.codes = codes;
    }

    @Override
    public void write(List<T> values, JsonGenerator out) throws IOException {
        out.writeStartArray();
        for (T value : values) {
            codes.write(value, out);
        }
        out.writeEndArray();
    }

    @Override
    public List<T> read(JsonInput in) throws IOException {
        in.expect(JsonToken.START_ARRAY, "an array");
        List<T> values = new ArrayList<>();
        while (in.nextToken() != JsonToken.END_ARRAY) {
            values.add(codes.read(in));
        }
        return Collections.unmodifiableList(values);
    }
}
