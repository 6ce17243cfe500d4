package io.github.mercurius.mercatores;

/** What holds of every table of the investment phase; {@link Integrity} has what holds of all tables. */
final class InvestmentIntegrity {
    private final Table table;

    InvestmentIntegrity(Table table) {
        this.table = table;
    }

    void check() {
        Setup setup = table.setup;
        Integrity.check(table.round == 0, "round", table.round, "0 before the profit phase (PRO-2)");
        Integrity.check(table.unloading == Table.NOBODY, "Unloading card", table.unloading, "nobody's yet (PRO-1)");
        Integrity.check(table.discardPile.isEmpty(), "discard pile", table.discardPile(), "no cards yet (TAX-1)");
        int loaded = 0;
        for (Player player : table.players) {
            loaded += player.resources().size();
        }
        // LOAD-2: each turn loads a card at least
        Integrity.check(table.turn >= 0 && table.turn <= loaded, "turns", table.turn, "0 to " + loaded + " (LOAD-2)");
        int active = (setup.startSeat() + table.turn) % setup.players();
        Integrity.check(table.active == active, "active seat", table.active, active + " (TURN-1)");
        checkMarket();
        if (table.captain != Table.NOBODY) {
            checkLastTurns();
        }
        for (Player player : table.players) {
            checkPlayer(player);
        }
    }

    /** The market before the card was given in this turn, and what was taken since. */
    private void checkMarket() {
        int size = table.market.size();
        boolean full = table.deck > 0 || table.captain == Table.NOBODY;
        int most = Deal.MARKET;
        int least = full ? most : 1; // RUL-7: what the player before gave is still there
        if (table.step == Step.TAKE) {
            size--;
        } else if (table.step == Step.LOAD) {
            least = full ? most - 2 : 1;
            most--;
        }
        Integrity.check(size >= least && size <= most, "market", table.market, "a market that is full (FILL-1, MKT-2)");
    }

    private void checkLastTurns() {
        boolean ended = table.players[table.captain].resources().size() >= Table.CARDS_TO_END || table.deck == 0;
        Integrity.check(
                ended, "Captain card", "of seat " + table.captain, "15 cards or an empty deck (LAST-1, LAST-2)");
        boolean plays = table.active != table.captain || table.setup.lastTurns() == LastTurns.ALL;
        Integrity.check(plays, "last turn", "of the captain", "of the others (LAST-3)");
        Integrity.check(table.turn >= 1, "turns", table.turn, "1 or more in last turns (LAST-3)");
    }

    private void checkPlayer(Player player) {
        boolean active = player.seat() == table.active;
        boolean done = hasPlayedLastTurn(player.seat());
        int least = done ? 0 : 1; // LOAD-4
        if (active && table.step == Step.TAKE) {
            least = 0;
        } else if (active && table.step == Step.LOAD && table.captain == Table.NOBODY) {
            least = 2; // MKT-2
        }
        Integrity.check(
                player.handSize() >= least,
                "hand of seat " + player.seat(),
                player.handSize(),
                "at least " + least + " cards (LOAD-4, MKT-2)");
        boolean mayHaveAll = done || player.seat() == table.captain;
        Integrity.check(
                mayHaveAll || player.resources().size() < Table.CARDS_TO_END,
                "resources of seat " + player.seat(),
                player.resources().size(),
                "fewer than 15 before the end of the phase (LAST-1)");
    }

    /** LAST-3: whether a seat lies between the captain and the active seat, clockwise. */
    private boolean hasPlayedLastTurn(int seat) {
        if (table.captain == Table.NOBODY || seat == table.captain) {
            return false;
        }
        int players = table.players.length;
        int active = Math.floorMod(table.active - table.captain - 1, players);
        return Math.floorMod(seat - table.captain - 1, players) < active;
    }
}
