package io.github.mercurius.examples.games.mercado;

import io.github.mercurius.examples.games.proof.Proof;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Ask;
import io.github.mercurius.mercado.Coin;
import io.github.mercurius.mercado.Coins;
import io.github.mercurius.mercado.Deal;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Game;
import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.Outcome;
import io.github.mercurius.mercado.Player;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.Points;
import io.github.mercurius.mercado.Stall;
import io.github.mercurius.mercado.Table;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyPosition;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/**
 * Looks for a game of Mercado that leads to a position in which nothing was sold: what each player has set and drawn is
 * counted apart.
 */
public final class MercadoProver {
    /** With so many coins at edges at the most, the purse has enough for each draw. */
    private static final int FEW_COINS = 15;

    /** An own turn: action B if nothing is drawn; else the coins set, the black ones, and others that go back. */
    private record Turn(int drawn, int set, int black) {
        boolean paysSeal() {
            return drawn > 3; // DRW-2, SEA-1
        }
    }

    /** After so many own turns: how many coins are set and how many black ones spent. */
    private record Moment(int turns, int set, int black, boolean sealPaid) {
        Moment after(Turn turn) {
            int spent = turn.drawn == 0 ? 0 : black + turn.black; // RET-1, DRW-3
            return new Moment(turns + 1, set + turn.set, spent, sealPaid || turn.paysSeal());
        }
    }

    private final GameState target;
    private final Table table;
    /** What the active player drew in the turn that is played. */
    private final Turn now;

    private final List<Deque<Turn>> turns = new ArrayList<>();

    private MercadoProver(GameState target) {
        this.target = target;
        table = target.table();
        boolean drawing = table.ask().equals(Optional.of(Ask.COINS));
        int drawn = (table.ask().equals(Optional.of(Ask.ACTION)) ? 0 : 3) + (table.isSealPaid() ? 2 : 0);
        int toCome = drawing ? table.toDraw() : 0;
        now = new Turn(
                drawn,
                table.placed(),
                drawn - toCome - table.placed() - table.drawn().size());
    }

    /** Looks for a game. */
    public static Proof<Action, PlayerView> prove(AnyPosition<Action, PlayerView> position) {
        return new MercadoProver((GameState) position.dealt(new SplittableRandom(0)::nextInt)).prove();
    }

    private Proof<Action, PlayerView> prove() {
        if (isSold()) {
            return Proof.none(false, "games in which a tile was sold or a token drawn are not looked for");
        }
        for (Player player : table.players()) {
            Deque<Turn> found = new ArrayDeque<>();
            if (!find(player, false, found)) {
                boolean isDecided = !find(player, true, found)
                        && !canRenew()
                        && sets(player).size() <= FEW_COINS;
                return Proof.none(
                        isDecided,
                        "nothing was sold, and seat " + player.seat()
                                + " cannot have set so many coins in its turns, with these black coins and seals");
            }
            turns.add(found);
        }
        return play().filter(game -> game.state().equals(target))
                .map(Proof::by)
                .orElseGet(() -> Proof.none(false, "with the coins that were set, something else was sold"));
    }

    private boolean isSold() {
        boolean isAtCoins = table.ask()
                .filter(EnumSet.of(Ask.ACTION, Ask.PLAY, Ask.COINS)::contains)
                .isPresent();
        return !isAtCoins
                || !table.objectDiscard().isEmpty()
                || !table.perfumeDiscard().isEmpty()
                || !table.tokensGone().isEmpty()
                || table.players().stream().anyMatch(player -> player.handSize() > 0 || player.position() > 0);
    }

    /** RPL-2: whether so many perfumes can have been sold for no points that none are discarded. */
    private boolean canRenew() {
        return table.setup().edition().perfumes().stream()
                        .filter(tile -> tile.points().equals(new Points(Points.Type.NUMBER, 0)))
                        .count()
                >= Edition.PERFUMES - Deal.PERFUMES;
    }

    /**
     * The coins at a player's edges; last those that complete a price, as it would have been sold in the turn before.
     */
    private List<Action.SetCoin> sets(Player player) {
        List<Action.SetCoin> sets = new ArrayList<>();
        List<Action.SetCoin> last = new ArrayList<>();
        for (Stall stall : Stall.all()) {
            List<Coin> edge = player.edge(stall).toList();
            edge.forEach(coin -> sets.add(new Action.SetCoin(coin, stall)));
            if (table.price(stall).orElseThrow().isCompletedBy(player.edge(stall))) {
                last.add(sets.remove(sets.size() - 1));
            }
        }
        sets.addAll(last);
        return sets;
    }

    /** Finds a player's turns; if some can have drawn coins that nothing can be done with, more than are played. */
    private boolean find(Player player, boolean uselessCoins, Deque<Turn> found) {
        boolean plays = player.seat() == table.activeSeat();
        Turn last = plays ? now : new Turn(0, 0, 0);
        int seals = player.seals() + (last.paysSeal() ? 1 : 0);
        int own = (table.turn()
                        + table.setup().players()
                        - 1
                        - Math.floorMod(
                                player.seat() - table.setup().startSeat(),
                                table.setup().players()))
                / table.setup().players();
        Moment goal =
                new Moment(own, sets(player).size() - last.set, player.spent().count(Coin.B) - last.black, seals == 0);
        boolean isBlack = player.spent().size() == player.spent().count(Coin.B);
        Moment start = new Moment(0, 0, 0, false);
        return isBlack && seals <= 1 && find(start, goal, uselessCoins, new HashSet<>(), found);
    }

    private static boolean find(Moment moment, Moment goal, boolean uselessCoins, Set<Moment> seen, Deque<Turn> found) {
        if (moment.turns == goal.turns || !seen.add(moment)) {
            return moment.equals(goal);
        }
        List<Turn> can = new ArrayList<>();
        for (int drawn = 3; drawn <= (goal.sealPaid && !moment.sealPaid ? 5 : 3); drawn += 2) {
            for (int set = Math.min(drawn, goal.set - moment.set); set >= 0; set--) {
                for (int black = 0; black <= Math.min(drawn - set, 5 - moment.black); black++) {
                    if (set > 0 || black == drawn || uselessCoins) { // PLY-5
                        can.add(new Turn(drawn, set, black));
                    }
                }
            }
        }
        if (moment.black > 0) {
            can.add(new Turn(0, 0, 0));
        }
        for (Turn turn : can) {
            found.add(turn);
            if (find(moment.after(turn), goal, uselessCoins, seen, found)) {
                return true;
            }
            found.removeLast();
        }
        return false;
    }

    /** Plays what was found, unless something is sold. */
    private Optional<AnyGame<Action, PlayerView>> play() {
        Game game = Game.start(
                table.setup(),
                Deal.of(
                        table.setup().edition(),
                        Stall.merchandise().stream()
                                .flatMap(stall -> table.tile(stall).stream())
                                .toList()));
        List<Queue<Action.SetCoin>> left = new ArrayList<>();
        table.players().forEach(player -> left.add(new ArrayDeque<>(sets(player))));
        while (game.state().table().turn() < table.turn()) {
            int seat = game.state().table().activeSeat();
            Turn turn = turns.get(seat).remove();
            List<Action.SetCoin> set =
                    Stream.generate(left.get(seat)::remove).limit(turn.set).toList();
            game = turn.drawn == 0
                    ? game.applyAction(new Action.TakeBack())
                    : draw(game, turn, set, List.of(), 0).applyAction(new Action.Finish());
            if (!game.state().table().ask().equals(Optional.of(Ask.ACTION))) {
                return Optional.empty();
            }
        }
        List<Action.SetCoin> set = List.copyOf(left.get(table.activeSeat()));
        return Optional.of(
                now.drawn == 0 ? game : draw(game, now, set, table.drawn().toList(), table.toDraw()));
    }

    /** Draws coins and sets some; others are left, and some may still be to be drawn. */
    private static Game draw(Game before, Turn turn, List<Action.SetCoin> set, List<Coin> unset, int toDraw) {
        Table table = before.state().table();
        List<Coin> purse =
                new ArrayList<>(table.player(table.activeSeat()).purse().toList());
        List<Coin> coins = new ArrayList<>(unset);
        set.forEach(one -> coins.add(one.coin()));
        coins.forEach(purse::remove);
        purse.removeIf(Coin.B::equals);
        coins.addAll(Collections.nCopies(turn.black, Coin.B));
        coins.addAll(purse.subList(0, turn.drawn - toDraw - coins.size()));
        Game game = before.applyAction(new Action.Draw());
        if (!coins.isEmpty()) {
            game = game.applyOutcome(new Outcome.CoinsDrawn(Coins.of(coins.subList(0, 3))));
        }
        if (coins.size() > 3) {
            game = game.applyAction(new Action.PaySeal());
            game = game.applyOutcome(new Outcome.CoinsDrawn(Coins.of(coins.subList(3, coins.size()))));
        }
        for (Action.SetCoin one : set) {
            game = game.applyAction(one);
        }
        return turn.paysSeal() && coins.size() == 3 ? game.applyAction(new Action.PaySeal()) : game;
    }
}
