package io.github.mercurius.mercado;

import io.github.mercurius.rules.Languages;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.Words;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A tile of an edition: a valuable object or an enchanting perfume (THG-3).
 *
 * <p>Equal if all that stands on it is, and its place in the edition. This class is immutable and thread-safe.
 */
public final class Tile {
    private final String id;
    private final String name;
    private final Price price;
    private final Points points;
    private final List<Effect> effects;
    /** Its place in the order of the edition: objects first, then perfumes. */
    final int place;

    Tile(int place, String id, String name, Price price, Points points, List<Effect> effects) {
        this.place = place;
        this.id = Arguments.notNull(id, "id");
        this.name = Arguments.notNull(name, "name");
        this.price = Arguments.notNull(price, "price");
        this.points = Arguments.notNull(points, "points");
        this.effects = Arguments.noneNull(effects, "effects");
    }

    /** The id, such as {@code O07}. */
    public String id() {
        return id;
    }

    /** The name: free text that means nothing. */
    public String name() {
        return name;
    }

    /**
     * The name in a language: tiles of the stand-in edition have one in each of {@link Languages}, others have one name
     * for all.
     */
    public String displayName(Locale locale) {
        Words texts = Texts.in(locale);
        return Edition.standIn().has(this) ? texts.get("tile." + id) : name;
    }

    /** What it costs. */
    public Price price() {
        return price;
    }

    /** What it is worth. */
    public Points points() {
        return points;
    }

    /** What else it does, in the order in which that happens. */
    public List<Effect> effects() {
        return effects;
    }

    /** Whether this is a valuable object, and no perfume. */
    public boolean isObject() {
        return place < Edition.OBJECTS;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other == this
                || (other instanceof Tile that
                        && that.place == place
                        && that.id.equals(id)
                        && that.name.equals(name)
                        && that.price.equals(price)
                        && that.points.equals(points)
                        && that.effects.equals(effects));
    }

    @Override
    public int hashCode() {
        return Objects.hash(place, id);
    }

    /** The id. */
    @Override
    public String toString() {
        return id;
    }
}
