package io.github.mercurius.examples.bench;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The floor of speed: the rules in one mutable state without API, events or allocation, playing uniformly random legal
 * actions. A yardstick to divide by, measured in the same run as what is compared with it; not a design to copy.
 */
final class Floor {
    private static final int NEWS = 24;
    private static final int[] SHARE = new int[24];
    private static final int[] GOODS = new int[24];
    private static final int[] UP = new int[24];
    private static final byte[] DECK = new byte[72];
    private static final int[] PRICE = new int[33];

    static {
        int[] copies = {5, 2, 4, 1};
        int n = 0;
        for (int card = 0; card < 24; card++) {
            int chamber = card / 4;
            SHARE[card] = chamber;
            GOODS[card] = 6 + (card % 2 == 0 ? chamber : chamber ^ 1);
            UP[card] = card % 4 < 2 ? 1 : -1;
            for (int k = 0; k < copies[card % 4]; k++) {
                DECK[n++] = (byte) card;
            }
        }
        for (int s = 0; s < 33; s++) {
            PRICE[s] = Math.max(1, Math.min(25, s - 4));
        }
    }

    private final int players;
    private final byte[] deck = DECK.clone();
    private final int[] space = new int[12];
    private final int[] bank = new int[12];
    private final int[] bought = new int[12];
    private final int[] sold = new int[12];
    private final int[] cash;
    private final int[][] own;
    private final int[][] hand;
    private final int[][] board;
    private final int[][] blackMarket;
    private final boolean[][] used;
    private final boolean[] paid = new boolean[6];
    private final int[] types = new int[24];
    private int backupTop;
    private int mainTop;
    private int active;
    private int trades;
    private boolean special;
    private int turn;
    private long random = 88172645463325252L;

    private long choices;
    private long wealth;

    Floor(int players) {
        this.players = players;
        cash = new int[players];
        own = new int[players][12];
        hand = new int[players][24];
        board = new int[players][3];
        blackMarket = new int[players][12];
        used = new boolean[players][3];
    }

    private int bounded(int n) {
        long x = random;
        x ^= x << 13;
        x ^= x >>> 7;
        x ^= x << 17;
        random = x;
        return (int) (((x >>> 32) * n) >>> 32);
    }

    private void deal() {
        for (int i = 71; i > 0; i--) {
            int j = bounded(i + 1);
            byte card = deck[i];
            deck[i] = deck[j];
            deck[j] = card;
        }
        for (int a = 0; a < 12; a++) {
            space[a] = a < 6 ? 14 : 19;
            bank[a] = 2 * players - 1;
        }
        Arrays.fill(paid, false);
        backupTop = 0;
        mainTop = 12;
        active = 0;
        turn = 0;
        endTrading();
        for (int p = 0; p < players; p++) {
            cash[p] = 70;
            Arrays.fill(own[p], 0);
            Arrays.fill(hand[p], 0);
            Arrays.fill(board[p], -1);
            Arrays.fill(blackMarket[p], 0);
            Arrays.fill(used[p], false);
        }
        for (int i = 0; i < 5 * players; i++) {
            hand[i % players][deck[mainTop++]]++;
        }
    }

    private void endTrading() {
        trades = 0;
        special = false;
        Arrays.fill(bought, 0);
        Arrays.fill(sold, 0);
    }

    private int cost(int a) {
        return PRICE[space[a]] + 2 * bought[a];
    }

    private int gain(int a) {
        int p = PRICE[space[a]];
        int n = sold[a];
        return (n + 1) * Math.max(1, p - n) - n * Math.max(1, p - n + 1);
    }

    private static int multisets(int[] counts) {
        int one = 0;
        int two = 0;
        int three = 0;
        for (int c : counts) {
            if (c > 0) {
                one++;
                if (c > 1) {
                    two++;
                    if (c > 2) {
                        three++;
                    }
                }
            }
        }
        return one + one * (one - 1) / 2 + two + one * (one - 1) * (one - 2) / 6 + two * (one - 1) + three;
    }

    /** Moves the multiset of that rank (sizes 1, 2, 3) out of {@code from}; its size. */
    private int take(int[] from, int rank, int @Nullable [] into) {
        int n = 0;
        for (int i = 0; i < from.length; i++) {
            if (from[i] > 0) {
                types[n++] = i;
            }
        }
        if (rank < n) {
            return move(from, into, types[rank], -1, -1);
        }
        rank -= n;
        for (int i = 0; i < n; i++) {
            for (int j = i; j < n; j++) {
                if ((i != j || from[types[i]] > 1) && rank-- == 0) {
                    return move(from, into, types[i], types[j], -1);
                }
            }
        }
        for (int i = 0; i < n; i++) {
            for (int j = i; j < n; j++) {
                for (int k = j; k < n; k++) {
                    int needI = 1 + (j == i ? 1 : 0) + (k == i ? 1 : 0);
                    int needJ = 1 + (k == j ? 1 : 0);
                    if (from[types[i]] >= needI && (j == i || from[types[j]] >= needJ) && rank-- == 0) {
                        return move(from, into, types[i], types[j], types[k]);
                    }
                }
            }
        }
        throw new AssertionError(rank);
    }

    private static int move(int[] from, int @Nullable [] into, int a, int b, int c) {
        int n = 0;
        for (int x : new int[] {a, b, c}) {
            if (x >= 0) {
                from[x]--;
                if (into != null) {
                    into[x]++;
                }
                n++;
            }
        }
        return n;
    }

    private void step() {
        int[] mine = own[active];
        int[] cards = hand[active];
        int money = cash[active];
        int buys = 0;
        int sells = 0;
        int markets = 0;
        int dividends = 0;
        if (!special && trades < 3) {
            for (int a = 0; a < 12; a++) {
                if (bank[a] > 0 && money >= cost(a)) {
                    buys |= 1 << a;
                }
                if (mine[a] > 0 && money + gain(a) >= 0) {
                    sells |= 1 << a;
                }
            }
        }
        if (!special && trades == 0) {
            if (!used[active][0]) {
                markets = multisets(mine);
            }
            if (!used[active][1]) {
                for (boolean p : paid) {
                    dividends += p ? 0 : 1;
                }
            }
        }
        int kinds = 0;
        for (int c : cards) {
            kinds += c > 0 ? 1 : 0;
        }
        int news = used[active][2] ? 0 : 1 + multisets(cards);
        int nb = Integer.bitCount(buys);
        int ns = Integer.bitCount(sells);
        int total = nb + ns + markets + dividends + kinds + news;
        choices += total;
        int r = bounded(total);
        if (r < nb) {
            int a = nth(buys, r);
            cash[active] -= cost(a);
            bought[a]++;
            mine[a]++;
            bank[a]--;
            trades++;
        } else if ((r -= nb) < ns) {
            int a = nth(sells, r);
            cash[active] += gain(a);
            sold[a]++;
            mine[a]--;
            bank[a]++;
            trades++;
        } else if ((r -= ns) < markets) {
            take(mine, r, blackMarket[active]);
            used[active][0] = true;
            special = true;
        } else if ((r -= markets) < dividends) {
            int chamber = 0;
            while (paid[chamber] || r-- > 0) {
                chamber++;
            }
            paid[chamber] = true;
            used[active][1] = true;
            special = true;
            int each = (PRICE[space[chamber]] + 3) / 4;
            for (int p = 0; p < players; p++) {
                cash[p] += each * own[p][chamber];
            }
        } else if ((r -= dividends) < kinds) {
            int card = 0;
            while (cards[card] == 0 || r-- > 0) {
                card++;
            }
            cards[card]--;
            finish(card);
        } else {
            r -= kinds;
            used[active][2] = true;
            int discards = r == 0 ? 0 : take(cards, r - 1, null);
            for (int k = 1; k < discards; k++) {
                cards[deck[backupTop++]]++;
            }
            finish(NEWS);
        }
    }

    private static int nth(int bits, int n) {
        while (n-- > 0) {
            bits &= bits - 1;
        }
        return Integer.numberOfTrailingZeros(bits);
    }

    private void finish(int card) {
        int[] b = board[active];
        b[2] = b[1] == -1 ? -1 : b[1];
        int[] order = {card, b[0], b[1]};
        for (int c : order) {
            if (c >= 0 && c != NEWS) {
                shift(SHARE[c], UP[c]);
                shift(GOODS[c], -2 * UP[c]);
            }
        }
        b[1] = b[0];
        b[0] = card;
        if (mainTop < 72) {
            hand[active][deck[mainTop++]]++;
        }
        endTrading();
        turn++;
        active = active + 1 == players ? 0 : active + 1;
        settle(active);
    }

    private void shift(int asset, int by) {
        space[asset] = Math.max(0, Math.min(32, space[asset] + by));
    }

    private void settle(int p) {
        if (used[p][0]) {
            int[] tokens = blackMarket[p];
            for (int a = 0; a < 12; a++) {
                if (tokens[a] > 0) {
                    cash[p] += tokens[a] * PRICE[space[a]];
                    bank[a] += tokens[a];
                    tokens[a] = 0;
                }
            }
        }
    }

    /** Plays a whole game; the sum of the wealth so far, so that nothing of it can be left out. */
    long game() {
        deal();
        int last = 60 - 5 * players + 2 * players;
        while (turn < last) {
            step();
        }
        for (int p = 0; p < players; p++) {
            for (int a = 0; a < 12; a++) {
                cash[p] += own[p][a] * PRICE[space[a]];
            }
            wealth += cash[p];
        }
        return wealth + choices;
    }
}
