package io.github.mercurius.examples.recipes;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameRecord;
import java.util.SplittableRandom;

/** Replays two records of what should be one game, and finds where they part. */
public final class FindWhereTwoRecordsPart {
    private FindWhereTwoRecordsPart() {}

    public static void main(String[] args) {
        Game game = someGame();
        GameRecord server = game.toRecord();
        GameRecord client = GameRecord.builder()
                .setup(game.setup())
                .deal(game.deal())
                .actions(game.actions().subList(0, 5))
                .build()
                .replay()
                .applyAction(Action.parse("+TEA"))
                .toRecord();

        // Each hash covers all before it, the first one set-up and deal: so the first that differs names the update.
        int hash = 0;
        while (server.hashes().get(hash).equals(client.hashes().get(hash))) {
            hash++;
        }
        System.out.println("They agree on the first " + (hash - 1) + " updates.");
        System.out.println("Server: " + firstEvent(server, hash - 1));
        System.out.println("Client: " + firstEvent(client, hash - 1));
    }

    private static String firstEvent(GameRecord record, int update) {
        return record.replay().updatesForHost(update).get(0).events().get(0).notation();
    }

    private static Game someGame() {
        SplittableRandom random = new SplittableRandom(1);
        Game game = Game.start(Setup.of(3), Deal.seeded(1602));
        while (!game.state().isOver()) {
            game = game.applyAction(game.state().legalActions().sample(random::nextInt));
        }
        return game;
    }
}
