package io.github.mercurius.json.common;

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
    public void write(List<T> values, JsonOutput out) throws IOException {
        out.startArray();
        for (int i = 0; i < values.size(); i++) {
            codes.write(values.get(i), out);
        }
        out.endArray();
    }

    @Override
    public List<T> read(JsonInput in) throws IOException {
        in.expect(Token.START_ARRAY, "an array");
        List<T> values = new ArrayList<>();
        while (in.nextToken() != Token.END_ARRAY) {
            values.add(codes.read(in));
        }
        return Collections.unmodifiableList(values);
    }
}
