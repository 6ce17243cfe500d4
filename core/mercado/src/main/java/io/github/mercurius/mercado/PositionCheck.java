package io.github.mercurius.mercado;

import io.github.mercurius.rules.internal.Problems;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;

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

    final Position position;
    private final Consumer<Problems> refuse;
    private final Problems problems = new Problems();
    private final Setup setup;
    private final Table table;

    /**
     * Checks a position, unless it was accepted before.
     *
     * @param refuse throws an exception if there are problems
     */
    PositionCheck(Position position, Consumer<Problems> refuse) {
        this.position = position;
        this.refuse = refuse;
        setup = position.parts.setup;
        if (position.accepted != null) {
            table = position.accepted;
        } else {
            table = complete(Position.draft(new Table(position.parts)));
            checkTable();
        }
    }

    /** The table, or a refusal with all that is wrong. */
    Table table() {
        refuse.accept(problems);
        position.accepted = table;
        return table;
    }

    /** The state, or a refusal with all that is wrong, also that a hand is not known. */
    GameState state() {
        for (Player player : table.players) {
            if (position.hands[player.seat()] == null && player.handSize() > 0) {
                refuseHand(player, "not known", player.handSize() + " tokens");
            }
        }
        return Determinization.dealt(table(), position.hands);
    }

    /** The view, or a refusal with all that is wrong, also that more or less is known than the viewer knows. */
    PlayerView view() {
        for (Player player : table.players) {
            boolean own = player.seat() == position.viewer;
            boolean known = position.hands[player.seat()] != null;
            if (own && !known && player.handSize() > 0) {
                refuseHand(player, "not known", player.handSize() + " tokens, as this is the view of that seat");
            } else if (!own && known && player.handSize() > 0) {
                refuseHand(player, "known", "a hand that the viewer does not see");
            }
        }
        Tokens hand = position.viewer == PlayerView.SPECTATOR ? null : position.hands[position.viewer];
        return new PlayerView(
                table(), position.viewer, hand == null ? setup.edition().noTokens() : hand);
    }

    private void refuseHand(Player player, String given, String expected) {
        problems.addOfSeat("hands", player.seat(), "hand", given, expected, Rule.INF_1);
    }

    private Table complete(TableDraft draft) {
        if (position.unsaid.contains("round")) {
            draft.round = Math.max(0, draft.turn) / draft.players.length;
        }
        if (draft.ask == null) {
            draft.active = 0; // nobody's turn: the same in all tables, no matter who played last
        } else if (position.unsaid.contains("seat")) {
            draft.active = Math.floorMod(setup.startSeat() + draft.turn, draft.players.length);
        }
        if (position.unsaid.contains("last")) {
            draft.lastRound = isLastRound(setup, draft.players, draft.round);
        }
        draft.blackPile = Box.BLACK;
        draft.whitePile = Box.WHITE;
        draft.sealPile = Box.SEALS;
        draft.objectStack = Tiles.objects();
        draft.perfumeStack = Tiles.perfumes();
        draft.tokenStack = Edition.TOKENS;
        PieceCount.fill(position, draft, problems);
        draft.stage = stage(draft);
        draft.actor = actor(draft);
        draft.standing = standing(draft);
        draft.toDraw = 0;
        if (draft.ask == Ask.COINS) {
            draft.toDraw = draft.sealPaid ? Legality.DRAWN_FOR_SEAL : Legality.coinsToDraw(draft.player());
        }
        return new Table(draft);
    }

    /** END-1, END-5: whether markers or rounds say that the last round has begun. */
    static boolean isLastRound(Setup setup, Player[] players, int round) {
        return isAnyPast(setup, players) || TurnEnd.isLast(round);
    }

    private static boolean isAnyPast(Setup setup, Player[] players) {
        return Arrays.stream(players)
                .anyMatch(player -> player.position() >= setup.track().length());
    }

    /** TRN-1: what is asked, and what is still to be done, say the stage. */
    private static Stage stage(TableDraft draft) {
        if (draft.ask == null) {
            return Stage.OVER;
        }
        return switch (draft.ask) {
            case ACTION, SYMBOL -> Stage.START;
            case PLAY, COINS -> Stage.PLAY;
            case SALE, WHITE, DISCARD -> Stage.SALES;
            case TILE -> Stalls.empty(draft.tiles) != null ? Stage.REFILL : Stage.SALES;
            case TOKEN -> draft.todo.exists(step -> step instanceof Todo.Close) ? Stage.SALES : Stage.START;
        };
    }

    private int actor(TableDraft draft) {
        if (draft.ask == null || draft.ask.isChance()) {
            return Table.NOBODY;
        }
        if (draft.ask != Ask.DISCARD) {
            return draft.active;
        }
        if (draft.actor == Table.NOBODY || draft.actor == draft.active) {
            String given = draft.actor == Table.NOBODY ? "nobody" : "seat " + draft.actor;
            problems.add("ask", "who discards", given, "one of the other players", Rule.EFF_2);
            return draft.next(draft.active);
        }
        return draft.actor;
    }

    private int[] standing(TableDraft draft) {
        int[] byPosition = Standings.byPosition(Box.standing(setup), draft.players);
        if (position.unsaid.contains("standing")) {
            return byPosition;
        }
        int[] sorted = Standings.byPosition(draft.standing, draft.players);
        int[] seats = draft.standing.clone();
        Arrays.sort(seats);
        boolean all =
                Arrays.equals(seats, IntStream.range(0, draft.players.length).toArray());
        if (all && Arrays.equals(sorted, draft.standing)) {
            return sorted;
        }
        String expected = "each seat once, the one ahead first, such as " + Arrays.toString(byPosition);
        problems.add("standing", "standing", Arrays.toString(draft.standing), expected, Rule.MOV_4);
        return byPosition;
    }

    private void checkTable() {
        checkTurns();
        checkSold();
        for (Player player : table.players) {
            Stall.all().forEach(stall -> checkEdge(player, stall));
            if (player.spent().has(Coin.W)) {
                problems.addOfSeat("spent", player.seat(), "coins spent", player.spent(), "no white ones", Rule.SAL_4);
            }
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
                if (!isTodoRight(table.ask)) {
                    String expected = "the steps that are left when " + table.ask + " is asked";
                    problems.add("todo", "todo", table.todo(), expected, Rule.SAL_3, Rule.PRV_3);
                }
            }
        }
    }

    /** XTR-1: turns beyond those of the rounds are extra ones. */
    private void checkTurns() {
        if (table.turn < 0 || table.turn > MOST_TURNS) {
            problems.add("turn", "turns", table.turn, "0 to " + MOST_TURNS, Rule.TRN_4);
            return;
        }
        int mostRounds = table.isOver() ? TurnEnd.MOST_ROUNDS : TurnEnd.MOST_ROUNDS - 1;
        if (table.round > mostRounds) {
            problems.add("round", "rounds", table.round, "at most " + mostRounds, Rule.END_5);
            return;
        }
        int players = table.players.length;
        int inRound = table.isOver() ? 0 : Math.floorMod(table.active - setup.startSeat(), players);
        if (table.round < 0 || table.round * players + inRound > table.turn) {
            String given = table.round + " with seat " + table.active + " to play";
            String expected = "a round and a seat that " + table.turn + " turns can lead to";
            problems.add("round", "rounds", given, expected, Rule.TRN_4, Rule.XTR_1);
        }
    }

    private boolean areMarkersOnTrack() {
        boolean right = true;
        for (Player player : table.players) {
            int spaces = player.position();
            if (spaces < 0 || spaces > MOST_SPACES) {
                String expected = "0 to " + MOST_SPACES;
                problems.addOfSeat("positions", player.seat(), "position", spaces, expected, Rule.MOV_1);
                right = false;
            }
        }
        return right;
    }

    /** END-1, END-5: why the last round has begun. At the end a marker can have reached the disc by its seals. */
    private void checkLastRound() {
        boolean past = isAnyPast(setup, table.players);
        boolean hundredth = TurnEnd.isLast(table.round);
        boolean must = table.isOver() ? table.round >= TurnEnd.MOST_ROUNDS : past || hundredth;
        if (table.lastRound ? !past && !hundredth : must) {
            String expected = hundredth && !past
                    ? "yes, as it is the 100th"
                    : past ? "yes, as a marker has reached the disc" : "no, as no marker has reached the disc";
            Rule rule = hundredth && !past ? Rule.END_5 : Rule.END_1;
            problems.add("last", "last round", table.lastRound ? "yes" : "no", expected, rule);
        }
    }

    private void checkSold() {
        Set<Stall> sold = EnumSet.noneOf(Stall.class);
        if (!table.sold.forAll(stall -> table.stage == Stage.SALES && stall.isMerchandise() && sold.add(stall))) {
            String expected = "stalls of merchandise, each once, during sales";
            problems.add("sold", "sold", table.sold(), expected, Rule.SAL_7, Rule.RPL_1);
        }
        for (Stall stall : Stall.merchandise()) {
            if (table.stage != Stage.REFILL && table.tiles[stall.ordinal()] == null) {
                problems.add("tiles", "tile at stall " + stall, "none", "one before refilling", Rule.RPL_1);
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
            problems.addOfSeat("edges", player.seat(), "edge at stall " + stall, edge, expected, rule);
        } else if (price != null && price.isCompletedBy(edge) && !mayBeComplete(player, stall)) {
            String expected = "fewer coins, as the tile would be sold";
            problems.addOfSeat("edges", player.seat(), "edge at stall " + stall, edge, expected, Rule.SAL_1);
        }
    }

    private boolean mayBeComplete(Player player, Stall stall) {
        boolean sells = table.stage == Stage.PLAY || table.stage == Stage.SALES;
        boolean waits = stall == Stall.COIN_CHANGER && setup.coinChanger() == CoinChanger.COMPLETE; // MKT-3
        return waits || (sells && player.seat() == table.active);
    }

    private void checkEnd() {
        boolean reset = !table.tokenPlayed && !table.sealPaid && !table.again && table.placed == 0;
        if (!reset || !table.drawn.isEmpty() || !table.todo.isEmpty()) {
            String expected = "nothing left of a turn when the game is over";
            problems.add("ask", "the end", "in the middle of a turn", expected, Rule.END_1);
        }
        boolean last = table.lastRound && isAnyPast(setup, table.players);
        if (!last && table.round < TurnEnd.MOST_ROUNDS && !TurnEnd.isCold(table.players, table.stalls())) {
            String expected = "a last round, or a market where nothing can happen";
            problems.add("ask", "the end", "over", expected, Rule.END_1, Rule.END_4);
        }
    }

    private void checkDone(Ask ask) {
        boolean atStart = table.stage == Stage.START;
        if (table.tokenPlayed && table.tokensGone.isEmpty()) {
            problems.add("done", "token played", "yes", "a token out of the game", Rule.PRV_3);
        }
        boolean again = table.again && (atStart || table.stage == Stage.PLAY);
        if (!table.tokenPlayed && (again || (atStart && ask != Ask.ACTION))) {
            problems.add("done", "token played", "no", "yes, before anything else happens", Rule.PRV_1);
        }
        if (table.sealPaid && atStart) {
            problems.add("done", "seal paid", "yes", "no before coins are played", Rule.SEA_1);
        }
    }

    /** DRW-2, SEA-1: how many coins were set and drawn in this turn, of those that it can draw. */
    private void checkCoinsOfTurn(Ask ask) {
        boolean plays = table.stage == Stage.PLAY;
        boolean none = table.stage == Stage.START || (ask == Ask.COINS && !table.sealPaid);
        int most = Legality.DRAWN + (table.sealPaid && ask != Ask.COINS ? Legality.DRAWN_FOR_SEAL : 0);
        if (table.placed < 0 || table.placed > (none ? 0 : most)) {
            String expected = "0 to " + (none ? 0 : most);
            problems.add("placed", "coins set", table.placed, expected, Rule.DRW_2, Rule.SEA_1);
        }
        int mostDrawn = plays && !none ? Math.max(0, most - table.placed) : 0;
        if (table.drawn.size() > mostDrawn || table.drawn.has(Coin.B)) {
            String expected = plays && !none ? "drawn coins that are not black, " + most + " with those set" : "none";
            problems.add("drawn", "drawn coins", table.drawn, expected, Rule.DRW_2, Rule.DRW_3);
        }
        int atEdges = table.active().edges().stream().mapToInt(Coins::size).sum();
        if (plays && table.placed > atEdges) {
            String expected = "at most " + atEdges + " at edges";
            problems.add("placed", "coins set", table.placed, expected, Rule.PLY_1);
        }
    }

    /** Whether what is asked can be answered. There are more tiles than stalls, so a tile can always be drawn. */
    private void checkAsk(Ask ask) {
        Player player = table.active();
        Stalls stalls = table.stalls();
        switch (ask) {
            case ACTION -> {
                boolean cold = !table.tokenPlayed && TurnEnd.isCold(table.players, stalls);
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
                int toPurse = setup.coinChanger() == CoinChanger.FREE ? 1 : 0;
                boolean right =
                        table.whitePile > 0 && stalls.placesForWhite(player).size() + toPurse > 1;
                refuseUnless(right, ask, "a white coin, and two places for it at least", Rule.MKT_4);
            }
            case DISCARD -> {
                Tokens hand = position.hands[table.actor];
                boolean choice = hand == null
                        ? table.players[table.actor].handSize() > 1
                        : hand.kinds().size() > 1;
                refuseUnless(choice, ask, "two kinds of tokens at least in that hand", Rule.RUL_7);
            }
            case TOKEN -> refuseUnless(table.tokenStack > 0, ask, "tokens in the stack", Rule.CHN_3);
            default -> {}
        }
    }

    private void refuseUnless(boolean right, Ask ask, String expected, Rule rule) {
        if (!right) {
            problems.add("ask", "ask", ask, expected, rule);
        }
    }

    /** SAL-3, PRV-3: the steps still to be done are the last ones of the token that was played, or of the sale. */
    private boolean isTodoRight(Ask ask) {
        List<Todo> todo = table.todo();
        if (ask == Ask.ACTION || ask == Ask.SALE || table.stage == Stage.PLAY || table.stage == Stage.REFILL) {
            return todo.isEmpty();
        }
        if (table.stage == Stage.START) {
            List<Effect> effects = table.tokensGone.isEmpty()
                    ? List.of()
                    : table.tokensGone.last().effects();
            return isLeft(todo, steps(effects), ask);
        }
        Todo last = todo.isEmpty() ? null : todo.get(todo.size() - 1);
        if (!(last instanceof Todo.Close close) || !isUnderSale(close.stall(), ask)) {
            return false;
        }
        Tile tile = table.tile(close.stall()).orElse(null);
        List<Todo> steps = steps(tile == null ? List.of() : tile.effects());
        steps.add(close);
        int from = 0;
        if (ask == Ask.DISCARD) { // EFF-2: the players after the one who is asked
            for (int seat = next(table.actor); seat != table.active; seat = next(seat)) {
                if (!todo.get(from++).equals(new Todo.Discard(seat))) {
                    return false;
                }
            }
        }
        return isLeft(todo.subList(from, todo.size()), steps, ask);
    }

    private int next(int seat) {
        return (seat + 1) % table.players.length;
    }

    private boolean isUnderSale(Stall stall, Ask ask) {
        Tile tile = table.tile(stall).orElse(null);
        boolean fits = switch (ask) {
            case WHITE -> stall == Stall.COIN_CHANGER;
            case TOKEN -> stall != Stall.COIN_CHANGER;
            case TILE -> tile != null && tile.points().type() == Points.Type.UNKNOWN;
            default -> tile != null;
        };
        return fits && table.stalls().isComplete(table.active(), stall);
    }

    private static List<Todo> steps(List<Effect> effects) {
        List<Todo> steps = new ArrayList<>();
        effects.forEach(effect -> steps.add(new Todo.Apply(effect)));
        return steps;
    }

    /** Whether some steps are left of others: all of them while the marker moves, before any effect. */
    private static boolean isLeft(List<Todo> left, List<Todo> steps, Ask ask) {
        int done = steps.size() - left.size();
        boolean all = ask == Ask.SYMBOL || ask == Ask.TILE;
        boolean some = all ? done == 0 : done >= 0;
        return some && steps.subList(done, steps.size()).equals(left);
    }
}
