package io.github.mercurius.examples.recipes;

import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.core.SealedDeal;
import io.github.mercurius.core.SeatGame;
import java.security.SecureRandom;

/** Deals so that every player can check afterwards that the host did not choose, change, or lie about the cards. */
public final class DealFairly {
    private DealFairly() {}

    public static void main(String[] args) {
        SecureRandom random = new SecureRandom();
        SealedDeal sealed = SealedDeal.seal(Deal.shuffled(random::nextInt), random::nextBytes);

        // Before the game everybody is shown this. It tells nothing of the cards, and fits no other deal.
        System.out.println("Commitment: " + sealed.commitment());

        Game game = Game.start(Setup.of(3), sealed.deal());
        while (!game.state().isOver()) {
            game = game.applyAction(game.state().legalActions().sample(random::nextInt));
        }
        SeatGame toldToSeat1 = game.seatGame(1);

        // After the game the deal and what opens the commitment are published, and each player checks for themselves.
        GameRecord published = game.toRecord().withSeal(sealed);
        System.out.println("Wrong in the record: " + published.verify());
        System.out.println("Wrong in what seat 1 was told: " + published.verifySeenBy(toldToSeat1));
    }
}
