package io.github.mercurius.mercado;

import io.github.mercurius.common.Problems;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * What can have been gained so far. While the discarded objects cannot have become the stack again (RPL-2), the tile,
 * the token or the space of the track that gave each gain can still be seen. Perfumes that were sold before theirs did
 * so can have given their gains once more each time.
 */
final class Gains {
    /** A turn draws six objects at the most: four for the stalls and one for the points of each perfume. */
    private static final int OBJECTS_A_TURN = 6;

    private static final int PERFUMES_A_TURN = 2;
    /** As many tiles at least lie on a discard when it becomes the stack: all but those at the stalls. */
    private static final int STACKED_OBJECTS = Edition.OBJECTS - Deal.OBJECTS;

    private static final int STACKED_PERFUMES = Edition.PERFUMES - Deal.PERFUMES;
    /** So many turns that more change nothing, and few enough to count without overflow. */
    private static final int ENOUGH_TURNS = 1_000_000;

    private final Table table;
    private final Problems<PositionPart> problems;
    private final int players;
    /** The tiles that were sold or turned up, or are being sold. */
    private final List<Tile> tiles = new ArrayList<>();
    /** How many of them are not being sold any more. */
    private final int closed;
    /** Whether something was or can have been sold in the turn in progress. */
    private final boolean sales;
    /** By effect, how often it is shown in all, and how often by tokens. */
    private final int[] shown = new int[Effect.values().length];

    private final int[] shownByTokens = new int[shown.length];
    /** How often the discarded perfumes can have become the stack. */
    private final int perfumesRenewed;

    private Gains(Table table, Problems<PositionPart> problems) {
        this.table = table;
        this.problems = problems;
        players = table.players.length;
        sales = table.stage == Stage.SALES || table.stage == Stage.REFILL;
        table.objectDiscard.forEach(tiles::add);
        table.perfumeDiscard.forEach(tiles::add);
        table.sold.forEach(this::addTile);
        closed = tiles.size();
        table.todo.forEach(step -> {
            if (step instanceof Todo.Close close) {
                addTile(close.stall());
            }
        });
        perfumesRenewed = Math.max(0, mostPerfumes() - table.perfumeDiscard.size()) / STACKED_PERFUMES;
        countShown();
    }

    private void addTile(Stall stall) {
        table.tile(stall).ifPresent(tiles::add);
    }

    /** Finds gains that nothing can have given. */
    static void check(Table table, Problems<PositionPart> problems) {
        Gains gains = new Gains(table, problems);
        gains.checkDiscards();
        gains.checkFewestSpaces();
        if (!gains.canHaveRenewedObjects()) {
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
        Arrays.setAll(points, i -> fewestPoints(objects.get(i)));
        Arrays.sort(points);
        int given = points();
        for (int i = 0; i < STACKED_OBJECTS; i++) {
            given += points[i];
        }
        return given <= sum(Player::position);
    }

    /** SCO-1: what the tiles have moved their buyers, at least; they act before anything else is asked. */
    private int points() {
        int points = 0;
        for (Tile tile : tiles) {
            points += fewestPoints(tile);
        }
        return points;
    }

    /** SCO-2: the place of the first is 1. */
    private static int fewestPoints(Tile tile) {
        return tile.points().type() == Points.Type.RANK ? 1 : tile.points().number();
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

    private void checkPieces() {
        refuseMore(PositionPart.SEALS, "seals in all", sum(Player::seals), mostSeals(), Rule.SET_5, Rule.SAL_5);
        int bought = marketSales(Stall.HEAD_MERCHANT);
        int token = Effect.TOKEN.ordinal();
        boolean first = bought + shown[token] > shownByTokens[token]; // it does not come from a token
        int tokens = first ? bought + times(Effect.TOKEN) : 0;
        int drawn = Edition.TOKENS - table.tokenStack;
        refuseMore(PositionPart.HANDS, "tokens drawn", drawn, tokens, Rule.SET_6, Rule.EFF_4);
        int white = times(Effect.WHITE) + (players - 1) * times(Effect.OTHERS_WHITE) + marketSales(Stall.COIN_CHANGER);
        refuseMore(PositionPart.PURSES, "W coins in all", Box.WHITE - table.whitePile, white, Rule.SET_4, Rule.EFF_1);
        int start = Box.OF_EACH_SORT * players;
        int black = start + times(Effect.BLACK) + (players - 1) * times(Effect.OTHERS_BLACK);
        int inAll = Box.BLACK - table.blackPile;
        refuseMore(PositionPart.PURSES, "B coins in all", inAll, black, Rule.SET_3, Rule.EFF_1);
        int least = start - times(Effect.RETURN_BLACK);
        if (inAll < least) {
            problems.add(PositionPart.PURSES, "B coins in all", inAll, "at least " + least, Rule.SET_3, Rule.EFF_1);
        }
    }

    /** How many seals the players can have got in all. */
    private int mostSeals() {
        int sales = closed + Edition.PERFUMES * perfumesRenewed;
        return players + times(Effect.SEAL) + (players - 1) * sales; // SAL-5 comes last
    }

    /** How often a market tile can have been sold: once in a turn, as its price takes more than a white coin. */
    private int marketSales(Stall stall) {
        return table.turn + (sales && !isStillToBeSold(stall) ? 1 : 0);
    }

    /** Whether a market tile may be sold later in this turn, so that it was not sold before. */
    private boolean isStillToBeSold(Stall stall) {
        if (table.stage != Stage.SALES) {
            return false;
        }
        Stalls stalls = table.stalls();
        Coins withWhite = table.active().edge(stall).plus(Coin.W);
        return stalls.isComplete(table.active(), stall)
                || (stall == Stall.HEAD_MERCHANT
                        && stalls.isComplete(table.active(), Stall.COIN_CHANGER)
                        && Edition.HEAD_MERCHANT.isCompletedBy(withWhite));
    }

    private void checkFewestSpaces() {
        int fewest = points();
        if (table.tokenPlayed && table.stage == Stage.START && !table.tokensGone.isEmpty()) {
            fewest += table.tokensGone.last().points(); // PRV-3
        }
        if (table.isOver()) {
            fewest += sum(Player::seals) + sum(Player::handSize); // END-2
        }
        int given = sum(Player::position);
        if (given < fewest) {
            String expected = "at least " + fewest + ", the points of the tiles sold";
            problems.add(PositionPart.POSITIONS, "spaces moved in all", given, expected, Rule.SCO_1);
        }
    }

    /** SCO-1, PRV-3, MOV-1: points and symbols alone move a marker; END-2: at the end seals and tokens too. */
    private void checkMostSpaces() {
        int points = 0;
        for (Tile tile : tiles) {
            points += mostPoints(tile);
        }
        for (Tile perfume : table.setup.edition().perfumes()) {
            points += perfumesRenewed * mostPoints(perfume);
        }
        for (TokenKind token : table.tokensGone) {
            points += token.points();
        }
        if (table.isOver()) {
            points += sum(Player::seals) + TokensReader.MOST_POINTS * sum(Player::handSize);
        }
        // the first move does not come from a space
        int most = points == 0 ? 0 : points + Transition.FORWARD * times(Effect.FORWARD);
        refuseMore(PositionPart.POSITIONS, "spaces moved in all", sum(Player::position), most, Rule.SCO_1, Rule.PRV_3);
    }

    /** XTR-1: an extra turn comes from an effect. */
    private void checkTurns() {
        if (!table.isOver()) {
            int place = Math.floorMod(table.active - table.setup.startSeat(), players);
            int extra = table.turn - table.round * players - place + (table.again ? 1 : 0);
            refuseMore(PositionPart.TURN, "extra turns", extra, times(Effect.AGAIN), Rule.XTR_1);
        }
    }

    private int mostPoints(Tile tile) {
        return tile.points().type() == Points.Type.RANK
                ? players
                : tile.points().number();
    }

    /** How often an effect can have acted: as often as it is shown, but for what is still to come. */
    private int times(Effect effect) {
        return Math.max(0, shown[effect.ordinal()] - stillToCome(effect));
    }

    /** How often an effect is left to do, or asked about: it will act later in this turn. */
    private int stillToCome(Effect effect) {
        Todo step = new Todo.Apply(effect);
        int left = table.todo.filter(step::equals).size();
        boolean asked = table.ask == Ask.SYMBOL && effect == table.symbol();
        boolean drawn = table.ask == Ask.TOKEN && effect == Effect.TOKEN && !isHeadMerchantSelling();
        return left + (asked || drawn ? 1 : 0);
    }

    private boolean isHeadMerchantSelling() {
        return table.todo.contains(new Todo.Close(Stall.HEAD_MERCHANT));
    }

    /** How many tiles, tokens and spaces of the track show each effect, each as often as it does. */
    private void countShown() {
        count(shown, tiles, 1);
        count(shown, table.setup.edition().perfumes(), perfumesRenewed);
        for (TokenKind token : table.tokensGone) {
            token.effects().forEach(effect -> shownByTokens[effect.ordinal()]++);
        }
        for (int effect = 0; effect < shown.length; effect++) {
            shown[effect] += shownByTokens[effect];
        }
        Track track = table.setup.track();
        for (Player player : table.players) {
            for (int moved = 1; moved <= Math.min(player.position(), track.length() - 1); moved++) {
                track.symbol((table.setup.disc() + moved) % track.length())
                        .ifPresent(effect -> shown[effect.ordinal()]++);
            }
        }
    }

    private static void count(int[] shown, List<Tile> tiles, int times) {
        for (Tile tile : tiles) {
            for (Effect effect : tile.effects()) {
                shown[effect.ordinal()] += times;
            }
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
}
