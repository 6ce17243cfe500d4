package io.github.mercurius.rules;

import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.CheckedUpdate;
import io.github.mercurius.rules.internal.Hashing;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What the seats' sides of the games of this project share. Each game extends it with types of its own; a program needs
 * only these.
 *
 * @param <G> the side of the game
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 * @param <U> what is told of an entry of its log
 */
public abstract class SeatLog<
                G extends SeatLog<G, A, V, U>, A extends AnyAction, V extends AnyView<A>, U extends AnyUpdate>
        implements AnySeatGame<A, V> {
    private static final int MOST_UPDATES = 1_000_000_000;

    private final Class<U> type;
    private final int firstNumber;
    private final List<V> views;
    private final List<U> updates;
    private final String hash;

    /**
     * A side of the game to which nothing was told yet.
     *
     * @param type the class of the game's updates
     * @param view the view now
     * @param nextNumber the number of the update that comes next
     * @param hash the hash of the viewer's chain now
     * @throws RulesException if no game has that number, or the hash is not 64 hexadecimal digits
     */
    protected SeatLog(Class<U> type, V view, int nextNumber, String hash) {
        this.type = type;
        Arguments.accept(
                nextNumber >= 0 && nextNumber <= MOST_UPDATES, "next number", nextNumber, "0 to " + MOST_UPDATES);
        firstNumber = nextNumber;
        views = Collections.singletonList(view);
        updates = Collections.emptyList();
        this.hash = Hashing.check("hash", hash);
    }

    /** A side of the game that was told more. */
    protected SeatLog(SeatLog<G, A, V, U> before, Next<V, U> next) {
        type = before.type;
        firstNumber = before.firstNumber;
        views = next.views;
        updates = next.updates;
        hash = next.hash;
    }

    /** This side of the game, told more: {@code new SeatGame(this, next)}. */
    protected abstract G with(Next<V, U> next);

    /** The update of an undo with which the game goes back to an earlier view, by so many actions. */
    protected abstract U undone(int number, V now, V then, int actions);

    @Override
    public final List<V> views() {
        return views;
    }

    @Override
    public final int firstNumber() {
        return firstNumber;
    }

    @Override
    public final List<U> updates() {
        return updates;
    }

    @Override
    public final String hash() {
        return hash;
    }

    @Override
    public final G after(AnyUpdate update) {
        return afterAll(Collections.singletonList(Arguments.notNull(update, "update", "an update")));
    }

    @Override
    public final G afterAll(Iterable<? extends AnyUpdate> more) {
        List<V> newViews = new ArrayList<>(views);
        List<U> newUpdates = new ArrayList<>(updates);
        String newHash = hash;
        for (AnyUpdate any : Arguments.notNull(more, "updates", "updates")) {
            U update = Arguments.own(type, any, "update");
            int number = firstNumber + newUpdates.size();
            if (update.number() != number) {
                throw outOfStep(update, "expected update " + number);
            }
            if (update.isUndo()) {
                undo(newViews, update);
            } else {
                V after = follow(newViews.get(newViews.size() - 1), update);
                if (update.action().isPresent()) { // a note changes nothing
                    newViews.add(after);
                }
            }
            newUpdates.add(update);
            newHash = Hashing.next(newHash, update.notation());
        }
        return with(
                new Next<>(Collections.unmodifiableList(newViews), Collections.unmodifiableList(newUpdates), newHash));
    }

    @SuppressWarnings("unchecked") // a view after an update is of the same class
    private V follow(V view, U update) {
        return (V) view.after(update);
    }

    private void undo(List<V> known, U update) {
        V now = known.get(known.size() - 1);
        int steps = update.undone();
        int seen = known.size() - 1;
        if (steps < 1 || steps > seen + firstNumber) { // as many actions at most were there before the first view
            throw wrong(update, undo(update, seen + firstNumber));
        }
        if (steps > seen) {
            String why = undo(update, seen) + ", which this side of the game knows: ask for a new view";
            throw outOfStep(update, why);
        }
        known.subList(known.size() - steps, known.size()).clear();
        U expected = undone(update.number(), now, known.get(known.size() - 1), steps);
        if (!update.equals(expected)) {
            throw wrong(update, update.notation() + ", expected " + expected.notation());
        }
    }

    private static UpdateException wrong(AnyUpdate update, String what) {
        return new UpdateException(update.number(), CheckedUpdate.message(update, what));
    }

    private static OutOfStepException outOfStep(AnyUpdate update, String why) {
        return new OutOfStepException(update.number(), CheckedUpdate.message(update, why));
    }

    private static String undo(AnyUpdate update, int most) {
        return update.events().get(0).notation() + ", expected an undo of at most " + most + " actions";
    }

    @Override
    public final boolean equals(@Nullable Object other) {
        return other instanceof SeatLog<?, ?, ?, ?> that
                && that.firstNumber == firstNumber
                && that.firstView().equals(firstView())
                && that.updates.equals(updates);
    }

    @Override
    public final int hashCode() {
        return Objects.hash(firstNumber, updates.size(), firstView());
    }

    /** The view now, and the number of the next update. */
    @Override
    public final String toString() {
        return "update " + nextNumber() + " comes next; " + view();
    }

    /**
     * What a side of a game becomes with what it was told.
     *
     * @param <V> its views
     * @param <U> its updates
     */
    protected static final class Next<V, U> {
        private final List<V> views;
        private final List<U> updates;
        private final String hash;

        private Next(List<V> views, List<U> updates, String hash) {
            this.views = views;
            this.updates = updates;
            this.hash = hash;
        }
    }
}
