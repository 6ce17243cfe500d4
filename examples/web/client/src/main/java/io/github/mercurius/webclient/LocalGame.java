package io.github.mercurius.webclient;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyStep;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;

/**
 * A game of one person against bots, which runs in this browser and needs no server. Chance is drawn as soon as it is
 * asked for.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
final class LocalGame<A extends AnyAction, V extends AnyView<A>> implements Play<A, V> {
    private final int seat;
    private final List<? extends AnyBot<A, V>> bots;
    private final IntUnaryOperator random;
    private AnyGame<A, V> game;

    /**
     * A game before its first action.
     *
     * @param seat the person's seat
     * @param bots by seat; that of the person's seat plays for it when it is asked for advice
     */
    LocalGame(AnyGame<A, V> game, int seat, List<? extends AnyBot<A, V>> bots, IntUnaryOperator random) {
        game.setup().name(seat); // refuses a seat that there is not
        if (bots.size() != game.setup().players()) {
            throw new IllegalArgumentException(
                    "bots: " + bots.size() + ", expected " + game.setup().players());
        }
        this.seat = seat;
        this.bots = bots;
        this.random = random;
        this.game = game;
    }

    /** The person acts. */
    void act(A action) {
        goOn(game.applyAction(seat, action));
    }

    private void goOn(AnyGame<A, V> after) {
        game = after;
        while (game.state().asksChance()) {
            game = game.applyOutcome(game.state().drawOutcome(random));
        }
    }

    /** Resumes a saved game: plays an action of the player who decides, or an outcome that chance had. */
    void replay(A action) {
        game = game.state().asksChance() ? game.applyOutcome(action) : game.applyAction(action);
    }

    /** The bot that has to decide acts. */
    void bot() {
        int decider = game.state().decider().orElseThrow();
        V view = game.state().viewFor(decider);
        goOn(game.applyAction(decider, bots.get(decider).choose(view)));
    }

    /** What the bot of the person's seat would do now; empty if the person has nothing to decide. */
    Optional<A> advice() {
        return game.state().decider().equals(OptionalInt.of(seat))
                ? Optional.of(bots.get(seat).choose(view()))
                : Optional.empty();
    }

    /** Whether the person can take back the last action: their own, of this turn, which showed nobody anything. */
    boolean canUndo() {
        int actions = game.steps().size();
        if (actions == 0) {
            return false;
        }
        AnyStep<A, V> last = game.steps().get(actions - 1);
        return last.update().actor().equals(OptionalInt.of(seat))
                && last.update().turn() == game.state().table().turn()
                && !game.undoReveals(actions - 1);
    }

    /** Takes back the last action. */
    void undo() {
        if (!canUndo()) {
            throw new IllegalStateException(
                    "nothing to take back: the last action is not yours, or it showed something");
        }
        game = game.undo(game.steps().size() - 1);
    }

    @Override
    public V view() {
        return game.state().viewFor(seat);
    }

    @Override
    public List<? extends AnyUpdate> updates(int from) {
        return game.updatesFor(seat, from);
    }

    @Override
    public int nextNumber() {
        return game.updateCount();
    }

    @Override
    public AnyGame<A, V> whole() {
        return game;
    }

    /** The actions and outcomes so far, without those that were taken back: what it takes to go on later. */
    List<A> actions() {
        return game.actions();
    }
}
