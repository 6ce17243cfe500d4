package io.github.mercurius.mercado;

import io.github.mercurius.rules.AnySeatGame;
import io.github.mercurius.rules.RulesException;
import io.github.mercurius.rules.SeatLog;
import io.github.mercurius.rules.internal.Arguments;

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
public final class SeatGame extends SeatLog<SeatGame, Action, PlayerView, Update> {
    private SeatGame(PlayerView view, int nextNumber, String hash) {
        super(Update.class, view, nextNumber, hash);
    }

    private SeatGame(SeatGame before, Next<PlayerView, Update> next) {
        super(before, next);
    }

    /** The side of a game that begins with this view: the next update has number 0. */
    public static SeatGame of(PlayerView first) {
        Arguments.notNull(first, "view", "a view");
        return new SeatGame(first, 0, HashChain.ofSeat(first.table()));
    }

    /**
     * The side of a client that joins a running game. It cannot follow an undo of earlier actions.
     *
     * @param view the view now
     * @param nextNumber the number of the update that comes next
     * @param hash the hash of the viewer's chain now, as {@link Game#hashFor} gives it
     * @throws RulesException if no game has that number, or the hash is not 64 hexadecimal digits
     */
    public static SeatGame joining(PlayerView view, int nextNumber, String hash) {
        return new SeatGame(Arguments.notNull(view, "view", "a view"), nextNumber, hash);
    }

    @Override
    protected SeatGame with(Next<PlayerView, Update> next) {
        return new SeatGame(this, next);
    }

    @Override
    protected Update undone(int number, PlayerView now, PlayerView then, int actions) {
        return Update.ofUndo(number, now.table(), then.table(), actions);
    }
}
