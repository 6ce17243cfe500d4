package io.github.mercurius.web.http;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.rules.JointDeal;
import io.github.mercurius.web.host.Agenda;
import io.github.mercurius.web.table.Chair;
import io.github.mercurius.web.table.Dealing;
import io.github.mercurius.web.table.Options;
import io.github.mercurius.web.table.Phase;
import io.github.mercurius.web.table.Play;
import io.github.mercurius.web.table.Question;
import io.github.mercurius.web.table.TableState;
import java.util.Optional;
import java.util.OptionalInt;

/** What pages are told of a table besides the game: seats, options, dealing, an undo that is asked for. */
final class LobbyJson {
    private LobbyJson() {}

    static ObjectNode of(TableState table, OptionalInt viewer, Agenda agenda) {
        ObjectNode lobby = JsonNodeFactory.instance.objectNode();
        Options options = table.options();
        lobby.put("id", table.id());
        lobby.put("phase", table.phase().code());
        lobby.put("players", options.players());
        lobby.put("public", options.listed());
        lobby.put("spectators", options.spectators());
        lobby.put("timer", options.timer());
        lobby.put("startSeat", options.startSeat());
        lobby.put("game", options.game());
        lobby.put("edition", options.tableGame().editionName());
        ObjectNode rulings = lobby.putObject("rulings");
        options.rulings().forEach(rulings::put);
        seats(table, lobby.putArray("seats"));
        lobby.put(
                "maker",
                table.seatOfMaker().isPresent()
                        ? Integer.valueOf(table.seatOfMaker().getAsInt())
                        : null);
        dealing(table, agenda, lobby);
        undo(table, lobby);
        lobby.put("rematch", table.hasRematch() ? table.rematchId() : null);
        if (viewer.isPresent() && table.phase() == Phase.GATHERING) {
            lobby.put("invitation", table.invitation());
        }
        return lobby;
    }

    private static void seats(TableState table, ArrayNode seats) {
        for (int seat = 0; seat < table.chairs().size(); seat++) {
            Chair chair = table.chair(seat);
            ObjectNode json = seats.addObject()
                    .put("seat", seat)
                    .put("name", chair.name())
                    .put("kind", chair.isBot() ? "bot" : chair.isPerson() ? "person" : "free")
                    .put("bot", chair.bot())
                    .put("away", chair.isAway())
                    .put("keptFor", chair.keptFor())
                    .put("rematch", chair.rematch());
            Chair.Said said = chair.said();
            if (said == null) {
                json.putNull("said");
            } else {
                json.putObject("said").put("phrase", said.phrase()).put("number", said.number());
            }
        }
    }

    private static void dealing(TableState table, Agenda agenda, ObjectNode lobby) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("kind", table.options().isJoint() ? "joint" : "sealed");
        json.put("attempt", table.attempt());
        Dealing dealing = table.dealing();
        if (dealing instanceof Dealing.Joint joint) {
            joint(joint, json);
            json.put("left", table.phase() == Phase.DEALING ? Long.valueOf(agenda.left(table)) : null);
        }
        json.put("shown", Optional.ofNullable(dealing).flatMap(Dealing::shown).orElse(null));
        ArrayNode stopped = json.putArray("stopped");
        table.stopped().forEach(stopped::add);
        lobby.set("dealing", dealing == null && table.stopped().isEmpty() ? null : json);
    }

    private static void joint(Dealing.Joint dealing, ObjectNode json) {
        JointDeal joint = dealing.joint();
        json.put("table", joint.table());
        json.put("host", joint.commitment(JointDeal.HOST).orElse(null));
        ArrayNode commitments = json.putArray("commitments");
        ArrayNode parts = json.putArray("parts");
        for (int seat : joint.setup().seats()) {
            commitments.add(joint.commitment(seat).orElse(null));
            parts.add(joint.part(seat).orElse(null));
        }
        ArrayNode waiting = json.putArray("waitingFor");
        if (!joint.isOpen()) {
            joint.waitingFor().forEach(waiting::add);
        }
    }

    private static void undo(TableState table, ObjectNode lobby) {
        Play<?, ?> play = table.play();
        Question question = play == null ? null : play.question();
        if (play == null || question == null) {
            lobby.putNull("undo");
            return;
        }
        ObjectNode undo = lobby.putObject("undo");
        undo.put("by", question.by()).put("keep", question.keep());
        ArrayNode agreed = undo.putArray("agreed");
        question.agreed().forEach(agreed::add);
        undo.put("number", play.game().updateCount());
    }
}
