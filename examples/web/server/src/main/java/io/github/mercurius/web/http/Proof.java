package io.github.mercurius.web.http;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyJoint;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.web.table.Play;
import io.github.mercurius.web.table.RefusedException;
import io.github.mercurius.web.table.TableState;
import io.github.mercurius.web.table.Why;
import java.util.Optional;
import java.util.stream.Stream;

/** The record of a game, as a document and as texts for the rules in the browser; without secrets until it is over. */
final class Proof {
    private Proof() {}

    /** The record as a document. */
    static String document(TableState table) {
        return document(playOf(table));
    }

    private static <A extends AnyAction, V extends AnyView<A>> String document(Play<A, V> play) {
        return play.kind().formats().record().write(record(play));
    }

    private static <A extends AnyAction, V extends AnyView<A>> AnyRecord<A, V> record(Play<A, V> play) {
        AnyRecord<A, V> whole = play.game().toRecord();
        return play.isOver() ? whole : whole.withoutSecrets();
    }

    private static Play<?, ?> playOf(TableState table) {
        Play<?, ?> play = table.play();
        if (play == null) {
            throw new RefusedException(
                    Why.WRONG_PHASE, "table: " + table.phase().code() + ", expected playing or over");
        }
        return play;
    }

    static ObjectNode texts(TableState table) {
        return texts(playOf(table));
    }

    private static <A extends AnyAction, V extends AnyView<A>> ObjectNode texts(Play<A, V> play) {
        AnyRecord<A, V> record = record(play);
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("over", play.isOver());
        json.put("first", play.game().firstState().viewForSpectator().toText());
        Optional<String> dealt = play.kind().deal(record);
        if (dealt.isPresent()) {
            ArrayNode deal = json.putArray("deal");
            Stream.of(dealt.get().split(" ", -1)).forEach(deal::add);
        } else {
            json.putNull("deal");
        }
        json.set("joint", record.joint().map(Proof::joint).orElse(null));
        Optional<String> sealed = record.joint().isPresent() ? Optional.empty() : record.shownCommitment();
        json.set(
                "sealed",
                sealed.map(shown -> sealed(shown, play.kind().nonce(record))).orElse(null));
        json.put("shown", record.shownCommitment().orElse(null));
        ArrayNode log = json.putArray("log");
        record.log().forEach(entry -> log.add(entry.notation()));
        json.set("hashes", play.isOver() ? hashes(record) : null);
        json.set("result", play.isOver() ? result(record) : null);
        return json;
    }

    private static ObjectNode joint(AnyJoint joint) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("table", joint.table());
        member(json.putObject("host"), joint.hostCommitment())
                .put("part", joint.hostPart().orElse(null));
        ArrayNode seats = json.putArray("seats");
        for (int seat : joint.setup().seats()) {
            ObjectNode member = member(seats.addObject(), joint.seatCommitment(seat));
            if (joint.mostDraws() > 1) {
                ArrayNode opened = member.putArray("opened");
                joint.opened(seat).forEach(opened::add);
            } else {
                member.put("part", joint.opened(seat).stream().findFirst().orElse(null));
            }
        }
        return json;
    }

    private static ObjectNode member(ObjectNode json, Optional<String> commitment) {
        return json.put("commitment", commitment.orElse(null));
    }

    private static ObjectNode sealed(String commitment, Optional<String> nonce) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("commitment", commitment)
                .put("nonce", nonce.orElse(null));
    }

    private static ArrayNode hashes(AnyRecord<?, ?> record) {
        ArrayNode hashes = JsonNodeFactory.instance.arrayNode();
        record.hashes().forEach(hashes::add);
        return hashes;
    }

    private static ArrayNode result(AnyRecord<?, ?> record) {
        ArrayNode result = JsonNodeFactory.instance.arrayNode();
        record.result()
                .forEach(standing -> result.addObject()
                        .put("place", standing.place())
                        .put("seat", standing.seat())
                        .put("score", standing.score()));
        return result;
    }
}
