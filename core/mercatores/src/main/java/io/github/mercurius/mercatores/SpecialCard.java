package io.github.mercurius.mercatores;

import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.Words;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.stream.Collectors;

/**
 * A kind of special card (THG-3), as an {@link Edition} describes it.
 *
 * @param place its place among the special kinds of the edition, from 0
 * @param type what it counts when it is cashed in
 * @param arrows the arrows of a quay, in the order down, left, right; none on other cards
 * @param good the good of a trade route; none on other cards
 * @param profit how many coins it brings for a count
 */
public record SpecialCard(
        int place, String code, SpecialType type, List<Arrow> arrows, Optional<Good> good, ProfitTable profit)
        implements Card {
    public SpecialCard {
        Arguments.notNegative(place, "place");
        Arguments.notNull(code, "code");
        Arguments.notNull(type, "type");
        arrows = List.copyOf(arrows);
        Arguments.notNull(good, "good");
        Arguments.notNull(profit, "profit");
    }

    /** The letters of the arrows, such as {@code DL}. */
    String letters() {
        return arrows.stream().map(arrow -> "" + arrow.letter()).collect(Collectors.joining());
    }

    /** The type, what it counts, and the code: there can be several kinds of one type. */
    @Override
    public String displayName(Locale locale) {
        Words texts = Texts.in(locale);
        StringJoiner name = new StringJoiner(" ");
        name.add(texts.get("special." + type.name()));
        if (!arrows.isEmpty()) {
            name.add(texts.list(arrows, arrow -> texts.get("arrow." + arrow.name())));
        }
        good.ifPresent(counted -> name.add(texts.get("special.ROUTE." + counted.name())));
        return name.add("(" + code + ")").toString();
    }

    /** The code. */
    @Override
    public String toString() {
        return code;
    }
}
