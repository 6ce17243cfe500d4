package io.github.mercurius.examples.games;

import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Coin;
import io.github.mercurius.mercado.CoinChanger;
import io.github.mercurius.mercado.Coins;
import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.Outcome;
import io.github.mercurius.mercado.Player;
import io.github.mercurius.mercado.Price;
import io.github.mercurius.mercado.Stall;
import io.github.mercurius.mercado.Table;
import io.github.mercurius.mercado.Tile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * All the rules of Mercado that an action breaks, from the table in NOTATION.md and apart from the library, which names
 * one of them: other implementations may find another one first.
 */
final class MercadoBroken {
    private static final int DRAWN = 3;
    private static final int DRAWN_FOR_SEAL = 2;

    private final GameState state;
    private final Table table;
    private final Player player;
    private final Set<String> broken = new TreeSet<>();

    private MercadoBroken(GameState state) {
        this.state = state;
        table = state.table();
        player = table.player(table.isOver() ? 0 : table.activeSeat());
    }

    /** The rules that an action or outcome breaks; none if it is legal. */
    static Set<String> of(GameState state, Action action) {
        return new MercadoBroken(state).by(action);
    }

    private Set<String> by(Action action) {
        if (table.isOver()) {
            return Set.of("END-1");
        }
        if (action.ask() != table.ask().orElseThrow()) {
            return Set.of("TRN-1");
        }
        if (action instanceof Outcome outcome) {
            outcome(outcome);
        } else {
            switch (action.ask()) {
                case ACTION -> start(action);
                case PLAY -> play(action);
                default -> choice(action);
            }
        }
        return broken;
    }

    private void breaks(String rule, boolean condition) {
        if (condition) {
            broken.add(rule);
        }
    }

    private void start(Action action) {
        int purse = player.purse().size();
        int spent = player.spent().size();
        if (action instanceof Action.PlayToken play) {
            breaks("PRV-1", table.isTokenPlayed());
            breaks("PRV-2", !state.hand(player.seat()).has(play.token()));
        } else if (action instanceof Action.Draw) {
            breaks("DRW-1", purse == 0 || (purse < DRAWN && spent > 0));
        } else if (action instanceof Action.TakeBack) {
            breaks("RET-1", spent == 0);
        } else {
            breaks("TRN-3", purse + spent > 0);
        }
    }

    private void play(Action action) {
        if (action instanceof Action.SetCoin set) {
            breaks("PLY-2", !table.drawn().has(set.coin()));
            breaks("PLY-3", !fits(set.stall(), set.coin()));
        } else if (action instanceof Action.PaySeal) {
            breaks("SEA-1", player.seals() == 0);
            breaks("SEA-2", table.isSealPaid());
            breaks("SEA-3", player.purse().size() < DRAWN_FOR_SEAL);
        } else {
            boolean possible = table.drawn().toList().stream()
                    .anyMatch(coin -> Stall.all().stream().anyMatch(stall -> fits(stall, coin)));
            breaks("PLY-5", table.placed() == 0 && possible);
        }
    }

    /** The edge of the active player at a stall, with one coin more. */
    private Coins with(Stall stall, Coin coin) {
        List<Coin> coins = new ArrayList<>(player.edge(stall).toList());
        coins.add(coin);
        return Coins.of(coins);
    }

    private Optional<Price> price(Stall stall) {
        return table.sold().contains(stall) ? Optional.empty() : table.price(stall);
    }

    private boolean fits(Stall stall, Coin coin) {
        return price(stall).filter(price -> price.fits(with(stall, coin))).isPresent();
    }

    private boolean completes(Stall stall, Coin coin) {
        return price(stall)
                .filter(price -> price.isCompletedBy(with(stall, coin)))
                .isPresent();
    }

    private void choice(Action action) {
        if (action instanceof Action.Sell sell) {
            boolean complete = price(sell.stall())
                    .filter(price -> price.isCompletedBy(player.edge(sell.stall())))
                    .isPresent();
            breaks("SAL-1", !complete);
            breaks("MKT-3", complete && sell.stall() == Stall.COIN_CHANGER && !coinChangerSells());
        } else if (action instanceof Action.SetWhite set) {
            breaks("MKT-4", set.stall().map(stall -> !takesWhite(stall)).orElse(!isFree()));
        } else if (action instanceof Action.DiscardToken discard) {
            breaks("EFF-5", !state.hand(table.decider().orElseThrow()).has(discard.token()));
        }
    }

    private boolean isFree() {
        return table.setup().coinChanger() == CoinChanger.FREE;
    }

    private boolean takesWhite(Stall stall) {
        return stall != Stall.COIN_CHANGER && (isFree() ? fits(stall, Coin.W) : completes(stall, Coin.W));
    }

    private boolean coinChangerSells() {
        return isFree() || (table.whitePile() > 0 && Stall.all().stream().anyMatch(this::takesWhite));
    }

    private void outcome(Outcome outcome) {
        if (outcome instanceof Outcome.CoinsDrawn drawn) {
            boolean right =
                    drawn.coins().size() == table.toDraw() && player.purse().contains(drawn.coins());
            breaks("CHN-2", !right);
        } else if (outcome instanceof Outcome.TileDrawn drawn) {
            breaks("CHN-3", !stackAsked().contains(drawn.tile()));
        } else if (outcome instanceof Outcome.TokenDrawn drawn) {
            boolean there = drawn.token().filter(state.tokenStack()::has).isPresent();
            breaks("CHN-3", !there);
        }
    }

    /** The stack for a tile's points, or for the first empty stall. */
    private List<Tile> stackAsked() {
        Optional<Stall> empty = Stall.merchandise().stream()
                .filter(stall -> table.tile(stall).isEmpty())
                .findFirst();
        boolean objects = empty.isEmpty() || empty.get().sellsObjects();
        List<Tile> stack = objects ? table.objectStack() : table.perfumeStack();
        List<Tile> discard = objects ? table.objectDiscard() : table.perfumeDiscard();
        return stack.isEmpty() ? discard : stack; // RPL-2
    }
}
