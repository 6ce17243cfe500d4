package io.github.mercurius.mercatores;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** What a player can cash in, or could if it were their turn (CASH-2 to CASH-5), what it counts, and what it brings. */
final class CashActions {
    private final Table table;
    private final int seat;
    private final Cards resources;

    CashActions(Table table, int seat) {
        this.table = table;
        this.seat = seat;
        resources = table.players[seat].resources();
    }

    /** CASH-3: the coins that a stack brings. */
    int coins(Good good) {
        return table.setup.edition().profit(good).coins(resources.stackSize(good));
    }

    /** CASH-4: the coins that a special card brings, a trade route with an opponent. */
    int coins(SpecialCard card, int opponent) {
        return card.profit().coins(count(card, opponent));
    }

    /** What a special card counts, a trade route with an opponent. */
    int count(SpecialCard card, int opponent) {
        return switch (card.type()) {
            case WAREHOUSE -> resources.goodsCount(); // WARE-1
            case QUAY -> ships(card);
            case ROUTE -> {
                Good good = card.good().orElseThrow(IllegalStateException::new);
                yield resources.stackSize(good)
                        + table.players[opponent].resources().stackSize(good); // ROUTE-1
            }
        };
    }

    private int ships(SpecialCard quay) {
        int ships = 0;
        for (int i = 0; i < quay.arrows().size(); i++) {
            // QUAY-1; QUAY-2: with two players left and right are one seat, which then counts twice.
            int counted = quay.arrows().get(i).seat(seat, table.players.length);
            ships += table.players[counted].resources().ships();
        }
        return ships;
    }

    /** Whether there is anything to cash in. */
    boolean any() {
        return find(action -> true);
    }

    /** All that can be done in the step to cash in, in canonical order. */
    List<Action> all() {
        List<Action> all = new ArrayList<>();
        find(action -> !all.add(action));
        return all.isEmpty() ? discards() : all; // CASH-5
    }

    /** Looks through what brings a coin (CASH-2), in canonical order, until it is enough; whether it was. */
    private boolean find(Predicate<Action> isEnough) {
        for (Good good : Good.all()) {
            if (coins(good) > 0 && isEnough.test(new Action.CashGoods(good))) {
                return true;
            }
        }
        for (int kind = resources.goodsKindCount(); kind < resources.kindCount(); kind++) {
            SpecialCard card = (SpecialCard) resources.kind(kind);
            boolean isRoute = card.type() == SpecialType.ROUTE;
            // RUL-16: any opponent of a route
            for (int other = isRoute ? 0 : Table.NOBODY; other < (isRoute ? table.players.length : 0); other++) {
                if (other != seat
                        && coins(card, other) > 0
                        && isEnough.test(new Action.CashSpecial(card, Table.seatOrNone(other)))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** All actions that discard something for nothing, in canonical order. */
    private List<Action> discards() {
        List<Action> discards = new ArrayList<>();
        for (Good good : resources.goods()) {
            discards.add(new Action.DiscardGoods(good));
        }
        for (int kind = resources.goodsKindCount(); kind < resources.kindCount(); kind++) {
            discards.add(new Action.DiscardSpecial((SpecialCard) resources.kind(kind)));
        }
        return discards;
    }
}
