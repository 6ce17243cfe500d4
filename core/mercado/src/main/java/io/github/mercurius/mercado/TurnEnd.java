package io.github.mercurius.mercado;

import java.util.Collections;
import java.util.List;

/** How stalls are refilled, a turn ends, and the next one begins, or the game ends (sections 10 and 11). */
final class TurnEnd {
    /** END-5: how many rounds a game has at most (RUL-26). */
    static final int MOST_ROUNDS = 100;

    private final Transition turn;
    private final TableParts table;

    TurnEnd(Transition turn) {
        this.turn = turn;
        table = turn.table;
    }

    /** RPL-1: a tile from the stack is put at an empty stall. */
    void fill(Stall stall, Tile tile) {
        takeFromStack(tile);
        table.set(stall, tile);
        turn.tell(new Event.StallFilled(stall, tile));
    }

    /** RPL-2: if the stack is empty, its discard is the stack first. */
    void takeFromStack(Tile tile) {
        if (tile.isObject() && table.objectStack.isEmpty()) {
            table.objectStack = TableParts.inOrder(table.objectDiscard);
            table.objectDiscard = List.of();
            turn.tell(new Event.StackRenewed(TileStack.OBJECTS));
        } else if (!tile.isObject() && table.perfumeStack.isEmpty()) {
            table.perfumeStack = TableParts.inOrder(table.perfumeDiscard);
            table.perfumeDiscard = List.of();
            turn.tell(new Event.StackRenewed(TileStack.PERFUMES));
        }
        table.take(tile);
    }

    /** TRN-4, XTR-1. */
    void end() {
        boolean again = table.done.contains(Position.Done.AGAIN);
        table.turn++;
        table.done = Collections.emptySet();
        table.placed = 0;
        int next = again ? table.active : table.next(table.active);
        boolean roundOver = !again && next == table.setup.startSeat();
        if (roundOver) {
            table.round++;
        }
        if (roundOver && table.lastRound) {
            endGame(); // END-1
        } else if (isCold(table)) {
            turn.tell(new Event.MarketWentCold()); // END-4
            endGame();
        } else {
            if (roundOver && isLast(table.round)) {
                turn.beginLastRound(Table.NOBODY); // END-5
            }
            table.active = next;
            table.stage = Stage.START;
            turn.tell(new Event.TurnBegan(table.turn, next));
        }
    }

    /** END-5: whether the round that comes after so many is the last one that a game can have. */
    static boolean isLast(int completed) {
        return completed >= MOST_ROUNDS - 1;
    }

    /**
     * END-4: whether nobody holds a token, nobody has a coin that could be set at any stall, and no coin changer is
     * due, for any player.
     */
    static boolean isCold(TableParts table) {
        Stalls stalls = table.stalls();
        for (Player player : table.players) {
            Coins coins = player.purse().plus(player.spent());
            if (player.handSize() > 0 || stalls.isCoinChangerDue(player) || stalls.fitsSomewhere(player, coins)) {
                return false;
            }
        }
        return true;
    }

    /** END-2: the start player first, then clockwise, each makes one move. */
    private void endGame() {
        for (int seat : TableParts.atStart(table.setup)) {
            int seals = table.players[seat].seals();
            int tokens = turn.hands[seat].points();
            turn.tell(new Event.FinalScored(seat, seals, tokens));
            if (seals + tokens > 0) {
                turn.moveMarker(seat, seals + tokens);
            }
        }
        table.stage = Stage.OVER;
        table.active = 0; // nobody's turn: the same in all tables, no matter who played last
        turn.tell(new Event.GameEnded(new Table(table).ranking()));
    }
}
