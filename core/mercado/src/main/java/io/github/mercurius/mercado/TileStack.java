package io.github.mercurius.mercado;

/** The two stacks of tiles (SET-6). */
public enum TileStack {
    /** The stack of valuable objects. */
    OBJECTS,
    /** The stack of enchanting perfumes. */
    PERFUMES
}
