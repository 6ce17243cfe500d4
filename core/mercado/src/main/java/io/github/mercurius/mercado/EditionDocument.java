package io.github.mercurius.mercado;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Writes an edition as the document that {@link EditionReader} reads. */
final class EditionDocument {
    private EditionDocument() {}

    static Map<String, Object> of(Edition edition) {
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("format", EditionReader.FORMAT);
        document.put("name", edition.name());
        document.put("objects", list(edition.objects(), EditionDocument::tile));
        document.put("perfumes", list(edition.perfumes(), EditionDocument::tile));
        document.put(
                "market",
                List.of(
                        market(edition, Stall.HEAD_MERCHANT, Edition.HEAD_MERCHANT),
                        market(edition, Stall.COIN_CHANGER, Edition.COIN_CHANGER)));
        document.put("tokens", list(edition.tokenKinds(), EditionDocument::token));
        Map<String, Object> sides = new LinkedHashMap<>();
        for (Side side : Side.values()) {
            sides.put(side.name(), symbols(edition.track(side)));
        }
        document.put("sides", Collections.unmodifiableMap(sides));
        return Collections.unmodifiableMap(document);
    }

    private static Object tile(Tile tile) {
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("id", tile.id());
        document.put("name", tile.name());
        document.put("price", price(tile.price()));
        Points points = tile.points();
        document.put("points", points.type() == Points.Type.NUMBER ? (Object) points.number() : points.toString());
        document.put("effects", list(tile.effects(), Effect::code));
        return Collections.unmodifiableMap(document);
    }

    private static Object market(Edition edition, Stall stall, Price price) {
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("stall", stall.code());
        document.put("name", edition.marketName(stall));
        document.put("price", price(price));
        return Collections.unmodifiableMap(document);
    }

    private static Object price(Price price) {
        Map<String, Object> document = new LinkedHashMap<>();
        if (!price.fixed().isEmpty()) {
            document.put("fixed", price.fixed().toString());
        }
        if (!price.stacks().isEmpty()) {
            document.put("stacks", price.stacks());
        }
        return Collections.unmodifiableMap(document);
    }

    private static Object token(TokenKind kind) {
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("code", kind.code());
        document.put("copies", kind.copies());
        document.put("points", kind.points());
        document.put("effects", list(kind.effects(), Effect::code));
        return Collections.unmodifiableMap(document);
    }

    private static List<@Nullable Object> symbols(Track track) {
        List<@Nullable Object> symbols = new ArrayList<>();
        for (int space = 0; space < track.length(); space++) {
            symbols.add(track.symbol(space).map(Effect::code).orElse(null));
        }
        return Collections.unmodifiableList(symbols);
    }

    private static <T> List<Object> list(List<T> things, Function<T, Object> document) {
        List<Object> list = new ArrayList<>();
        things.forEach(thing -> list.add(document.apply(thing)));
        return Collections.unmodifiableList(list);
    }
}
