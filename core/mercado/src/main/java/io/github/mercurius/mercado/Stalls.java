package io.github.mercurius.mercado;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The tiles at the stalls, and what the coins at a player's edges are good for (sections 4 to 7). */
final class Stalls {
    private final TableParts table;

    Stalls(TableParts table) {
        this.table = table;
    }

    /** What the tile at a stall costs; null if there is none, or it is sold already (SAL-7). */
    @Nullable
    Price price(Stall stall) {
        if (!stall.isMerchandise()) {
            return stall == Stall.HEAD_MERCHANT ? Edition.HEAD_MERCHANT : Edition.COIN_CHANGER;
        }
        Tile tile = table.tiles[stall.ordinal()];
        return tile == null || isSold(stall) ? null : tile.price();
    }

    /** Whether the tile at a stall was sold in this turn. */
    boolean isSold(Stall stall) {
        return table.sold.contains(stall);
    }

    /** PLY-3: whether a player's edge with one coin more still fits the price. */
    boolean fits(Player player, Stall stall, Coin coin) {
        Price price = price(stall);
        return price != null && price.fits(player.edge(stall).plus(coin));
    }

    /** END-4: whether one of some coins fits at a player's edges. */
    boolean fitsSomewhere(Player player, Coins coins) {
        for (Coin coin : Coin.all()) {
            for (Stall stall : Stall.all()) {
                if (coins.has(coin) && fits(player, stall, coin)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** PLY-3: which of some coins fit at a player's edges: a bit for each, coin by coin and stall by stall. */
    long fitting(Player player, Coins coins) {
        long fitting = 0;
        int number = 0;
        for (Coin coin : Coin.all()) {
            boolean there = coins.has(coin);
            for (Stall stall : Stall.all()) {
                fitting |= there && fits(player, stall, coin) ? 1L << number : 0;
                number++;
            }
        }
        return fitting;
    }

    /** SAL-1: whether a player's edge completes the price. */
    boolean isComplete(Player player, Stall stall) {
        Price price = price(stall);
        return price != null && price.isCompletedBy(player.edge(stall));
    }

    /** The stalls whose tiles are to be sold to a player now (SAL-1, MKT-3). */
    List<Stall> forSale(Player player) {
        List<Stall> stalls = new ArrayList<>();
        for (Stall stall : Stall.all()) {
            if (stall == Stall.COIN_CHANGER ? isCoinChangerDue(player) : isComplete(player, stall)) {
                stalls.add(stall);
            }
        }
        return stalls;
    }

    /**
     * END-4: whether the coin changer is sold to a player at the end of a turn in which nothing else happens (MKT-3).
     */
    boolean isCoinChangerDue(Player player) {
        return isComplete(player, Stall.COIN_CHANGER) && coinChangerSells(player);
    }

    /** MKT-3, RUL-9: whether the coin changer sells to a player who has completed the price. */
    boolean coinChangerSells(Player player) {
        return isFree() || (table.whitePile > 0 && !placesForWhite(player).isEmpty());
    }

    /** RUL-9: whether the coin changer's coin need not complete a tile. */
    boolean isFree() {
        return table.setup.coinChanger() == CoinChanger.FREE;
    }

    /** MKT-4, RUL-9: the stalls where a player can set the coin changer's coin. */
    List<Stall> placesForWhite(Player player) {
        List<Stall> stalls = new ArrayList<>();
        for (Stall stall : Stall.all()) {
            Price price = stall == Stall.COIN_CHANGER ? null : price(stall);
            Coins more = player.edge(stall).plus(Coin.W);
            if (price != null && (isFree() ? price.fits(more) : price.isCompletedBy(more))) {
                stalls.add(stall);
            }
        }
        return stalls;
    }
}
