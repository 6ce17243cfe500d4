package io.github.mercurius.mercado;

import io.github.mercurius.rules.Languages;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.Words;
import java.util.List;
import java.util.Locale;

/**
 * A tile of an edition: a valuable object or an enchanting perfume (THG-3).
 *
 * @param place its place in the order of the edition, from 0: objects first, then perfumes
 * @param id the id, such as {@code O07}
 * @param name free text that means nothing
 * @param price what it costs
 * @param points what it is worth
 * @param effects what else it does, in the order in which that happens
 */
public record Tile(int place, String id, String name, Price price, Points points, List<Effect> effects) {
    public Tile {
        Arguments.notNegative(place, "place");
        Arguments.notNull(id, "id");
        Arguments.notNull(name, "name");
        Arguments.notNull(price, "price");
        Arguments.notNull(points, "points");
        effects = Arguments.noneNull(effects, "effects");
    }

    /**
     * The name in a language: tiles of the stand-in edition have one in each of {@link Languages}, others have one name
     * for all.
     */
    public String displayName(Locale locale) {
        Words texts = Texts.in(locale);
        return Edition.standIn().has(this) ? texts.get("tile." + id) : name;
    }

    /** Whether this is a valuable object, and no perfume. */
    public boolean isObject() {
        return place < Edition.OBJECTS;
    }

    /** The id. */
    @Override
    public String toString() {
        return id;
    }
}
