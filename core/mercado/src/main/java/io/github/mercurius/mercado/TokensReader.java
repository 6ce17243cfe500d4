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

/** Reads the kinds of privilege tokens of an edition, and notes what breaks EDN-8. */
final class TokensReader {
    static final int MOST_POINTS = 3;
    /** RUL-25: not what moves on, asks the others before the action, or belongs to a sale. */
    private static final Set<Effect> EFFECTS = EnumSet.of(
            Effect.WHITE,
            Effect.BLACK,
            Effect.RETURN_BLACK,
            Effect.SEAL,
            Effect.TOKEN,
            Effect.AGAIN,
            Effect.OTHERS_BLACK,
            Effect.OTHERS_WHITE);

    private final EditionReader reader;
    private final List<TokenKind> kinds = new ArrayList<>();
    private final Set<String> codes = new HashSet<>();

    TokensReader(EditionReader reader) {
        this.reader = reader;
    }

    List<TokenKind> kinds() {
        return kinds;
    }

    void read(@Nullable Object value) {
        List<@Nullable Map<?, ?>> list = reader.objects(value, "tokens", Rule.EDN_8);
        int all = 0;
        for (int i = 0; i < list.size(); i++) {
            Map<?, ?> fields = list.get(i);
            all += fields == null ? 0 : kind(fields, DocumentText.piece("tokens", i, fields.get("code"), codes));
        }
        if (value instanceof List<?> && all != Edition.TOKENS) {
            reader.problems.describe(Rule.EDN_8, "tokens", all + " tokens", Edition.TOKENS + " in all");
        }
    }

    /** Reads a kind, and gives the number of its tokens. */
    private int kind(Map<?, ?> fields, String place) {
        reader.checkFields(fields, place, List.of("code", "copies", "points", "effects"));
        String code = reader.code(fields, "code", place, codes);
        int copies = number(fields, "copies", place, Edition.TOKENS);
        int points = number(fields, "points", place, MOST_POINTS);
        List<Effect> effects = reader.effects(fields, place, Rule.EDN_8, EFFECTS);
        kinds.add(new TokenKind(kinds.size(), code, copies, points, effects));
        return copies;
    }

    private int number(Map<?, ?> fields, String field, String place, int most) {
        Object value = EditionReader.field(fields, field);
        BigInteger number = DocumentText.whole(value);
        if (number != null && number.signum() > 0 && number.compareTo(BigInteger.valueOf(most)) <= 0) {
            return number.intValue();
        }
        reader.problems.add(Rule.EDN_8, DocumentText.field(place, field), value, "a whole number from 1 to " + most);
        return 0;
    }
}
