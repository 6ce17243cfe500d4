package io.github.mercurius.mercatores;

import io.github.mercurius.rules.internal.Words;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A kind of special card (THG-3), as an {@link Edition} describes it.
 *
 * <p>Equal if all that stands on the cards is equal, and their place among the special kinds of their editions. This
 * class is immutable and thread-safe.
 */
public final class SpecialCard implements Card {
    final int place;
    private final String code;
    private final SpecialType type;
    private final List<Arrow> arrows;
    private final @Nullable Good good;
    final ProfitTable profit;

    SpecialCard(int place, String code, SpecialType type, List<Arrow> arrows, @Nullable Good good, ProfitTable profit) {
        this.place = place;
        this.code = code;
        this.type = type;
        this.arrows = List.copyOf(arrows);
        this.good = good;
        this.profit = profit;
    }

    @Override
    public String code() {
        return code;
    }

    /** What it counts when it is cashed in. */
    public SpecialType type() {
        return type;
    }

    /** The arrows of a quay, in the order down, left, right; none on other cards. */
    public List<Arrow> arrows() {
        return arrows;
    }

    /** The letters of the arrows, such as {@code DL}. */
    String letters() {
        return arrows.stream().map(arrow -> "" + arrow.letter()).collect(Collectors.joining());
    }

    /** The good of a trade route; none on other cards. */
    public Optional<Good> good() {
        return Optional.ofNullable(good);
    }

    /** How many coins it brings for a count. */
    public ProfitTable profit() {
        return profit;
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
        if (good != null) {
            name.add(texts.get("special.ROUTE." + good.name()));
        }
        return name.add("(" + code + ")").toString();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other == this
                || (other instanceof SpecialCard that
                        && that.place == place
                        && that.code.equals(code)
                        && that.type == type
                        && that.arrows.equals(arrows)
                        && that.good == good
                        && that.profit.equals(profit));
    }

    @Override
    public int hashCode() {
        return Objects.hash(place, code);
    }

    /** The code. */
    @Override
    public String toString() {
        return code;
    }
}
