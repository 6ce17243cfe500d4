package io.github.mercurius.mercado;

import io.github.mercurius.rules.internal.Arguments;

/**
 * What a tile is worth: a number, the rank of the buyer, or what the next object is worth (section 6).
 *
 * @param type which of the three it is
 * @param number the points, if the type is {@code NUMBER}; else 0
 */
public record Points(Type type, int number) {
    /** The kinds of points. */
    public enum Type {
        /** So many points (SCO-1). */
        NUMBER,
        /** As many points as the place that the buyer holds (SCO-2). */
        RANK,
        /** As many points as the next object from the stack (SCO-3). */
        UNKNOWN
    }

    /** The most points that a tile can have (EDN-5). */
    public static final int MOST = 9;

    /** As many points as the place that the buyer holds. */
    public static final Points RANK = new Points(Type.RANK, 0);
    /** As many points as the next object from the stack. */
    public static final Points UNKNOWN = new Points(Type.UNKNOWN, 0);

    public Points {
        Arguments.notNull(type, "type");
        int most = type == Type.NUMBER ? MOST : 0;
        Arguments.that(number >= 0 && number <= most, "number", number, "0 to " + most);
    }

    /** So many points, 0 to 9. */
    public static Points of(int number) {
        return new Points(Type.NUMBER, number);
    }

    /** The number, {@code RANK} or {@code UNKNOWN}. */
    @Override
    public String toString() {
        return type == Type.NUMBER ? Integer.toString(number) : type.name();
    }
}
