package io.github.mercurius.common;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.Note;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * All that happened in a game, undone or not, as entries that are only ever added; the state that it led to; and the
 * hash chains over it.
 *
 * <p>Of what follows from the entries only a part is kept: the state now, the last update, and every 32nd state and
 * hash. The rest is made again when it is asked for, so that a long game stays small.
 *
 * <p>Immutable and thread-safe: a log with one more entry shares all others with the log that it comes from.
 *
 * @param <A> the actions of the game
 * @param <S> its states
 * @param <T> an action with its update and the state after it
 * @param <U> what an audience is told of an entry
 */
public final class Log<A extends AnyAction, S, T, U extends AnyUpdate> {
    private static final int EVERY = 32;

    private final Chains<A, S, T, U> chains;
    private final @Nullable Line<A, S> last;
    private final S state;
    private final @Nullable U lastUpdate;
    /** The hash that each audience asked for last: shared by all logs of a game, so it may be of another branch. */
    private final @Nullable Hash[] recent;

    private Log(
            Chains<A, S, T, U> chains,
            @Nullable Line<A, S> last,
            S state,
            @Nullable U lastUpdate,
            @Nullable Hash[] recent) {
        this.chains = chains;
        this.last = last;
        this.state = state;
        this.lastUpdate = lastUpdate;
        this.recent = recent;
    }

    /** The log of a game in which nothing has happened yet. */
    public static <A extends AnyAction, S, T, U extends AnyUpdate> Log<A, S, T, U> empty(Chains<A, S, T, U> chains) {
        return new Log<>(chains, null, chains.first(), null, new Hash[chains.seats() - Chains.RECORD]);
    }

    /** The log with an action that is legal, or an outcome that can come. */
    public Log<A, S, T, U> act(A action) {
        T step = chains.act(state, action, size());
        S after = chains.after(step);
        int actions = actionCount() + 1;
        Line<A, S> line = new Line<>(
                size(), last, new LogEntry.Acted<>(action), actions, null, actions % EVERY == 0 ? after : null);
        return plus(line, after, chains.update(step));
    }

    /**
     * The log with an undo, after which so many actions stand.
     *
     * @throws IllegalArgumentException if there are not so many actions to undo
     */
    public Log<A, S, T, U> undo(int toActions) {
        int actions = actionCount();
        if (toActions < 0 || toActions >= actions) {
            String expected = actions == 0 ? "an action first" : "0 to " + (actions - 1);
            throw Arguments.failure("actions to keep", toActions, expected + ", as one is undone at least");
        }
        @Nullable Line<A, S> kept = standing(toActions);
        S then = stateAfter(kept);
        U update = chains.undo(size(), state, then, actions - toActions);
        return plus(
                new Line<>(size(), last, new LogEntry.Undone<>(actions - toActions), toActions, kept, null),
                then,
                update);
    }

    /**
     * The log with a note.
     *
     * @throws IllegalArgumentException if it names a seat that there is not
     */
    public Log<A, S, T, U> note(Note note) {
        Seats.check(Arguments.notNull(note, "note", "a note").seat(), chains.seats());
        U update = chains.note(size(), state, note);
        return plus(new Line<>(size(), last, new LogEntry.Noted<>(note), actionCount(), top(), null), state, update);
    }

    private Log<A, S, T, U> plus(Line<A, S> line, S after, U update) {
        return new Log<>(chains, line, after, update, recent);
    }

    /** The state now. */
    public S state() {
        return state;
    }

    /** How many entries there are. */
    public int size() {
        return last == null ? 0 : last.number + 1;
    }

    /** How many actions stand. */
    public int actionCount() {
        return last == null ? 0 : last.actions;
    }

    /** The entries, in order. */
    public List<LogEntry<A>> entries() {
        List<LogEntry<A>> entries = new ArrayList<>(size());
        lines(0).forEach(line -> entries.add(line.entry));
        return Collections.unmodifiableList(entries);
    }

    /** The actions that stand, in order. */
    public List<A> actions() {
        List<A> actions = new ArrayList<>(actionCount());
        standingLines(0).forEach(line -> actions.add(line.action()));
        return Collections.unmodifiableList(actions);
    }

    /** The actions that stand, in order, with their updates and the states after them. */
    public List<T> steps() {
        return steps(0);
    }

    private List<T> steps(int from) {
        List<T> steps = new ArrayList<>(actionCount() - from);
        S now = stateAfter(standing(from));
        for (Line<A, S> line : standingLines(from)) {
            T step = chains.act(now, line.action(), line.number);
            now = chains.after(step);
            steps.add(step);
        }
        return Collections.unmodifiableList(steps);
    }

    /** The steps by turn, the first turn first. */
    public List<List<T>> turns() {
        List<List<T>> turns = new ArrayList<>();
        List<T> steps = steps();
        int first = 0;
        for (int i = 1; i <= steps.size(); i++) {
            if (i == steps.size() || turn(steps, i) != turn(steps, first)) {
                turns.add(steps.subList(first, i));
                first = i;
            }
        }
        return Collections.unmodifiableList(turns);
    }

    private int turn(List<T> steps, int index) {
        return chains.update(steps.get(index)).turn();
    }

    /**
     * Whether one of the actions that stand, after so many of them, told somebody something new.
     *
     * @throws IllegalArgumentException if there are not so many actions
     */
    public boolean revealsAfter(int actions) {
        Arguments.that(actions >= 0 && actions <= actionCount(), "actions to keep", actions, "0 to " + actionCount());
        return steps(actions).stream().anyMatch(step -> chains.update(step).reveals());
    }

    /** The updates from a number on, as an audience is told them. */
    public List<U> updates(int audience, int from) {
        checkNumber(from);
        List<U> updates = new ArrayList<>(size() - from);
        tell(from, (line, update) -> updates.add(Chains.told(update, audience)));
        return Collections.unmodifiableList(updates);
    }

    /** Makes the updates from a number on again, in order. */
    private void tell(int from, BiConsumer<Line<A, S>, U> listener) {
        if (from == size() - 1 && last != null && lastUpdate != null) {
            listener.accept(last, lastUpdate);
            return;
        }
        List<Line<A, S>> lines = lines(from);
        if (lines.isEmpty()) {
            return;
        }
        Line<A, S> before = lines.get(0).before;
        S now = stateAfter(before == null ? null : before.top());
        for (Line<A, S> line : lines) {
            U update;
            if (line.entry instanceof LogEntry.Undone<A> undone) {
                S then = stateAfter(line.top());
                update = chains.undo(line.number, now, then, undone.steps());
                now = then;
            } else if (line.entry instanceof LogEntry.Noted<A> noted) {
                update = chains.note(line.number, now, noted.note());
            } else {
                T step = chains.act(now, line.action(), line.number);
                update = chains.update(step);
                now = chains.after(step);
            }
            listener.accept(line, update);
        }
    }

    /** The hash with which an audience's chain begins. */
    public String firstHash(int audience) {
        return chains.firstHash(audience);
    }

    /** All hashes of an audience's chain: that with which it begins, then one for each entry. */
    public List<String> hashes(int audience) {
        List<String> hashes = new ArrayList<>();
        hashes.add(firstHash(audience));
        hashes.addAll(hashes(audience, 0));
        return hashes;
    }

    /** The hashes of an audience's chain after the updates from a number on. */
    public List<String> hashes(int audience, int from) {
        checkNumber(from);
        List<String> hashes = new ArrayList<>(size() - from);
        chain(audience, from, hashes::add);
        return Collections.unmodifiableList(hashes);
    }

    /** The hash of an audience's chain before the update of a number. */
    public String hashBefore(int audience, int number) {
        checkNumber(number);
        if (number == 0) {
            return firstHash(audience);
        }
        if (number == size()) {
            return chain(audience, number, hash -> {});
        }
        return hashes(audience, number - 1).get(0);
    }

    /** Follows an audience's chain to its end, and gives each hash after an update from a number on. */
    private String chain(int audience, int from, Consumer<String> listener) {
        Line<A, S> known = last;
        String hash = null;
        while (known != null && hash == null) {
            hash = known.number < from ? knownHash(known, audience) : null;
            known = hash == null ? known.before : known;
        }
        String[] now = {hash == null ? firstHash(audience) : hash};
        tell(known == null ? 0 : known.number + 1, (line, update) -> {
            now[0] = Hashing.next(now[0], Chains.told(update, audience).notation());
            if (line.number % EVERY == EVERY - 1) {
                line.keep(audience, now[0], recent.length);
            }
            if (line.number >= from) {
                listener.accept(now[0]);
            }
        });
        if (last != null) {
            recent[audience - Chains.RECORD] = new Hash(last, now[0]);
        }
        return now[0];
    }

    private @Nullable String knownHash(Line<A, S> line, int audience) {
        Hash latest = recent[audience - Chains.RECORD];
        return latest != null && latest.line == line ? latest.hash : line.hash(audience);
    }

    private void checkNumber(int number) {
        if (number < 0 || number > size()) {
            throw Arguments.failure("number of an update", number, "0 to " + size());
        }
    }

    private @Nullable Line<A, S> top() {
        return last == null ? null : last.top();
    }

    private List<Line<A, S>> lines(int from) {
        return lines(last, line -> line.number >= from, line -> line.before);
    }

    /** The lines of the actions that stand, after so many of them. */
    private List<Line<A, S>> standingLines(int from) {
        return lines(top(), line -> line.actions > from, Line::parent);
    }

    private static <L> List<L> lines(@Nullable L last, Predicate<L> wanted, Function<L, @Nullable L> before) {
        List<L> lines = new ArrayList<>();
        for (L line = last; line != null && wanted.test(line); line = before.apply(line)) {
            lines.add(line);
        }
        Collections.reverse(lines);
        return lines;
    }

    /** The line of the last of so many actions that stand; none of no action. */
    private @Nullable Line<A, S> standing(int actions) {
        Line<A, S> line = top();
        while (line != null && line.actions > actions) {
            line = line.parent();
        }
        return line;
    }

    /** The state after the action of a line, or the first one. */
    private S stateAfter(@Nullable Line<A, S> line) {
        if (line == top()) {
            return state;
        }
        Deque<Line<A, S>> since = new ArrayDeque<>();
        Line<A, S> kept = line;
        while (kept != null && kept.state == null) {
            since.push(kept);
            kept = kept.parent();
        }
        S now = kept == null || kept.state == null ? chains.first() : kept.state;
        for (Line<A, S> next : since) {
            now = chains.after(now, next.action());
        }
        return now;
    }

    /** A hash of the chain of an audience, after a line. */
    private record Hash(Line<?, ?> line, String hash) {}

    /** An entry, the line before it, and what is kept of what followed from it. */
    private static final class Line<A extends AnyAction, S> {
        final int number;
        final @Nullable Line<A, S> before;
        final LogEntry<A> entry;
        /** How many actions stand after this line. */
        final int actions;

        final @Nullable S state;
        /** Of an undo or a note, the line of the last action that stands. */
        private final @Nullable Line<A, S> standing;

        private @Nullable String @Nullable [] hashes;

        Line(
                int number,
                @Nullable Line<A, S> before,
                LogEntry<A> entry,
                int actions,
                @Nullable Line<A, S> standing,
                @Nullable S state) {
            this.number = number;
            this.before = before;
            this.entry = entry;
            this.actions = actions;
            this.standing = standing;
            this.state = state;
        }

        A action() {
            return ((LogEntry.Acted<A>) entry).action();
        }

        /** The line of the last action that stands after this line. */
        @Nullable
        Line<A, S> top() {
            return entry instanceof LogEntry.Acted ? this : standing;
        }

        /** Of an action, the line of the action before it that stands. */
        @Nullable
        Line<A, S> parent() {
            return before == null ? null : before.top();
        }

        @Nullable
        String hash(int audience) {
            String[] known = hashes;
            return known == null ? null : known[audience - Chains.RECORD];
        }

        /** If several threads come here at once, one of them may keep its hash, which is the same as the others'. */
        void keep(int audience, String hash, int audiences) {
            String[] all = hashes;
            String[] more = all == null ? new String[audiences] : all.clone();
            more[audience - Chains.RECORD] = hash;
            hashes = more;
        }
    }
}
