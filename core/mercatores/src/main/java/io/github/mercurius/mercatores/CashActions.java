package io.github.mercurius.mercatores;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Predicate;

/** What a player can cash in, or could if it were their turn (CASH-2 to CASH-5), and what it counts. */
final class CashActions {
    private final Edition edition;
    private final Player[] players;
    private final int seat;
    private final Cards resources;

    CashActions(Table table, int seat) {
        this.seat = seat;
        edition = table.setup.edition();
        players = table.players;
        resources = players[seat].resources();
    }

    /** What a special card counts for a player, a trade route with an opponent. */
    static int count(Player[] players, int seat, SpecialCard card, int opponent) {
        Cards own = players[seat].resources();
        return switch (card.type()) {
            case WAREHOUSE -> own.goodsCount(); // WARE-1
            case QUAY -> ships(players, seat, card);
            case ROUTE -> {
                Good good = card.good().orElseThrow(IllegalStateException::new);
                yield own.stackSize(good) + players[opponent].resources().stackSize(good); // ROUTE-1
            }
        };
    }

    private static int ships(Player[] players, int seat, SpecialCard quay) {
        int ships = 0;
        for (int i = 0; i < quay.arrows().size(); i++) {
            // QUAY-1; QUAY-2: with two players left and right are one seat, which then counts twice.
            int counted = quay.arrows().get(i).seat(seat, players.length);
            ships += players[counted].resources().ships();
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
            boolean brings = edition.profit(good).coins(resources.stackSize(good)) > 0; // CASH-3
            if (brings && isEnough.test(new Action.CashGoods(good))) {
                return true;
            }
        }
        for (int kind = 0; kind < resources.specialKindCount(); kind++) {
            SpecialCard card = resources.special(kind);
            boolean isRoute = card.type() == SpecialType.ROUTE;
            // RUL-16: any opponent of a route
            for (int other = isRoute ? 0 : Table.NOBODY; other < (isRoute ? players.length : 0); other++) {
                boolean brings = other != seat && card.profit().coins(count(players, seat, card, other)) > 0; // CASH-4
                if (brings
                        && isEnough.test(
                                new Action.CashSpecial(card, isRoute ? OptionalInt.of(other) : OptionalInt.empty()))) {
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
        for (int kind = 0; kind < resources.specialKindCount(); kind++) {
            discards.add(new Action.DiscardSpecial(resources.special(kind)));
        }
        return discards;
    }
}
