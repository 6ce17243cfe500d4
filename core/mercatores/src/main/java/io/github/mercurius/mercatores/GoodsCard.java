package io.github.mercurius.mercatores;

import io.github.mercurius.rules.internal.Arguments;
import java.util.Collections;
import java.util.Locale;

/**
 * A kind of goods card (THG-2): {@code TOB1} is tobacco with one ship.
 *
 * @param ships how many ship symbols it shows, 0 to 9
 */
public record GoodsCard(Good good, int ships) implements Card {
    /** The most ships on a card (EDN-3: there are at most ten numbers of ships). */
    static final int MOST_SHIPS = 9;

    public GoodsCard {
        Arguments.notNull(good, "good");
        Arguments.that(ships >= 0 && ships <= MOST_SHIPS, "ships", ships, "0 to " + MOST_SHIPS + " (EDN-3)");
    }

    @Override
    public String code() {
        return good.name() + ships;
    }

    @Override
    public String displayName(Locale locale) {
        String name = good.displayName(locale);
        return ships == 0
                ? name
                : name + " " + Texts.in(locale).fill("card.ships", Collections.singletonMap("ships", ships));
    }

    /** The code. */
    @Override
    public String toString() {
        return code();
    }
}
