package io.github.mercurius.examples.recipes;

import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Chance;
import io.github.mercurius.mercado.Game;
import io.github.mercurius.mercado.JointChance;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.rules.VerificationReport;
import java.security.SecureRandom;
import java.util.List;
import java.util.stream.Collectors;

/** Lets host and players draw together, so that nobody can choose or foresee an outcome, and finds a host that does. */
public final class DrawTogetherInMercado {
    private static final int UPDATES = 20;

    private final SecureRandom random = new SecureRandom();
    private final Setup setup = Setup.of(2);
    private final String table = JointChance.part(random::nextBytes);
    // Everybody makes a part in secret.
    private final String hostPart = JointChance.part(random::nextBytes);
    private final List<String> parts = setup.seats().stream()
            .map(seat -> JointChance.part(random::nextBytes))
            .collect(Collectors.toList());

    public static void main(String[] args) {
        DrawTogetherInMercado table = new DrawTogetherInMercado();
        table.play(false);
        table.play(true);
        table.lie();
    }

    /** Everybody shows the commitment to a part, and keeps what the others have shown. */
    private JointChance committed() {
        JointChance joint =
                JointChance.at(setup, table).withHostCommitment(JointChance.hostCommitment(table, hostPart));
        for (int seat : setup.seats()) {
            joint = joint.withSeatCommitment(seat, JointChance.seatCommitment(table, seat, parts.get(seat)));
        }
        return joint;
    }

    /** Each seat opens its link for the first tiles; only the host can draw then. */
    private Game started(JointChance committed) {
        JointChance joint = committed;
        for (int seat : setup.seats()) {
            joint = joint.withLink(seat, JointChance.link(table, seat, parts.get(seat), 0));
        }
        return Game.start(joint, hostPart);
    }

    /** Each seat opens its link for the outcome that its side of the game waits for. */
    private Game opened(Game game) {
        JointChance joint = game.joint().orElseThrow();
        Game next = game;
        for (int seat : setup.seats()) {
            next = next.withLink(seat, joint.link(parts.get(seat), game.seatGame(seat)));
        }
        return next;
    }

    private void play(boolean cheats) {
        JointChance joint = committed();
        // Each player keeps this.
        String shown = joint.commitment();
        Game game = started(joint);
        while (game.updateCount() < UPDATES) {
            if (game.state().asksChance()) {
                game = opened(game);
                Action fair = game.jointOutcome(hostPart);
                game = game.applyOutcome(cheats ? another(game, fair) : fair);
            } else {
                game = game.applyAction(game.state().legalActions().sample(random::nextInt));
            }
        }
        // What seat 1 kept shows every draw that is not the one made together.
        VerificationReport closed = game.toRecord().verify(shown, game.seatGame(1));
        VerificationReport report = game.withHostPart(hostPart).toRecord().verify(shown, game.seatGame(1));
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

    /** A seat that would like another draw opens a link that does not fit its commitment. */
    private void lie() {
        JointChance joint = committed();
        try {
            joint.withLink(0, JointChance.link(table, 0, JointChance.part(random::nextBytes), 0));
        } catch (IllegalArgumentException refused) {
            System.out.println("A seat that lies is refused, and all wait for " + joint.waitingFor());
        }
    }
}
