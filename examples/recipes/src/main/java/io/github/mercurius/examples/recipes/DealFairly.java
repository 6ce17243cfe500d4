package io.github.mercurius.examples.recipes;

import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.core.SealedDeal;
import io.github.mercurius.core.SeatGame;
import io.github.mercurius.rules.VerificationReport;
import java.security.SecureRandom;

/** Seals the deal, so that every player can check after the game that the host did not change it or lie about it. */
public final class DealFairly {
    private DealFairly() {}

    public static void main(String[] args) {
        SecureRandom random = new SecureRandom();
        Setup setup = Setup.of(3);

        // The host shows the commitment before the first turn. It tells nothing of the cards. Each player keeps it.
        SealedDeal sealed = SealedDeal.seal(setup, Deal.shuffled(random::nextInt), random::nextBytes);
        String shown = sealed.commitment();

        Game game = Game.start(sealed);
        SeatGame seat1 = game.seatGame(1);
        while (!game.state().isOver()) {
            game = game.applyAction(game.state().legalActions().sample(random::nextInt));
            seat1 = seat1.afterAll(game.updatesFor(1, seat1.nextNumber()));
        }

        // After the game the host publishes the record: it has the deal, and what opens the commitment.
        GameRecord published = game.toRecord();

        // The player compares it with what was shown before the game, and with what it was told during the game.
        VerificationReport report = published.verify(shown, seat1);
        System.out.println(report.message());
        System.out.println("Seat 1 has proof: " + report.isProof());
    }
}
