package io.github.mercurius.arena;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A table for each choice of so many bots, so that each bot meets each other one equally often. */
final class RoundRobin {
    /** How many tables there may be: 16 bots at tables of 4 make 1820. */
    private static final int MOST_TABLES = 2000;

    private RoundRobin() {}

    /**
     * The tables of some bots.
     *
     * @param players how many play at a table
     * @throws IllegalArgumentException if there are too few bots or too many
     */
    static <T> List<List<T>> tables(List<T> bots, int players) {
        if (bots.size() < players) {
            throw new IllegalArgumentException(
                    bots.size() + " bots, expected " + players + " or more, as many as play at a table");
        }
        List<List<T>> tables = new ArrayList<>();
        choose(bots, players, List.of(), tables);
        return tables;
    }

    private static <T> void choose(List<T> bots, int players, List<T> chosen, List<List<T>> tables) {
        if (chosen.size() == players) {
            add(chosen, tables);
            return;
        }
        for (int i = 0; i < bots.size(); i++) {
            List<T> more = new ArrayList<>(chosen);
            more.add(bots.get(i));
            choose(bots.subList(i + 1, bots.size()), players, more, tables);
        }
    }

    private static <T> void add(List<T> chosen, List<List<T>> tables) {
        if (tables.size() == MOST_TABLES) {
            throw new IllegalArgumentException("a table for each choice of " + chosen.size()
                    + " bots are too many, expected at most " + MOST_TABLES + ": give fewer bots");
        }
        List<T> turned = new ArrayList<>(chosen);
        // So that even with one game at each table everybody begins about as often.
        Collections.rotate(turned, tables.size());
        tables.add(turned);
    }
}
