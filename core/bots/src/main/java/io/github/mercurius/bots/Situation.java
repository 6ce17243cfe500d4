package io.github.mercurius.bots;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Tokens;

/** What counts for the active player's plans, in numbers, asset by asset in canonical order. */
final class Situation {
    static final int ASSETS = Asset.all().size();
    static final int MOST_TRADES = 3; // TRD-1

    /** What is worth what cannot be done: less than anything else. */
    static final double IMPOSSIBLE = Double.NEGATIVE_INFINITY;

    final Table table;
    final Player me;

    /** How many turns the active player has left, this one included. */
    final int ownTurnsLeft;

    /** How many trades the active player may still make in this turn. */
    final int trades;

    /** The part of the game that comes after this turn. */
    final double later;

    /** How far the cards on the boards will still move the markers. */
    final int[] moves;

    /** What the next token of each asset costs. */
    final int[] cost = new int[ASSETS];

    /** What the next token of each asset brings that is sold. */
    final int[] gain;

    /** The active player's tokens. */
    final int[] tokens = new int[ASSETS];

    final int[] bank = new int[ASSETS];

    /** The tokens that somebody owns, this player or another. */
    final int[] owned = new int[ASSETS];

    private final int[] spaces = new int[ASSETS];

    /** How many tokens and guilders more than the others on average the active player owns. */
    private final double[] tokenLead = new double[ASSETS];

    private double cashLead;

    Situation(Table table) {
        this.table = table;
        me = table.player(table.activeSeat());
        ownTurnsLeft = PriceForecast.turnsLeft(table, me.seat());
        trades = table.specialPlayed() ? 0 : MOST_TRADES - table.step();
        later = Math.max(0, ownTurnsLeft - 1) / (double) table.setup().rounds();
        moves = PriceForecast.moves(table);
        boolean traded = table.step() > 0;
        Market market = table.market();
        gain = traded ? new int[ASSETS] : cost;
        Tokens own = me.tokens();
        Tokens inBank = table.bank();
        for (int i = 0; i < ASSETS; i++) {
            Asset asset = Asset.all().get(i);
            spaces[i] = market.space(asset);
            cost[i] = traded ? table.buyingCost(asset) : PriceForecast.price(spaces[i]);
            gain[i] = traded ? table.sellingGain(asset) : cost[i];
            tokens[i] = own.count(asset);
            bank[i] = inBank.count(asset);
        }
        int players = table.setup().players();
        for (int seat = 0; seat < players; seat++) {
            compare(table.player(seat), seat == me.seat() ? 1 : -1.0 / (players - 1));
        }
    }

    private void compare(Player player, double part) {
        cashLead += part * player.cash();
        Tokens tokens = player.tokens();
        for (int i = 0; i < ASSETS; i++) {
            int count = tokens.count(Asset.all().get(i));
            tokenLead[i] += part * count;
            owned[i] += count;
        }
    }

    /** The price of an asset after so many more moves of its marker. */
    int priceAfter(int asset, int moved) {
        return PriceForecast.price(spaces[asset] + moved);
    }

    double tokenLead(int asset) {
        return tokenLead[asset];
    }

    /** Whether the active player has a special card that is played before anything else (BLK-1, DIV-1). */
    boolean mayPlay(SpecialCard card) {
        return table.step() == 0 && me.has(card);
    }

    /** What a special card may bring in the turns after this one. */
    double later(SpecialCard card) {
        return SpecialCardValue.of(card, table, ownTurnsLeft - 1);
    }

    /** How many guilders more than the others the active player owns on average, if tokens come to so much. */
    double lead(TokenValues values) {
        double lead = cashLead;
        for (int i = 0; i < ASSETS; i++) {
            lead += tokenLead[i] * values.of(i);
        }
        return lead;
    }
}
