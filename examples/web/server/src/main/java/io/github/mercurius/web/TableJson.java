package io.github.mercurius.web;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.RawValue;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.JointDeal;
import io.github.mercurius.web.table.Chair;
import io.github.mercurius.web.table.Dealing;
import io.github.mercurius.web.table.Options;
import io.github.mercurius.web.table.Phase;
import io.github.mercurius.web.table.Play;
import io.github.mercurius.web.table.Question;
import io.github.mercurius.web.table.Schedule.Task;
import io.github.mercurius.web.table.TableState;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What pages are told of a table: the lobby (seats, options, dealing, an undo that is asked for), and the game as a
 * seat or a spectator may know it.
 */
final class TableJson {
    private TableJson() {}

    static ObjectNode lobby(TableState table, OptionalInt viewer, Agenda agenda) {
        Options options = table.options();
        ObjectNode lobby = Wire.node()
                .put("id", table.id())
                .put("phase", table.phase().code())
                .put("players", options.players())
                .put("public", options.listed())
                .put("spectators", options.spectators())
                .put("timer", options.timer())
                .put("startSeat", options.startSeat())
                .put("game", options.game())
                .put("edition", options.tableGame().editionName())
                .putPOJO("rulings", options.rulings())
                .putPOJO("seats", table.chairs().zipWithIndex(TableJson::seat).asJava())
                .put("maker", Wire.orNull(table.seatOfMaker()))
                .putPOJO("dealing", dealing(table, agenda))
                .putPOJO("undo", undo(table.play()))
                .put("rematch", table.hasRematch() ? table.rematchId() : null);
        if (viewer.isPresent() && table.phase() == Phase.GATHERING) {
            lobby.put("invitation", table.invitation());
        }
        return lobby;
    }

    private static ObjectNode seat(Chair chair, int seat) {
        return Wire.node()
                .put("seat", seat)
                .put("name", chair.name())
                .put("kind", chair.isBot() ? "bot" : chair.isPerson() ? "person" : "free")
                .put("bot", chair.bot())
                .put("away", chair.isAway())
                .put("keptFor", chair.keptFor())
                .put("rematch", chair.rematch())
                .putPOJO("said", chair.said());
    }

    private static @Nullable ObjectNode dealing(TableState table, Agenda agenda) {
        Dealing dealing = table.dealing();
        if (dealing instanceof Dealing.NotYet && dealing.stopped().isEmpty()) {
            return null;
        }
        ObjectNode json = Wire.node()
                .put("kind", table.options().isJoint() ? "joint" : "sealed")
                .put("attempt", dealing.attempt());
        if (dealing instanceof Dealing.Joint of) {
            JointDeal joint = of.joint();
            json.put("table", joint.table())
                    .put("host", joint.commitment(JointDeal.HOST).orElse(null))
                    .putPOJO("commitments", each(joint, joint::commitment))
                    .putPOJO("parts", each(joint, joint::part))
                    .putPOJO("waitingFor", joint.isOpen() ? List.of() : joint.waitingFor())
                    .put("left", table.phase() == Phase.DEALING ? Long.valueOf(agenda.left(table)) : null);
        }
        return json.put("shown", dealing.shown().orElse(null)).putPOJO("stopped", dealing.stopped());
    }

    private static List<@Nullable String> each(JointDeal joint, Function<Integer, Optional<String>> shown) {
        return joint.setup().seats().stream()
                .map(seat -> shown.apply(seat).orElse(null))
                .toList();
    }

    private static @Nullable ObjectNode undo(@Nullable Play<?, ?> play) {
        Question question = play == null ? null : play.question();
        return play == null || question == null
                ? null
                : Wire.node()
                        .put("by", question.by())
                        .put("keep", question.keep())
                        .putPOJO("agreed", question.agreed().toJavaList())
                        .put("number", play.game().updateCount());
    }

    /**
     * What is new in a game.
     *
     * @param legal whether to say what the viewer may do, for pages without the rules
     */
    static <A extends AnyAction, V extends AnyView<A>> ObjectNode game(
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
