package io.github.mercurius.mercado;

import java.util.List;
import java.util.Optional;

/** The sales at the end of a turn, one after the other (sections 5 to 7). */
final class Sales {
    private final Transition turn;
    private final TableParts table;

    Sales(Transition turn) {
        this.turn = turn;
        table = turn.table;
    }

    /** SAL-2: the next sale, or refilling if nothing is left to be sold. */
    void goOn() {
        List<Stall> stalls = table.stalls().forSale(table.player());
        if (stalls.isEmpty()) {
            table.stage = Stage.REFILL;
            table.sold.forEach(this::clear); // RPL-1, RUL-22
            table.sold = List.of();
        } else if (stalls.size() == 1) {
            sell(stalls.get(0)); // RUL-7
        } else {
            turn.ask(Ask.SALE, table.active);
        }
    }

    private void clear(Stall stall) {
        Tile tile = table.tile(stall);
        table.set(stall, null);
        table.discard(tile);
        turn.tell(new Event.StallEmptied(stall, tile));
    }

    /** SAL-3: the points come first. */
    void sell(Stall stall) {
        turn.tell(new Event.TileSold(table.active, stall));
        turn.first(List.of(new Todo.Close(stall)));
        if (stall == Stall.HEAD_MERCHANT) {
            new EffectRules(turn).apply(Effect.TOKEN); // MKT-2
        } else if (stall == Stall.COIN_CHANGER) {
            sellWhite();
        } else {
            Tile tile = table.tile(stall);
            turn.first(Todo.Apply.each(tile.effects()));
            if (tile.points().type() == Points.Type.UNKNOWN) {
                turn.ask(Ask.TILE, Table.NOBODY); // SCO-3
            } else {
                turn.moveByTile(points(tile));
            }
        }
    }

    /** SCO-3: the points of a tile that is drawn for them, and discarded. */
    void turnUp(Tile tile) {
        new TurnEnd(turn).takeFromStack(tile);
        table.discard(tile);
        turn.tell(new Event.TileTurnedUp(tile));
        turn.moveByTile(points(tile));
    }

    /** SCO-1, SCO-2: the points of a tile for the buyer, as the markers stand. */
    private int points(Tile tile) {
        boolean rank = tile.points().type() == Points.Type.RANK;
        return rank ? table.standing.indexOf(table.active) + 1 : tile.points().number();
    }

    /** MKT-3, MKT-4, RUL-9. */
    private void sellWhite() {
        if (table.whitePile == 0) {
            return;
        }
        List<Stall> places = table.stalls().placesForWhite(table.player());
        if (places.size() + (table.stalls().isFree() ? 1 : 0) > 1) {
            turn.ask(Ask.WHITE, table.active);
        } else {
            setWhite(places.isEmpty() ? Optional.empty() : Optional.of(places.get(0)));
        }
    }

    /** MKT-4: the coin changer's coin is set at a stall, or goes into the purse. */
    void setWhite(Optional<Stall> stall) {
        Player player = table.player();
        table.whitePile--;
        turn.set(
                stall.isPresent()
                        ? player.withEdge(stall.get(), player.edge(stall.get()).plus(Coin.W))
                        : player.withPurse(player.purse().plus(Coin.W)));
        turn.tell(new Event.WhiteSet(table.active, stall));
    }

    /** The last steps of a sale: what happens to the coins at the tile (SAL-4 to SAL-6). */
    void close(Stall stall) {
        pay(stall);
        if (stall.isMerchandise()) {
            if (!table.tile(stall).effects().contains(Effect.NO_SEALS)) {
                giveSeals(stall);
            }
            table.others().forEach(seat -> giveBack(seat, stall));
            table.sold = TableParts.plus(table.sold, stall);
        }
    }

    /** SAL-4: the buyer's coins go onto the character tile, white ones onto the pile. */
    private void pay(Stall stall) {
        Player buyer = table.player();
        Coins coins = buyer.edge(stall);
        Coins white = coins.only(Coin.W);
        turn.set(buyer.withEdge(stall, Coins.none()).withSpent(buyer.spent().plus(coins.minus(white))));
        table.whitePile += white.size();
        turn.tell(new Event.CoinsPaid(table.active, stall, coins));
    }

    /** SAL-5: a seal for each of the others with the most coins. */
    private void giveSeals(Stall stall) {
        int most = 1;
        for (Player player : table.players) {
            most = Math.max(most, player.edge(stall).size()); // the buyer's edge is empty by now
        }
        for (int seat : table.others()) {
            if (table.players[seat].edge(stall).size() == most) {
                new EffectRules(turn).seal(seat);
            }
        }
    }

    /** SAL-6. */
    private void giveBack(int seat, Stall stall) {
        Player player = table.players[seat];
        Coins coins = player.edge(stall);
        if (!coins.isEmpty()) {
            turn.set(player.withEdge(stall, Coins.none())
                    .withPurse(player.purse().plus(coins)));
            turn.tell(new Event.CoinsReturned(seat, stall, coins));
        }
    }
}
