package game;

import api.Action;
import api.Event;
import api.PlayerView;
import api.Update;
import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.Hashing;
import io.github.mercurius.rules.AnySeatGame;
import io.github.mercurius.rules.AnyUpdate;
import io.vavr.collection.Vector;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One seat's side of a game, or a spectator's, as a client keeps it: the views, the updates that it was told, and the
 * hash over these.
 *
 * <pre>{@code
 * SeatGame mine = SeatGame.of(view);
 * mine = mine.after(update);
 * boolean inStep = mine.hash().equals(hashFromTheServer);
 * }</pre>
 *
 * <p>Each update is checked: its number, and all that {@link PlayerView#after} checks. An undo goes back to the view of
 * before. When the game is over, {@link GameRecord#verify(AnySeatGame)} says whether all updates were true.
 *
 * <p>Equal if the first views and the updates are. This class is immutable and thread-safe.
 */
public final class SeatGame implements AnySeatGame<Action, PlayerView> {
    private static final int MOST_UPDATES = 1_000_000_000;

    private final int firstNumber;
    private final Vector<PlayerView> views;
    private final Vector<Update> updates;
    private final String hash;

    private SeatGame(int firstNumber, Vector<PlayerView> views, Vector<Update> updates, String hash) {
        this.firstNumber = firstNumber;
        this.views = views;
        this.updates = updates;
        this.hash = hash;
    }

    /** The side of a game that begins with this view: the next update has number 0. */
    public static SeatGame of(PlayerView first) {
        Arguments.notNull(first, "view", "a view");
        String hash = HashChain.ofSeat(first.table());
        return new SeatGame(0, Vector.of(first), Vector.empty(), hash);
    }

    /**
     * The side of a client that joins a running game. It cannot follow an undo of earlier actions.
     *
     * @param view the view now
     * @param nextNumber the number of the update that comes next
     * @param hash the hash of the viewer's chain now, as {@link Game#hashFor} gives it
     * @throws IllegalArgumentException if no game has that number, or the hash is not 64 hexadecimal digits
     */
    public static SeatGame joining(PlayerView view, int nextNumber, String hash) {
        Arguments.notNull(view, "view", "a view");
        if (nextNumber < 0 || nextNumber > MOST_UPDATES) {
            throw new IllegalArgumentException("next number: " + nextNumber + ", expected 0 to " + MOST_UPDATES);
        }
        Hashing.check("hash", hash);
        return new SeatGame(nextNumber, Vector.of(view), Vector.empty(), hash);
    }

    @Override
    public List<PlayerView> views() {
        return views.asJava();
    }

    @Override
    public int firstNumber() {
        return firstNumber;
    }

    @Override
    public List<Update> updates() {
        return updates.asJava();
    }

    @Override
    public String hash() {
        return hash;
    }

    /**
     * This side of the game after one more update.
     *
     * @throws IllegalArgumentException if it does not have the next number, or the rules do not allow it; if it undoes
     *     more actions than there are views
     */
    public SeatGame after(Update update) {
        Arguments.notNull(update, "update", "an update");
        if (update.number() != nextNumber()) {
            throw UpdateCheck.wrong(update, "expected update " + nextNumber());
        }
        return new SeatGame(
                firstNumber, viewsAfter(update), updates.append(update), Hashing.next(hash, update.notation()));
    }

    @Override
    public SeatGame after(AnyUpdate update) {
        return after(UpdateCheck.own(update));
    }

    @Override
    public SeatGame afterAll(Iterable<? extends AnyUpdate> more) {
        SeatGame game = this;
        for (AnyUpdate update : Arguments.notNull(more, "updates", "updates")) {
            game = game.after(Arguments.element(update, "updates"));
        }
        return game;
    }

    private Vector<PlayerView> viewsAfter(Update update) {
        if (update.events().get(0) instanceof Event.Undone undone) {
            return undone(update, undone);
        }
        PlayerView after = UpdateCheck.follow(view(), update);
        return update.isNote() ? views : views.append(after);
    }

    private Vector<PlayerView> undone(Update update, Event.Undone undone) {
        if (undone.steps() < 1 || undone.steps() >= views.size()) {
            throw UpdateCheck.wrong(
                    update,
                    undone.notation() + ", expected an undo of at most " + (views.size() - 1)
                            + " actions, which this side of the game knows: ask for a new view");
        }
        Vector<PlayerView> kept = views.dropRight(undone.steps());
        Update expected = Updates.undo(
                nextNumber(), view().table(), kept.last().table(), undone.steps());
        if (!update.equals(expected)) {
            throw UpdateCheck.wrong(update, update.notation() + ", expected " + expected.notation());
        }
        return kept;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof SeatGame that
                && that.firstNumber == firstNumber
                && that.firstView().equals(firstView())
                && that.updates.equals(updates);
    }

    @Override
    public int hashCode() {
        return Objects.hash(firstNumber, updates.size(), firstView());
    }

    /** The view now, and the number of the next update. */
    @Override
    public String toString() {
        return "update " + nextNumber() + " comes next; " + view();
    }
}
