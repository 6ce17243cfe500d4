package io.github.mercurius.mercatores;

import io.github.mercurius.common.DocumentText;
import io.github.mercurius.common.EditionProblems;
import io.github.mercurius.rules.EditionException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the document of an edition, and notes everything that breaks a rule from EDN-1 to EDN-6. */
final class EditionReader {
    static final String FORMAT = "mercatores-edition/1";

    private static final int LONGEST_NAME = 200;

    /** Everything that is wrong, in the order of the document. */
    final EditionProblems problems = new EditionProblems();

    /**
     * The special card in a document, without its edition.
     *
     * @throws EditionException if the document is not that of a special card
     */
    static SpecialCard special(Map<?, ?> document, int place) {
        EditionReader reader = new EditionReader();
        GoodsReader goods = new GoodsReader(reader);
        return new SpecialsReader(reader).one(document, place, goods);
    }

    /** The edition, or null if anything is wrong. */
    @Nullable
    Edition read(@Nullable Object document) {
        if (!(document instanceof Map<?, ?> fields)) {
            problems.add(Rule.EDN_1, "", document, "an object");
            return null;
        }
        checkFields(fields, "", List.of("format", "id", "name", "goods", "specials"), List.of());
        if (fields.containsKey("format") && !FORMAT.equals(fields.get("format"))) {
            problems.add(Rule.EDN_1, "format", fields.get("format"), '"' + FORMAT + '"');
        }
        checkTexts(fields);
        GoodsReader goods = new GoodsReader(this);
        SpecialsReader specials = new SpecialsReader(this);
        if (fields.containsKey("goods")) {
            goods.read(fields.get("goods"));
        }
        if (fields.containsKey("specials")) {
            specials.read(fields.get("specials"), goods);
        }
        return problems.all().isEmpty() ? edition(fields, goods, specials) : null;
    }

    private static Edition edition(Map<?, ?> fields, GoodsReader goods, SpecialsReader specials) {
        return new Edition(
                String.valueOf(fields.get("id")),
                String.valueOf(fields.get("name")),
                goods.copies(),
                goods.profit(),
                specials.cards(),
                specials.copies());
    }

    private void checkTexts(Map<?, ?> fields) {
        Object id = fields.get("id");
        if (fields.containsKey("id") && !(id instanceof String text && text.matches("[a-z0-9-]{1,40}"))) {
            problems.add(Rule.EDN_1, "id", id, "1 to 40 of a-z, 0-9 and -");
        }
        Object name = fields.get("name");
        boolean named =
                name instanceof String text && !text.isEmpty() && text.codePointCount(0, text.length()) <= LONGEST_NAME;
        if (fields.containsKey("name") && !named) {
            problems.add(Rule.EDN_1, "name", name, "1 to " + LONGEST_NAME + " characters");
        }
    }

    /** Notes each field that is missing, and each that does not belong there (EDN-1). */
    void checkFields(Map<?, ?> fields, String place, List<String> needed, List<String> allowed) {
        for (String field : needed) {
            if (!fields.containsKey(field)) {
                problems.add(Rule.EDN_1, DocumentText.field(place, field), DocumentText.MISSING, "this field");
            }
        }
        Set<String> known = new LinkedHashSet<>(needed);
        known.addAll(allowed);
        problems.addOthers(Rule.EDN_1, place, fields, known);
    }

    /** A profit table (EDN-4), or null if it is not one. */
    @Nullable
    ProfitReader profit(@Nullable Object table, String place) {
        ProfitReader reader = new ProfitReader(problems, place);
        return reader.read(table) ? reader : null;
    }
}
