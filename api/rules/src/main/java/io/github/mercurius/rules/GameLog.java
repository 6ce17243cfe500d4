package io.github.mercurius.rules;

import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.Hashing;
import io.github.mercurius.rules.internal.Seats;
import io.github.mercurius.rules.internal.SecretList;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What the games of this project share: a game keeps how it began, and all that happened since, undone or not, as
 * entries that are only ever added. Each game extends it with types of its own; a program needs only these.
 *
 * <p>Of what follows from the entries only a part is kept: the state now, the last update, every 32nd state, and the
 * hashes that were asked for last. The rest is made again when it is asked for, in less than a millisecond.
 *
 * @param <G> the game
 * @param <S> its states
 * @param <A> its actions
 * @param <V> what a player may know of it
 * @param <U> what an audience is told of an entry
 */
public abstract class GameLog<
                G extends GameLog<G, S, A, V, U>,
                S extends AnyState<A, V>,
                A extends AnyAction,
                V extends AnyView<A>,
                U extends AnyUpdate>
        implements AnyGame<A, V> {
    private static final int EVERY = 32;

    /** So many entries besides the actions that stand leave room for a whole game in what JSON holds of a record. */
    private static final int MOST_BESIDES = 1_000;

    // Who is told what happens: a seat by its number, the spectators, or the host's own record.
    private static final int SPECTATOR = -1;
    private static final int RECORD = -2;

    private final Beginning<S> beginning;
    private final S state;
    private final @Nullable Line<A, S> last;
    private final @Nullable U lastUpdate;
    /** The hash that each audience asked for last: shared by all games with this beginning, so it may be of another. */
    private final @Nullable Hash[] recent;

    /**
     * A game in which nothing has happened yet.
     *
     * @param deal the deal that it began with, none if it begins at a position
     * @param proof what proves the deal
     */
    protected GameLog(S first, Optional<?> deal, Proof proof) {
        beginning = new Beginning<>(first, deal, proof);
        state = first;
        last = null;
        lastUpdate = null;
        recent = new Hash[first.table().setup().players() - RECORD];
    }

    /** A game with one more entry. */
    protected GameLog(GameLog<G, S, A, V, U> before, Next<A, S, U> next) {
        beginning = before.beginning;
        state = next.after;
        last = next.line;
        lastUpdate = next.update;
        recent = before.recent;
    }

    /** This game with one more entry: {@code new Game(this, next)}. */
    protected abstract G with(Next<A, S, U> next);

    /** The state after an action that is legal, or an outcome that can come; its update, with a number, is told. */
    protected abstract S act(int number, S before, A action, Consumer<? super U> told);

    /** The update with which the game goes back to an earlier state, by so many actions. */
    protected abstract U undone(int number, S now, S then, int actions);

    /** The update that tells a note. */
    protected abstract U noted(int number, S now, Note note);

    /** The action or outcome that a notation names. */
    protected abstract A read(String notation);

    /** The hash with which the record's chain begins. */
    protected abstract String firstHash();

    /** The hash with which the chains of seats and spectators begin. */
    protected abstract String firstOpenHash();

    /** Whether all seats are told what spectators are told: then one chain of hashes serves them all. */
    protected boolean tellsAllTheSame() {
        return false;
    }

    /** An entry as spectators may know it. */
    protected LogEntry<A> shown(LogEntry<A> entry) {
        return entry;
    }

    @Override
    public final S firstState() {
        return beginning.first;
    }

    /** The deal that the game began with; none if it began at a position. */
    protected final <D> Optional<D> deal(Class<D> type) {
        return beginning.deal.map(type::cast);
    }

    /**
     * A builder of records, set to what this game has to say.
     *
     * @param ranking the standings of the game as it is now
     */
    protected final <T extends AnySetup, D, P extends AnyStanding, B extends SavedGame.Builder<B, T, D, P, A>> B record(
            B builder, T setup, Optional<D> deal, List<P> ranking) {
        return builder.setup(setup)
                .deal(deal)
                .position(deal.isPresent() ? Optional.empty() : Optional.of(beginning.first.toText()))
                .commitment(beginning.proof.commitment())
                .nonce(beginning.proof.nonce())
                .joint(beginning.proof.joint())
                .log(log())
                .hashes(hashes())
                .result(isOver() ? ranking : List.of());
    }

    @Override
    public final S state() {
        return state;
    }

    /** Every action, outcome, undo and note, in order; for the host only. */
    private List<LogEntry<A>> log() {
        List<LogEntry<A>> entries = new ArrayList<>(updateCount());
        lines(0).forEach(line -> entries.add(line.entry));
        return Collections.unmodifiableList(entries);
    }

    @Override
    public final List<A> actions() {
        List<A> actions = new ArrayList<>(actionCount());
        standingLines(0).forEach(line -> actions.add(line.action()));
        return Collections.unmodifiableList(actions);
    }

    /** The actions that stand, in order, each with its update and the state after it. */
    protected final <T> List<T> steps(StepMaker<A, U, S, T> maker) {
        List<T> steps = new ArrayList<>(actionCount());
        S now = beginning.first;
        for (Line<A, S> line : standingLines(0)) {
            List<U> told = new ArrayList<>(1);
            now = act(line.number, now, line.action(), told::add);
            steps.add(maker.step(line.action(), told.get(0), now));
        }
        return Collections.unmodifiableList(steps);
    }

    @Override
    public final G play(String notation) {
        return applyAction(read(notation));
    }

    @Override
    public final Optional<String> why(String notation) {
        return check(read(notation))
                .map(violation -> violation.rule().id() + ": " + violation.message(Locale.ENGLISH, setup()));
    }

    @Override
    public final G applyAction(A action) {
        return canCome(action) ? applyOutcome(action) : after(action, check(action));
    }

    /** Whether chance decides now, and this can be its outcome. */
    protected final boolean canCome(A outcome) {
        return state.asksChance() && legalActions().contains(outcome);
    }

    @Override
    public final G applyAction(int seat, A action) {
        return after(action, check(seat, action));
    }

    @Override
    public final G applyOutcome(A outcome) {
        state.applyOutcome(outcome); // refuses what cannot come now
        return after(outcome);
    }

    private G after(A action, Optional<? extends AnyViolation> violation) {
        violation.ifPresent(broken -> {
            throw new IllegalActionException(action, broken);
        });
        return after(action);
    }

    /** This game with one more action that is legal, or outcome that can come. */
    protected final G after(A action) {
        List<U> told = new ArrayList<>(1);
        S after = act(updateCount(), state, action, told::add);
        int actions = actionCount() + 1;
        S kept = actions % EVERY == 0 ? after : null;
        return with(new Next<>(
                new Line<>(updateCount(), last, new LogEntry.Acted<>(action), actions, null, kept),
                after,
                told.get(0)));
    }

    @Override
    public final G undo(int toActions) {
        int actions = actionCount();
        if (toActions < 0 || toActions >= actions) {
            String expected = actions == 0 ? "an action first" : "0 to " + (actions - 1);
            throw Arguments.refused("actions to keep", toActions, expected + ", as one is undone at least");
        }
        checkRoom(toActions);
        Line<A, S> kept = standing(toActions);
        S then = stateAfter(kept);
        int steps = actions - toActions;
        return with(new Next<>(
                new Line<>(updateCount(), last, new LogEntry.Undone<>(steps), toActions, kept, null),
                then,
                undone(updateCount(), state, then, steps)));
    }

    /** Refuses one more undo or note, after which so many actions stand, if the log has no room for it. */
    private void checkRoom(int standing) {
        if (updateCount() + 1 - standing > MOST_BESIDES) {
            throw new FullLogException(MOST_BESIDES);
        }
    }

    @Override
    public final G note(Note note) {
        Seats.check(Arguments.notNull(note, "note", "a note").seat(), setup().players());
        checkRoom(actionCount());
        return with(new Next<>(
                new Line<>(updateCount(), last, new LogEntry.Noted<>(note), actionCount(), top(), null),
                state,
                noted(updateCount(), state, note)));
    }

    /**
     * Whether {@link #undo} to some number of actions would leave somebody knowing what was hidden then: what was drawn
     * since, or shown from a hand. The answer is the same for all, whatever they hold.
     *
     * @throws RulesException if there are not so many actions
     */
    @Override
    public final boolean undoReveals(int toActions) {
        Arguments.accept(
                toActions >= 0 && toActions <= actionCount(), "actions to keep", toActions, "0 to " + actionCount());
        boolean[] reveals = {false};
        S now = stateAfter(standing(toActions));
        for (Line<A, S> line : standingLines(toActions)) {
            now = act(line.number, now, line.action(), update -> reveals[0] |= update.reveals());
        }
        return reveals[0];
    }

    @Override
    public final int updateCount() {
        return last == null ? 0 : last.number + 1;
    }

    private int actionCount() {
        return last == null ? 0 : last.actions;
    }

    @Override
    public final List<U> updatesForHost(int from) {
        return updates(RECORD, from);
    }

    @Override
    public final List<U> updatesFor(int seat, int from) {
        return updates(seat(seat), from);
    }

    @Override
    public final List<U> updatesForSpectator(int from) {
        return updates(SPECTATOR, from);
    }

    private List<U> updates(int audience, int from) {
        checkNumber(from);
        List<U> updates = new ArrayList<>(updateCount() - from);
        tell(from, (line, update) -> updates.add(told(update, audience)));
        return audience == RECORD ? new SecretList<>(updates) : Collections.unmodifiableList(updates);
    }

    @Override
    public final List<String> hashesFor(int seat, int from) {
        return hashes(seat(seat), from);
    }

    @Override
    public final List<String> hashesForSpectator(int from) {
        return hashes(SPECTATOR, from);
    }

    @Override
    public final String hashFor(int seat) {
        return chain(seat(seat), updateCount(), hash -> {});
    }

    @Override
    public final String hashForSpectator() {
        return chain(SPECTATOR, updateCount(), hash -> {});
    }

    @Override
    public final String hashForHost() {
        return chain(RECORD, updateCount(), hash -> {});
    }

    /** All hashes of the record's chain: that with which it begins, then one for each entry. */
    private List<String> hashes() {
        List<String> hashes = new ArrayList<>();
        hashes.add(firstHash());
        hashes.addAll(hashes(RECORD, 0));
        return hashes;
    }

    private List<String> hashes(int audience, int from) {
        checkNumber(from);
        List<String> hashes = new ArrayList<>(updateCount() - from);
        chain(audience, from, hashes::add);
        return Collections.unmodifiableList(hashes);
    }

    /** The audience of a seat. */
    private int seat(int seat) {
        Seats.check(seat, setup().players());
        return tellsAllTheSame() ? SPECTATOR : seat;
    }

    private void checkNumber(int number) {
        if (number < 0 || number > updateCount()) {
            throw Arguments.refused("number of an update", number, "0 to " + updateCount());
        }
    }

    /** An update that tells all, as an audience is told it. */
    @SuppressWarnings("unchecked") // as it is told, it is of the same class
    private U told(U update, int audience) {
        return audience == RECORD
                ? update
                : (U) (audience == SPECTATOR ? update.seenBySpectator() : update.seenBy(audience));
    }

    /** Makes the updates from a number on again, in order. */
    private void tell(int from, BiConsumer<Line<A, S>, U> listener) {
        if (from == updateCount() - 1 && last != null && lastUpdate != null) {
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
            if (line.entry instanceof LogEntry.Undone<A> undone) {
                S then = stateAfter(line.top());
                listener.accept(line, undone(line.number, now, then, undone.steps()));
                now = then;
            } else if (line.entry instanceof LogEntry.Noted<A> noted) {
                listener.accept(line, noted(line.number, now, noted.note()));
            } else {
                now = act(line.number, now, line.action(), update -> listener.accept(line, update));
            }
        }
    }

    /** Follows an audience's chain to its end, which is returned; gives each hash after an update from a number on. */
    private String chain(int audience, int from, Consumer<String> listener) {
        Hash latest = recent[audience - RECORD];
        Hash known = latest != null && latest.line.number < from && isMine(latest.line) ? latest : null;
        String[] now = {known != null ? known.hash : audience == RECORD ? firstHash() : firstOpenHash()};
        tell(known == null ? 0 : known.line.number + 1, (line, update) -> {
            now[0] = Hashing.next(now[0], told(update, audience).notation());
            if (line.number >= from) {
                listener.accept(now[0]);
            }
        });
        if (last != null) {
            recent[audience - RECORD] = new Hash(last, now[0]);
        }
        return now[0];
    }

    @SuppressWarnings("ReferenceEquality") // whether it is the same line
    private boolean isMine(Line<?, ?> line) {
        List<Line<A, S>> since = lines(line.number);
        return !since.isEmpty() && since.get(0) == line;
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
    @SuppressWarnings("ReferenceEquality") // whether it is the same line
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
        S now = kept == null || kept.state == null ? beginning.first : kept.state;
        for (Line<A, S> next : since) {
            now = act(next.number, now, next.action(), update -> {});
        }
        return now;
    }

    @Override
    public final boolean equals(@Nullable Object other) {
        return other instanceof GameLog<?, ?, ?, ?, ?> that
                && that.beginning.equals(beginning)
                && that.log().equals(log());
    }

    @Override
    public final int hashCode() {
        return Objects.hash(beginning, updateCount());
    }

    /** The set-up and the log, without what is hidden. */
    @Override
    public final String toString() {
        return setup() + ": "
                + log().stream().map(entry -> shown(entry).notation()).collect(Collectors.joining(" "));
    }

    /**
     * Makes a step of a game.
     *
     * @param <A> its actions
     * @param <U> its updates
     * @param <S> its states
     * @param <T> its steps
     */
    @FunctionalInterface
    protected interface StepMaker<A, U, S, T> {
        /** An action, with its update and the state after it. */
        T step(A action, U update, S after);
    }

    /**
     * An entry that comes next, with what follows from it.
     *
     * @param <A> the actions of the game
     * @param <S> its states
     * @param <U> its updates
     */
    protected static final class Next<A extends AnyAction, S, U> {
        private final Line<A, S> line;
        private final S after;
        private final U update;

        private Next(Line<A, S> line, S after, U update) {
            this.line = line;
            this.after = after;
            this.update = update;
        }
    }

    /** How a game began: with a deal, and what proves it if there is such, or at a position. */
    private record Beginning<S>(S first, Optional<?> deal, Proof proof) {}

    /** A hash of the chain of an audience, after a line. */
    private record Hash(Line<?, ?> line, String hash) {}

    /**
     * An entry, the line before it, and what is kept of what followed from it.
     *
     * @param actions how many actions stand after this line
     * @param standing of an undo or a note, the line of the last action that stands
     */
    private record Line<A extends AnyAction, S>(
            int number,
            @Nullable Line<A, S> before,
            LogEntry<A> entry,
            int actions,
            @Nullable Line<A, S> standing,
            @Nullable S state) {
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
    }
}
