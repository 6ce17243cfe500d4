package io.github.mercurius.mercado;

/**
 * How many coins a player can have drawn so far, each of which is still to be set, lies at an edge or on the character
 * tile, or has gone back into the purse: unset, from a tile that another player bought, or with action B.
 */
final class Draws {
    /** So many turns that more change nothing, and few enough to count without overflow. */
    private static final int ENOUGH_TURNS = 1_000_000;

    private final Player player;
    private final int completed;
    /** In how many turns the player can have taken action A, the turn in progress among them. */
    private final int turns;
    /** The coins drawn of which the player's side of the table tells. */
    private final int seen;
    /** Whether a seal was paid in the turn in progress. */
    private final boolean paid;
    /** Whether the turn in progress can have had action B. */
    private final boolean mayTakeBack;

    Draws(Table table, Player player) {
        this.player = player;
        boolean active = !table.isOver() && player.seat() == table.active;
        boolean drew = active && table.stage != Stage.START && (table.ask != Ask.COINS || table.sealPaid);
        completed = Math.min(turnsCompleted(table, player.seat()), ENOUGH_TURNS);
        turns = completed + (drew ? 1 : 0);
        paid = active && table.sealPaid;
        boolean acted = table.stage == Stage.SALES || table.stage == Stage.REFILL;
        mayTakeBack = active && acted && !paid && table.placed == 0;
        int coins = player.spent().size() + (active ? table.drawn.size() + forSeal(table) : 0);
        for (Coins edge : player.edges()) {
            coins += edge.size() - edge.count(Coin.W); // which can be the coin changer's
        }
        seen = coins;
    }

    /** The coins that a seal was paid for, which come next. */
    private static int forSeal(Table table) {
        return table.ask == Ask.COINS && table.sealPaid ? Legality.DRAWN_FOR_SEAL : 0;
    }

    /** How many turns a player can have completed; an extra turn can be anybody's (XTR-1). */
    private static int turnsCompleted(Table table, int seat) {
        int players = table.players.length;
        int start = table.setup.startSeat();
        int inRound = table.isOver() ? 0 : Math.floorMod(table.active - start, players);
        int extra = table.turn - table.round * players - inRound;
        return table.round + extra + (Math.floorMod(seat - start, players) < inRound ? 1 : 0);
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
        int withSeal = mayTakeBack ? completed : completed - 1 + (paid ? 1 : 0);
        int seals = Math.max(0, Math.min(withSeal, mostSealsPaid(gained)));
        int drawn = Legality.DRAWN * others + Legality.DRAWN_FOR_SEAL * seals;
        return player.spent().size() - player.spent().count(Coin.B) + Math.max(0, drawn - seen);
    }
}
