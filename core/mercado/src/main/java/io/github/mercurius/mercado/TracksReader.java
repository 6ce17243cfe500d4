package io.github.mercurius.mercado;

import io.github.mercurius.common.DocumentText;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the tracks of an edition, and notes what breaks EDN-9. */
final class TracksReader {
    private static final int SHORTEST = 12;
    private static final int LONGEST = 99;

    private final EditionReader reader;
    private final List<Track> tracks = new ArrayList<>();

    TracksReader(EditionReader reader) {
        this.reader = reader;
    }

    /** The tracks, in the order of the sides. */
    List<Track> tracks() {
        return tracks;
    }

    void read(@Nullable Object value) {
        if (!(value instanceof Map<?, ?> sides)) {
            reader.problems.add(Rule.EDN_9, "sides", value, "an object with A and B");
            return;
        }
        reader.checkFields(sides, "sides", List.of("A", "B"));
        for (Side side : Side.values()) {
            track(EditionReader.field(sides, side.name()), DocumentText.field("sides", side.name()), side);
        }
    }

    private void track(@Nullable Object value, String place, Side side) {
        if (!(value instanceof List<?> list)) {
            reader.problems.add(Rule.EDN_9, place, value, "a list");
            return;
        }
        if (list.size() < SHORTEST || list.size() > LONGEST) {
            reader.problems.describe(Rule.EDN_9, place, list.size() + " spaces", SHORTEST + " to " + LONGEST);
        }
        Set<Effect> allowed = allowed(side);
        List<@Nullable Effect> symbols = new ArrayList<>();
        for (int i = 0; i < list.size(); i++) {
            Effect symbol = Effect.withCode(list.get(i));
            symbols.add(symbol);
            if (list.get(i) != null && (symbol == null || !allowed.contains(symbol))) {
                reader.problems.add(
                        Rule.EDN_9, DocumentText.element(place, i), list.get(i), "null or one of " + allowed);
            }
        }
        tracks.add(new Track(symbols));
    }

    private static Set<Effect> allowed(Side side) {
        Set<Effect> allowed = EnumSet.range(Effect.WHITE, Effect.FORWARD);
        if (side == Side.B) {
            allowed.add(Effect.OTHERS_BLACK);
            allowed.add(Effect.OTHERS_WHITE);
        }
        return allowed;
    }
}
