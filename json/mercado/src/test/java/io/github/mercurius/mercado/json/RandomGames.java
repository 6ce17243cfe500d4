package io.github.mercurius.mercado.json;

import io.github.mercurius.mercado.CoinChanger;
import io.github.mercurius.mercado.Deal;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Game;
import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.mercado.Side;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Games of chance, with all options of a set-up. */
final class RandomGames {
    /** An edition with other tokens and tiles than the stand-in's, some of them with the same codes. */
    static final Edition OTHER = other();

    private RandomGames() {}

    private static Edition other() {
        Map<String, Object> document = new LinkedHashMap<>(Edition.standIn().toDocument());
        document.put("name", "Zażółć \"other\" \\ pieces");
        List<Object> tokens = new ArrayList<>((List<?>) document.get("tokens"));
        tokens.set(0, Map.of("code", "NEW", "copies", 5, "points", 1, "effects", List.of("oB", "AGAIN", "S")));
        document.put("tokens", tokens);
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
                .side(random.nextBoolean() ? Side.A : Side.B)
                .disc(random.nextInt(30))
                .coinChanger(random.nextBoolean() ? CoinChanger.FREE : CoinChanger.COMPLETE)
                .edition(random.nextInt(3) == 0 ? OTHER : Edition.standIn())
                .build();
    }

    /** A game after at most so many actions and outcomes, with an undo here and there. */
    static Game game(Random random, int actions) {
        Setup setup = setup(random);
        Game game = Game.start(setup, Deal.shuffled(setup.edition(), random::nextInt));
        for (int i = 0; i < actions && !game.state().isOver(); i++) {
            GameState state = game.state();
            game = state.table().asksChance()
                    ? game.applyOutcome(state.drawOutcome(random::nextInt))
                    : game.applyAction(state.legalActions().sample(random::nextInt));
            if (random.nextInt(40) == 0) {
                game = game.undo(Math.max(0, game.actions().size() - 2));
            }
        }
        return game;
    }

    /** A state of any moment of a game, its end too. */
    static GameState state(Random random) {
        return game(random, random.nextInt(10) == 0 ? 3000 : random.nextInt(300))
                .state();
    }
}
