package io.github.mercurius.examples.games.joint;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyChance;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyJoint;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnySeatGame;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.JointSession;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.VerificationReport;
import io.github.mercurius.rules.json.Formats;
import io.github.mercurius.rules.json.WireFormat;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/** A table of three where the deal, or every draw, is made together, in the words of one game. */
final class Together<A extends AnyAction, V extends AnyView<A>> {
    static final String TABLE = "0".repeat(64);
    static final String HOST = "f".repeat(64);
    static final int OWN = 0;
    static final int PLAYERS = 3;

    /** An honest game to its end, with the session of a seat and its side of the game. */
    record Played<A extends AnyAction, V extends AnyView<A>>(
            JointSession session, AnyGame<A, V> game, AnySeatGame<A, V> mine) {}

    private final Rules<A, V> rules;
    private final Formats<A, V> formats;
    private final WireFormat<AnyJoint> joints;
    private Optional<Played<A, V>> played = Optional.empty();

    @SuppressWarnings("unchecked") // the joint deals or chances of the game, and no others, are written
    Together(Rules<A, V> rules, Formats<A, V> formats, WireFormat<? extends AnyJoint> joints) {
        this.rules = rules;
        this.formats = formats;
        this.joints = (WireFormat<AnyJoint>) joints;
    }

    AnySetup setup(int startSeat) {
        return rules.setup(List.of("Robert", "Magda", "Anna"), startSeat);
    }

    /** The secret part of a seat. */
    static String part(int seat) {
        return Integer.toString(seat + 1).repeat(64);
    }

    AnyJoint at(AnySetup setup, String table) {
        return rules.joint(setup, table);
    }

    String hostCommitment(String part) {
        return none().hostCommitmentOf(part);
    }

    /** The joint deal or chance with the host's part. */
    AnyJoint hostOpens(AnyJoint joint, String part) {
        return start(joint, part).withHostPart(part).toRecord().joint().orElseThrow();
    }

    /** The joint deal or chance of a game, without the host's part. */
    AnyJoint shown(AnyGame<A, V> game) {
        return game.toRecord().withoutSecrets().joint().orElseThrow();
    }

    AnyGame<A, V> start(AnyJoint opened, String hostPart) {
        return rules.start(opened, hostPart);
    }

    /** The game with what the seats have opened for the outcome that it asks for. */
    AnyGame<A, V> opened(AnyGame<A, V> game, List<String> links) {
        AnyGame<A, V> next = game;
        for (int seat = 0; seat < links.size(); seat++) {
            next = next.withOpening(seat, links.get(seat));
        }
        return next;
    }

    /** The game with the outcome that comes from these links. */
    AnyGame<A, V> drawn(AnyGame<A, V> game, List<String> links) {
        AnyGame<A, V> next = opened(game, links);
        return next.applyOutcome(next.jointOutcome(HOST));
    }

    /** The record of the honest game, with what a host has changed in its JSON. */
    AnyRecord<A, V> changed(Consumer<ObjectNode> change) {
        return changed(played().game(), change);
    }

    private AnyRecord<A, V> changed(AnyGame<A, V> game, Consumer<ObjectNode> change) {
        ObjectNode json = json(formats.record().write(game.toRecord()));
        change.accept(json);
        return formats.record().read(json.toString());
    }

    /** The record of a game with another proof. */
    AnyRecord<A, V> with(AnyGame<A, V> game, AnyJoint proof) {
        ObjectNode json = json(joints.write(proof)).without(List.of("format", "setup"));
        return changed(game, record -> record.set("joint", json));
    }

    /** The record of the honest game, as if its host had dealt alone. */
    AnyRecord<A, V> withoutProof() {
        ObjectNode none = json(formats.record().write(otherDeal().toRecord())).retain("joint");
        return changed(record -> {
            record.remove("joint");
            record.setAll(none);
        });
    }

    private static ObjectNode json(String text) {
        try {
            return (ObjectNode) new ObjectMapper().readTree(text);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What the session of the honest game says of a record. */
    VerificationReport verify(AnyRecord<A, V> record) {
        return played().session().verify(record, played().mine());
    }

    AnyJoint none() {
        return at(setup(0), TABLE);
    }

    AnyJoint hostCommitted() {
        return none().withHostCommitment(hostCommitment(HOST));
    }

    AnyJoint committed() {
        return committed(part(OWN), HOST);
    }

    /** All commitments; those of the seat and of the host are to these parts. */
    AnyJoint committed(String own, String host) {
        AnyJoint joint = none().withHostCommitment(hostCommitment(host));
        for (int seat = 0; seat < PLAYERS; seat++) {
            String part = seat == OWN ? own : part(seat);
            joint = joint.withSeatCommitment(seat, joint.commitmentOf(seat, part));
        }
        return joint;
    }

    /** The joint deal with what all have opened for the first draw. */
    AnyJoint opened(AnyJoint committed, String own) {
        AnyJoint joint = committed;
        for (int seat = 0; seat < PLAYERS; seat++) {
            joint = joint.withOpening(seat, joint.opening(seat, seat == OWN ? own : part(seat), 0));
        }
        return joint;
    }

    /** A session that was shown all commitments. */
    JointSession session() {
        JointSession session = JointSession.of(hostCommitted(), OWN, part(OWN));
        session.show(committed());
        return session;
    }

    /** A session that has opened for the first draw, and was shown what the others have opened. */
    JointSession sessionAfterOpening() {
        JointSession session = session();
        session.open();
        session.show(opened(committed(), part(OWN)));
        return session;
    }

    AnyGame<A, V> first() {
        return start(opened(committed(), part(OWN)), HOST);
    }

    /** A game with all parts of another set-up. */
    AnyGame<A, V> otherSetup() {
        AnyJoint joint = at(setup(1), TABLE).withHostCommitment(hostCommitment(HOST));
        for (int seat = 0; seat < PLAYERS; seat++) {
            joint = joint.withSeatCommitment(seat, joint.commitmentOf(seat, part(seat)));
        }
        return start(opened(joint, part(OWN)), HOST).withHostPart(HOST);
    }

    /** A game that a host dealt alone. */
    AnyGame<A, V> otherDeal() {
        return rules.start(setup(0), 5L);
    }

    /**
     * Two games that begin with the same deal and go on in other ways: where there is chance, one as the host chose.
     */
    List<AnyGame<A, V>> twoWays() {
        AnyGame<A, V> asking = until(first(), 1000, new SplittableRandom(3));
        return asking.state().asksChance() ? twoOutcomes(asking) : twoActions();
    }

    private List<AnyGame<A, V>> twoActions() {
        AnyGame<A, V> first = first();
        AnyGame<A, V> one = until(first, 1, new SplittableRandom(1));
        AnyGame<A, V> other = one;
        for (int seed = 2; other.equals(one); seed++) {
            other = until(first, 1, new SplittableRandom(seed));
        }
        return List.of(one, other);
    }

    private List<AnyGame<A, V>> twoOutcomes(AnyGame<A, V> asking) {
        AnyJoint shown = shown(asking);
        AnyGame<A, V> opened = opened(asking, links(shown, shown.opening(OWN, part(OWN), 1), 1));
        A fair = opened.jointOutcome(HOST);
        A chosen = opened.state().chances().stream()
                .<A>map(AnyChance::outcome)
                .filter(outcome -> !outcome.equals(fair))
                .findFirst()
                .orElseThrow();
        return List.of(opened.applyOutcome(fair), opened.applyOutcome(chosen));
    }

    /** The side of a seat that has joined after the first update. */
    AnySeatGame<A, V> late(AnyGame<A, V> game) {
        return rules.seatGame(game.state().viewFor(OWN), 1, game.hashFor(OWN));
    }

    /** A session that has seen a game so far. */
    JointSession sessionOf(AnyGame<A, V> game) {
        JointSession session = sessionAfterRestart(game);
        session.show(shown(game), game.seatGame(OWN));
        return session;
    }

    /** A session that knows what was shown, and has not seen the game again. */
    JointSession sessionAfterRestart(AnyGame<A, V> game) {
        AnyJoint shown = shown(game);
        return JointSession.resumed(shown, OWN, part(OWN), shown.opened(OWN));
    }

    /** The game after actions at random, until chance is asked or some number of them. */
    AnyGame<A, V> until(AnyGame<A, V> game, int actions, SplittableRandom random) {
        AnyGame<A, V> next = game;
        for (int i = 0; i < actions && !next.state().isOver() && !next.state().asksChance(); i++) {
            next = next.applyAction(next.state().legalActions().sample(random::nextInt));
        }
        return next;
    }

    /** What the other seats open for a draw, after what the own seat does. */
    List<String> links(AnyJoint joint, String own, int draw) {
        List<String> links = new ArrayList<>();
        for (int seat = 0; seat < PLAYERS; seat++) {
            links.add(seat == OWN ? own : joint.opening(seat, part(seat), draw));
        }
        return links;
    }

    Played<A, V> played() {
        if (played.isEmpty()) {
            played = Optional.of(play(sessionAfterOpening()));
        }
        return played.get();
    }

    private Played<A, V> play(JointSession session) {
        SplittableRandom random = new SplittableRandom(7);
        AnyGame<A, V> game = first();
        AnySeatGame<A, V> mine = game.seatGame(OWN);
        int draw = 0;
        while (!game.state().isOver()) {
            game = until(game, 1, random);
            if (game.state().asksChance()) {
                draw++;
                mine = mine.afterAll(game.updatesFor(OWN, mine.nextNumber()));
                session.show(shown(game), mine);
                game = drawn(game, links(shown(game), session.open(mine), draw));
            }
        }
        mine = mine.afterAll(game.updatesFor(OWN, mine.nextNumber()));
        session.show(shown(game), mine);
        return new Played<>(session, game.withHostPart(HOST), mine);
    }
}
