package io.github.mercurius.examples.arena;

/**
 * Under which conditions the games of an arena are played.
 *
 * @param limit how many milliseconds a bot may take for an action; 0 if there is no limit
 * @param duplicate whether each deal is played in all seat orders
 */
record Conditions(int limit, boolean duplicate) {
    /** Nothing out of the ordinary. */
    static final Conditions NONE = new Conditions(0, false);

    /** Whether what a bot does can depend on a clock. */
    boolean hasClock() {
        return limit > 0;
    }

    /** What is out of the ordinary, each with a comma before it. */
    @Override
    public String toString() {
        return (limit == 0 ? "" : ", limit " + limit + " ms") + (duplicate ? ", each deal in all seat orders" : "");
    }
}
