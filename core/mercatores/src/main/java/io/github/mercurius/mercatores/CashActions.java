package io.github.mercurius.mercatores;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** What a player can cash in, or could if it were their turn, and what it brings (CASH-2 to CASH-5). */
final class CashActions {
    private final Edition edition;
    private final Player[] players;
    private final int seat;
    private final Cards resources;

    CashActions(Edition edition, Player[] players, int seat) {
        this.edition = edition;
        this.players = players;
        this.seat = seat;
        resources = players[seat].resources();
    }

    /** END-1: whether any player has anything to cash in. */
    static boolean anyOfAll(Edition edition, Player[] players) {
        for (int seat = 0; seat < players.length; seat++) {
            if (new CashActions(edition, players, seat).any()) {
                return true;
            }
        }
        return false;
    }

    /** CASH-3: what a stack brings. */
    int coins(Good good) {
        return edition.profit(good).coins(resources.stackSize(good));
    }

    /** CASH-4: what a special card brings, a trade route with an opponent. */
    int coins(SpecialCard card, int opponent) {
        return card.profit.coins(count(players, seat, card, opponent));
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
        for (int good = 0; good < Good.all().size(); good++) {
            if (coins(Good.all().get(good)) > 0) {
                return true;
            }
        }
        for (int kind = 0; kind < resources.specialKindCount(); kind++) {
            if (mostCoins(resources.special(kind)) > 0) {
                return true;
            }
        }
        return false;
    }

    /** What a special card brings, a trade route with the best opponent (RUL-16). */
    private int mostCoins(SpecialCard card) {
        if (card.type() != SpecialType.ROUTE) {
            return coins(card, Table.NOBODY);
        }
        int most = 0;
        for (int opponent = 0; opponent < players.length; opponent++) {
            most = opponent == seat ? most : Math.max(most, coins(card, opponent));
        }
        return most;
    }

    /** All that can be done in the step to cash in, in canonical order. */
    List<Action> all() {
        List<Action> all = new ArrayList<>();
        for (Good good : Good.all()) {
            if (coins(good) > 0) {
                all.add(new Action.CashGoods(good));
            }
        }
        for (int kind = 0; kind < resources.specialKindCount(); kind++) {
            addAll(all, resources.special(kind));
        }
        return all.isEmpty() ? discards() : all; // CASH-5
    }

    private void addAll(List<Action> all, SpecialCard card) {
        if (card.type() != SpecialType.ROUTE) {
            if (coins(card, Table.NOBODY) > 0) {
                all.add(new Action.CashSpecial(card, OptionalInt.empty()));
            }
            return;
        }
        for (int opponent = 0; opponent < players.length; opponent++) {
            if (opponent != seat && coins(card, opponent) > 0) {
                all.add(new Action.CashSpecial(card, OptionalInt.of(opponent)));
            }
        }
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
