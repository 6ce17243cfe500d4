package io.github.mercurius.mercatores.json;

import io.github.mercurius.mercatores.Deal;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Game;
import io.github.mercurius.mercatores.GameRecord;
import io.github.mercurius.mercatores.GameState;
import io.github.mercurius.mercatores.LastTurns;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.rules.Note;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Games of chance, with all options of a set-up. */
final class RandomGames {
    /** An edition with cards of the same codes as the stand-in's and others, which bring other coins. */
    static final Edition OTHER = other();

    private RandomGames() {}

    private static Edition other() {
        Map<String, Object> document = new LinkedHashMap<>(Edition.standIn().toDocument());
        document.put("id", "other-1");
        document.put("name", "Zażółć \"other\" \\ cards");
        List<Object> specials = new ArrayList<>((List<?>) document.get("specials"));
        specials.set(
                1,
                Map.of(
                        "code", "QD",
                        "type", "QUAY",
                        "arrows", "D",
                        "copies", 2,
                        "profit", List.of(List.of(1, 1), List.of(2, 99))));
        document.put("specials", specials);
        return Edition.of(document);
    }

    static Setup setup(Random random) {
        int players = 2 + random.nextInt(3);
        return Setup.builder()
                .players(players)
                .names(
                        random.nextBoolean()
                                ? List.of()
                                : List.of("Anna", "Rafał", "\"Bo\"", "Jo").subList(0, players))
                .startSeat(random.nextInt(players))
                .lastTurns(random.nextBoolean() ? LastTurns.ALL : LastTurns.OTHERS)
                .edition(random.nextInt(3) == 0 ? OTHER : Edition.standIn())
                .build();
    }

    /** A game after at most so many actions, with an undo here and there. */
    static Game game(Random random, int actions) {
        Setup setup = setup(random);
        Deal deal = random.nextBoolean()
                ? Deal.seeded(setup.edition(), random.nextLong())
                : Deal.shuffled(setup.edition(), random::nextInt);
        Game game = Game.start(setup, deal);
        for (int i = 0; i < actions && !game.state().isOver(); i++) {
            game = game.applyAction(game.state().legalActions().sample(random::nextInt));
            if (random.nextInt(20) == 0) {
                game = game.undo(Math.max(0, game.actions().size() - 2));
            }
        }
        return game;
    }

    /** Another game with the log of a game. */
    static Game again(Game start, Game played) {
        return GameRecord.builder()
                .mergeFrom(start.toRecord())
                .hashes(List.of())
                .log(played.toRecord().log())
                .build()
                .replay();
    }

    /** A game with a note of each kind that is possible now. */
    static Game noted(Game game, Random random) {
        int seat = random.nextInt(game.setup().players());
        Game noted = game.note(new Note.Tag("Site", "Łódź, \\\"Bo\""));
        if (game.state().decider().isPresent()) {
            int decider = game.state().decider().getAsInt();
            noted = noted.note(new Note.PlayedFor(decider, Note.Substitute.BOT, Note.Reason.TIME_OUT));
        }
        noted = noted.note(new Note.Left(seat, Note.Substitute.HOST));
        return random.nextBoolean() ? noted : noted.note(new Note.Returned(seat));
    }

    /** A state of any moment of a game, its end too. */
    static GameState state(Random random) {
        return game(random, random.nextInt(8) == 0 ? 1000 : random.nextInt(150)).state();
    }
}
