package io.github.mercurius.mercado;

import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.DocumentText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads the market tiles of an edition, and notes what breaks EDN-7. */
final class MarketReader {
    private static final List<String> STALLS = List.of("H", "X");

    private final EditionReader reader;
    private final List<String> names = new ArrayList<>();

    MarketReader(EditionReader reader) {
        this.reader = reader;
    }

    /** The names of the head merchant and the coin changer. */
    List<String> names() {
        return names;
    }

    void read(@Nullable Object value) {
        if (value instanceof List<?> list && list.size() != STALLS.size()) {
            reader.problems.add(Rule.EDN_7, "market", value, "the head merchant and the coin changer");
        }
        List<@Nullable Map<?, ?>> tiles = reader.objects(value, "market", Rule.EDN_7);
        List<Object> stalls = new ArrayList<>();
        tiles.forEach(tile -> stalls.add(tile == null ? "" : String.valueOf(EditionReader.field(tile, "stall"))));
        boolean exchanged = stalls.equals(List.of("X", "H"));
        if (exchanged) {
            reader.problems.describe(Rule.EDN_11, "market", "X before H", "H before X");
        }
        for (int i = 0; i < Math.min(tiles.size(), STALLS.size()); i++) {
            Map<?, ?> fields = tiles.get(i);
            if (fields != null) {
                tile(fields, DocumentText.element("market", i), STALLS.get(exchanged ? 1 - i : i));
            }
        }
    }

    private void tile(Map<?, ?> fields, String place, String stall) {
        reader.checkFields(fields, place, List.of("stall", "name", "price"));
        Object given = EditionReader.field(fields, "stall");
        if (!stall.equals(given)) {
            reader.problems.add(Rule.EDN_7, DocumentText.field(place, "stall"), given, '"' + stall + '"');
        }
        names.add(reader.name(fields, place));
        Price expected = stall.equals("H") ? Edition.HEAD_MERCHANT : Edition.COIN_CHANGER;
        String where = DocumentText.field(place, "price");
        Object value = EditionReader.field(fields, "price");
        Price price = new PriceReader(new EditionReader(), where).read(value);
        if (price == null) {
            reader.problems.add(Rule.EDN_7, where, value, expected + " (DEM-6)");
        } else if (!expected.equals(price)) {
            reader.problems.describe(Rule.EDN_7, where, price.toString(), expected + " (DEM-6)");
        } else {
            reader.checkFields((Map<?, ?>) Arguments.notNull(value, "price"), where, List.of("fixed", "stacks"));
        }
    }
}
