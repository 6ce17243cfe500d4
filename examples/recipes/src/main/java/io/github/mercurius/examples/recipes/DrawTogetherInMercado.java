package io.github.mercurius.examples.recipes;

import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Chance;
import io.github.mercurius.mercado.Game;
import io.github.mercurius.mercado.JointChance;
import io.github.mercurius.mercado.SeatGame;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.rules.JointSession;
import io.github.mercurius.rules.LyingHostException;
import io.github.mercurius.rules.VerificationReport;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;

/** Lets host and players draw together, so that nobody can choose or foresee an outcome, and finds a host that does. */
public final class DrawTogetherInMercado {
    private static final int UPDATES = 20;

    private final SecureRandom random = new SecureRandom();
    private final Setup setup = Setup.of(2);
    private final String table = JointChance.part(random::nextBytes);
    private final String hostPart = JointChance.part(random::nextBytes);
    // Each player keeps a session, which holds the host to what it has shown.
    private final List<JointSession> sessions = new ArrayList<>();

    public static void main(String[] args) {
        new DrawTogetherInMercado().play(false);
        new DrawTogetherInMercado().play(true);
        new DrawTogetherInMercado().lie();
    }

    /** Everybody makes a part in secret, and shows the commitment to it. */
    private JointChance committed() {
        JointChance joint =
                JointChance.at(setup, table).withHostCommitment(JointChance.hostCommitment(table, hostPart));
        for (int seat : setup.seats()) {
            sessions.add(JointSession.of(joint, seat, JointChance.part(random::nextBytes)));
            joint = joint.withSeatCommitment(seat, sessions.get(seat).commitment());
        }
        return joint;
    }

    /** Each seat opens its link for the first tiles; only the host can draw then. */
    private Game started(JointChance committed) {
        JointChance joint = committed;
        for (int seat : setup.seats()) {
            sessions.get(seat).show(joint);
            joint = joint.withLink(seat, sessions.get(seat).open());
        }
        return Game.start(joint, hostPart);
    }

    /** Each seat opens its link for the outcome that its side of the game waits for. */
    private Game opened(Game game) {
        Game next = game;
        for (int seat : setup.seats()) {
            SeatGame side = game.seatGame(seat);
            sessions.get(seat).show(next.joint().orElseThrow(), side);
            next = next.withLink(seat, sessions.get(seat).open(side));
        }
        return next;
    }

    private void play(boolean cheats) {
        Game game = started(committed());
        while (game.updateCount() < UPDATES) {
            if (game.state().asksChance()) {
                game = opened(game);
                Action fair = game.jointOutcome(hostPart);
                game = game.applyOutcome(cheats ? another(game, fair) : fair);
            } else {
                game = game.applyAction(game.state().legalActions().sample(random::nextInt));
            }
        }
        // The session of seat 1 finds every draw that is not the one made together.
        JointSession session = sessions.get(1);
        VerificationReport closed = session.verify(game.toRecord(), game.seatGame(1));
        VerificationReport report = session.verify(game.withHostPart(hostPart).toRecord(), game.seatGame(1));
        System.out.println(cheats ? "A host that chooses:" : "An honest host:");
        System.out.println(
                "  it keeps its part closed: " + closed.gaps().contains(VerificationReport.Gap.HOST_PART_CLOSED));
        System.out.println("  a draw is wrong: " + report.discrepancy().isPresent());
    }

    /** An outcome that the host likes better. */
    private static Action another(Game game, Action fair) {
        for (Chance chance : game.state().chances()) {
            if (!chance.outcome().equals(fair)) {
                return chance.outcome();
            }
        }
        return fair;
    }

    /** Who would like another draw, and shows something else than before, is refused. */
    private void lie() {
        JointChance joint = committed();
        try {
            joint.withLink(0, JointChance.link(table, 0, JointChance.part(random::nextBytes), 0));
        } catch (IllegalArgumentException refused) {
            System.out.println("A seat that lies is refused, and all wait for " + joint.waitingFor());
        }
        JointChance anew = JointChance.at(setup, table)
                .withHostCommitment(JointChance.hostCommitment(table, JointChance.part(random::nextBytes)));
        try {
            sessions.get(1).show(anew);
        } catch (LyingHostException refused) {
            System.out.println("A host that lies is refused: "
                    + refused.lie().expected().startsWith("the one that was shown first"));
        }
    }
}
