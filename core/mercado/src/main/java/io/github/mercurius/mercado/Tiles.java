package io.github.mercurius.mercado;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A stack of tiles of an edition: which tiles it has, without an order (RUL-2). */
final class Tiles {
    private Tiles() {}

    /** All objects. */
    static long objects() {
        return (1L << Edition.OBJECTS) - 1;
    }

    static long perfumes() {
        return ((1L << Edition.PERFUMES) - 1) << Edition.OBJECTS;
    }

    static boolean has(long stack, Tile tile) {
        return (stack & bit(tile)) != 0;
    }

    static long without(long stack, Tile tile) {
        return stack & ~bit(tile);
    }

    static long of(Iterable<Tile> tiles) {
        long stack = 0;
        for (Tile tile : tiles) {
            stack |= bit(tile);
        }
        return stack;
    }

    private static long bit(Tile tile) {
        return 1L << tile.place;
    }

    static int size(long stack) {
        return Long.bitCount(stack);
    }

    /** A tile, by its index in the {@link #toList list} of the stack. */
    static Tile at(long stack, int index, Edition edition) {
        long rest = stack;
        for (int i = 0; i < index; i++) {
            rest &= rest - 1;
        }
        return edition.tiles().get(Long.numberOfTrailingZeros(rest));
    }

    /** The tiles of a stack, in the order of the edition. */
    static List<Tile> toList(long stack, Edition edition) {
        List<Tile> tiles = new ArrayList<>();
        for (long rest = stack; rest != 0; rest &= rest - 1) {
            tiles.add(edition.tiles().get(Long.numberOfTrailingZeros(rest)));
        }
        return Collections.unmodifiableList(tiles);
    }
}
