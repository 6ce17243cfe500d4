package io.github.mercurius.json;

import io.github.mercurius.api.Bag;
import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Codes;
import io.github.mercurius.json.common.JsonInput;
import io.github.mercurius.json.common.JsonOutput;
import io.github.mercurius.json.common.Token;
import java.io.IOException;

/** Bags, written as the list of their codes in canonical order, and read from one in any order. */
record BagCodec<K extends Enum<K>, B extends Bag<K, B>>(Codes<K> codes, B none) implements Codec<B> {
    @Override
    public void write(B bag, JsonOutput out) throws IOException {
        out.startArray();
        for (K kind : bag.kinds()) {
            for (int copies = bag.count(kind); copies > 0; copies--) {
                codes.write(kind, out);
            }
        }
        out.endArray();
    }

    @Override
    public B read(JsonInput in) throws IOException {
        in.expect(Token.START_ARRAY, "an array");
        B bag = none;
        while (in.nextToken() != Token.END_ARRAY) {
            bag = in.make(bag::plus, codes.read(in));
        }
        return bag;
    }
}
