package io.github.mercurius.bots;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Tokens;

/**
 * A table between two turns in the numbers that a {@link Net} was trained with: some that all players share, and some
 * of each player. The training program, {@code train.py}, makes the same of observations.
 */
final class NetInput {
    /** How many numbers all players share: turns left, prices to come, prices now, dividends paid, players. */
    static final int SHARED = 1 + Situation.ASSETS + Situation.ASSETS + 2;

    /** How many numbers there are for the hand of the viewer: 1, its moves and what they bring. */
    private static final int HAND = 1 + Situation.ASSETS + 2;

    /**
     * How many numbers there are for each player: cash, wealth to come and now, tokens, those of the others, special
     * cards, turns left, turns ahead, and those of the hand.
     */
    private static final int OWN = 3 + Situation.ASSETS + Situation.ASSETS + 3 + 2 + HAND;

    static final int LENGTH = SHARED + OWN;

    private static final float HUNDRED = 100;
    private static final float TOKENS = 4;
    private static final float GAIN = 10;

    private final Table table;
    private final int players;
    private final double[] prices;
    private final int[] pricesNow = new int[Situation.ASSETS];
    private final float[] shared = new float[SHARED];
    private final int[][] tokens;
    private final int[] all = new int[Situation.ASSETS];

    NetInput(Table table) {
        this.table = table;
        players = table.setup().players();
        prices = WinChances.prices(table);
        for (int i = 0; i < pricesNow.length; i++) {
            pricesNow[i] = table.price(Asset.all().get(i));
        }
        tokens = new int[players][Situation.ASSETS];
        for (int seat = 0; seat < players; seat++) {
            Player player = table.player(seat);
            add(player.tokens(), tokens[seat]);
            add(player.blackMarket(), tokens[seat]);
        }
        fillShared();
    }

    private void add(Tokens some, int[] owned) {
        for (Asset asset : some.kinds()) {
            owned[asset.ordinal()] += some.count(asset);
            all[asset.ordinal()] += some.count(asset);
        }
    }

    private void fillShared() {
        int at = 0;
        int turns = table.setup().turns();
        shared[at++] = (turns - table.turn()) / (float) turns;
        for (double price : prices) {
            shared[at++] = (float) price / Market.HIGHEST_PRICE;
        }
        for (int price : pricesNow) {
            shared[at++] = price / (float) Market.HIGHEST_PRICE;
        }
        shared[at++] = table.dividendsPaid().size() / 6f;
        shared[at] = players / 5f;
    }

    int players() {
        return players;
    }

    /** The numbers that all players share. */
    float[] shared() {
        return shared;
    }

    /** The numbers of a player whose hand nobody sees. */
    float[] own(int seat) {
        Player player = table.player(seat);
        int[] owned = tokens[seat];
        float[] own = new float[OWN];
        double later = player.cash();
        double now = player.cash();
        for (int i = 0; i < owned.length; i++) {
            later += owned[i] * prices[i];
            now += owned[i] * pricesNow[i];
        }
        int at = 0;
        own[at++] = player.cash() / HUNDRED;
        own[at++] = (float) later / HUNDRED;
        own[at++] = (float) now / HUNDRED;
        for (int count : owned) {
            own[at++] = count / TOKENS;
        }
        for (int i = 0; i < owned.length; i++) {
            own[at++] = (all[i] - owned[i]) / TOKENS / (players - 1);
        }
        for (SpecialCard card : SpecialCard.values()) {
            own[at++] = player.has(card) ? 1 : 0;
        }
        own[at++] = PriceForecast.turnsLeft(table, seat) / (float) table.setup().rounds();
        own[at] = Math.floorMod(seat - table.activeSeat(), players) / (float) players;
        return own;
    }

    /** The numbers of a player with this hand. */
    float[] own(int seat, Cards hand) {
        int[] owned = tokens[seat];
        int[] moves = new int[Situation.ASSETS];
        int size = 0;
        int best = Integer.MIN_VALUE;
        int sum = 0;
        for (PriceCard card : hand.kinds()) {
            int count = hand.count(card);
            int gain = card.shareMove() * owned[card.chamber().share().ordinal()]
                    + card.commodityMove() * owned[card.commodity().ordinal()];
            PriceForecast.add(moves, card, count);
            size += count;
            best = Math.max(best, gain);
            sum += gain * count;
        }
        float cards = Math.max(1, size);
        float[] own = own(seat);
        int at = OWN - HAND;
        own[at++] = 1;
        for (int move : moves) {
            own[at++] = move / cards;
        }
        own[at++] = size == 0 ? 0 : best / GAIN;
        own[at] = sum / GAIN / cards;
        return own;
    }
}
