package io.github.mercurius.mercado;

import io.github.mercurius.common.Problems;

/** What holds of the players who have completed no turn yet: they have what section 2 gives them. */
final class FirstTurn {
    private final Table table;
    private final Problems<PositionPart> problems;

    private FirstTurn(Table table, Problems<PositionPart> problems) {
        this.table = table;
        this.problems = problems;
    }

    /** Finds what is wrong with players who have completed no turn. */
    static void check(Table table, Problems<PositionPart> problems) {
        if (!table.isOver() && table.round == 0) {
            new FirstTurn(table, problems).check();
        }
    }

    private void check() {
        for (Player player : table.players) {
            if (player.seat() == table.active) {
                boolean extraTurns = table.turn > place(table.active); // maybe of this player
                if (!extraTurns) {
                    checkActive(player);
                }
            } else if (place(player.seat()) > place(table.active)) {
                checkSeals(player, 1);
                refuseUnless(isFresh(player), player);
            }
        }
    }

    private int place(int seat) {
        return Math.floorMod(seat - table.setup.startSeat(), table.players.length);
    }

    private void checkActive(Player player) {
        if (table.tokenPlayed) {
            problems.add(PositionPart.DONE, "token played", "yes", "no in a player's first turn", Rule.PRV_2);
        } else if (table.stage == Stage.START) {
            checkSeals(player, 1);
            refuseUnless(isFresh(player), player);
        } else if (table.stage == Stage.PLAY) {
            checkSeals(player, table.sealPaid ? 0 : 1);
            boolean blackSpent = player.spent().equals(player.spent().only(Coin.B)); // DRW-3
            refuseUnless(blackSpent && atEdges(player) == table.placed && hasNotMoved(player), player);
        }
    }

    private static boolean isFresh(Player player) {
        return player.spent().isEmpty() && atEdges(player) == 0 && hasNotMoved(player);
    }

    private static boolean hasNotMoved(Player player) {
        return player.position() == 0 && player.handSize() == 0;
    }

    private static int atEdges(Player player) {
        int coins = 0;
        for (Coins edge : player.edges()) {
            coins += edge.size();
        }
        return coins;
    }

    private void refuseUnless(boolean right, Player player) {
        if (!right) {
            problems.addOfSeat(
                    PositionPart.TURN,
                    player.seat(),
                    "coins played, spaces moved or tokens",
                    "some",
                    "none before the first turn",
                    Rule.TRN_1);
        }
    }

    private void checkSeals(Player player, int seals) {
        if (player.seals() != seals) {
            String expected = seals + " before the first sale";
            problems.addOfSeat(
                    PositionPart.SEALS, player.seat(), "seals", player.seals(), expected, Rule.SET_5, Rule.SAL_5);
        }
    }
}
