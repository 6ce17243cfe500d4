package io.github.mercurius.mercado;

import io.github.mercurius.rules.internal.Arguments;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;

/**
 * The tiles that lie at the stalls when the game begins: four objects and two perfumes, drawn at random (SET-6).
 *
 * <p>For a real game take {@link #shuffled}. Everybody sees these tiles.
 *
 * @param edition the edition that the tiles are of
 * @param tiles all six tiles, in the order of the stalls
 */
public record Deal(Edition edition, List<Tile> tiles) {
    /** How many objects lie open (SET-6). */
    public static final int OBJECTS = 4;

    /** How many perfumes lie open (SET-6). */
    public static final int PERFUMES = 2;

    public Deal {
        Arguments.notNull(edition, "edition");
        tiles = Arguments.noneNull(tiles, "deal");
        Arguments.that(tiles.size() == OBJECTS + PERFUMES, "deal of", tiles.size() + " tiles", "6 (SET-6)");
        for (int i = 0; i < tiles.size(); i++) {
            Tile tile = tiles.get(i);
            boolean fits = edition.has(tile) && tile.isObject() == i < OBJECTS;
            String sort = i < OBJECTS ? "an object" : "a perfume";
            Arguments.that(fits, "tile at stall " + Stall.all().get(i), tile, sort + " of the edition (SET-6)");
        }
        Arguments.that(new HashSet<>(tiles).size() == tiles.size(), "deal", tiles, "six different tiles (SET-6)");
    }

    /**
     * The deal with these tiles, in the order of the stalls.
     *
     * @throws IllegalArgumentException if they are not four different objects and then two different perfumes of the
     *     edition
     */
    public static Deal of(Edition edition, Iterable<Tile> tiles) {
        return new Deal(edition, Arguments.noneNull(tiles, "deal"));
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
        return new Deal(edition, tiles);
    }

    /** The deal that a seed of 64 bits means, on every platform and in every language (RUL-16): for tests. */
    public static Deal seeded(Edition edition, long seed) {
        return shuffled(edition, Dealer.seeded(seed));
    }

    /** Refuses a set-up with another edition. */
    void checkEdition(Setup setup) {
        boolean same = edition.equals(setup.edition());
        Arguments.accept(same, "deal of edition", edition, "the edition of the set-up, " + setup.edition());
    }

    /** The ids of the tiles. */
    @Override
    public String toString() {
        return tiles.stream().map(Tile::id).collect(Collectors.joining(" "));
    }
}
