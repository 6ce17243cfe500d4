package io.github.mercurius.web;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.rules.JointDeal;
import io.github.mercurius.web.table.Chair;
import io.github.mercurius.web.table.Dealing;
import io.github.mercurius.web.table.Options;
import io.github.mercurius.web.table.Phase;
import io.github.mercurius.web.table.Play;
import io.github.mercurius.web.table.Question;
import io.github.mercurius.web.table.TableState;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What pages are told of a table besides the game: seats, options, dealing, an undo that is asked for. */
final class LobbyJson {
    private LobbyJson() {}

    static ObjectNode of(TableState table, OptionalInt viewer, Agenda agenda) {
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
                .putPOJO("seats", table.chairs().zipWithIndex(LobbyJson::seat).asJava())
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
}
