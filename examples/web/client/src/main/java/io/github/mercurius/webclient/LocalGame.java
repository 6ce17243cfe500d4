package io.github.mercurius.webclient;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Update;
import io.github.mercurius.bots.Bots;
import io.github.mercurius.core.Game;
import java.util.ArrayList;
import java.util.List;

/** A game of one person against bots, which runs in this browser and needs no server. */
final class LocalGame implements Play {
    private final int seat;
    private final List<Bot> bots;
    private Game game;

    /**
     * A game before its first action.
     *
     * @param seat the person's seat
     * @param kinds the names of the bots by seat, as {@link Bots#parse} reads them; that of the person's seat plays for
     *     it when it is asked for advice
     */
    LocalGame(Setup setup, long seed, int seat, List<String> kinds) {
        setup.name(seat); // refuses a seat that there is not
        this.seat = seat;
        this.game = Game.start(setup, Deal.seeded(seed));
        this.bots = new ArrayList<>();
        if (kinds.size() != setup.players()) {
            throw new IllegalArgumentException("bots: " + kinds.size() + ", expected " + setup.players());
        }
        for (int i = 0; i < kinds.size(); i++) {
            bots.add(Bots.parse(kinds.get(i)).make(seed + i));
        }
    }

    /** The person acts. */
    void act(Action action) {
        game = game.applyAction(seat, action);
    }

    /** Resumes a saved game: plays an action of the player whose turn it is. */
    void replay(Action action) {
        game = game.applyAction(action);
    }

    /** The bot whose turn it is acts. */
    void bot() {
        int active = game.state().table().activeSeat();
        PlayerView view = game.state().viewFor(active);
        game = game.applyAction(active, bots.get(active).choose(view));
    }

    /** What the bot of the person's seat would do now. */
    Action advice() {
        return bots.get(seat).choose(view());
    }

    /** Whether the person can take back the last action: their own, of this turn, which showed nobody a card. */
    boolean canUndo() {
        int actions = game.steps().size();
        return actions > 0
                && game.steps().get(actions - 1).seat() == seat
                && game.state().table().step() > 0
                && !game.undoReveals(actions - 1);
    }

    /** Takes back the last action. */
    void undo() {
        if (!canUndo()) {
            throw new IllegalStateException("nothing to take back: the last action is not yours, or it showed a card");
        }
        game = game.undo(game.steps().size() - 1);
    }

    @Override
    public PlayerView view() {
        return game.state().viewFor(seat);
    }

    @Override
    public List<Update> updates(int from) {
        return game.updatesFor(seat, from);
    }

    @Override
    public int nextNumber() {
        return game.updateCount();
    }

    /** The actions so far, without those that were taken back: what it takes to go on later. */
    List<Action> actions() {
        return game.actions();
    }
}
