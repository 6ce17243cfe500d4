package io.github.mercurius.json;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.JointDeal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Games of players who choose at random: first a kind of action, then one of that kind. */
final class Games {
    private static final List<String> NAMES = List.of("Robert", "Magda", "Rafał \"the Ox\"", "李\\小龙", "🐙");

    private Games() {}

    static Setup setup(Random random) {
        int players = 3 + random.nextInt(3);
        return Setup.builder()
                .players(players)
                .names(random.nextBoolean() ? NAMES.subList(0, players) : List.of())
                .startSeat(random.nextInt(players))
                .rulings(random.nextBoolean() ? Rulings.standard() : otherRulings(random))
                .build();
    }

    private static Rulings otherRulings(Random random) {
        List<Integer> amounts =
                new ArrayList<>(Collections.nCopies(25, random.nextInt(DividendScale.HIGHEST_AMOUNT + 1)));
        amounts.set(random.nextInt(25), 0);
        return Rulings.builder()
                .dividendScale(DividendScale.of(amounts))
                .cardOrder(CardOrder.OLDEST_FIRST)
                .blackMarketAtEnd(BlackMarketAtEnd.SOLD)
                .build();
    }

    /** A game with a number of actions, or fewer if it is over before. */
    static Game game(Random random, int actions) {
        Game game = Game.start(setup(random), Deal.seeded(random.nextLong()));
        while (!game.state().isOver() && game.actions().size() < actions) {
            game = game.applyAction(choose(game.state(), random));
        }
        return game;
    }

    /** A game with a number of entries in its log, some of them undos, or fewer if it is over before. */
    static Game gameWithUndos(Random random, int entries) {
        Game game = game(random, 0);
        while (!game.state().isOver() && game.updateCount() < entries) {
            int kept = game.actions().size() - 1 - random.nextInt(3);
            boolean undo = kept >= 0 && random.nextInt(8) == 0;
            game = undo ? game.undo(kept) : game.applyAction(choose(game.state(), random));
        }
        return game;
    }

    /** A deal that all made together, to the end, with parts that are no secret. */
    static JointDeal joint(Setup setup) {
        String table = "0".repeat(64);
        JointDeal joint =
                JointDeal.at(setup, table).withHostCommitment(JointDeal.hostCommitment(table, "f".repeat(64)));
        for (int seat : setup.seats()) {
            String commitment =
                    JointDeal.seatCommitment(table, seat, String.valueOf(seat).repeat(64));
            joint = joint.withSeatCommitment(seat, commitment);
        }
        for (int seat : setup.seats()) {
            joint = joint.withSeatPart(seat, String.valueOf(seat).repeat(64));
        }
        return joint.withHostPart("f".repeat(64));
    }

    /** A state anywhere in a game. */
    static GameState state(Random random) {
        return game(random, random.nextInt(160)).state();
    }

    static Action choose(GameState state, Random random) {
        List<Class<?>> kinds = new ArrayList<>();
        for (Action action : state.legalActions()) {
            if (!kinds.contains(action.getClass())) {
                kinds.add(action.getClass());
            }
        }
        Class<?> kind = kinds.get(random.nextInt(kinds.size()));
        List<Action> actions = new ArrayList<>(state.legalActions());
        actions.removeIf(action -> action.getClass() != kind);
        return actions.get(random.nextInt(actions.size()));
    }
}
