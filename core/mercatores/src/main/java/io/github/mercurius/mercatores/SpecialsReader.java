package io.github.mercurius.mercatores;

import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.DocumentText;
import io.github.mercurius.rules.EditionException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the special cards of an edition (EDN-5). */
final class SpecialsReader {
    private static final List<String> ARROWS = List.of("D", "L", "R", "DL", "DR", "LR", "DLR");
    private static final List<String> FIELDS = List.of("code", "type", "copies", "profit");

    private final EditionReader reader;
    private final Set<String> codes = new HashSet<>();
    private final List<SpecialCard> cards = new ArrayList<>();
    private final List<Integer> copies = new ArrayList<>();
    private BigInteger inAll = BigInteger.ZERO;

    SpecialsReader(EditionReader reader) {
        this.reader = reader;
        Good.all().forEach(good -> codes.add(good.name()));
    }

    /** The special card in a document, at a place among the special kinds of its edition. */
    SpecialCard one(Map<?, ?> document, int place, GoodsReader goods) {
        Arguments.index(place, Edition.SPECIAL_CARDS, "place");
        card(document, "special", goods);
        if (!reader.problems.all().isEmpty()) {
            throw new EditionException(reader.problems.all());
        }
        SpecialCard card = cards.get(0);
        return new SpecialCard(
                place, card.code(), card.type(), card.arrows(), card.good().orElse(null), card.profit());
    }

    void read(@Nullable Object specials, GoodsReader goods) {
        if (!(specials instanceof List<?> list)) {
            reader.problems.add(Rule.EDN_5, "specials", specials, "a list of special cards");
            return;
        }
        boolean allCounted = true;
        List<@Nullable Map<?, ?>> objects = reader.problems.objects(Rule.EDN_1, "specials", list);
        for (int i = 0; i < objects.size(); i++) {
            Map<?, ?> fields = objects.get(i);
            allCounted &=
                    fields != null && card(fields, DocumentText.piece("specials", i, fields.get("code"), codes), goods);
        }
        if (allCounted && !inAll.equals(BigInteger.valueOf(Edition.SPECIAL_CARDS))) {
            reader.problems.add(Rule.EDN_5, "specials", inAll, Edition.SPECIAL_CARDS + " cards in all");
        }
    }

    /** Reads one kind; whether it tells how many cards there are. */
    private boolean card(Map<?, ?> fields, String place, GoodsReader goods) {
        checkFields(fields, place);
        checkCode(fields, place);
        SpecialType type = find(SpecialType.values(), fields.get("type"));
        if (type == null && fields.containsKey("type")) {
            refuse(place + ".type", fields.get("type"), "WAREHOUSE, QUAY or ROUTE");
        }
        List<Arrow> arrows = type == SpecialType.QUAY ? arrows(fields, place) : List.of();
        Good good = type == SpecialType.ROUTE ? good(fields, place) : null;
        ProfitReader profit =
                fields.containsKey("profit") ? reader.profit(fields.get("profit"), place + ".profit") : null;
        if (type != null && profit != null && goods.sound()) {
            checkReach(type, arrows, good, profit, goods);
        }
        boolean counted = fields.containsKey("copies") && copies(fields.get("copies"), place + ".copies");
        if (reader.problems.all().isEmpty() && type != null && profit != null) {
            String code = (String) fields.get("code");
            cards.add(
                    new SpecialCard(cards.size(), Arguments.notNull(code, "code"), type, arrows, good, profit.table()));
        }
        return counted;
    }

    private void checkFields(Map<?, ?> fields, String place) {
        List<String> needed = new ArrayList<>(FIELDS);
        List<String> allowed = new ArrayList<>();
        Object type = fields.get("type");
        if ("QUAY".equals(type)) {
            needed.add("arrows");
        } else if ("ROUTE".equals(type)) {
            needed.add("good");
        } else if (!"WAREHOUSE".equals(type)) {
            // it cannot be said which of the two would belong there
            allowed.addAll(List.of("arrows", "good"));
        }
        reader.checkFields(fields, place, needed, allowed);
    }

    private void checkCode(Map<?, ?> fields, String place) {
        if (!fields.containsKey("code")) {
            return;
        }
        Object code = fields.get("code");
        if (!(code instanceof String text && text.matches("[A-Z]{2,8}"))) {
            refuse(place + ".code", code, "2 to 8 letters A-Z");
        } else if (!codes.add(text)) {
            refuse(place + ".code", code, "a code that no good and no other card has");
        }
    }

    private List<Arrow> arrows(Map<?, ?> fields, String place) {
        List<Arrow> arrows = new ArrayList<>();
        Object value = fields.get("arrows");
        if (value instanceof String text && ARROWS.contains(text)) {
            for (Arrow arrow : Arrow.values()) {
                if (text.indexOf(arrow.letter()) >= 0) {
                    arrows.add(arrow);
                }
            }
        } else if (fields.containsKey("arrows")) {
            refuse(place + ".arrows", value, "one of " + ARROWS);
        }
        return arrows;
    }

    private @Nullable Good good(Map<?, ?> fields, String place) {
        Good good = find(Good.values(), fields.get("good"));
        if (good == null && fields.containsKey("good")) {
            refuse(place + ".good", fields.get("good"), "one of " + Good.all());
        }
        return good;
    }

    private static <E extends Enum<E>> @Nullable E find(E[] constants, @Nullable Object name) {
        for (E constant : constants) {
            if (constant.name().equals(name)) {
                return constant;
            }
        }
        return null;
    }

    private boolean copies(@Nullable Object value, String place) {
        BigInteger count = DocumentText.whole(value);
        if (count == null || count.signum() <= 0) {
            refuse(place, value, "a whole number of 1 or more");
            return false;
        }
        inAll = inAll.add(count);
        copies.add(count.intValue());
        return true;
    }

    /** EDN-6: the most that a card can count. */
    private static void checkReach(
            SpecialType type, List<Arrow> arrows, @Nullable Good good, ProfitReader profit, GoodsReader goods) {
        if (type == SpecialType.WAREHOUSE) {
            profit.checkReach(Good.all().size(), "all goods");
        } else if (good != null) {
            profit.checkReach(goods.cardsOf(good), "all cards of the good");
        } else if (!arrows.isEmpty()) {
            // QUAY-2: with two players, left and right count the same ships twice.
            boolean twice = arrows.contains(Arrow.LEFT) && arrows.contains(Arrow.RIGHT);
            profit.checkReach((twice ? 2 : 1) * goods.ships(), twice ? "all ships twice" : "all ships");
        }
    }

    private void refuse(String place, @Nullable Object found, String expected) {
        reader.problems.add(Rule.EDN_5, place, found, expected);
    }

    /** The kinds, once everything is checked. */
    List<SpecialCard> cards() {
        return cards;
    }

    /** How many cards there are of each kind, once everything is checked. */
    int[] copies() {
        return copies.stream().mapToInt(Integer::intValue).toArray();
    }
}
