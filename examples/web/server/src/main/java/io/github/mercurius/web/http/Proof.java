package io.github.mercurius.web.http;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.core.JointDeal;
import io.github.mercurius.web.table.Play;
import io.github.mercurius.web.table.RefusedException;
import io.github.mercurius.web.table.TableState;
import io.github.mercurius.web.table.Why;
import java.util.Optional;

/** The record of a game, as a document and as texts for the rules in the browser; without secrets until it is over. */
final class Proof {
    private Proof() {}

    static GameRecord record(TableState table) {
        Play play = playOf(table);
        GameRecord whole = play.game().toRecord();
        return play.isOver() ? whole : whole.withoutSecrets();
    }

    private static Play playOf(TableState table) {
        Play play = table.play();
        if (play == null) {
            throw new RefusedException(
                    Why.WRONG_PHASE, "table: " + table.phase().code() + ", expected playing or over");
        }
        return play;
    }

    static ObjectNode texts(TableState table) {
        GameRecord record = record(table);
        Play play = playOf(table);
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("over", play.isOver());
        json.put("first", play.game().firstState().viewForSpectator().toText());
        if (record.deal().isPresent()) {
            ArrayNode deal = json.putArray("deal");
            record.deal().get().cards().forEach(card -> deal.add(card.code()));
        } else {
            json.putNull("deal");
        }
        json.set("joint", record.joint().map(Proof::joint).orElse(null));
        json.set(
                "sealed",
                record.commitment().map(shown -> sealed(shown, record.nonce())).orElse(null));
        json.put("shown", record.shownCommitment().orElse(null));
        ArrayNode log = json.putArray("log");
        record.log().forEach(entry -> log.add(entry.notation()));
        json.set("hashes", play.isOver() ? hashes(record) : null);
        json.set("result", play.isOver() ? result(record) : null);
        return json;
    }

    private static ObjectNode joint(JointDeal joint) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("table", joint.table());
        member(json.putObject("host"), joint.hostCommitment(), joint.hostPart());
        ArrayNode seats = json.putArray("seats");
        joint.setup()
                .seats()
                .forEach(seat -> member(seats.addObject(), joint.seatCommitment(seat), joint.seatPart(seat)));
        return json;
    }

    private static void member(ObjectNode json, Optional<String> commitment, Optional<String> part) {
        json.put("commitment", commitment.orElse(null)).put("part", part.orElse(null));
    }

    private static ObjectNode sealed(String commitment, Optional<String> nonce) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("commitment", commitment)
                .put("nonce", nonce.orElse(null));
    }

    private static ArrayNode hashes(GameRecord record) {
        ArrayNode hashes = JsonNodeFactory.instance.arrayNode();
        record.hashes().forEach(hashes::add);
        return hashes;
    }

    private static ArrayNode result(GameRecord record) {
        ArrayNode result = JsonNodeFactory.instance.arrayNode();
        record.result()
                .forEach(standing -> result.addObject()
                        .put("place", standing.place())
                        .put("seat", standing.seat())
                        .put("score", standing.score()));
        return result;
    }
}
