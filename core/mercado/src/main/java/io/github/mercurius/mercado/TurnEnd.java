package io.github.mercurius.mercado;

/** How a turn ends, and the next one begins, or the game ends (TRN-4, XTR-1, section 11). */
final class TurnEnd {
    /** END-5: how many rounds a game has at most (RUL-26). */
    static final int MOST_ROUNDS = 100;

    private TurnEnd() {}

    static void end(TableDraft draft) {
        boolean again = draft.again;
        draft.turn++;
        draft.resetTurn();
        int next = again ? draft.active : draft.next(draft.active); // XTR-1
        boolean roundOver = !again && next == draft.setup.startSeat();
        if (roundOver) {
            draft.round++;
        }
        if (roundOver && draft.lastRound) {
            endGame(draft); // END-1
        } else if (isCold(draft.players, draft.stalls())) {
            draft.marketWentCold(); // END-4
            endGame(draft);
        } else {
            if (roundOver && isLast(draft.round)) {
                draft.lastRoundBegan(Table.NOBODY); // END-5
            }
            draft.turnBegan(next);
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
    static boolean isCold(Player[] players, Stalls stalls) {
        for (Player player : players) {
            if (player.handSize() > 0 || stalls.isCoinChangerDue(player)) {
                return false;
            }
            Coins coins = player.purse().plus(player.spent());
            if ((stalls.fitting(player) & Stalls.ofSorts(coins)) != 0) {
                return false;
            }
        }
        return true;
    }

    /** END-2: the start player first, then clockwise, each makes one move. */
    private static void endGame(TableDraft draft) {
        for (int i = 0; i < draft.players.length; i++) {
            int seat = (draft.setup.startSeat() + i) % draft.players.length;
            draft.finalScored(seat);
            int spaces = draft.players[seat].seals() + draft.hands[seat].points();
            if (spaces > 0) {
                draft.moved(seat, spaces);
            }
        }
        draft.gameEnded();
    }
}
