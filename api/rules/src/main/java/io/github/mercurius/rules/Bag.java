package io.github.mercurius.rules;

import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.Layout;
import java.util.AbstractList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A multiset: how many there are of each kind. Tokens, cards and coins of the games extend it.
 *
 * <p>A bag never changes: {@code plus} and {@code minus} give another one, and refuse what would leave fewer than none
 * of a kind or more than there can be. These and {@code contains} are operators in Kotlin: {@code tokens + asset},
 * {@code tokens - others}, {@code others in tokens}. Equal if both have the same kinds, and the same number of each.
 * This class is immutable and thread-safe.
 *
 * @param <K> the kinds, in canonical order
 * @param <B> the bag's own class
 */
public abstract class Bag<K, B extends Bag<K, B>> {
    private final Layout layout;
    private final long counts;

    /** An empty bag for kinds of which there can be so many each, in canonical order. */
    protected Bag(int... most) {
        layout = new Layout(most);
        counts = 0;
    }

    /** A bag for the same kinds as another. */
    protected Bag(Bag<K, B> like, long counts) {
        layout = like.layout;
        this.counts = counts;
    }

    /** All kinds, in canonical order. */
    protected abstract List<K> allKinds();

    /** The number of a kind in canonical order. */
    protected abstract int number(K kind);

    /** A bag for the same kinds, with the counts of its fields. */
    protected abstract B with(long newCounts);

    /** What to throw for a count that a kind cannot have. */
    protected abstract IllegalArgumentException tooMany(K kind, long count);

    /** The things of a collection, with a bag that has none. */
    protected static <K, B extends Bag<K, B>> B collect(B none, Collection<K> things) {
        Bag<K, B> bag = none;
        long counts = 0;
        for (K thing : things) {
            counts = bag.add(counts, thing, 1);
        }
        return none.with(counts);
    }

    /** How many of a kind there are. */
    public int count(K kind) {
        return layout.count(counts, number(kind));
    }

    /** Whether there is at least one of a kind. */
    public boolean has(K kind) {
        return count(kind) > 0;
    }

    /** Whether these are at least the others, kind by kind. */
    public boolean contains(B others) {
        return layout.contains(counts, others.counts());
    }

    /** Whether there are none. */
    public boolean isEmpty() {
        return counts == 0;
    }

    /** How many there are in all. */
    public int size() {
        return layout.size(counts);
    }

    /**
     * These and one more of a kind.
     *
     * @throws IllegalArgumentException if there would be more of the kind than there can be
     */
    public B plus(K kind) {
        return plus(kind, 1);
    }

    /**
     * These and some more of a kind.
     *
     * @throws IllegalArgumentException if {@code more} is negative, or there would be more of the kind than there can
     *     be
     */
    public B plus(K kind, int more) {
        return with(add(counts, kind, more));
    }

    private long add(long to, K kind, int more) {
        int number = number(kind);
        if (more < 0) {
            throw Arguments.failure(kind + " to add", more, "0 or more");
        }
        long count = (long) layout.count(to, number) + more;
        if (count > layout.highest(number)) {
            throw tooMany(kind, count);
        }
        return to + more * layout.unit(number);
    }

    /**
     * These and the others.
     *
     * @throws IllegalArgumentException if there would be more of a kind than there can be
     */
    public B plus(B others) {
        if (!layout.contains(layout.full() - counts, others.counts())) {
            others.kinds().forEach(kind -> plus(kind, others.count(kind))); // refuses the first that is too many
        }
        return with(counts + others.counts());
    }

    /**
     * These without one of a kind.
     *
     * @throws IllegalArgumentException if there is none of that kind
     */
    public B minus(K kind) {
        if (!has(kind)) {
            throw Arguments.failure(kind + " to take away", 1, "some of " + this);
        }
        return with(counts - layout.unit(number(kind)));
    }

    /**
     * These without the others.
     *
     * @throws IllegalArgumentException if the others are not all among these
     */
    public B minus(B others) {
        if (!contains(others)) {
            throw Arguments.failure("to take away", others, "some of " + this);
        }
        return with(counts - others.counts());
    }

    /** The kinds of which there is at least one, in canonical order, each once. */
    public List<K> kinds() {
        long present = layout.present(counts);
        return new AbstractList<>() {
            @Override
            public int size() {
                return Long.bitCount(present);
            }

            @Override
            public K get(int index) {
                return allKinds().get(layout.kindAt(present, Arguments.index(index, size(), "index")));
            }
        };
    }

    /** How many kinds there are. */
    public int kindCount() {
        return Long.bitCount(layout.present(counts));
    }

    /** How many kinds there are of which there are at least so many. */
    public int kindCount(int atLeast) {
        return Long.bitCount(layout.present(counts, atLeast));
    }

    /** All of them in canonical order, a kind as often as it is there. */
    @SuppressWarnings("unchecked") // nothing but kinds is put into the array
    public List<K> toList() {
        K[] list = (K[]) new Object[size()];
        int filled = 0;
        for (K kind : kinds()) {
            for (int copies = count(kind); copies > 0; copies--) {
                list[filled++] = kind;
            }
        }
        return List.of(list);
    }

    /** As many of each kind as there can be. */
    protected final B full() {
        return with(layout.full());
    }

    /** The counts, each in a field of as many bits as its highest value takes. */
    protected final long counts() {
        return counts;
    }

    /** The lowest bit of the field of each kind that is there. */
    protected final long present() {
        return layout.present(counts);
    }

    @Override
    public final boolean equals(@Nullable Object other) {
        return other instanceof Bag<?, ?> that
                && that.counts == counts
                && that.allKinds().equals(allKinds());
    }

    @Override
    public final int hashCode() {
        return Long.hashCode(counts);
    }

    /** The codes in canonical order, with commas between them. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (K thing : toList()) {
            text.append(text.length() == 0 ? "" : ",").append(thing);
        }
        return text.toString();
    }
}
