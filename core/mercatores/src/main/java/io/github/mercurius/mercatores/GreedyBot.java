package io.github.mercurius.mercatores;

import io.github.mercurius.rules.AnyBot;
import java.util.List;

/**
 * Takes the action after which the player's cards are worth most: what they would bring by now, in coins, and a part of
 * the next step of each profit table for the way that is already gone.
 */
final class GreedyBot {
    /** What half a way to a step is worth, compared with what the step brings. */
    private static final double WAY = 0.6;

    private final Table table;
    private final Cards hand;
    private final Edition edition;

    private GreedyBot(PlayerView view) {
        table = view.table;
        hand = view.hand;
        edition = table.setup.edition();
    }

    static Action choose(PlayerView view) {
        GreedyBot bot = new GreedyBot(view);
        List<Action> legal = AnyBot.choices(view);
        Action best = legal.get(0);
        double highest = bot.value(best);
        for (Action action : legal.subList(1, legal.size())) {
            double value = bot.value(action);
            if (value > highest) {
                best = action;
                highest = value;
            }
        }
        return best;
    }

    private double value(Action action) {
        Cards resources = table.player().resources();
        if (action instanceof Action.Give give) {
            return worth(resources.plus(hand.minus(give.card())));
        }
        if (action instanceof Action.Take take) {
            return worth(resources.plus(hand).plus(Cards.of(edition, take.cards())));
        }
        if (action instanceof Action.Load load) {
            // what stays in the hand brings nothing yet
            return worth(resources.plus(Cards.of(edition, load.cards())));
        }
        if (action instanceof Action.Tax tax) {
            return worth(resources.minus(tax.card()));
        }
        if (action instanceof Action.CashGoods cash) {
            int coins = edition.profit(cash.good()).coins(resources.stackSize(cash.good()));
            return coins + worth(resources.minus(resources.stack(cash.good()))) / 2;
        }
        if (action instanceof Action.CashSpecial cash) {
            int opponent = cash.opponent().orElse(Table.NOBODY);
            int count = CashActions.count(table.players, table.active, cash.card(), opponent);
            return cash.card().profit().coins(count) + worth(resources.minus(cash.card())) / 2;
        }
        return action instanceof Action.DiscardGoods discard
                ? worth(resources.minus(resources.stack(discard.good()))) / 2
                : worth(resources.minus(((Action.DiscardSpecial) action).card())) / 2;
    }

    private double worth(Cards own) {
        Player[] players = table.players.clone();
        players[table.active] = table.player().withResources(own);
        double worth = 0;
        for (Good good : Good.all()) {
            worth += worth(edition.profit(good), own.stackSize(good));
        }
        for (SpecialCard card : edition.specialCards()) {
            int copies = own.count(card);
            worth += copies == 0 ? 0 : copies * worth(card.profit(), count(players, card));
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
    private int count(Player[] players, SpecialCard card) {
        int most = 0;
        for (int opponent = 0; opponent < players.length; opponent++) {
            boolean other = opponent != table.active;
            most = other ? Math.max(most, CashActions.count(players, table.active, card, opponent)) : most;
        }
        return most;
    }
}
