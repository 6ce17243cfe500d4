package io.github.mercurius.mercatores;

import static io.github.mercurius.rules.internal.EditionProblems.element;
import static io.github.mercurius.rules.internal.EditionProblems.piece;
import static io.github.mercurius.rules.internal.EditionProblems.quoted;

import io.github.mercurius.mercatores.Edition.GoodsPart;
import io.github.mercurius.rules.internal.EditionProblems;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Notes everything about the cards of an edition that breaks a rule from EDN-1 to EDN-5. */
final class EditionCheck {
    private static final int LONGEST_NAME = 200;
    private static final int MOST_NUMBERS = GoodsCard.MOST_SHIPS + 1;
    private static final int MOST_COINS = 99;

    private final EditionProblems problems = new EditionProblems();

    /** Refuses the edition if anything is wrong. */
    void refuse() {
        problems.refuse();
    }

    /** Notes a problem; whether it is none. */
    private boolean check(boolean right, Rule rule, String place, Object found, String expected) {
        if (!right) {
            problems.add(rule, place, found.toString(), expected);
        }
        return right;
    }

    void texts(String id, String name) {
        check(id.matches("[a-z0-9-]{1,40}"), Rule.EDN_1, "id", quoted(id), "1 to 40 of a-z, 0-9 and -");
        boolean isName = !name.isEmpty() && name.codePointCount(0, name.length()) <= LONGEST_NAME;
        check(isName, Rule.EDN_1, "name", quoted(name), "1 to " + LONGEST_NAME + " characters");
    }

    void goods(List<GoodsPart> parts) {
        List<Good> all = Good.all();
        Set<String> before = new HashSet<>();
        String five = "the five goods " + all;
        check(parts.size() == all.size(), Rule.EDN_2, "goods", "a list of " + parts.size(), five);
        long cards = 0;
        for (int i = 0; i < parts.size(); i++) {
            GoodsPart part = parts.get(i);
            String code = part.good().name();
            String place = piece("goods", i, code, before);
            before.add(code);
            if (i < all.size()) {
                check(part.good() == all.get(i), Rule.EDN_2, place + ".code", quoted(code), "" + all.get(i));
            }
            copies(part.copies(), place + ".copies");
            profit(part.profit(), place + ".profit");
            cards += part.copies().stream().mapToLong(count -> count).sum();
        }
        check(cards == Edition.GOODS_CARDS, Rule.EDN_3, "goods", cards, Edition.GOODS_CARDS + " cards in all");
    }

    /** EDN-3: the copies of a good. */
    private void copies(List<Integer> copies, String place) {
        int size = copies.size();
        String numbers = "a list of 1 to " + MOST_NUMBERS + " numbers";
        check(size > 0 && size <= MOST_NUMBERS, Rule.EDN_3, place, "a list of " + size, numbers);
        for (int i = 0; i < size; i++) {
            int least = i == size - 1 ? 1 : 0;
            String expected = "a whole number of " + (least == 1 ? "1 or more, as the last one" : "0 or more");
            check(copies.get(i) >= least, Rule.EDN_3, element(place, i), copies.get(i), expected);
        }
    }

    /** EDN-4. */
    private void profit(ProfitTable profit, String place) {
        List<ProfitStep> steps = profit.steps();
        check(!steps.isEmpty(), Rule.EDN_4, place, "a list of 0", "a list of steps, at least one");
        ProfitStep before = new ProfitStep(0, 0);
        for (int i = 0; i < steps.size(); i++) {
            ProfitStep step = steps.get(i);
            String coins = element(place, i) + "[1]";
            grows(step.atLeast(), before.atLeast(), element(place, i) + "[0]");
            grows(step.coins(), before.coins(), coins);
            check(step.coins() <= MOST_COINS, Rule.EDN_4, coins, step.coins(), "at most " + MOST_COINS + " coins");
            before = step;
        }
    }

    private void grows(int number, int before, String place) {
        String expected = number < 1 ? "a whole number of 1 or more" : "more than in the step before, " + before;
        check(number >= 1 && number > before, Rule.EDN_4, place, number, expected);
    }

    void specials(List<SpecialCard> specials, List<Integer> copies) {
        Set<String> codes = new HashSet<>();
        Good.all().forEach(good -> codes.add(good.name()));
        long cards = 0;
        for (int i = 0; i < specials.size(); i++) {
            SpecialCard card = specials.get(i);
            String code = card.code();
            String place = piece("specials", i, code, codes);
            if (check(code.matches("[A-Z]{2,8}"), Rule.EDN_5, place + ".code", quoted(code), "2 to 8 letters A-Z")) {
                String other = "a code that no good and no other card has";
                check(codes.add(code), Rule.EDN_5, place + ".code", quoted(code), other);
            }
            boolean points = card.type() != SpecialType.QUAY || !card.arrows().isEmpty();
            check(points, Rule.EDN_5, place + ".arrows", "none", "1 to 3 of D, L and R");
            String number = "a whole number of 1 or more";
            check(copies.get(i) >= 1, Rule.EDN_5, place + ".copies", copies.get(i), number);
            profit(card.profit(), place + ".profit");
            cards += copies.get(i);
        }
        String inAll = Edition.SPECIAL_CARDS + " cards in all";
        check(cards == Edition.SPECIAL_CARDS, Rule.EDN_5, "specials", cards, inAll);
    }
}
