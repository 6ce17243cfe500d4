package io.github.mercurius.web;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.RawValue;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.web.table.Play;
import io.github.mercurius.web.table.Schedule.Task;
import io.github.mercurius.web.table.TableState;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;

/** What a seat, or a spectator, is told of the game: updates with their hashes, and the view after them. */
final class GameJson {
    private GameJson() {}

    /**
     * What is new in a game.
     *
     * @param legal whether to say what the viewer may do, for pages without the rules
     */
    static <A extends AnyAction, V extends AnyView<A>> ObjectNode of(
            TableState table, Play<A, V> play, OptionalInt viewer, int from, boolean legal, Agenda agenda) {
        AnyGame<A, V> game = play.game();
        ObjectNode json = Wire.node();
        json.put("from", from);
        updates(play, viewer, from, json.putArray("updates"));
        json.put("first", from == 0 ? view(game, viewer, true).toText() : null);
        json.put("view", view(game, viewer, false).toText());
        json.put("next", game.updateCount());
        json.put("hash", viewer.isPresent() ? game.hashFor(viewer.getAsInt()) : game.hashForSpectator());
        json.put("actions", game.actions().size());
        json.put("undoTo", play.undoTo());
        if (legal) {
            legal(view(game, viewer, false), json.putArray("legal"));
        }
        if (play.activeSeat().isPresent()) {
            turn(table, play.activeSeat().getAsInt(), agenda, json.putObject("turn"));
        } else {
            json.putNull("turn");
        }
        return json;
    }

    /** Nothing for whoever has nothing to decide. */
    private static void legal(AnyView<?> view, ArrayNode array) {
        if (view.viewer().isPresent() && view.table().decider().equals(view.viewer())) {
            view.legalActions().forEach(action -> array.add(action.notation()));
        }
    }

    private static <A extends AnyAction, V extends AnyView<A>> V view(
            AnyGame<A, V> game, OptionalInt viewer, boolean first) {
        AnyState<A, V> state = first ? game.firstState() : game.state();
        return viewer.isPresent() ? state.viewFor(viewer.getAsInt()) : state.viewForSpectator();
    }

    private static void updates(Play<?, ?> play, OptionalInt viewer, int from, ArrayNode array) {
        AnyGame<?, ?> game = play.game();
        List<? extends AnyUpdate> updates =
                viewer.isPresent() ? game.updatesFor(viewer.getAsInt(), from) : game.updatesForSpectator(from);
        List<String> hashes =
                viewer.isPresent() ? game.hashesFor(viewer.getAsInt(), from) : game.hashesForSpectator(from);
        for (int i = 0; i < updates.size(); i++) {
            AnyUpdate update = updates.get(i);
            ObjectNode json = array.addObject();
            json.put("number", update.number());
            json.put("hash", hashes.get(i));
            json.put("text", update.notation());
            json.putRawValue("json", new RawValue(play.kind().formats().update().write(update)));
            json.put("by", play.by().get(update.number()).name().toLowerCase(Locale.ROOT));
        }
    }

    private static void turn(TableState table, int seat, Agenda agenda, ObjectNode json) {
        json.put("seat", seat);
        boolean isTimed = agenda.next(table).task() == Task.PLAY_TIMER;
        json.put("left", isTimed ? Long.valueOf(agenda.left(table)) : null);
    }
}
