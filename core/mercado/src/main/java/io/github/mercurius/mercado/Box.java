package io.github.mercurius.mercado;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What the box holds, and how it is laid out before the first turn (sections 1 and 2). */
final class Box {
    /** How many black coins there are (THG-1). */
    static final int BLACK = 38;

    /** How many white coins there are (THG-1). */
    static final int WHITE = 14;

    /** How many seals there are (THG-5). */
    static final int SEALS = 15;

    /** How many coins of each colour, and black ones, a purse gets (SET-3). */
    static final int OF_EACH_SORT = 5;

    private static final int SEALS_OF_EACH = 1;

    private Box() {}

    static void fill(TableDraft draft, Deal deal) {
        int players = draft.setup.players();
        draft.blackPile = BLACK - OF_EACH_SORT * players; // SET-4
        draft.whitePile = WHITE;
        draft.sealPile = SEALS - SEALS_OF_EACH * players; // SET-5
        draft.objectStack = Tiles.objects() & ~Tiles.of(deal.objects()); // SET-6
        draft.perfumeStack = Tiles.perfumes() & ~Tiles.of(deal.perfumes());
    }

    static Player[] players(Setup setup) {
        Player[] players = new Player[setup.players()];
        Arrays.setAll(players, seat -> Player.atStart(seat, purse(), SEALS_OF_EACH));
        return players;
    }

    private static Coins purse() {
        List<Coin> coins = new ArrayList<>();
        for (Coin coin : Coin.all()) {
            for (int i = 0; i < OF_EACH_SORT && coin != Coin.W; i++) {
                coins.add(coin);
            }
        }
        return Coins.of(coins);
    }

    /** SET-7: the start player's marker is on top, the others are below it in clockwise order. */
    static int[] standing(Setup setup) {
        int[] standing = new int[setup.players()];
        Arrays.setAll(standing, place -> (setup.startSeat() + place) % standing.length);
        return standing;
    }

    static Tokens[] hands(Setup setup) {
        Tokens[] hands = new Tokens[setup.players()];
        Arrays.fill(hands, setup.edition().noTokens());
        return hands;
    }
}
