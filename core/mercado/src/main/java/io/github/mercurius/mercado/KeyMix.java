package io.github.mercurius.mercado;

import io.github.mercurius.common.SplitMix64;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes keys of 64 bits: a key is the sum of its words, each at a place of its own and mixed until it looks random.
 *
 * <p>Different words at one place always give different numbers, so a change in one word always changes the key.
 */
final class KeyMix {
    /** The places of the words, apart so that no two words of a key share one. */
    private static final int MOMENT = 0;

    private static final int TURN = 1;
    private static final int TILES = 2;
    private static final int PILES = 3;
    private static final int STACKS = 4;
    private static final int DRAWN = 6;
    private static final int SOLD = 7;
    static final int VIEWER = 8;
    private static final int OBJECT_DISCARD = 16;
    private static final int PERFUME_DISCARD = 24;
    private static final int TOKENS_GONE = 32;
    static final int HAND = 40;
    static final int PLAYER = 48;
    /** How many places a player has. */
    static final int PER_PLAYER = 16;

    private static final int TODO = 1 << 10;
    private static final int SETUP = 1 << 20;

    /** Enough for the place of a tile in its edition, or of a kind of tokens, and one more. */
    private static final int PIECE_BITS = 6;

    private KeyMix() {}

    /** A word at a place: the number that SplitMix64 gives at that step, if the word is its seed. */
    static long word(int place, long word) {
        return SplitMix64.number(word, place);
    }

    /** A number for all that a table shows. */
    static long table(Table table) {
        long tiles = 0;
        for (Tile tile : table.tiles) {
            tiles = tiles << PIECE_BITS | (tile == null ? 0 : tile.place + 1);
        }
        long sold = 0;
        for (Stall stall : table.sold) {
            sold = sold << 4 | (stall.ordinal() + 1);
        }
        int piles = table.blackPile << 24 | table.whitePile << 16 | table.sealPile << 8 | table.tokenStack;
        long key = table.setupKey + moment(table) + word(TURN, (long) table.turn << 32 | table.round);
        key += word(TILES, tiles) + word(PILES, piles) + word(SOLD, sold) + table.drawn.key(DRAWN);
        key += word(STACKS, table.objectStack) + word(STACKS + 1, table.perfumeStack);
        key += list(OBJECT_DISCARD, table.objectDiscard.map(tile -> tile.place));
        key += list(PERFUME_DISCARD, table.perfumeDiscard.map(tile -> tile.place));
        key += list(TOKENS_GONE, table.tokensGone.map(kind -> kind.place));
        for (Player player : table.players) {
            key += player.key();
        }
        int place = TODO;
        for (Todo step : table.todo) {
            key += word(place++, number(step));
        }
        return key;
    }

    private static long moment(Table table) {
        long moment = table.ask == null ? 0 : table.ask.ordinal() + 1;
        moment = moment << 4 | table.stage.ordinal();
        moment = moment << 4 | table.active;
        moment = moment << 4 | (table.actor + 1);
        moment = moment << 4 | table.toDraw;
        moment = moment << 8 | table.placed;
        moment = moment << 1 | (table.lastRound ? 1 : 0);
        moment = moment << 1 | (table.tokenPlayed ? 1 : 0);
        moment = moment << 1 | (table.sealPaid ? 1 : 0);
        moment = moment << 1 | (table.again ? 1 : 0);
        for (int seat : table.standing) {
            moment = moment << 2 | seat;
        }
        return word(MOMENT, moment);
    }

    private static int number(Todo step) {
        if (step instanceof Todo.Apply apply) {
            return 1 << 8 | apply.effect().ordinal();
        }
        return step instanceof Todo.Discard discard
                ? 2 << 8 | discard.seat()
                : 3 << 8 | ((Todo.Close) step).stall().ordinal();
    }

    /** What a list of pieces adds to a key, in its order. */
    private static long list(int firstPlace, Vector<Integer> pieces) {
        long key = 0;
        int place = firstPlace;
        long word = 0;
        for (int piece : pieces) {
            word = word << PIECE_BITS | (piece + 1);
            if (word >>> (Long.SIZE - 1 - PIECE_BITS) != 0) {
                key += word(place++, word);
                word = 0;
            }
        }
        return key + word(place, word);
    }

    /** What a set-up adds to a key: worked out once for all states of a game. */
    static long setup(Setup setup) {
        int options = setup.players() << 8 | setup.startSeat() << 4;
        options |= setup.side().ordinal() << 1 | setup.coinChanger().ordinal();
        List<String> texts = new ArrayList<>(setup.names());
        texts.add(setup.edition().mark());
        return word(SETUP, options) + word(SETUP + 1, setup.disc()) + SplitMix64.sum(SETUP + 2, texts);
    }
}
