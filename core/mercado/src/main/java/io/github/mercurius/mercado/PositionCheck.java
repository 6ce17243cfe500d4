package io.github.mercurius.mercado;

import io.github.mercurius.rules.internal.Problems;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Works out what follows from a position, counts its pieces, and finds all that is wrong with it, each problem with the
 * rules that it breaks.
 *
 * <p>What cannot be is replaced by something near it, so that the rest can be checked too.
 */
final class PositionCheck {
    /** More turns than any game has, and few enough to count without overflow. */
    private static final int MOST_TURNS = 1_000_000_000;

    /** More spaces than any marker moves, and few enough to count without overflow. */
    private static final int MOST_SPACES = 1_000_000;

    private static final int TABLE = Problems.NO_SEAT;

    final Position position;
    private final Consumer<Problems> refuse;
    private final Problems problems = new Problems();
    private final Setup setup;
    private final TableParts table;

    /**
     * Checks a position.
     *
     * @param refuse throws an exception if there are problems
     */
    PositionCheck(Position position, Consumer<Problems> refuse) {
        this.position = position;
        this.refuse = refuse;
        setup = position.parts.setup;
        table = position.parts.copy();
        complete();
        checkTable();
    }

    /** The table, or a refusal with all that is wrong. */
    Table table() {
        refuse.accept(problems);
        return new Table(table);
    }

    /** The state, or a refusal with all that is wrong, also that a hand is not known. */
    GameState state() {
        for (Player player : table.players) {
            String expected = player.handSize() + " tokens";
            refuseIf(isUnknown(player), "hands", player.seat(), "hand", "not known", expected, Rule.INF_1);
        }
        return Determinization.dealt(table(), position.hands);
    }

    /** The view, or a refusal with all that is wrong, also that more or less is known than the viewer knows. */
    PlayerView view() {
        for (Player player : table.players) {
            int seat = player.seat();
            boolean own = seat == position.viewer;
            boolean known = player.handSize() > 0 && !isUnknown(player);
            String expected = player.handSize() + " tokens, as this is the view of that seat";
            String hidden = "a hand that the viewer does not see";
            refuseIf(own && isUnknown(player), "hands", seat, "hand", "not known", expected, Rule.INF_1);
            refuseIf(!own && known, "hands", seat, "hand", "known", hidden, Rule.INF_1);
        }
        Tokens hand = position.viewer == PlayerView.SPECTATOR ? null : position.hands[position.viewer];
        return new PlayerView(
                table(), position.viewer, hand == null ? setup.edition().noTokens() : hand);
    }

    private boolean isUnknown(Player player) {
        return position.hands[player.seat()] == null && player.handSize() > 0;
    }

    /** Notes a problem of the table, or of a seat, which it names. */
    private void refuseIf(
            boolean wrong, String part, int seat, String what, Object given, String expected, Rule... rules) {
        if (wrong) {
            problems.add(part, seat, seat == TABLE ? what : what + " of seat " + seat, given, expected, rules);
        }
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
        PieceCount.fill(position, table, problems);
        table.stage = table.ask == null ? Stage.OVER : stage(table.ask);
        table.actor = actor();
        table.standing = standing();
        int draws = table.sealPaid ? Legality.DRAWN_FOR_SEAL : Legality.coinsToDraw(table.player());
        table.toDraw = table.ask == Ask.COINS ? draws : 0;
    }

    /** END-1, END-5: whether markers or rounds say that the last round has begun. */
    static boolean isLastRound(TableParts table) {
        return isAnyPast(table) || TurnEnd.isLast(table.round);
    }

    private static boolean isAnyPast(TableParts table) {
        int length = table.setup.track().length();
        return Arrays.stream(table.players).anyMatch(player -> player.position() >= length);
    }

    /** TRN-1: what is asked, and what is still to be done, say the stage. */
    private Stage stage(Ask ask) {
        return switch (ask) {
            case ACTION, SYMBOL -> Stage.START;
            case PLAY, COINS -> Stage.PLAY;
            case SALE, WHITE, DISCARD -> Stage.SALES;
            case TILE -> table.emptyStall() != null ? Stage.REFILL : Stage.SALES;
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
        checkTurns();
        checkSold();
        for (Player player : table.players) {
            Stall.all().forEach(stall -> checkEdge(player, stall));
            Coins spent = player.spent();
            boolean white = spent.has(Coin.W);
            refuseIf(white, "spent", player.seat(), "coins spent", spent, "no white ones", Rule.SAL_4);
        }
        boolean onTrack = areMarkersOnTrack();
        checkLastRound();
        if (table.ask == null) {
            checkEnd();
        } else {
            checkDone(table.ask);
            checkCoinsOfTurn(table.ask);
            if (onTrack) {
                checkAsk(table.ask);
                String expected = "the steps that are left when " + table.ask + " is asked";
                boolean wrong = !isTodoRight(table.ask);
                refuseIf(wrong, "todo", TABLE, "todo", table.todo, expected, Rule.SAL_3, Rule.PRV_3);
            }
        }
    }

    /** XTR-1: turns beyond those of the rounds are extra ones. */
    private void checkTurns() {
        boolean isOver = table.ask == null;
        int mostRounds = isOver ? TurnEnd.MOST_ROUNDS : TurnEnd.MOST_ROUNDS - 1;
        int players = table.players.length;
        int inRound = isOver ? 0 : Math.floorMod(table.active - setup.startSeat(), players);
        if (table.turn < 0 || table.turn > MOST_TURNS) {
            refuseIf(true, "turn", TABLE, "turns", table.turn, "0 to " + MOST_TURNS, Rule.TRN_4);
        } else if (table.round > mostRounds) {
            refuseIf(true, "round", TABLE, "rounds", table.round, "at most " + mostRounds, Rule.END_5);
        } else if (table.round < 0 || table.round * players + inRound > table.turn) {
            String given = table.round + " with seat " + table.active + " to play";
            String expected = "a round and a seat that " + table.turn + " turns can lead to";
            refuseIf(true, "round", TABLE, "rounds", given, expected, Rule.TRN_4, Rule.XTR_1);
        }
    }

    private boolean areMarkersOnTrack() {
        boolean right = true;
        for (Player player : table.players) {
            int spaces = player.position();
            boolean off = spaces < 0 || spaces > MOST_SPACES;
            refuseIf(off, "positions", player.seat(), "position", spaces, "0 to " + MOST_SPACES, Rule.MOV_1);
            right &= !off;
        }
        return right;
    }

    /** END-1, END-5: why the last round has begun. At the end a marker can have reached the disc by its seals. */
    private void checkLastRound() {
        boolean past = isAnyPast(table);
        boolean hundredth = TurnEnd.isLast(table.round);
        boolean must = table.ask == null ? table.round >= TurnEnd.MOST_ROUNDS : past || hundredth;
        boolean wrong = table.lastRound ? !past && !hundredth : must;
        String why = hundredth && !past
                ? "yes, as it is the 100th"
                : past ? "yes, as a marker has reached the disc" : "no, as no marker has reached the disc";
        Rule rule = hundredth && !past ? Rule.END_5 : Rule.END_1;
        refuseIf(wrong, "last", TABLE, "last round", table.lastRound ? "yes" : "no", why, rule);
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

    /** PLY-3, SAL-1: coins at an edge fit, and a tile that is paid for is sold at the end of the turn. */
    private void checkEdge(Player player, Stall stall) {
        Coins edge = player.edge(stall);
        Price price = table.stalls().price(stall);
        if (price == null) {
            String expected = "no coins where nothing is for sale";
            refuseIf(!edge.isEmpty(), "edges", player.seat(), "edge at stall " + stall, edge, expected, Rule.SAL_6);
        } else if (!price.fits(edge)) {
            String expected = "coins that fit the price";
            refuseIf(true, "edges", player.seat(), "edge at stall " + stall, edge, expected, Rule.PLY_3);
        } else {
            boolean unsold = price.isCompletedBy(edge) && !mayBeComplete(player, stall);
            String expected = "fewer coins, as the tile would be sold";
            refuseIf(unsold, "edges", player.seat(), "edge at stall " + stall, edge, expected, Rule.SAL_1);
        }
    }

    private boolean mayBeComplete(Player player, Stall stall) {
        boolean sells = table.stage == Stage.PLAY || table.stage == Stage.SALES;
        boolean waits = stall == Stall.COIN_CHANGER && !table.stalls().isFree(); // MKT-3
        return waits || (sells && player.seat() == table.active);
    }

    private void checkEnd() {
        boolean reset = !table.tokenPlayed && !table.sealPaid && !table.again && table.placed == 0;
        boolean left = !reset || !table.drawn.isEmpty() || !table.todo.isEmpty();
        String nothing = "nothing left of a turn when the game is over";
        refuseIf(left, "ask", TABLE, "the end", "in the middle of a turn", nothing, Rule.END_1);
        boolean last = table.lastRound && isAnyPast(table);
        boolean goesOn = !last && table.round < TurnEnd.MOST_ROUNDS && !TurnEnd.isCold(table);
        String expected = "a last round, or a market where nothing can happen";
        refuseIf(goesOn, "ask", TABLE, "the end", "over", expected, Rule.END_1, Rule.END_4);
    }

    private void checkDone(Ask ask) {
        boolean atStart = table.stage == Stage.START;
        boolean noneGone = table.tokenPlayed && table.tokensGone.isEmpty();
        refuseIf(noneGone, "done", TABLE, "token played", "yes", "a token out of the game", Rule.PRV_3);
        boolean again = table.again && (atStart || table.stage == Stage.PLAY);
        boolean unplayed = !table.tokenPlayed && (again || (atStart && ask != Ask.ACTION));
        String before = "yes, before anything else happens";
        refuseIf(unplayed, "done", TABLE, "token played", "no", before, Rule.PRV_1);
        boolean early = table.sealPaid && atStart;
        refuseIf(early, "done", TABLE, "seal paid", "yes", "no before coins are played", Rule.SEA_1);
    }

    /** DRW-2, SEA-1: how many coins were set and drawn in this turn, of those that it can draw. */
    private void checkCoinsOfTurn(Ask ask) {
        boolean plays = table.stage == Stage.PLAY;
        boolean none = table.stage == Stage.START || (ask == Ask.COINS && !table.sealPaid);
        int most = Legality.DRAWN + (table.sealPaid && ask != Ask.COINS ? Legality.DRAWN_FOR_SEAL : 0);
        int placed = table.placed;
        int mostPlaced = none ? 0 : most;
        boolean impossible = placed < 0 || placed > mostPlaced;
        refuseIf(impossible, "placed", TABLE, "coins set", placed, "0 to " + mostPlaced, Rule.DRW_2, Rule.SEA_1);
        int mostDrawn = plays && !none ? Math.max(0, most - placed) : 0;
        boolean tooMany = table.drawn.size() > mostDrawn || table.drawn.has(Coin.B);
        String expected = plays && !none ? "drawn coins that are not black, " + most + " with those set" : "none";
        refuseIf(tooMany, "drawn", TABLE, "drawn coins", table.drawn, expected, Rule.DRW_2, Rule.DRW_3);
        int atEdges = table.player().edges().stream().mapToInt(Coins::size).sum();
        boolean missing = plays && placed > atEdges;
        refuseIf(missing, "placed", TABLE, "coins set", placed, "at most " + atEdges + " at edges", Rule.PLY_1);
    }

    /** Whether what is asked can be answered. There are more tiles than stalls, so a tile can always be drawn. */
    private void checkAsk(Ask ask) {
        Player player = table.player();
        Stalls stalls = table.stalls();
        switch (ask) {
            case ACTION -> {
                boolean cold = !table.tokenPlayed && TurnEnd.isCold(table);
                refuseUnless(!cold, ask, "something that can happen, or the end of the game", Rule.END_4);
            }
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
            case TOKEN -> refuseUnless(table.tokenStack > 0, ask, "tokens in the stack", Rule.CHN_3);
            default -> {}
        }
    }

    private void refuseUnless(boolean right, Ask ask, String expected, Rule rule) {
        refuseIf(!right, "ask", TABLE, "ask", ask, expected, rule);
    }

    /** SAL-3, PRV-3: the steps still to be done are the last ones of the token that was played, or of the sale. */
    private boolean isTodoRight(Ask ask) {
        List<Todo> todo = table.todo;
        if (ask == Ask.ACTION || ask == Ask.SALE || table.stage == Stage.PLAY || table.stage == Stage.REFILL) {
            return todo.isEmpty();
        }
        if (table.stage == Stage.START) {
            List<Effect> effects = table.tokensGone.isEmpty()
                    ? List.of()
                    : table.tokensGone.get(table.tokensGone.size() - 1).effects();
            return isLeft(todo, Todo.Apply.each(effects), ask);
        }
        Todo last = todo.isEmpty() ? null : todo.get(todo.size() - 1);
        if (!(last instanceof Todo.Close close) || !isUnderSale(close.stall(), ask)) {
            return false;
        }
        Tile tile = tileAt(close.stall());
        List<Todo> steps = Todo.Apply.each(tile == null ? List.of() : tile.effects());
        steps.add(close);
        int from = 0;
        if (ask == Ask.DISCARD) { // EFF-2: the players after the one who is asked
            for (int seat = table.next(table.actor); seat != table.active; seat = table.next(seat)) {
                if (!todo.get(from++).equals(new Todo.Discard(seat))) {
                    return false;
                }
            }
        }
        return isLeft(todo.subList(from, todo.size()), steps, ask);
    }

    private @Nullable Tile tileAt(Stall stall) {
        return stall.isMerchandise() ? table.tiles[stall.ordinal()] : null;
    }

    private boolean isUnderSale(Stall stall, Ask ask) {
        Tile tile = tileAt(stall);
        boolean fits = switch (ask) {
            case WHITE -> stall == Stall.COIN_CHANGER;
            case TOKEN -> stall != Stall.COIN_CHANGER;
            case TILE -> tile != null && tile.points().type() == Points.Type.UNKNOWN;
            default -> tile != null;
        };
        return fits && table.stalls().isComplete(table.player(), stall);
    }

    /** Whether some steps are left of others: all of them while the marker moves, before any effect. */
    private static boolean isLeft(List<Todo> left, List<Todo> steps, Ask ask) {
        int done = steps.size() - left.size();
        boolean all = ask == Ask.SYMBOL || ask == Ask.TILE;
        boolean some = all ? done == 0 : done >= 0;
        return some && steps.subList(done, steps.size()).equals(left);
    }
}
