package game;

import api.Action;
import api.Event;
import api.PlayerView;
import api.Update;
import io.github.mercurius.rules.AnyStep;
import java.util.ArrayList;
import java.util.List;

//#deal
/**
 * One action of a {@link Game}, with its update and the state after it.
 *
 * @param action what was done
 * @param update what happened, in full: which turn and step it was, who acted, and the events
 * @param after the state that it led to
 */
//#chance
/**
 * One action or outcome of a {@link Game}, with its update and the state after it.
 *
 * @param action what was done
 * @param update what happened, in full: which turn it was, what was asked, who acted, and the events
 * @param after the state that it led to
 */
//#end
public record Step(Action action, Update update, GameState after) implements AnyStep<Action, PlayerView> {
    /** What can happen next, taken as a game's update of that number. */
    static Step taken(GameState before, Action action, int number) {
        List<Event> events = new ArrayList<>();
        GameState after = before.after(action, events::add);
        return new Step(action, Updates.action(number, before.table, events), after);
    }

    //#deal
    /** The notation of the action: nothing that is hidden. */
    @Override
    public String toString() {
        return action.notation();
    }
    //#chance
    /** The action and its update as a spectator may know them, without the state. */
    @Override
    public String toString() {
        return Audience.shown(action).notation() + ": "
                + update.seenBySpectator().notation().replace('\n', ' ');
    }
    //#end
}
