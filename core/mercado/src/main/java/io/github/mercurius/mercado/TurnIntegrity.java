package io.github.mercurius.mercado;

import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.Problems;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What holds of a turn in progress: what is asked, what was done, and what is still to be done fit together. */
final class TurnIntegrity {
    private final Table table;
    private final Problems<PositionPart> problems;
    private final Player player;
    private final Ask ask;

    TurnIntegrity(Table table, Problems<PositionPart> problems) {
        this.table = table;
        this.problems = problems;
        player = table.active();
        ask = Arguments.notNull(table.ask, "ask");
    }

    void check() {
        checkDone();
        checkCoins();
        checkAsk();
        if (!isTodoRight()) {
            String expected = "the steps that are left when " + ask + " is asked";
            problems.add(PositionPart.TODO, "todo", table.todo(), expected, Rule.SAL_3, Rule.PRV_3);
        }
    }

    private void checkDone() {
        if (table.tokenPlayed && table.tokensGone.isEmpty()) {
            problems.add(PositionPart.DONE, "token played", "yes", "a token out of the game", Rule.PRV_3);
        }
        boolean tokenNeeded = table.stage == Stage.START && (ask != Ask.ACTION || table.again);
        if (!table.tokenPlayed && (tokenNeeded || (table.again && table.stage == Stage.PLAY))) {
            problems.add(PositionPart.DONE, "token played", "no", "yes, before anything else happens", Rule.PRV_1);
        }
        if (table.sealPaid && table.stage == Stage.START) {
            problems.add(PositionPart.DONE, "seal paid", "yes", "no before coins are played", Rule.SEA_1);
        }
    }

    private void checkCoins() {
        boolean plays = table.stage == Stage.PLAY;
        int most = Legality.DRAWN + (table.sealPaid && ask != Ask.COINS ? Legality.DRAWN_FOR_SEAL : 0);
        boolean none = table.stage == Stage.START || (ask == Ask.COINS && !table.sealPaid);
        if (table.placed < 0 || table.placed > (none ? 0 : most)) {
            String expected = "0 to " + (none ? 0 : most);
            problems.add(PositionPart.PLACED, "coins set", table.placed, expected, Rule.DRW_2, Rule.SEA_1);
        }
        int drawn = table.drawn.size();
        if (drawn > (plays && !none ? Math.max(0, most - table.placed) : 0) || table.drawn.has(Coin.B)) {
            String expected = plays && !none ? "drawn coins that are not black, " + most + " with those set" : "none";
            problems.add(PositionPart.DRAWN, "drawn coins", table.drawn, expected, Rule.DRW_2, Rule.DRW_3);
        }
        int atEdges = 0;
        for (Coins edge : player.edges()) {
            atEdges += edge.size();
        }
        if (plays && table.placed > atEdges) {
            problems.add(
                    PositionPart.PLACED, "coins set", table.placed, "at most " + atEdges + " at edges", Rule.PLY_1);
        }
    }

    private void checkAsk() {
        switch (ask) {
            case ACTION -> {
                boolean cold = !table.tokenPlayed && TurnEnd.isCold(table.players, table.stalls());
                refuseUnless(!cold, "something that can happen, or the end of the game", Rule.END_4);
            }
            case SYMBOL -> refuseUnless(table.symbol() != null, "a space with a symbol that acts", Rule.MOV_3);
            case PLAY, TILE -> {} // there are more tiles than stalls, so a stack and its discard are never both empty
            case COINS -> {
                int purse = player.purse().size();
                refuseUnless(table.toDraw > 0 && table.toDraw <= purse, "coins that can be drawn", Rule.DRW_1);
            }
            case SALE ->
                refuseUnless(
                        table.stalls().forSale(player).size() > 1, "two tiles at least that can be sold", Rule.SAL_2);
            case WHITE -> refuseUnless(isWhiteAsked(), "a white coin, and two places for it at least", Rule.MKT_4);
            case DISCARD ->
                refuseUnless(table.players[table.actor].handSize() > 1, "two tokens at least in that hand", Rule.RUL_7);
            case TOKEN -> refuseUnless(table.tokenStack > 0, "tokens in the stack", Rule.CHN_3);
        }
    }

    private boolean isWhiteAsked() {
        int places = table.stalls().placesForWhite(player).size();
        boolean toPurse = table.setup.coinChanger() == CoinChanger.FREE;
        return table.whitePile > 0 && places + (toPurse ? 1 : 0) > 1;
    }

    private void refuseUnless(boolean right, String expected, Rule rule) {
        if (!right) {
            problems.add(PositionPart.ASK, "ask", ask, expected, rule);
        }
    }

    /** Whether the steps that are still to be done are those that the last token or the tile under sale leaves. */
    private boolean isTodoRight() {
        List<Todo> todo = table.todo();
        if (ask == Ask.DISCARD) {
            List<Todo> discards = discards();
            boolean first = todo.size() >= discards.size()
                    && todo.subList(0, discards.size()).equals(discards);
            return first && isRest(todo.subList(discards.size(), todo.size()), Effect.OTHERS_DISCARD);
        }
        return switch (ask) {
            case SYMBOL -> isRest(todo, null);
            case TOKEN ->
                isRest(todo, Effect.TOKEN)
                        || (isRest(todo, null) && table.symbol() == Effect.TOKEN)
                        || isSale(todo, Stall.HEAD_MERCHANT);
            case WHITE -> isSale(todo, Stall.COIN_CHANGER);
            case TILE -> table.stage == Stage.REFILL ? todo.isEmpty() : isRest(todo, null) && isUnknown(todo);
            default -> todo.isEmpty();
        };
    }

    /** Whether a market tile is under sale, which the player has paid for. */
    private boolean isSale(List<Todo> todo, Stall stall) {
        return todo.equals(List.of(new Todo.Close(stall))) && isComplete(stall);
    }

    /** EFF-2: the players after the one who is asked. */
    private List<Todo> discards() {
        List<Todo> discards = new ArrayList<>();
        int players = table.players.length;
        for (int seat = (table.actor + 1) % players; seat != table.active; seat = (seat + 1) % players) {
            discards.add(new Todo.Discard(seat));
        }
        return discards;
    }

    /** Whether some steps are what is left of the effects after one of them, or all of them if that is null. */
    private boolean isRest(List<Todo> steps, @Nullable Effect after) {
        List<Todo> all = new ArrayList<>();
        if (table.stage == Stage.START) {
            if (table.tokensGone.isEmpty()) {
                return false;
            }
            table.tokensGone.last().effects().forEach(effect -> all.add(new Todo.Apply(effect)));
        } else {
            Tile tile = tileUnderSale(steps);
            if (tile == null) {
                return false;
            }
            tile.effects().forEach(effect -> all.add(new Todo.Apply(effect)));
            all.add(steps.get(steps.size() - 1));
        }
        int done = all.size() - steps.size();
        boolean rest = done >= 0 && all.subList(done, all.size()).equals(steps);
        return rest
                && (after == null ? done == 0 : done > 0 && all.get(done - 1).equals(new Todo.Apply(after)));
    }

    /** The tile whose sale the last step ends, if the player has paid for it; else null. */
    private @Nullable Tile tileUnderSale(List<Todo> steps) {
        if (steps.isEmpty() || !(steps.get(steps.size() - 1) instanceof Todo.Close close)) {
            return null;
        }
        boolean merchandise = close.stall().isMerchandise();
        return merchandise && isComplete(close.stall())
                ? table.tiles[close.stall().ordinal()]
                : null;
    }

    private boolean isUnknown(List<Todo> todo) {
        Tile tile = tileUnderSale(todo);
        return tile != null && tile.points().type() == Points.Type.UNKNOWN;
    }

    private boolean isComplete(Stall stall) {
        return table.stalls().isComplete(player, stall);
    }
}
