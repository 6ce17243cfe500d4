package io.github.mercurius.web.table;

import io.vavr.collection.SortedSet;
import io.vavr.collection.TreeSet;

/**
 * An undo that is asked for.
 *
 * @param by the seat that asks
 * @param keep how many actions are to stay
 * @param agreed the seats that agreed so far
 */
public record Question(int by, int keep, SortedSet<Integer> agreed) {
    static Question of(int by, int keep) {
        return new Question(by, keep, TreeSet.of(by));
    }

    Question agreedBy(int seat) {
        return new Question(by, keep, agreed.add(seat));
    }
}
