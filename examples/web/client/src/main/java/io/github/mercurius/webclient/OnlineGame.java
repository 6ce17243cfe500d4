package io.github.mercurius.webclient;

import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Update;
import io.github.mercurius.core.SeatGame;
import io.github.mercurius.core.Views;
import java.util.List;

/** A game that a server runs, as one seat or a spectator follows it: every update is checked by the rules. */
final class OnlineGame implements Play {
    private SeatGame game;

    /**
     * A game before its first update.
     *
     * @param first the view that it began with, as text
     */
    OnlineGame(String first) {
        this.game = SeatGame.of(Views.parse(first));
    }

    /**
     * Takes an update.
     *
     * @param notation the update as text
     * @param hash the server's chain hash after it
     * @throws IllegalArgumentException if the rules do not allow it, or the hash is another one: this page is out of
     *     step
     */
    void told(String notation, String hash) {
        SeatGame after = game.after(UpdateReader.read(notation));
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
