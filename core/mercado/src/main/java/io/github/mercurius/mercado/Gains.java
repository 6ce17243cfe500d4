package io.github.mercurius.mercado;

import io.github.mercurius.common.Problems;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * What can have been gained and paid so far, while the discarded objects cannot have become the stack again (RPL-2).
 */
final class Gains {
    /** A turn draws six objects at the most: four for the stalls and one for the points of each perfume. */
    private static final int OBJECTS_A_TURN = 6;

    private static final int PERFUMES_A_TURN = 2;
    /** As many tiles at least lie on a discard when it becomes the stack: all but those at the stalls. */
    private static final int STACKED_OBJECTS = Edition.OBJECTS - Deal.OBJECTS;

    static final int STACKED_PERFUMES = Edition.PERFUMES - Deal.PERFUMES;
    /** So many turns that more change nothing, and few enough to count without overflow. */
    static final int ENOUGH_TURNS = 1_000_000;
    /** More are not asked whether players can have paid for them. */
    private static final int FEW_RENEWALS = 5;

    private final Table table;
    private final Problems<PositionPart> problems;
    private final int players;
    private final Draws[] draws;
    /** With the perfumes that can have become the stack again. */
    private Sources sources;

    private Gains(Table table, Problems<PositionPart> problems) {
        this.table = table;
        this.problems = problems;
        players = table.players.length;
        draws = new Draws[players];
        Arrays.setAll(draws, seat -> new Draws(table, table.players[seat]));
        int renewed = Math.max(0, mostPerfumes() - table.perfumeDiscard.size()) / STACKED_PERFUMES;
        sources = new Sources(table, renewed);
        while (sources.perfumesRenewed > 0
                && sources.perfumesRenewed <= FEW_RENEWALS
                && !sources.canHaveRenewedPerfumes(coinsLeft())) {
            sources = new Sources(table, sources.perfumesRenewed - 1);
        }
    }

    /** Finds gains that nothing can have given. */
    static void check(Table table, Problems<PositionPart> problems) {
        Gains gains = new Gains(table, problems);
        gains.checkDiscards();
        boolean renewed = gains.canHaveRenewedObjects();
        gains.checkFewestSpaces(renewed);
        if (!renewed) {
            gains.checkPaid();
            gains.checkPieces();
            gains.checkMostSpaces();
            gains.checkTurns();
        }
    }

    /**
     * RPL-2: whether the discarded objects can have become the stack. So many must have been drawn, and all of them
     * have given their points.
     */
    private boolean canHaveRenewedObjects() {
        if (STACKED_OBJECTS + table.objectDiscard.size() > mostObjects()) {
            return false;
        }
        List<Tile> objects = table.setup.edition().objects();
        int[] points = new int[objects.size()];
        Arrays.setAll(points, i -> Sources.fewestPoints(objects.get(i)));
        Arrays.sort(points);
        int given = points();
        for (int i = 0; i < STACKED_OBJECTS; i++) {
            given += points[i];
        }
        return given <= sum(Player::position);
    }

    /** SCO-1: what the tiles have moved their buyers, at least; they act before anything else is asked. */
    private int points() {
        return sources.tiles.stream().mapToInt(Sources::fewestPoints).sum();
    }

    private void checkDiscards() {
        refuseMore(PositionPart.OBJECTS, "objects discarded", table.objectDiscard.size(), mostObjects(), Rule.RPL_1);
        refuseMore(
                PositionPart.PERFUMES, "perfumes discarded", table.perfumeDiscard.size(), mostPerfumes(), Rule.RPL_1);
    }

    private int mostObjects() {
        return OBJECTS_A_TURN * Math.min(table.turn, ENOUGH_TURNS) + drawnInThisTurn();
    }

    private int mostPerfumes() {
        int inThisTurn = table.stage == Stage.REFILL ? PERFUMES_A_TURN : 0;
        return PERFUMES_A_TURN * Math.min(table.turn, ENOUGH_TURNS) + inThisTurn;
    }

    /** SCO-3: during sales only the points of perfumes discard objects. */
    private int drawnInThisTurn() {
        if (table.stage == Stage.REFILL) {
            return OBJECTS_A_TURN;
        }
        int drawn = 0;
        for (Stall stall : table.sold) {
            drawn += stall.sellsObjects() ? 0 : 1;
        }
        boolean underSale = !table.todo.isEmpty() && table.ask != Ask.TILE;
        return drawn + (underSale && isOfPerfume(table.todo.last()) ? 1 : 0);
    }

    private static boolean isOfPerfume(Todo step) {
        return step instanceof Todo.Close close
                && close.stall().isMerchandise()
                && !close.stall().sellsObjects();
    }

    /**
     * SEA-2: whether each player can have so many seals and have drawn so many coins, and all paid for what was sold.
     */
    private void checkPaid() {
        int gained = sealsGained();
        for (Player player : table.players) {
            Draws drawn = draws[player.seat()];
            if (player.seals() > 1 + gained) {
                String expected = "at most " + (1 + gained) + " after " + table.turn + " turns";
                problems.addOfSeat(
                        PositionPart.SEALS, player.seat(), "seals", player.seals(), expected, Rule.SET_5, Rule.SAL_5);
            } else if (drawn.fewestSealsPaid() > drawn.mostSealsPaid(gained)) {
                String given = drawn.fewestSealsPaid() + " for the coins drawn";
                String expected = "at most " + drawn.mostSealsPaid(gained);
                problems.addOfSeat(
                        PositionPart.SEALS, player.seat(), "seals paid", given, expected, Rule.DRW_2, Rule.SEA_2);
            }
        }
        int turnedUp = sources.turnedUp;
        if (turnedUp > table.objectDiscard.size()) {
            String expected = "at least " + turnedUp + ", for the perfumes with unknown points";
            problems.add(PositionPart.OBJECTS, "objects discarded", table.objectDiscard.size(), expected, Rule.SCO_3);
        }
        int left = coinsLeft();
        if (left < 0) {
            int paid = sources.fewestCoinsPaid();
            refuseMore(PositionPart.SPENT, "coins paid", paid, paid + left, Rule.DRW_2, Rule.SAL_4);
        }
    }

    private void checkPieces() {
        int seals = players + sources.most(Effect.SEAL) + (players - 1) * sources.salesWithSeals();
        for (Draws drawn : draws) {
            seals -= drawn.fewestSealsPaid();
        }
        refuseMore(PositionPart.SEALS, "seals in all", sum(Player::seals), seals, Rule.SET_5, Rule.SAL_5);
        int bought = Math.max(0, coinsLeft()) / Edition.HEAD_MERCHANT.size();
        int tokens = bought + sources.most(Effect.TOKEN);
        int drawn = Edition.TOKENS - table.tokenStack;
        refuseMore(PositionPart.HANDS, "tokens drawn", drawn, tokens, Rule.SET_6, Rule.EFF_4);
        if (tokens <= Edition.TOKENS) {
            refuseFewer(PositionPart.HANDS, "tokens drawn", drawn, sources.fewest(Effect.TOKEN), Rule.EFF_4);
        }
        int white = mostWhite() + mostWhiteChanged();
        refuseMore(PositionPart.PURSES, "W coins in all", whiteInAll(), white, Rule.SET_4, Rule.EFF_1);
        checkBlack();
    }

    private void checkBlack() {
        int inAll = Box.BLACK - table.blackPile;
        int start = Box.OF_EACH_SORT * players;
        int given = sources.most(Effect.BLACK) + (players - 1) * sources.most(Effect.OTHERS_BLACK);
        refuseMore(PositionPart.PURSES, "B coins in all", inAll, start + given, Rule.SET_3, Rule.EFF_1);
        boolean enough = start + given <= Box.BLACK;
        int surely = sources.fewest(Effect.BLACK) + (players - 1) * sources.fewest(Effect.OTHERS_BLACK);
        int fewest = start + (enough ? surely : 0) - sources.most(Effect.RETURN_BLACK);
        refuseFewer(PositionPart.PURSES, "B coins in all", inAll, fewest, Rule.SET_3, Rule.EFF_1);
    }

    /** How many seals a player can have got since the start. */
    private int sealsGained() {
        return sources.most(Effect.SEAL) + sources.salesWithSeals();
    }

    private int whiteInAll() {
        return Box.WHITE - table.whitePile;
    }

    /** How many white coins effects can have given. */
    private int mostWhite() {
        return sources.most(Effect.WHITE) + (players - 1) * sources.most(Effect.OTHERS_WHITE);
    }

    /** How many coins the players can have paid beyond those that the tiles have cost. */
    private int coinsLeft() {
        int gained = sealsGained();
        int coins = mostWhite() - whiteInAll() - sources.fewestCoinsPaid();
        for (Draws drawn : draws) {
            coins += drawn.mostCoinsPaid(gained);
        }
        return coins;
    }

    /** MKT-3: how many white coins of the changer can be left; another tile that one completes is sold in that turn. */
    private int mostWhiteChanged() {
        if (table.setup.coinChanger() == CoinChanger.FREE) {
            return Math.max(0, coinsLeft()) / (Edition.COIN_CHANGER.size() - 1);
        }
        Player buyer = table.active();
        boolean any = table.stage == Stage.SALES
                && Stall.all().stream()
                        .filter(stall -> stall != Stall.COIN_CHANGER)
                        .anyMatch(stall ->
                                buyer.edge(stall).has(Coin.W) && table.stalls().isComplete(buyer, stall));
        return any ? 1 : 0;
    }

    private void checkFewestSpaces(boolean renewed) {
        int fewest = points();
        boolean last = table.tokenPlayed && table.stage == Stage.START && !table.tokensGone.isEmpty();
        int played = last ? table.tokensGone.last().points() : 0; // PRV-3
        fewest += renewed ? played : Math.max(played, sources.fewestPointsOfTokens());
        if (table.isOver()) {
            fewest += sum(Player::seals) + sum(Player::handSize); // END-2
        }
        int given = sum(Player::position);
        if (given < fewest) {
            String expected = "at least " + fewest + ", the points of the tiles sold and the tokens played";
            problems.add(PositionPart.POSITIONS, "spaces moved in all", given, expected, Rule.SCO_1);
        }
    }

    /** SCO-1, PRV-3, MOV-1: points and symbols alone move a marker; END-2: at the end seals and tokens too. */
    private void checkMostSpaces() {
        int points = sources.mostOf(sources::mostPoints);
        for (TokenKind token : table.tokensGone) {
            points += token.points();
        }
        if (table.isOver()) {
            points += sum(Player::seals) + TokensReader.MOST_POINTS * sum(Player::handSize);
        }
        // the first move does not come from a space
        int most = points == 0 ? 0 : points + Transition.FORWARD * sources.most(Effect.FORWARD);
        int given = sum(Player::position);
        refuseMore(PositionPart.POSITIONS, "spaces moved in all", given, most, Rule.SCO_1, Rule.PRV_3);
        if (table.isOver() || given > most) {
            return;
        }
        for (Player player : table.players) {
            int moved = player.position();
            if (!sources.landings.canBeMoved(moved)) {
                String expected = "a sum of points of tiles and tokens";
                problems.addOfSeat(
                        PositionPart.POSITIONS, player.seat(), "position", moved, expected, Rule.SCO_1, Rule.PRV_3);
            }
        }
    }

    /** XTR-1: an extra turn comes from an effect. */
    private void checkTurns() {
        if (!table.isOver()) {
            int place = Math.floorMod(table.active - table.setup.startSeat(), players);
            int extra = table.turn - table.round * players - place + (table.again ? 1 : 0);
            refuseMore(PositionPart.TURN, "extra turns", extra, sources.most(Effect.AGAIN), Rule.XTR_1);
        }
    }

    private int sum(ToIntFunction<Player> number) {
        int sum = 0;
        for (Player player : table.players) {
            sum += number.applyAsInt(player);
        }
        return sum;
    }

    private void refuseMore(PositionPart part, String what, int given, int most, Rule... rules) {
        if (given > most) {
            problems.add(part, what, given, "at most " + most + " after " + table.turn + " turns", rules);
        }
    }

    private void refuseFewer(PositionPart part, String what, int given, int fewest, Rule... rules) {
        if (given < fewest) {
            problems.add(part, what, given, "at least " + fewest + " after " + table.turn + " turns", rules);
        }
    }
}
