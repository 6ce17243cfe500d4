package io.github.mercurius.mercado;

import io.github.mercurius.common.Problems;
import java.util.EnumSet;
import java.util.Set;

/**
 * What holds of every table that the rules can lead to, as far as the table itself can tell; each check cites a rule.
 *
 * <p>{@link PieceCount} counts the pieces; {@link TurnIntegrity} has what depends on what is asked.
 */
final class Integrity {
    /** More turns than any game has, and few enough to count without overflow. */
    private static final int MOST_TURNS = 1_000_000_000;

    /** More spaces than any marker moves, and few enough to count without overflow. */
    private static final int MOST_SPACES = 1_000_000;

    private final Table table;
    private final Problems<PositionPart> problems;
    private final int players;

    private Integrity(Table table, Problems<PositionPart> problems) {
        this.table = table;
        this.problems = problems;
        players = table.players.length;
    }

    /** Finds what is wrong with a table. */
    static void check(Table table, Problems<PositionPart> problems) {
        Integrity integrity = new Integrity(table, problems);
        integrity.checkTurns();
        boolean onTrack = integrity.checkMarkers();
        integrity.checkSold();
        for (Player player : table.players) {
            for (Stall stall : Stall.all()) {
                integrity.checkEdge(player, stall);
            }
            integrity.checkCoins(player);
        }
        if (table.isOver()) {
            integrity.checkEnd();
        } else if (onTrack) {
            new TurnIntegrity(table, problems).check();
        }
    }

    /** How many turns the seat that is active is behind the start player. */
    private int place(int seat) {
        return Math.floorMod(seat - table.setup.startSeat(), players);
    }

    /** XTR-1: turns beyond those of the rounds are extra ones. */
    private void checkTurns() {
        if (table.turn < 0 || table.turn > MOST_TURNS) {
            problems.add(PositionPart.TURN, "turns", table.turn, "0 to " + MOST_TURNS, Rule.TRN_4);
            return;
        }
        int mostRounds = table.isOver() ? TurnEnd.MOST_ROUNDS : TurnEnd.MOST_ROUNDS - 1;
        if (table.round > mostRounds) {
            problems.add(PositionPart.ROUND, "rounds", table.round, "at most " + mostRounds, Rule.END_5);
            return;
        }
        long ofRounds = (long) table.round * players + (table.isOver() ? 0 : place(table.active));
        if (table.round < 0 || ofRounds > table.turn) {
            String given = table.round + " with seat " + table.active + " to play";
            String expected = "a round and a seat that " + table.turn + " turns can lead to";
            problems.add(PositionPart.ROUND, "rounds", given, expected, Rule.TRN_4, Rule.XTR_1);
        }
    }

    private boolean checkMarkers() {
        boolean right = true;
        boolean past = false;
        for (Player player : table.players) {
            int position = player.position();
            if (position < 0 || position > MOST_SPACES) {
                problems.addOfSeat(
                        PositionPart.POSITIONS, player.seat(), "position", position, "0 to " + MOST_SPACES, Rule.MOV_1);
                right = false;
            }
            past |= position >= table.setup.track().length();
        }
        if (!table.isOver()) {
            checkLastRound(past, TurnEnd.isLast(table.round));
        }
        return right;
    }

    /** END-1, END-5: why the last round has begun. */
    private void checkLastRound(boolean past, boolean hundredth) {
        if (table.lastRound != (past || hundredth)) {
            String expected = past
                    ? "yes, as a marker has reached the disc"
                    : hundredth ? "yes, as it is the 100th" : "no, as no marker has reached the disc";
            Rule rule = hundredth && !past ? Rule.END_5 : Rule.END_1;
            problems.add(PositionPart.LAST, "last round", table.lastRound ? "yes" : "no", expected, rule);
        }
    }

    private void checkSold() {
        Set<Stall> sold = EnumSet.noneOf(Stall.class);
        for (Stall stall : table.sold) {
            boolean right = table.stage == Stage.SALES && stall.isMerchandise() && sold.add(stall);
            if (!right) {
                String expected = "stalls of merchandise, each once, during sales";
                problems.add(PositionPart.SOLD, "sold", table.sold(), expected, Rule.SAL_7, Rule.RPL_1);
                return;
            }
        }
        boolean refill = table.stage == Stage.REFILL;
        for (Stall stall : Stall.merchandise()) {
            if (!refill && table.tiles[stall.ordinal()] == null) {
                problems.add(PositionPart.TILES, "tile at stall " + stall, "none", "one before refilling", Rule.RPL_1);
            }
        }
    }

    /** PLY-3, SAL-1: coins at an edge fit, and a tile that is paid for is sold at the end of the turn. */
    private void checkEdge(Player player, Stall stall) {
        Coins edge = player.edge(stall);
        Price price = table.stalls().price(stall);
        if (price == null ? !edge.isEmpty() : !price.fits(edge)) {
            String expected = price == null ? "no coins where nothing is for sale" : "coins that fit the price";
            Rule rule = price == null ? Rule.SAL_6 : Rule.PLY_3;
            problems.addOfSeat(PositionPart.EDGES, player.seat(), "edge at stall " + stall, edge, expected, rule);
        } else if (price != null && price.isCompletedBy(edge) && !mayBeComplete(player, stall)) {
            String expected = "fewer coins, as the tile would be sold";
            problems.addOfSeat(PositionPart.EDGES, player.seat(), "edge at stall " + stall, edge, expected, Rule.SAL_1);
        }
    }

    private boolean mayBeComplete(Player player, Stall stall) {
        boolean buyer = player.seat() == table.active && !table.isOver();
        if (buyer && (table.stage == Stage.PLAY || table.stage == Stage.SALES)) {
            return table.placed > 0 || stall == Stall.COIN_CHANGER || table.stage == Stage.SALES;
        }
        // MKT-3: three coins lying ready wait
        return stall == Stall.COIN_CHANGER
                && table.setup.coinChanger() == CoinChanger.COMPLETE
                && !(buyer && table.stage == Stage.REFILL && table.stalls().coinChangerSells(player));
    }

    /** SAL-4, DRW-3: white coins go to the pile when they are paid, and black ones lie in purses or are spent. */
    private void checkCoins(Player player) {
        if (player.spent().has(Coin.W)) {
            problems.addOfSeat(
                    PositionPart.SPENT, player.seat(), "coins spent", player.spent(), "no white ones", Rule.SAL_4);
        }
    }

    private void checkEnd() {
        boolean reset = !table.tokenPlayed && !table.sealPaid && !table.again && table.placed == 0;
        if (!reset || !table.drawn.isEmpty() || !table.todo.isEmpty()) {
            String expected = "nothing left of a turn when the game is over";
            problems.add(PositionPart.ASK, "the end", "in the middle of a turn", expected, Rule.END_1);
        }
        boolean cold = TurnEnd.isCold(table.players, table.stalls());
        if (!table.lastRound && !cold) {
            String expected = "a last round, or a market where nothing can happen";
            problems.add(PositionPart.ASK, "the end", "over", expected, Rule.END_1, Rule.END_4);
        }
        boolean past = false;
        for (Player player : table.players) {
            // END-2: a space for each seal, and one at least for each token
            int before = player.position() - player.seals() - player.handSize();
            if (before < 0) {
                String expected = "at least " + (player.seals() + player.handSize()) + " after the final scoring";
                problems.addOfSeat(
                        PositionPart.POSITIONS, player.seat(), "position", player.position(), expected, Rule.END_2);
            }
            past |= before >= table.setup.track().length();
        }
        // END-4: the market went cold as the 100th round would have begun, or in it
        boolean inHundredth = cold && table.lastRound && TurnEnd.isLast(table.round);
        checkLastRound(past, table.round >= TurnEnd.MOST_ROUNDS || inHundredth);
    }
}
