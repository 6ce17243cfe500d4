package io.github.mercurius.web;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnySeatGame;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.JointDeal;
import io.github.mercurius.rules.JointSession;
import io.github.mercurius.rules.VerificationReport;
import io.github.mercurius.web.game.TableGame;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * A page of any game: it follows the game against the API of all games, and holds the server to what it has shown with
 * a {@link JointSession}.
 */
public final class AnyPage extends Page {
    private String part;
    private int attempt;

    JointSession session;

    public AnyPage(URI server, TableGame<?, ?> kind) {
        super(server, kind);
    }

    @Override
    void deal(int seat, JsonNode dealing) {
        JointDeal joint = joint(dealing);
        if (attempt != dealing.get("attempt").intValue()) {
            attempt = dealing.get("attempt").intValue();
            part = JointDeal.secret(new Random(10L * attempt + seat)::nextBytes);
            session = JointSession.of(joint, seat, part);
            owe("commit", JSON.createObjectNode().put("commitment", session.commitment()));
        } else {
            session.show(joint);
        }
        if (joint.isCommitted() && joint.part(seat).isEmpty() && !session.hasOpened()) {
            check(joint.commitment().equals(shown), "what was shown");
            owe("open", JSON.createObjectNode().put("part", session.open()));
        }
    }

    private AnySetup setup() {
        List<String> names = new ArrayList<>();
        lobby.get("seats").forEach(seat -> names.add(seat.get("name").textValue()));
        Map<String, String> rulings = new HashMap<>();
        lobby.get("rulings")
                .properties()
                .forEach(each -> rulings.put(each.getKey(), each.getValue().textValue()));
        return kind.rules().setup(names, lobby.get("startSeat").intValue(), rulings);
    }

    private JointDeal joint(JsonNode dealing) {
        JointDeal joint = committed(dealing);
        for (int seat : joint.setup().seats()) {
            JsonNode opening = dealing.get("parts").get(seat);
            joint = opening.isNull() ? joint : joint.withPart(seat, opening.textValue());
        }
        return joint;
    }

    private JointDeal committed(JsonNode dealing) {
        JointDeal joint = kind.together()
                .orElseThrow()
                .begin()
                .apply(setup(), dealing.get("table").textValue())
                .withCommitment(JointDeal.HOST, dealing.get("host").textValue());
        for (int seat : joint.setup().seats()) {
            JsonNode commitment = dealing.get("commitments").get(seat);
            joint = commitment.isNull() ? joint : joint.withCommitment(seat, commitment.textValue());
        }
        return joint;
    }

    @Override
    public VerificationReport verify() {
        return verify(kind.formats().record().read(get("/record").body()));
    }

    @SuppressWarnings("unchecked") // the game that it follows is that of its table
    private <A extends AnyAction, V extends AnyView<A>> VerificationReport verify(AnyRecord<A, V> record) {
        AnySeatGame<A, V> mine = (AnySeatGame<A, V>) side;
        return session == null ? record.verify(mine) : session.verify(record, mine);
    }
}
