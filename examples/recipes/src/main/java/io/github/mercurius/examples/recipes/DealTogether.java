package io.github.mercurius.examples.recipes;

import io.github.mercurius.api.Setup;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.rules.JointDeal;
import io.github.mercurius.rules.JointSession;
import io.github.mercurius.rules.LyingHostException;
import io.github.mercurius.rules.VerificationReport;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Lets host and players make the deal together, so that nobody can choose it, and finds a host that lies. */
public final class DealTogether {
    private DealTogether() {}

    public static void main(String[] args) {
        run(new SecureRandom());
    }

    /** The test knows all secrets, so that each of its games is the same each time. */
    static void run(RandomGenerator random) {
        // Everybody makes a part in secret, and shows the commitment to it. Each player keeps a session.
        Setup setup = Setup.of("Robert", "Magda", "Anna");
        String hostPart = JointDeal.secret(random::nextBytes);
        JointDeal shown = Mercurius.jointDeal(setup, JointDeal.secret(random::nextBytes));
        shown = shown.withCommitment(JointDeal.HOST, shown.commitmentOf(JointDeal.HOST, hostPart));
        List<JointSession> sessions = new ArrayList<>();
        for (int seat : setup.seats()) {
            sessions.add(JointSession.of(shown, seat, JointDeal.secret(random::nextBytes)));
            shown = shown.withCommitment(seat, sessions.get(seat).commitment());
        }

        // When all commitments are known, each seat opens. Only the host has all parts then, and deals.
        for (int seat : setup.seats()) {
            sessions.get(seat).show(shown);
            shown = shown.withPart(seat, sessions.get(seat).open());
        }
        Game game = Game.start(shown.withPart(JointDeal.HOST, hostPart));
        while (!game.state().isOver()) {
            game = game.applyAction(game.state().legalActions().sample(random::nextInt));
        }

        // The record has the part of the host: it is published after the last turn.
        VerificationReport report = sessions.get(1).verify(game.toRecord(), game.seatGame(1));
        System.out.println("An honest host: proof " + report.isProof());
        lie(shown, sessions.get(1));
    }

    /** A host that would like another deal, and shows something else than before, is refused. */
    private static void lie(JointDeal shown, JointSession session) {
        JointDeal other = Mercurius.jointDeal((Setup) shown.setup(), shown.table());
        try {
            session.show(other.withCommitment(JointDeal.HOST, other.commitmentOf(JointDeal.HOST, shown.table())));
        } catch (LyingHostException refused) {
            System.out.println("A host that lies is refused: "
                    + refused.lie().expected().startsWith("the one that was shown first"));
        }
    }
}
