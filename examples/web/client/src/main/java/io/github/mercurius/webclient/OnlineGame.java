package io.github.mercurius.webclient;

import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Update;
import io.github.mercurius.core.SeatGame;
import io.github.mercurius.core.Views;
import io.github.mercurius.rules.Discrepancy;
import io.github.mercurius.rules.LyingHostException;
import java.util.List;

/** A game that a server runs, as one seat or a spectator follows it: every update is checked by the rules. */
final class OnlineGame implements Play {
    private final List<Update> before;
    private SeatGame game;

    private OnlineGame(SeatGame game, List<Update> before) {
        this.game = game;
        this.before = before;
    }

    /**
     * A game before its first update.
     *
     * @param first the view that it began with, as text
     */
    static OnlineGame of(String first) {
        return new OnlineGame(SeatGame.of(Views.parse(first)), List.of());
    }

    /**
     * The same game before its first update, when the server tells it once more.
     *
     * @throws LyingHostException if it begins otherwise than before
     */
    OnlineGame again(String first) {
        SeatGame anew = SeatGame.of(Views.parse(first));
        if (!anew.firstView().equals(game.firstView())) {
            throw new LyingHostException(new Discrepancy(
                    Discrepancy.Part.VIEW, 0, first, game.firstView().toText()));
        }
        return new OnlineGame(anew, game.updates().size() < before.size() ? before : game.updates());
    }

    /**
     * Takes an update.
     *
     * @param notation the update as text
     * @param hash the server's chain hash after it
     * @throws IllegalArgumentException if the rules do not allow it, or the hash is another one: this page is out of
     *     step
     * @throws LyingHostException if this page was told another update before
     */
    void told(String notation, String hash) {
        Update update = UpdateReader.read(notation);
        int number = game.nextNumber();
        if (number < before.size() && !before.get(number).equals(update)) {
            throw new LyingHostException(new Discrepancy(
                    Discrepancy.Part.UPDATE,
                    number,
                    notation,
                    before.get(number).notation()));
        }
        SeatGame after = game.after(update);
        if (!after.hash().equals(hash)) {
            throw new IllegalArgumentException(
                    "hash after update " + game.nextNumber() + ": " + hash + ", expected " + after.hash());
        }
        game = after;
    }

    /** Makes sure that the server's view is the one that its updates led to. */
    void compare(String view) {
        if (!Views.parse(view).equals(view())) {
            throw new IllegalArgumentException("view: " + view + ", expected " + view().toText());
        }
    }

    /** This side of the game, for the check of the record. */
    SeatGame side() {
        return game;
    }

    @Override
    public PlayerView view() {
        return game.view();
    }

    @Override
    public List<Update> updates(int from) {
        return game.updates().subList(from, game.updates().size());
    }

    @Override
    public int nextNumber() {
        return game.nextNumber();
    }
}
