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

    /**
     * What some cards of a player would bring by now, in coins. It counts a part of the next step of each profit table
     * for the way that is already gone.
     */
    private static final class CardsWorth {
        /** What half a way to a step is worth, compared with what the step brings. */
        private static final double WAY = 0.6;

        private final Table table;
        private final int seat;

        CardsWorth(PlayerView view) {
            table = view.table();
            seat = table.activeSeat();
        }

        double of(Cards own) {
            double worth = 0;
            for (Good good : Good.all()) {
                worth += worth(table.setup().edition().profit(good), own.stackSize(good));
            }
            for (SpecialCard card : table.setup().edition().specialCards()) {
                int copies = own.count(card);
                worth += copies == 0 ? 0 : copies * worth(card.profit(), count(own, card));
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

        /** What a special card counts if these are the player's cards, and a route names the best opponent. */
        private int count(Cards own, SpecialCard card) {
            return switch (card.type()) {
                case WAREHOUSE -> own.goods().size();
                case QUAY -> ships(own, card);
                case ROUTE -> cards(own, card.good().orElseThrow(IllegalStateException::new));
            };
        }

        private int ships(Cards own, SpecialCard quay) {
            int ships = 0;
            for (Arrow arrow : quay.arrows()) {
                int other = arrow.seat(seat, table.setup().players());
                ships += (other == seat ? own : table.player(other).resources()).ships();
            }
            return ships;
        }

        private int cards(Cards own, Good good) {
            int most = 0;
            for (Player player : table.players()) {
                most = player.seat() == seat
                        ? most
                        : Math.max(most, player.resources().stackSize(good));
            }
            return own.stackSize(good) + most;
        }
    }
}
