package io.github.mercurius.mercatores;

/**
 * What some cards of a player would bring by now, in coins. It counts a part of the next step of each profit table for
 * the way that is already gone.
 */
final class CardsWorth {
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
