package io.github.mercurius.mercatores;

import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.DocumentText;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads the goods of an edition (EDN-2, EDN-3). */
final class GoodsReader {
    private static final int MOST_NUMBERS = GoodsCard.MOST_SHIPS + 1;

    private final EditionReader reader;
    private final List<@Nullable ProfitReader> profit = new ArrayList<>();
    private final List<int[]> copies = new ArrayList<>();
    private BigInteger cards = BigInteger.ZERO;
    /** Whether EDN-2 and EDN-3 hold: without that, nothing is looked at for EDN-6. */
    private boolean sound;

    GoodsReader(EditionReader reader) {
        this.reader = reader;
    }

    void read(@Nullable Object goods) {
        if (!(goods instanceof List<?> list)) {
            reader.problems.add(Rule.EDN_2, "goods", goods, "a list of the five goods");
            return;
        }
        sound = true;
        List<@Nullable Map<?, ?>> objects = reader.problems.objects(Rule.EDN_1, "goods", list);
        checkCodes(objects);
        boolean allRead = true;
        for (int i = 0; i < objects.size(); i++) {
            Map<?, ?> fields = objects.get(i);
            allRead &= fields != null && good(fields, place(i, fields));
        }
        if (allRead && !cards.equals(BigInteger.valueOf(Edition.GOODS_CARDS))) {
            refuse(Rule.EDN_3, "goods", cards, Edition.GOODS_CARDS + " cards in all");
        }
        if (sound && allRead) {
            checkReach();
        }
        sound &= allRead;
    }

    private void checkCodes(List<@Nullable Map<?, ?>> objects) {
        List<Good> goods = Good.all();
        if (objects.size() != goods.size()) {
            refuse(Rule.EDN_2, "goods", objects, "the five goods " + goods);
        }
        for (int i = 0; i < Math.min(objects.size(), goods.size()); i++) {
            Map<?, ?> fields = objects.get(i);
            String code = goods.get(i).name();
            if (fields != null && fields.containsKey("code") && !code.equals(fields.get("code"))) {
                refuse(Rule.EDN_2, DocumentText.element("goods", i) + ".code", fields.get("code"), code);
            }
        }
    }

    private static String place(int good, Map<?, ?> fields) {
        List<Good> goods = Good.all();
        boolean named = good < goods.size() && goods.get(good).name().equals(fields.get("code"));
        return named ? "goods[" + goods.get(good) + "]" : DocumentText.element("goods", good);
    }

    /** Reads one good; whether it tells how many cards there are. */
    private boolean good(Map<?, ?> fields, String place) {
        reader.checkFields(fields, place, List.of("code", "copies", "profit"), List.of());
        profit.add(fields.containsKey("profit") ? reader.profit(fields.get("profit"), place + ".profit") : null);
        sound &= fields.containsKey("code");
        return fields.containsKey("copies") && copies(fields.get("copies"), place + ".copies");
    }

    private boolean copies(@Nullable Object value, String place) {
        if (!(value instanceof List<?> list) || list.isEmpty() || list.size() > MOST_NUMBERS) {
            refuse(Rule.EDN_3, place, value, "a list of 1 to " + MOST_NUMBERS + " numbers");
            return false;
        }
        boolean read = true;
        int[] counts = new int[list.size()];
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < counts.length; i++) {
            BigInteger count = DocumentText.whole(list.get(i));
            boolean last = i == counts.length - 1;
            if (count == null || count.signum() < (last ? 1 : 0)) {
                String expected = "a whole number of " + (last ? "1 or more, as the last one" : "0 or more");
                refuse(Rule.EDN_3, DocumentText.element(place, i), list.get(i), expected);
                read = false;
            } else {
                counts[i] = count.intValue();
                sum = sum.add(count);
            }
        }
        copies.add(counts);
        cards = cards.add(sum);
        return read;
    }

    private void refuse(Rule rule, String place, @Nullable Object found, String expected) {
        sound = false;
        reader.problems.add(rule, place, found, expected);
    }

    private void checkReach() {
        for (Good good : Good.all()) {
            ProfitReader table = profit.get(good.ordinal());
            if (table != null) {
                table.checkReach(cardsOf(good), "all cards of the good");
            }
        }
    }

    /** Whether these are the goods of an edition, so that it can be said what is in reach. */
    boolean sound() {
        return sound;
    }

    /** How many cards of a good there are, if the goods are sound. */
    int cardsOf(Good good) {
        int sum = 0;
        for (int count : copies.get(good.ordinal())) {
            sum += count;
        }
        return sum;
    }

    /** How many ships there are, if the goods are sound. */
    int ships() {
        int ships = 0;
        for (int[] counts : copies) {
            for (int onCard = 0; onCard < counts.length; onCard++) {
                ships += onCard * counts[onCard];
            }
        }
        return ships;
    }

    /** The copies by good and ships, once everything is checked. */
    int[][] copies() {
        return copies.toArray(new int[0][]);
    }

    /** The profit tables by good, once everything is checked. */
    List<ProfitTable> profit() {
        List<ProfitTable> tables = new ArrayList<>();
        profit.forEach(table -> tables.add(Arguments.notNull(table, "profit").table()));
        return Collections.unmodifiableList(tables);
    }
}
