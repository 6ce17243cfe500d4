package io.github.mercurius.json;

import io.github.mercurius.api.Bag;
import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Codes;
import io.github.mercurius.json.common.JsonInput;
import io.github.mercurius.json.common.JsonOutput;
import io.github.mercurius.json.common.Scalars;
import java.io.IOException;
import java.util.List;
import java.util.function.Function;

/** Bags, written as the list of their codes in canonical order, without making that list. */
final class BagCodec<K extends Enum<K>, B extends Bag<K, B>> implements Codec<B> {
    private final Codes<K> codes;
    private final Codec<B> list;

    BagCodec(Codes<K> codes, Function<List<K>, B> maker) {
        this.codes = codes;
        list = Scalars.list(codes).as(maker, Bag::toList);
    }

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
        return list.read(in);
    }
}
