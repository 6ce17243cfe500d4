package io.github.mercurius.mercatores;

import io.github.mercurius.rules.AnyBot;
import java.util.Collections;
import java.util.Comparator;

/**
 * Takes the action after which the player's cards are worth most: what they would bring by now, in coins, and a part of
 * the next step of each profit table for the way that is already gone.
 */
record GreedyBot(GameState now, int seat) {
    /** What half a way to a step is worth, compared with what the step brings. */
    private static final double WAY = 0.6;

    static Action choose(PlayerView view) {
        GameState any = FittingState.dealt(view, view.unseen().toList()); // where hidden cards lie makes no difference
        GreedyBot bot = new GreedyBot(any, view.viewer);
        return Collections.max(AnyBot.choices(view), Comparator.comparingDouble(bot::value)); // of equal ones the first
    }

    private double value(Action action) {
        GameState after = now.after(action, null);
        Player player = after.table.players[seat];
        return switch (action.ask()) {
            case GIVE, TAKE -> worth(after.table, player.resources().plus(after.hands[seat]));
            case LOAD, TAX -> worth(after.table, player.resources()); // what stays in the hand brings nothing yet
            case CASH -> player.coins() - now.table.players[seat].coins() + worth(after.table, player.resources()) / 2;
        };
    }

    /** What some cards would be worth in the player's resources. */
    private double worth(Table after, Cards own) {
        Table table = new Table(after);
        table.players[seat] = table.players[seat].withResources(own);
        CashActions cashing = new CashActions(table, seat);
        double worth = 0;
        for (Good good : Good.all()) {
            worth += worth(table.setup.edition().profit(good), own.stackSize(good));
        }
        for (SpecialCard card : table.setup.edition().specialCards()) {
            int copies = own.count(card);
            worth += copies == 0 ? 0 : copies * worth(card.profit(), count(cashing, card));
        }
        return worth;
    }

    private static double worth(ProfitTable profit, int count) {
        int reached = 0;
        int coins = 0;
        for (ProfitStep step : profit.steps()) {
            if (step.atLeast() > count) {
                double way = (double) (count - reached) / (step.atLeast() - reached);
                return coins + WAY * way * (step.coins() - coins);
            }
            reached = step.atLeast();
            coins = step.coins();
        }
        return coins;
    }

    /** What a special card counts, a trade route with the best opponent. */
    private int count(CashActions cashing, SpecialCard card) {
        int most = 0;
        for (int opponent : now.table.setup.seats()) {
            most = opponent == seat ? most : Math.max(most, cashing.count(card, opponent));
        }
        return most;
    }
}
