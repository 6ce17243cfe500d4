package io.github.mercurius.examples.games.joint;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyJoint;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnySeatGame;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyStanding;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.JointSession;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** A table of three where the deal, or every draw, is made together, in the words of one game. */
abstract class Together<J extends AnyJoint, A extends AnyAction, V extends AnyView<A>> {
    static final String TABLE = "0".repeat(64);
    static final String HOST = "f".repeat(64);
    static final int OWN = 0;
    static final int PLAYERS = 3;

    /** An honest game to its end, with the session of a seat and its side of the game. */
    record Played<A extends AnyAction, V extends AnyView<A>>(
            JointSession session, AnyGame<A, V> game, AnySeatGame<A, V> mine) {}

    private final Rules<A, V> rules;
    private Optional<Played<A, V>> played = Optional.empty();

    Together(Rules<A, V> rules) {
        this.rules = rules;
    }

    AnySetup setup(int startSeat) {
        return rules.setup(List.of("Robert", "Magda", "Anna"), startSeat);
    }

    /** The secret part of a seat. */
    static String part(int seat) {
        return Integer.toString(seat + 1).repeat(64);
    }

    abstract J at(AnySetup setup, String table);

    abstract J hostCommits(J joint, String commitment);

    abstract J seatCommits(J joint, int seat, String commitment);

    abstract J opens(J joint, int seat, String opening);

    abstract J hostOpens(J joint, String part);

    abstract String hostCommitment(String table, String part);

    /** The joint deal or chance of a game, without the host's part. */
    abstract J shown(AnyGame<A, V> game);

    abstract AnyGame<A, V> start(J opened, String hostPart);

    /** The game with the outcome that comes from these links. */
    AnyGame<A, V> drawn(AnyGame<A, V> game, List<String> links) {
        throw new IllegalStateException("no chance");
    }

    abstract AnyGame<A, V> hostOpensAfter(AnyGame<A, V> game, String part);

    abstract AnyRecord<A, V> with(AnyRecord<A, V> record, Optional<J> joint);

    abstract AnyRecord<A, V> withLog(AnyRecord<A, V> record, List<LogEntry<A>> log);

    abstract AnyRecord<A, V> withHashes(AnyRecord<A, V> record, List<String> hashes);

    abstract AnyRecord<A, V> withResult(AnyRecord<A, V> record, List<? extends AnyStanding> result);

    J none() {
        return at(setup(0), TABLE);
    }

    J hostCommitted() {
        return hostCommits(none(), hostCommitment(TABLE, HOST));
    }

    J committed() {
        return committed(part(OWN), HOST);
    }

    /** All commitments; those of the seat and of the host are to these parts. */
    J committed(String own, String host) {
        J joint = hostCommits(none(), hostCommitment(TABLE, host));
        for (int seat = 0; seat < PLAYERS; seat++) {
            String part = seat == OWN ? own : part(seat);
            joint = seatCommits(joint, seat, joint.commitmentOf(seat, part));
        }
        return joint;
    }

    /** The joint deal with what all have opened for the first draw. */
    J opened(J committed, String own) {
        J joint = committed;
        for (int seat = 0; seat < PLAYERS; seat++) {
            joint = opens(joint, seat, joint.opening(seat, seat == OWN ? own : part(seat), 0));
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
        J joint = hostCommits(at(setup(1), TABLE), hostCommitment(TABLE, HOST));
        for (int seat = 0; seat < PLAYERS; seat++) {
            joint = seatCommits(joint, seat, joint.commitmentOf(seat, part(seat)));
        }
        return hostOpensAfter(start(opened(joint, part(OWN)), HOST), HOST);
    }

    /** A game that a host dealt alone. */
    AnyGame<A, V> otherDeal() {
        return rules.start(setup(0), 5L);
    }

    /** Two games that begin with the same deal and go on in other ways. */
    List<AnyGame<A, V>> twoWays() {
        AnyGame<A, V> first = first();
        AnyGame<A, V> one = until(first, 1, new SplittableRandom(1));
        AnyGame<A, V> other = one;
        for (int seed = 2; other.equals(one); seed++) {
            other = until(first, 1, new SplittableRandom(seed));
        }
        return List.of(one, other);
    }

    /** A session that has seen a game so far. */
    JointSession sessionOf(AnyGame<A, V> game) {
        JointSession session = sessionAfterRestart(game);
        session.show(shown(game), game.seatGame(OWN));
        return session;
    }

    /** A session that knows what was shown, and has not seen the game again. */
    JointSession sessionAfterRestart(AnyGame<A, V> game) {
        J shown = shown(game);
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
    List<String> links(J joint, String own, int draw) {
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
        return new Played<>(session, hostOpensAfter(game, HOST), mine);
    }
}
