package io.github.mercurius.mercatores;

/** Takes the action after which the player's cards are worth most, by {@link CardsWorth}. */
final class GreedyBot {
    private GreedyBot() {}

    static Action choose(PlayerView view) {
        LegalActions legal = view.legalActions();
        Action best = legal.get(0);
        double highest = value(view, best);
        for (Action action : legal.subList(1, legal.size())) {
            double value = value(view, action);
            if (value > highest) {
                best = action;
                highest = value;
            }
        }
        return best;
    }

    private static double value(PlayerView view, Action action) {
        Table table = view.table();
        Player player = table.active();
        CardsWorth worth = new CardsWorth(view);
        Cards resources = player.resources();
        if (action instanceof Action.Give give) {
            return worth.of(resources.plus(view.hand().minus(give.card())));
        }
        if (action instanceof Action.Take take) {
            return worth.of(resources.plus(view.hand()).plus(cards(view, take.cards())));
        }
        if (action instanceof Action.Load load) {
            // what stays in the hand brings nothing yet
            return worth.of(resources.plus(cards(view, load.cards())));
        }
        if (action instanceof Action.Tax tax) {
            return worth.of(resources.minus(tax.card()));
        }
        return cashing(view, action) + worth.of(left(resources, action)) / 2;
    }

    private static Cards cards(PlayerView view, java.util.List<Card> cards) {
        return Cards.of(view.table().setup().edition(), cards);
    }

    private static int cashing(PlayerView view, Action action) {
        Table table = view.table();
        if (action instanceof Action.CashGoods cash) {
            int count = table.active().resources().stackSize(cash.good());
            return table.setup().edition().profit(cash.good()).coins(count);
        }
        return action instanceof Action.CashSpecial cash
                ? cash.card().profit().coins(table.count(table.activeSeat(), cash.card(), cash.opponent()))
                : 0;
    }

    private static Cards left(Cards resources, Action action) {
        if (action instanceof Action.CashGoods cash) {
            return resources.minus(resources.stack(cash.good()));
        }
        if (action instanceof Action.CashSpecial cash) {
            return resources.minus(cash.card());
        }
        return action instanceof Action.DiscardGoods discard
                ? resources.minus(resources.stack(discard.good()))
                : resources.minus(((Action.DiscardSpecial) action).card());
    }
}
