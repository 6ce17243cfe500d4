package io.github.mercurius.mercado;

import io.github.mercurius.rules.internal.Arguments;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The tiles that lie at the stalls when the game begins: four objects and two perfumes, drawn at random (SET-6).
 *
 * <p>For a real game take {@link #shuffled}. Everybody sees these tiles.
 *
 * <p>Equal if edition and tiles are. This class is immutable and thread-safe.
 */
public final class Deal {
    /** How many objects lie open (SET-6). */
    public static final int OBJECTS = 4;

    /** How many perfumes lie open (SET-6). */
    public static final int PERFUMES = 2;

    private final Edition edition;
    private final List<Tile> tiles;

    private Deal(Edition edition, List<Tile> tiles) {
        this.edition = edition;
        this.tiles = tiles;
    }

    /**
     * The deal with these tiles, in the order of the stalls.
     *
     * @throws IllegalArgumentException if they are not four different objects and then two different perfumes of the
     *     edition
     */
    public static Deal of(Edition edition, Iterable<Tile> tiles) {
        Arguments.notNull(edition, "edition");
        List<Tile> copy = List.copyOf(Arguments.noneNull(tiles, "deal"));
        Arguments.that(copy.size() == OBJECTS + PERFUMES, "deal of", copy.size() + " tiles", "6 (SET-6)");
        for (int i = 0; i < copy.size(); i++) {
            Tile tile = copy.get(i);
            boolean fits = edition.has(tile) && tile.isObject() == i < OBJECTS;
            String sort = i < OBJECTS ? "an object" : "a perfume";
            Arguments.that(fits, "tile at stall " + Stall.all().get(i), tile, sort + " of the edition (SET-6)");
        }
        Arguments.that(new HashSet<>(copy).size() == copy.size(), "deal", copy, "six different tiles (SET-6)");
        return new Deal(edition, copy);
    }

    /**
     * A deal drawn by a source of randomness that gives, for a bound n, each number from 0 to n − 1 equally likely. For
     * a game among people, and for one with money on it, that is {@code new SecureRandom()::nextInt}.
     *
     * @throws IllegalArgumentException if {@code random} gives another number
     */
    public static Deal shuffled(Edition edition, IntUnaryOperator random) {
        Arguments.notNull(edition, "edition");
        Arguments.notNull(random, "random");
        List<Tile> tiles = new ArrayList<>(Dealer.pick(edition.objects(), OBJECTS, random));
        tiles.addAll(Dealer.pick(edition.perfumes(), PERFUMES, random));
        return new Deal(edition, List.copyOf(tiles));
    }

    /** The deal that a seed of 64 bits means, on every platform and in every language (RUL-16): for tests. */
    public static Deal seeded(Edition edition, long seed) {
        return shuffled(edition, Dealer.seeded(seed));
    }

    /** The edition that the tiles are of. */
    public Edition edition() {
        return edition;
    }

    /** Refuses a set-up with another edition. */
    void checkEdition(Setup setup) {
        Arguments.that(
                edition.equals(setup.edition()),
                "deal of edition",
                edition,
                "the edition of the set-up, " + setup.edition());
    }

    /** All six tiles, in the order of the stalls. */
    public List<Tile> tiles() {
        return tiles;
    }

    /** The four objects. */
    public List<Tile> objects() {
        return tiles.subList(0, OBJECTS);
    }

    /** The two perfumes. */
    public List<Tile> perfumes() {
        return tiles.subList(OBJECTS, tiles.size());
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Deal that && that.tiles.equals(tiles) && that.edition.equals(edition);
    }

    @Override
    public int hashCode() {
        return tiles.hashCode();
    }

    /** The ids of the tiles. */
    @Override
    public String toString() {
        return tiles.stream().map(Tile::id).collect(Collectors.joining(" "));
    }
}
