package io.github.mercurius.common;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * All that happened in a game, undone or not, as entries that are only ever added; and the hash chains over it, each
 * continued from where it was last asked for.
 *
 * <p>Immutable and thread-safe: a log with one more entry shares all others with the log that it comes from.
 *
 * @param <E> an entry: what was done
 * @param <U> an update: what happened
 */
public final class Log<E, U> {
    private final Chains<U> chains;
    private final @Nullable Line<E, U> last;

    private Log(Chains<U> chains, @Nullable Line<E, U> last) {
        this.chains = chains;
        this.last = last;
    }

    /** The log of a game in which nothing has happened yet. */
    public static <E, U> Log<E, U> empty(Chains<U> chains) {
        return new Log<>(chains, null);
    }

    /** This log with one more entry, and its update in full. */
    public Log<E, U> plus(E entry, U update) {
        int audiences = chains.seats() - Chains.RECORD;
        return new Log<>(chains, new Line<>(size(), last, entry, update, new String[audiences]));
    }

    /** How many entries there are. */
    public int size() {
        return last == null ? 0 : last.number + 1;
    }

    /** The entries, in order. */
    public List<E> entries() {
        return list(0, line -> line.entry);
    }

    /** The updates from a number on, as an audience is told them. */
    public List<U> updates(int audience, int from) {
        return list(from, line -> chains.told(line.update, audience));
    }

    /** The hash with which an audience's chain begins. */
    public String firstHash(int audience) {
        return chains.firstHash(audience);
    }

    /** The hashes of an audience's chain after the updates from a number on. */
    public List<String> hashes(int audience, int from) {
        List<String> hashes = new ArrayList<>();
        String hash = hashBefore(audience, from);
        for (Line<E, U> line : list(from, Function.identity())) {
            hash = line.hash(chains, audience, hash);
            hashes.add(hash);
        }
        return Collections.unmodifiableList(hashes);
    }

    /** The hash of an audience's chain before the update of a number. */
    public String hashBefore(int audience, int number) {
        checkNumber(number);
        Deque<Line<E, U>> unknown = new ArrayDeque<>();
        String known = null;
        for (Line<E, U> line = last; line != null && known == null; line = line.before) {
            if (line.number < number) {
                known = line.knownHash(audience);
                if (known == null) {
                    unknown.push(line);
                }
            }
        }
        String hash = known == null ? firstHash(audience) : known;
        for (Line<E, U> line : unknown) {
            hash = line.hash(chains, audience, hash);
        }
        return hash;
    }

    private <T> List<T> list(int from, Function<Line<E, U>, T> what) {
        checkNumber(from);
        List<T> list = new ArrayList<>();
        for (Line<E, U> line = last; line != null && line.number >= from; line = line.before) {
            list.add(what.apply(line));
        }
        Collections.reverse(list);
        return Collections.unmodifiableList(list);
    }

    private void checkNumber(int number) {
        Arguments.that(number >= 0 && number <= size(), "number of an update", number, "0 to " + size());
    }

    /** An entry with its update, the line before it, and its hashes by audience as far as they were asked for. */
    private static final class Line<E, U> {
        final int number;
        final @Nullable Line<E, U> before;
        final E entry;
        final U update;
        private final @Nullable String[] hashes;

        Line(int number, @Nullable Line<E, U> before, E entry, U update, @Nullable String[] hashes) {
            this.number = number;
            this.before = before;
            this.entry = entry;
            this.update = update;
            this.hashes = hashes;
        }

        @Nullable
        String knownHash(int audience) {
            return hashes[audience - Chains.RECORD];
        }

        /** The hash after this update, given the one before it. */
        String hash(Chains<U> chains, int audience, String hashBefore) {
            String known = knownHash(audience);
            if (known != null) {
                return known;
            }
            // If several threads come here at once, all of them put in the same.
            String hash = Hashing.next(hashBefore, chains.text(chains.told(update, audience)));
            hashes[audience - Chains.RECORD] = hash;
            return hash;
        }
    }
}
