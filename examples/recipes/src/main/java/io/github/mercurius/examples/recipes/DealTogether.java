package io.github.mercurius.examples.recipes;

import io.github.mercurius.api.Setup;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.core.JointDeal;
import io.github.mercurius.rules.JointSession;
import java.security.SecureRandom;
import java.util.List;
import java.util.stream.Collectors;

/** Lets host and players make the deal together, so that nobody can choose it, and nobody but the host knows it. */
public final class DealTogether {
    private DealTogether() {}

    public static void main(String[] args) {
        SecureRandom random = new SecureRandom();
        Setup setup = Setup.of(3);
        String table = JointDeal.part(random::nextBytes);

        // Everybody makes a part in secret, and shows its commitment.
        String hostPart = JointDeal.part(random::nextBytes);
        List<String> parts = setup.seats().stream()
                .map(seat -> JointDeal.part(random::nextBytes))
                .collect(Collectors.toList());
        JointDeal joint = JointDeal.at(setup, table).withHostCommitment(JointDeal.hostCommitment(table, hostPart));
        // Each player keeps a session, which holds the host to what it has shown.
        JointSession mine = JointSession.of(joint, 1, parts.get(1));
        joint = joint.withSeatCommitment(0, JointDeal.seatCommitment(table, 0, parts.get(0)))
                .withSeatCommitment(1, mine.commitment())
                .withSeatCommitment(2, JointDeal.seatCommitment(table, 2, parts.get(2)));

        // When all commitments are known, the seats open their parts.
        joint = joint.withSeatPart(0, parts.get(0)).withSeatPart(2, parts.get(2));
        System.out.println("Waiting for " + joint.waitingFor());
        mine.show(joint);
        joint = joint.withSeatPart(1, mine.open());

        // Only the host has all parts now, and deals. The game keeps them, also when it is saved and read back.
        Game game = Game.start(joint.withHostPart(hostPart));
        while (!game.state().isOver()) {
            game = game.applyAction(game.state().legalActions().sample(random::nextInt));
        }
        // The record has them too: the host publishes it after the last turn, and so opens its own part.
        GameRecord published = game.toRecord();
        System.out.println(
                "Seat 1 has proof: " + mine.verify(published, game.seatGame(1)).isProof());
    }
}
