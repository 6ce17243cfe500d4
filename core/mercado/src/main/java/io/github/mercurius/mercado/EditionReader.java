package io.github.mercurius.mercado;

import io.github.mercurius.common.DocumentText;
import io.github.mercurius.common.EditionProblems;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the document of an edition, and notes everything that breaks a rule from EDN-1 to EDN-11. */
final class EditionReader {
    static final String FORMAT = "mercado-edition/1";

    /** Everything that is wrong, in the order of the document. */
    final EditionProblems problems = new EditionProblems();

    /** The edition, or null if anything is wrong. */
    @Nullable
    Edition read(@Nullable Object document) {
        if (!(document instanceof Map<?, ?> fields)) {
            problems.add(Rule.EDN_11, "", document, "an object");
            return null;
        }
        checkFields(fields, "", List.of("format", "name", "objects", "perfumes", "market", "tokens", "sides"));
        Object format = field(fields, "format");
        if (!FORMAT.equals(format)) {
            problems.add(Rule.EDN_11, "format", format, '"' + FORMAT + '"');
        }
        String name = name(fields, "");
        TilesReader tiles = new TilesReader(this);
        tiles.read(field(fields, "objects"), "objects", Edition.OBJECTS);
        tiles.read(field(fields, "perfumes"), "perfumes", Edition.PERFUMES);
        tiles.checkRulebookTiles();
        MarketReader market = new MarketReader(this);
        market.read(field(fields, "market"));
        TokensReader tokens = new TokensReader(this);
        tokens.read(field(fields, "tokens"));
        TracksReader tracks = new TracksReader(this);
        tracks.read(field(fields, "sides"));
        return problems.all().isEmpty()
                ? new Edition(name, tiles.tiles(), market.names(), tokens.kinds(), tracks.tracks())
                : null;
    }

    /** The value of a field, or what stands for a field that is not there. */
    static @Nullable Object field(Map<?, ?> fields, String name) {
        return fields.containsKey(name) ? fields.get(name) : DocumentText.MISSING;
    }

    /** Notes each field that does not belong there (EDN-11). */
    void checkFields(Map<?, ?> fields, String place, List<String> known) {
        problems.addOthers(Rule.EDN_11, place, fields, new LinkedHashSet<>(known));
    }

    /** The name in an object: any text (EDN-11). */
    String name(Map<?, ?> fields, String place) {
        Object name = field(fields, "name");
        if (name instanceof String text) {
            return text;
        }
        problems.add(Rule.EDN_11, DocumentText.field(place, "name"), name, "a text");
        return "";
    }

    /** A code that no other thing has (EDN-2). */
    String code(Map<?, ?> fields, String field, String place, Set<String> taken) {
        Object code = field(fields, field);
        String where = DocumentText.field(place, field);
        if (!(code instanceof String text && text.matches("[A-Z][A-Z0-9]{0,7}"))) {
            problems.add(Rule.EDN_2, where, code, "a letter from A to Z, and at most seven more or digits");
            return "";
        }
        if (!taken.add(text)) {
            problems.add(Rule.EDN_2, where, code, "one that is not taken yet");
        }
        return text;
    }

    /** The objects of a list; what is no list or no object breaks a rule, and null stands for what is no object. */
    List<@Nullable Map<?, ?>> objects(@Nullable Object list, String place, Rule rule) {
        if (list instanceof List<?> elements) {
            return problems.objects(Rule.EDN_11, place, elements);
        }
        problems.add(rule, place, list, "a list");
        return List.of();
    }

    /** The effects of a piece; what is none of those allowed breaks a rule, and is left out. */
    List<Effect> effects(Map<?, ?> fields, String place, Rule rule, Set<Effect> allowed) {
        Object value = field(fields, "effects");
        String where = DocumentText.field(place, "effects");
        List<Effect> effects = new ArrayList<>();
        if (!(value instanceof List<?> list)) {
            problems.add(rule, where, value, "a list");
            return effects;
        }
        for (int i = 0; i < list.size(); i++) {
            Effect effect = Effect.withCode(list.get(i));
            if (effect != null && allowed.contains(effect)) {
                effects.add(effect);
            } else {
                problems.add(rule, DocumentText.element(where, i), list.get(i), "one of " + allowed);
            }
        }
        return effects;
    }
}
