package io.github.mercurius.examples.recipes;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.SealedDeal;
import io.github.mercurius.json.MercuriusJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;

/** Saves a game as JSON, and goes on with it later: its log, and what proves its deal. */
public final class SaveAndResume {
    private SaveAndResume() {}

    public static void main(String[] args) throws IOException {
        Path file = Files.createTempFile("mercurius", ".json");
        Setup setup = Setup.of("Robert", "Magda", "Anna");
        SealedDeal sealed = SealedDeal.seal(setup, Deal.seeded(1602), new SecureRandom()::nextBytes);
        Game game = Game.start(sealed).applyAction(0, Action.parse("+AMS")).applyAction(0, Action.parse("AMS+SIL-"));

        // A record holds the deal: it is for the host, not for the players (see DealFairly).
        Files.writeString(file, MercuriusJson.RECORD.write(game.toRecord()));

        Game resumed = MercuriusJson.RECORD.read(Files.readString(file)).replay();
        System.out.println("The same game: " + resumed.equals(game));
        System.out.println("It can still prove its deal: "
                + resumed.toRecord().shownCommitment().orElseThrow().equals(sealed.commitment()));
        System.out.println("It is the turn of "
                + resumed.setup().name(resumed.state().decider().orElseThrow()));
        Files.delete(file);
    }
}
