package io.github.mercurius.examples.recipes;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.Game;
import io.github.mercurius.json.MercuriusJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Saves a game as JSON, and goes on with it later. */
public final class SaveAndResume {
    private SaveAndResume() {}

    public static void main(String[] args) throws IOException {
        Path file = Files.createTempFile("mercurius", ".json");
        Game game = Game.start(Setup.of("Robert", "Magda", "Anna"), Deal.seeded(1602))
                .applyAction(0, Action.parse("+AMS"))
                .applyAction(0, Action.parse("AMS+SIL-"));

        // A record holds the deal: it is for the host, not for the players (see DealFairly).
        Files.writeString(file, MercuriusJson.RECORD.write(game.toRecord()));

        Game resumed = MercuriusJson.RECORD.read(Files.readString(file)).replay();
        System.out.println("The same game: " + resumed.equals(game));
        System.out.println("It is the turn of "
                + resumed.setup().name(resumed.state().table().activeSeat()));
        Files.delete(file);
    }
}
