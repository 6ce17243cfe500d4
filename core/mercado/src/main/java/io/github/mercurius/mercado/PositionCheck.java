package io.github.mercurius.mercado;

import io.github.mercurius.rules.internal.PositionFields;
import io.github.mercurius.rules.internal.Problems;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Works out what follows from a position, counts its pieces, and finds all that is wrong with it, each problem with the
 * rules that it breaks. Whether a game can have led here is not asked.
 *
 * <p>What cannot be is replaced by something near it, so that the rest can be checked too.
 */
final class PositionCheck extends Problems {
    /** More turns than any game has, and few enough to count without overflow. */
    private static final int MOST_TURNS = 1_000_000_000;

    /** More spaces than any marker moves, and few enough to count without overflow. */
    private static final int MOST_SPACES = 1_000_000;

    final Position position;
    private final Setup setup;
    private final TableParts table;

    /**
     * Checks a position.
     *
     * @param text the text that it was read from, if there is one
     */
    PositionCheck(Position position, @Nullable PositionFields text) {
        super(text);
        this.position = position;
        setup = position.parts.setup;
        table = position.parts.copy();
        complete();
        checkTable();
        if (table.ask == null) {
            checkEnd();
        } else {
            checkTurn(table.ask);
        }
    }

    /** The table, or a refusal with all that is wrong. */
    Table table() {
        throwIfAny();
        return new Table(table);
    }

    /** The state, or a refusal with all that is wrong, also that a hand is not known. */
    GameState state() {
        for (Player player : table.players) {
            checkKnown(player, true);
        }
        return Determinization.dealt(table(), position.hands);
    }

    /** The view, or a refusal with all that is wrong, also that more or less is known than the viewer knows. */
    PlayerView view() {
        for (Player player : table.players) {
            checkKnown(player, player.seat() == position.viewer);
        }
        Tokens hand = position.viewer == PlayerView.SPECTATOR ? null : position.hands[position.viewer];
        return new PlayerView(
                table(), position.viewer, hand == null ? setup.edition().noTokens() : hand);
    }

    private void checkKnown(Player player, boolean sees) {
        int size = player.handSize();
        boolean known = size > 0 ? position.hands[player.seat()] != null : sees;
        checkKnown(player.seat(), known, sees, size + " tokens", Rule.INF_1);
    }

    private void complete() {
        if (position.unsaid.contains("round")) {
            table.round = Math.max(0, table.turn) / table.players.length;
        }
        if (table.ask == null) {
            table.active = 0; // nobody's turn: the same in all tables, no matter who played last
        } else if (position.unsaid.contains("seat")) {
            table.active = Math.floorMod(setup.startSeat() + table.turn, table.players.length);
        }
        if (position.unsaid.contains("last")) {
            table.lastRound = isLastRound(table);
        }
        PieceCount.fill(position, table, this);
        table.stage = table.ask == null ? Stage.OVER : stage(table.ask);
        table.actor = actor();
        table.standing = standing();
        int draws = isSealPaid() ? Legality.DRAWN_FOR_SEAL : Legality.coinsToDraw(table.player());
        table.toDraw = table.ask == Ask.COINS ? draws : 0;
    }

    private boolean isSealPaid() {
        return table.done.contains(Position.Done.SEAL);
    }

    /** END-1, END-5: whether markers or rounds say that the last round has begun. */
    static boolean isLastRound(TableParts table) {
        int length = table.setup.track().length();
        boolean isAnyPast = Arrays.stream(table.players).anyMatch(player -> player.position() >= length);
        return isAnyPast || TurnEnd.isLast(table.round);
    }

    /** TRN-1: what is asked, and what is still to be done, say the stage. */
    private Stage stage(Ask ask) {
        return switch (ask) {
            case ACTION, SYMBOL -> Stage.START;
            case PLAY, COINS -> Stage.PLAY;
            case SALE, WHITE, DISCARD -> Stage.SALES;
            case TILE -> table.todo.isEmpty() ? Stage.REFILL : Stage.SALES;
            case TOKEN -> table.todo.stream().anyMatch(Todo.Close.class::isInstance) ? Stage.SALES : Stage.START;
        };
    }

    private int actor() {
        if (table.ask == null || table.ask.isChance()) {
            return Table.NOBODY;
        }
        if (table.ask != Ask.DISCARD) {
            return table.active;
        }
        boolean nobody = table.actor == Table.NOBODY;
        boolean wrong = nobody || table.actor == table.active;
        String given = nobody ? "nobody" : "seat " + table.actor;
        refuseIf(wrong, "ask", TABLE, "who discards", given, "one of the other players", Rule.EFF_2);
        return wrong ? table.next(table.active) : table.actor;
    }

    private List<Integer> standing() {
        List<Integer> start = TableParts.atStart(setup);
        List<Integer> byPosition = table.byPosition(start);
        if (position.unsaid.contains("standing")) {
            return byPosition;
        }
        List<Integer> said = table.standing;
        boolean all = said.size() == start.size() && said.containsAll(start);
        boolean right = all && table.byPosition(said).equals(said);
        String expected = "each seat once, the one ahead first, such as " + byPosition;
        refuseIf(!right, "standing", TABLE, "standing", said, expected, Rule.MOV_4);
        return right ? said : byPosition;
    }

    private void checkTable() {
        between("turn", TABLE, "turns", table.turn, 0, MOST_TURNS, Rule.TRN_4);
        int mostRounds = table.ask == null ? TurnEnd.MOST_ROUNDS : TurnEnd.MOST_ROUNDS - 1;
        between("round", TABLE, "rounds", table.round, 0, mostRounds, Rule.END_5);
        checkLastRound();
        checkSold();
        for (Player player : table.players) {
            int seat = player.seat();
            Stall.all().forEach(stall -> checkEdge(player, stall));
            Coins spent = player.spent();
            refuseIf(spent.has(Coin.W), "spent", seat, "coins spent", spent, "no white ones", Rule.SAL_4);
            between("positions", seat, "position", player.position(), 0, MOST_SPACES, Rule.MOV_1);
        }
    }

    /** END-1, END-5: markers and rounds say whether it is the last round; the market can go cold before it (END-4). */
    private void checkLastRound() {
        boolean isLast = isLastRound(table);
        boolean endedBefore = table.ask == null && !table.lastRound && table.round < TurnEnd.MOST_ROUNDS;
        boolean wrong = table.lastRound != isLast && !endedBefore;
        String given = table.lastRound ? "yes" : "no";
        String expected = (isLast ? "yes" : "no") + ", as the markers and the rounds tell";
        refuseIf(wrong, "last", TABLE, "last round", given, expected, Rule.END_1, Rule.END_5);
    }

    private void checkSold() {
        List<Stall> sold = table.sold;
        boolean right = (sold.isEmpty() || table.stage == Stage.SALES)
                && Stall.merchandise().containsAll(sold)
                && new HashSet<>(sold).size() == sold.size();
        String expected = "stalls of merchandise, each once, during sales";
        refuseIf(!right, "sold", TABLE, "sold", sold, expected, Rule.SAL_7, Rule.RPL_1);
        for (Stall stall : Stall.merchandise()) {
            boolean empty = table.stage != Stage.REFILL && table.tiles[stall.ordinal()] == null;
            refuseIf(empty, "tiles", TABLE, "tile at stall " + stall, "none", "one before refilling", Rule.RPL_1);
        }
    }

    /** PLY-3, SAL-6. */
    private void checkEdge(Player player, Stall stall) {
        Coins edge = player.edge(stall);
        Price price = table.stalls().price(stall);
        boolean fits = price == null ? edge.isEmpty() : price.fits(edge);
        String expected = price == null ? "no coins where nothing is for sale" : "coins that fit the price";
        Rule rule = price == null ? Rule.SAL_6 : Rule.PLY_3;
        refuseIf(!fits, "edges", player.seat(), "edge at stall " + stall, edge, expected, rule);
    }

    private void checkEnd() {
        boolean left = !table.done.isEmpty() || table.placed != 0 || !table.drawn.isEmpty() || !table.todo.isEmpty();
        String nothing = "nothing left of a turn when the game is over";
        refuseIf(left, "ask", TABLE, "the end", "in the middle of a turn", nothing, Rule.END_1);
    }

    private void checkTurn(Ask ask) {
        boolean sealed = table.stage == Stage.START && isSealPaid();
        refuseIf(sealed, "done", TABLE, "seal paid", "yes", "no before coins are played", Rule.SEA_1);
        // DRW-2, SEA-1: how many coins were set and drawn in this turn, of those that it can draw
        boolean none = table.stage == Stage.START || (ask == Ask.COINS && !isSealPaid());
        int most = none ? 0 : Legality.DRAWN + (isSealPaid() && ask != Ask.COINS ? Legality.DRAWN_FOR_SEAL : 0);
        between("placed", TABLE, "coins set", table.placed, 0, most, Rule.DRW_2);
        int mostDrawn = table.stage == Stage.PLAY ? Math.max(0, most - table.placed) : 0;
        boolean tooMany = table.drawn.size() > mostDrawn || table.drawn.has(Coin.B);
        String expected = mostDrawn == 0 ? "none" : "at most " + mostDrawn + " that are not black";
        refuseIf(tooMany, "drawn", TABLE, "drawn coins", table.drawn, expected, Rule.DRW_2, Rule.DRW_3);
        if (table.player().position() >= 0) {
            checkAsk(ask);
            String steps = "the steps that can be left when " + ask + " is asked";
            refuseIf(!isTodoRight(ask), "todo", TABLE, "todo", table.todo, steps, Rule.SAL_3, Rule.PRV_3);
        }
    }

    /** Whether what is asked can be answered. There are more tiles than stalls, so a tile can always be drawn. */
    private void checkAsk(Ask ask) {
        Player player = table.player();
        Stalls stalls = table.stalls();
        switch (ask) {
            case SYMBOL -> refuseUnless(table.symbol() != null, ask, "a space with a symbol that acts", Rule.MOV_3);
            case COINS -> {
                boolean right =
                        table.toDraw > 0 && table.toDraw <= player.purse().size();
                refuseUnless(right, ask, "coins that can be drawn", Rule.DRW_1);
            }
            case SALE ->
                refuseUnless(stalls.forSale(player).size() > 1, ask, "two tiles at least that can be sold", Rule.SAL_2);
            case WHITE -> {
                int places = stalls.placesForWhite(player).size() + (stalls.isFree() ? 1 : 0);
                boolean right = table.whitePile > 0 && places > 1;
                refuseUnless(right, ask, "a white coin, and two places for it at least", Rule.MKT_4);
            }
            case DISCARD -> {
                Tokens hand = position.hands[table.actor];
                int kinds = hand == null
                        ? table.players[table.actor].handSize()
                        : hand.kinds().size();
                refuseUnless(kinds > 1, ask, "two kinds of tokens at least in that hand", Rule.RUL_7);
            }
            case TILE -> {
                boolean right = table.stage != Stage.REFILL || table.emptyStall() != null;
                refuseUnless(right, ask, "an empty stall, or a sale whose points are drawn", Rule.RPL_1);
            }
            case TOKEN -> refuseUnless(table.tokenStack > 0, ask, "tokens in the stack", Rule.CHN_3);
            default -> {}
        }
    }

    private void refuseUnless(boolean right, Ask ask, String expected, Rule rule) {
        refuseIf(!right, "ask", TABLE, "ask", ask, expected, rule);
    }

    /** SAL-3, PRV-3: what is left is some effects of a token that was played, or some steps of a sale and its end. */
    private boolean isTodoRight(Ask ask) {
        List<Todo> todo = table.todo;
        if (ask == Ask.ACTION || ask == Ask.SALE || table.stage == Stage.PLAY || table.stage == Stage.REFILL) {
            return todo.isEmpty();
        }
        if (table.stage == Stage.START) {
            return todo.stream()
                    .allMatch(step ->
                            step instanceof Todo.Apply apply && apply.effect().isOnTokens());
        }
        int last = todo.size() - 1;
        return last >= 0
                && todo.get(last) instanceof Todo.Close close
                && isUnderSale(close.stall(), ask)
                && todo.subList(0, last).stream().allMatch(this::isOfSale);
    }

    /** SAL-1: whether the buyer has paid for a tile with which this can be asked. */
    private boolean isUnderSale(Stall stall, Ask ask) {
        Tile tile = stall.isMerchandise() ? table.tiles[stall.ordinal()] : null;
        boolean fits = switch (ask) {
            case WHITE -> stall == Stall.COIN_CHANGER; // MKT-4
            case TILE -> tile != null && tile.points().type() == Points.Type.UNKNOWN; // SCO-3
            default -> true;
        };
        return fits && table.stalls().isComplete(table.player(), stall);
    }

    private boolean isOfSale(Todo step) {
        return step instanceof Todo.Apply apply
                ? apply.effect().isOnTiles()
                : step instanceof Todo.Discard discard && discard.seat() != table.active; // EFF-2
    }
}
