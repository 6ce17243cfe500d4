package io.github.mercurius.mercado;

import io.github.mercurius.common.DocumentText;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads the price of a tile, and notes what breaks EDN-3 or EDN-4. */
final class PriceReader {
    private static final int FEWEST = 2;
    private static final int MOST = 4;

    private final EditionReader reader;
    private final String place;
    private boolean wrong;

    PriceReader(EditionReader reader, String place) {
        this.reader = reader;
        this.place = place;
    }

    /** The price, or null if it is none. */
    @Nullable
    Price read(@Nullable Object value) {
        if (!(value instanceof Map<?, ?> fields)) {
            note(Rule.EDN_3, place, value, "an object with fixed coins or stacks");
            return null;
        }
        reader.checkFields(fields, place, List.of("fixed", "stacks"));
        List<Coin> fixed = fixed(fields.containsKey("fixed") ? fields.get("fixed") : "");
        List<Integer> stacks = stacks(fields.containsKey("stacks") ? fields.get("stacks") : List.of());
        int size = fixed.size() + stacks.stream().mapToInt(Integer::intValue).sum();
        if (!wrong && (size < FEWEST || size > MOST)) {
            reader.problems.describe(Rule.EDN_3, place, size + " coins", FEWEST + " to " + MOST);
            wrong = true;
        }
        if (stacks.size() > 1 && fixed.stream().anyMatch(Coin::isColour)) {
            note(Rule.EDN_4, DocumentText.field(place, "fixed"), fields.get("fixed"), "W alone beside ≠");
        }
        return wrong ? null : new Price(Coins.of(fixed), stacks);
    }

    private List<Coin> fixed(@Nullable Object value) {
        String where = DocumentText.field(place, "fixed");
        List<Coin> coins = new ArrayList<>();
        if (!(value instanceof String letters)) {
            note(Rule.EDN_3, where, value, "letters of coins");
            return coins;
        }
        for (int i = 0; i < letters.length(); i++) {
            Coin coin = Notation.coin(letters.charAt(i));
            if (coin == null || coin == Coin.B) {
                note(Rule.EDN_3, where, value, "the letters G, S, C, T and W alone");
                return coins;
            }
            if (coins.size() <= MOST) { // one too many is enough to know
                coins.add(coin);
            }
        }
        return coins;
    }

    private List<Integer> stacks(@Nullable Object value) {
        String where = DocumentText.field(place, "stacks");
        List<Integer> heights = new ArrayList<>();
        if (!(value instanceof List<?> list)) {
            note(Rule.EDN_3, where, value, "a list of heights");
            return heights;
        }
        for (int i = 0; i < list.size(); i++) {
            BigInteger height = DocumentText.whole(list.get(i));
            if (height == null || height.signum() <= 0 || height.bitLength() > MOST) {
                note(Rule.EDN_3, DocumentText.element(where, i), list.get(i), "a whole number from 1 to " + MOST);
            } else if (heights.size() <= MOST) {
                heights.add(height.intValue());
            }
        }
        return heights;
    }

    private void note(Rule rule, String where, @Nullable Object found, String expected) {
        reader.problems.add(rule, where, found, expected);
        wrong = true;
    }
}
