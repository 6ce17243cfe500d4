package io.github.mercurius.mercado;

import io.github.mercurius.common.DocumentText;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the objects and perfumes of an edition, and notes what breaks EDN-1 to EDN-6 or EDN-10. */
final class TilesReader {
    private static final List<String> FIELDS = List.of("id", "name", "price", "points", "effects");
    private static final Set<Effect> EFFECTS = EnumSet.complementOf(EnumSet.of(Effect.FORWARD));
    private static final Points FOUR = Points.of(4);

    private final EditionReader reader;
    private final List<Tile> tiles = new ArrayList<>();
    private final Set<String> ids = new HashSet<>();
    private int read;
    private boolean tapestry;
    private boolean pitcher;

    TilesReader(EditionReader reader) {
        this.reader = reader;
    }

    /** All tiles, objects first. */
    List<Tile> tiles() {
        return tiles;
    }

    /** Reads the objects, then the perfumes. */
    void read(@Nullable Object value, String place, int needed) {
        boolean objects = needed == Edition.OBJECTS;
        if (value instanceof List<?> list && list.size() != needed) {
            reader.problems.add(Rule.EDN_1, place, value, needed + " tiles");
        }
        List<@Nullable Map<?, ?>> list = reader.objects(value, place, Rule.EDN_1);
        for (int i = 0; i < list.size(); i++) {
            Map<?, ?> fields = list.get(i);
            if (fields != null) {
                tile(fields, DocumentText.piece(place, i, fields.get("id"), ids), objects);
            }
        }
    }

    private void tile(Map<?, ?> fields, String place, boolean object) {
        reader.checkFields(fields, place, FIELDS);
        String id = reader.code(fields, "id", place, ids);
        String name = reader.name(fields, place);
        Price price =
                new PriceReader(reader, DocumentText.field(place, "price")).read(EditionReader.field(fields, "price"));
        Points points = points(EditionReader.field(fields, "points"), DocumentText.field(place, "points"), object);
        List<Effect> effects = reader.effects(fields, place, Rule.EDN_6, EFFECTS);
        checkOrder(effects, DocumentText.field(place, "effects"));
        if (price != null && points != null) {
            Tile tile = new Tile(read, id, name, price, points, effects);
            tiles.add(tile);
            tapestry |= object && isRulebookTile(tile, "GGTT", Effect.TOKEN);
            pitcher |= object && isRulebookTile(tile, "SS", Effect.BLACK);
        }
        read++;
    }

    private static boolean isRulebookTile(Tile tile, String price, Effect effect) {
        return tile.price().stacks().isEmpty()
                && tile.price().fixed().equals(Coins.parse(price))
                && tile.points().equals(FOUR)
                && tile.effects().equals(List.of(effect));
    }

    /** EDN-5: the points, or null if they are none. */
    private @Nullable Points points(@Nullable Object value, String place, boolean object) {
        if ("RANK".equals(value)) {
            return Points.RANK;
        }
        if ("UNKNOWN".equals(value) && !object) {
            return Points.UNKNOWN;
        }
        BigInteger number = DocumentText.whole(value);
        if (number != null && number.signum() >= 0 && number.compareTo(BigInteger.valueOf(Points.MOST)) <= 0) {
            return Points.of(number.intValue());
        }
        String words = object ? " or \"RANK\"" : ", \"RANK\" or \"UNKNOWN\"";
        reader.problems.add(Rule.EDN_5, place, value, "a whole number from 0 to " + Points.MOST + words);
        return null;
    }

    /** EDN-6: the effects for the buyer come first. */
    private void checkOrder(List<Effect> effects, String place) {
        for (int i = 1; i < effects.size(); i++) {
            if (effects.get(i - 1).isForOthers() && !effects.get(i).isForOthers()) {
                reader.problems.describe(
                        Rule.EDN_6, place, effects.get(i).code() + " after " + effects.get(i - 1), "it before");
                return;
            }
        }
    }

    /** EDN-10: the two tiles that the rulebook describes are among the objects. */
    void checkRulebookTiles() {
        if (!tapestry) {
            reader.problems.describe(
                    Rule.EDN_10, "objects", "no tapestry", "one for GGTT, with 4 points and the effect V");
        }
        if (!pitcher) {
            reader.problems.describe(
                    Rule.EDN_10, "objects", "no pitcher", "one for SS, with 4 points and the effect B");
        }
    }
}
