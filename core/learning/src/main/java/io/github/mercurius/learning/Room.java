package io.github.mercurius.learning;

/** The check that a caller's array has room for what is to be written. */
final class Room {
    private Room() {}

    static void check(int length, int offset, int needed, String what) {
        if (offset < 0 || offset > length - needed) {
            throw new IndexOutOfBoundsException(
                    "offset: " + offset + " in an array of " + length + ", expected " + needed + " " + what);
        }
    }
}
