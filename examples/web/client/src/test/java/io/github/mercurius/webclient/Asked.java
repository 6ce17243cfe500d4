package io.github.mercurius.webclient;

import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Update;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.rules.Note;
import java.util.SplittableRandom;

/** The questions of the page to the rules of Mercurius, on the JVM, as the page's worker passes them on. */
final class Asked {
    private Asked() {}

    /** The answer to a question; what is not given is empty. */
    static String ask(String question, Object... with) {
        String[] all = new String[6];
        for (int i = 0; i < all.length; i++) {
            all[i] = i < with.length ? String.valueOf(with[i]) : "";
        }
        return MercuriusRules.ask(question, all[0], all[1], all[2], all[3], all[4], all[5]);
    }

    static String start(String names, int startSeat, String rulings, String seed, int seat, String bots) {
        return ask("start", names, startSeat, rulings, seed, seat, bots);
    }

    static String page(String language, int from) {
        return ask("page", language, from);
    }

    static String told(Update update, String hash) {
        return ask("told", MercuriusJson.UPDATE.write(update), hash);
    }

    static String verify(GameRecord record, String kept, int seat, String part) {
        return ask("verify", MercuriusJson.RECORD.write(record), kept, seat, part);
    }

    static Game randomGame(int seed) {
        return randomPlay(
                Game.start(Setup.of("Anna", "Magda", "Rafał"), Deal.seeded(seed))
                        .note(new Note(1, "goes to Łódź \\\\ \\uD83C\\uDFB2")),
                seed);
    }

    /** The same game played to its end at random. */
    static Game randomPlay(Game first, int seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Game game = first;
        while (!game.state().isOver()) {
            if (random.nextInt(20) == 0) {
                game = noted(game, random);
            }
            game = game.applyAction(game.state().legalActions().sample(random::nextInt));
            if (random.nextInt(40) == 0) {
                game = game.undo(game.steps().size() - 1);
            }
        }
        return game;
    }

    private static Game noted(Game game, SplittableRandom random) {
        int seat = game.state().table().activeSeat();
        return game.note(new Note(seat, "a bot plays " + random.nextInt(2))).note(new Note(seat, "is back"));
    }
}
