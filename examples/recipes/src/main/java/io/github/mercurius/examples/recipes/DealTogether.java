package io.github.mercurius.examples.recipes;

import io.github.mercurius.core.Mercurius;
import io.github.mercurius.mercatores.Mercatores;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyJoint;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.JointSession;
import io.github.mercurius.rules.LyingHostException;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.VerificationReport;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Lets host and players make the deal together, so that nobody can choose it, and finds a host that lies.
 */
public final class DealTogether<A extends AnyAction, V extends AnyView<A>> {
    private final Rules<A, V> rules;
    private final RandomGenerator random;
    private final AnySetup setup;
    private final String hostPart;
    // Each player keeps a session, which holds the host to what it has shown.
    private final List<JointSession> sessions = new ArrayList<>();

    private DealTogether(Rules<A, V> rules, RandomGenerator random) {
        this.rules = rules;
        this.random = random;
        this.setup = rules.setup(List.of("Robert", "Magda", "Anna"));
        this.hostPart = AnyJoint.part(random::nextBytes);
    }

    public static void main(String[] args) {
        run(new SecureRandom());
    }

    /** The test knows all secrets, so that each of its games is the same each time. */
    static void run(RandomGenerator random) {
        new DealTogether<>(Mercurius.rules(), random).play();
        new DealTogether<>(Mercatores.rules(), random).play();
        new DealTogether<>(Mercurius.rules(), random).lie();
    }

    /** Everybody makes a part in secret, and shows the commitment to it. */
    private AnyJoint committed() {
        AnyJoint joint = rules.joint(setup, AnyJoint.part(random::nextBytes));
        joint = joint.withHostCommitment(joint.hostCommitmentOf(hostPart));
        for (int seat : setup.seats()) {
            sessions.add(JointSession.of(joint, seat, AnyJoint.part(random::nextBytes)));
            joint = joint.withSeatCommitment(seat, sessions.get(seat).commitment());
        }
        return joint;
    }

    /** When all commitments are known, each seat opens for the deal. Only the host has all parts then, and deals. */
    private AnyGame<A, V> started(AnyJoint committed) {
        AnyJoint joint = committed;
        for (int seat : setup.seats()) {
            sessions.get(seat).show(joint);
            joint = joint.withOpening(seat, sessions.get(seat).open());
        }
        return rules.start(joint, hostPart);
    }

    private void play() {
        AnyGame<A, V> game = started(committed());
        while (!game.state().isOver()) {
            game = game.applyAction(game.state().legalActions().sample(random::nextInt));
        }
        // The record has the part of the host, and is published after the last turn.
        VerificationReport report = sessions.get(1).verify(game.toRecord(), game.seatGame(1));
        System.out.println(rules.id() + ": proof " + report.isProof());
    }

    /** Who would like another deal, and shows something else than before, is refused. */
    private void lie() {
        AnyJoint joint = committed();
        try {
            joint.withOpening(0, joint.opening(0, AnyJoint.part(random::nextBytes), 0));
        } catch (IllegalArgumentException refused) {
            System.out.println("A seat that lies is refused, and all wait for " + joint.waitingFor());
        }
        try {
            sessions.get(1).show(rules.joint(setup, joint.table()).withHostCommitment(joint.table()));
        } catch (LyingHostException refused) {
            System.out.println("A host that lies is refused: "
                    + refused.lie().expected().startsWith("the one that was shown first"));
        }
    }
}
