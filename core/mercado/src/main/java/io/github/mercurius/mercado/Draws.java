package io.github.mercurius.mercado;

/** How many coins a player can have drawn so far, and so how many seals and coins the player can have paid. */
final class Draws {
    private final Player player;
    /** How many turns the player can have completed. */
    private final int completed;
    /** How many turns the player can have drawn coins in. */
    private final int turns;
    /** The coins drawn that are still to be set, or lie at an edge or on the character tile, as far as that is sure. */
    private final int seen;
    /** Whether a seal was paid in the turn in progress. */
    private final boolean paid;

    Draws(Table table, Player player) {
        this.player = player;
        boolean active = !table.isOver() && player.seat() == table.active;
        boolean drew = table.stage != Stage.START && (table.ask != Ask.COINS || table.sealPaid);
        completed = turnsCompleted(table, player.seat());
        turns = completed + (active && drew ? 1 : 0);
        paid = active && table.sealPaid;
        int coins = player.spent().size() + (active ? table.drawn.size() : 0);
        coins += paid && table.ask == Ask.COINS ? Legality.DRAWN_FOR_SEAL : 0; // they come next
        for (Coins edge : player.edges()) {
            coins += edge.size() - edge.count(Coin.W); // which can be the coin changer's
        }
        seen = coins;
    }

    /** An extra turn can be anybody's (XTR-1). */
    private static int turnsCompleted(Table table, int seat) {
        int players = table.players.length;
        int start = table.setup.startSeat();
        int inRound = table.isOver() ? 0 : Math.floorMod(table.active - start, players);
        int extra = table.turn - table.round * players - inRound;
        int turns = table.round + extra + (Math.floorMod(seat - start, players) < inRound ? 1 : 0);
        return Math.min(turns, Gains.ENOUGH_TURNS);
    }

    /** How many seals the player must have paid to have drawn so many coins. */
    int fewestSealsPaid() {
        int beyond = Math.max(0, seen - Legality.DRAWN * turns);
        int forCoins = (beyond + Legality.DRAWN_FOR_SEAL - 1) / Legality.DRAWN_FOR_SEAL;
        return Math.max(forCoins, paid ? 1 : 0);
    }

    /** How many seals the player can have paid, one a turn, of so many gained (SEA-2). */
    int mostSealsPaid(int gained) {
        return Math.min(completed + (paid ? 1 : 0), 1 + gained - player.seals());
    }

    /**
     * How many coins of colours the player can have paid, with so many seals gained: those on the character tile, and
     * others taken back since, in a turn that drew none.
     */
    int mostCoinsPaid(int gained) {
        int others = Math.max(0, turns - 1);
        int sealed = completed - 1 + (paid ? 1 : 0);
        int seals = Math.max(0, Math.min(sealed, mostSealsPaid(gained)));
        int drawn = Legality.DRAWN * others + Legality.DRAWN_FOR_SEAL * seals;
        return player.spent().size() - player.spent().count(Coin.B) + Math.max(0, drawn - seen);
    }
}
