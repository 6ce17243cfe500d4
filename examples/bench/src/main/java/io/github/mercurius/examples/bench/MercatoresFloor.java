package io.github.mercurius.examples.bench;

import io.github.mercurius.mercatores.Arrow;
import io.github.mercurius.mercatores.Card;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Good;
import io.github.mercurius.mercatores.GoodsCard;
import io.github.mercurius.mercatores.ProfitTable;
import io.github.mercurius.mercatores.SpecialCard;
import java.util.Arrays;
import java.util.List;

/** The {@link SisterFloor floor} of Mercatores, with the stand-in edition. */
final class MercatoresFloor extends SisterFloor {
    private static final Edition EDITION = Edition.standIn();
    private static final List<Card> KINDS = EDITION.cards();
    private static final int GOODS = Good.all().size();
    private static final int GOODS_KINDS = KINDS.size() - EDITION.specialCards().size();
    private static final byte[] DECK = new byte[Edition.CARDS];
    private static final int[] GOOD = new int[KINDS.size()];
    private static final int[] SHIPS = new int[KINDS.size()];
    /** The first kind of each good. */
    private static final int[] FIRST = new int[GOODS + 1];
    /** The coins that a count brings, of each good and then of each special kind. */
    private static final byte[][] PROFIT = new byte[GOODS + KINDS.size() - GOODS_KINDS][Edition.CARDS];
    /** For each special kind how often its quay counts the player, the left and the right neighbour; null if none. */
    private static final int[][] QUAY = new int[KINDS.size()][];
    /** For each number of cards, and of cards to take: the sets, a bit for each card, the first card's the highest. */
    private static final int[][][] SETS = new int[6][4][];

    private static final int GIVE = 0;
    private static final int TAKE = 1;
    private static final int LOAD = 2;
    private static final int TAX = 3;
    private static final int CASH = 4;
    private static final int OVER = 5;

    static {
        int dealt = 0;
        for (int kind = KINDS.size() - 1; kind >= 0; kind--) {
            if (KINDS.get(kind) instanceof GoodsCard card) {
                GOOD[kind] = card.good().ordinal();
                SHIPS[kind] = card.ships();
                FIRST[GOOD[kind]] = kind;
            } else {
                SpecialCard card = (SpecialCard) KINDS.get(kind);
                GOOD[kind] = card.good().map(Good::ordinal).orElse(-1);
                PROFIT[GOODS + kind - GOODS_KINDS] = coins(card.profit());
                QUAY[kind] = card.arrows().isEmpty()
                        ? null
                        : card.arrows().stream().mapToInt(Arrow::ordinal).toArray();
            }
        }
        for (int kind = 0; kind < KINDS.size(); kind++) {
            int copies = EDITION.copies(KINDS.get(kind));
            Arrays.fill(DECK, dealt, dealt += copies, (byte) kind);
        }
        FIRST[GOODS] = GOODS_KINDS;
        Good.all().forEach(good -> PROFIT[good.ordinal()] = coins(EDITION.profit(good)));
        for (int cards = 0; cards < SETS.length; cards++) {
            int all = (1 << cards) - 1;
            for (int number = 0; number < SETS[cards].length; number++) {
                int taken = number;
                SETS[cards][number] = java.util.stream.IntStream.rangeClosed(0, all)
                        .map(set -> all - set)
                        .filter(set -> Integer.bitCount(set) == taken)
                        .toArray();
            }
        }
    }

    private final byte[] deck = new byte[Edition.CARDS];
    private final int[] market = new int[KINDS.size()];
    private final int[][] hand;
    private final int[][] resources;
    private final int[][] stack;
    private final int[] handSize;
    private final int[] size;
    private final int[] goodsSize;
    private final int[] ships;
    private final int[] coins;
    /** The cards that can be taken. */
    private final int[] others = new int[6];
    /** What can be cashed in: a good or special kind as in PROFIT, times the seats, and the opponent. */
    private final int[] cashing = new int[64];

    private int ask;
    private int marketSize;
    private int left;
    private int given;
    private int active;
    private int captain;
    private int unloading;

    MercatoresFloor(int players, long seed) {
        super(players, seed);
        hand = new int[players][KINDS.size()];
        resources = new int[players][KINDS.size()];
        stack = new int[players][GOODS];
        handSize = new int[players];
        size = new int[players];
        goodsSize = new int[players];
        ships = new int[players];
        coins = new int[players];
    }

    private static byte[] coins(ProfitTable table) {
        byte[] coins = new byte[Edition.CARDS];
        for (int count = 0; count < coins.length; count++) {
            coins[count] = (byte) table.coins(count);
        }
        return coins;
    }

    @Override
    void deal() {
        System.arraycopy(DECK, 0, deck, 0, deck.length);
        for (int i = deck.length - 1; i > 0; i--) {
            int j = bounded(i + 1);
            byte card = deck[i];
            deck[i] = deck[j];
            deck[j] = card;
        }
        Arrays.fill(market, 0);
        clear(hand);
        clear(resources);
        clear(stack);
        for (int[] each : new int[][] {size, goodsSize, ships, coins}) {
            Arrays.fill(each, 0);
        }
        left = deck.length;
        marketSize = 0;
        fill();
        for (int i = 0; i < 5 * players; i++) {
            hand[i % players][draw()]++;
        }
        Arrays.fill(handSize, 5);
        ask = GIVE;
        active = 0;
        captain = -1;
    }

    private int draw() {
        return deck[deck.length - left--];
    }

    /** FILL-1. */
    private void fill() {
        while (marketSize < 5 && left > 0) {
            market[draw()]++;
            marketSize++;
        }
    }

    @Override
    boolean isOver() {
        return ask == OVER;
    }

    @Override
    int result(int seat) {
        return coins[seat] + (seat == captain ? 2 : 0);
    }

    @Override
    void step() {
        switch (ask) {
            case GIVE -> give();
            case TAKE -> take();
            case LOAD -> load();
            case TAX -> tax();
            default -> cash();
        }
    }

    private int choose(int number) {
        choices += number;
        return bounded(number);
    }

    /** The kinds that are there, a bit for each. */
    private static int kinds(int[] counts, int from, int to) {
        int kinds = 0;
        for (int kind = from; kind < to; kind++) {
            kinds |= counts[kind] > 0 ? 1 << kind : 0;
        }
        return kinds;
    }

    /** MKT-1. */
    private void give() {
        int kinds = kinds(hand[active], 0, KINDS.size());
        given = nth(kinds, choose(Integer.bitCount(kinds)));
        hand[active][given]--;
        handSize[active]--;
        market[given]++;
        marketSize++;
        ask = TAKE;
    }

    /** MKT-2 to MKT-4. */
    private void take() {
        market[given]--;
        int cards = 0;
        int equal = 0;
        for (int kinds = kinds(market, 0, KINDS.size()); kinds != 0; kinds &= kinds - 1) {
            int kind = Integer.numberOfTrailingZeros(kinds);
            for (int copy = 0; copy < market[kind]; copy++) {
                equal = (equal << 1) | (copy > 0 ? 1 : 0);
                others[cards++] = kind;
            }
        }
        int[] sets = SETS[cards][Math.min(cards, given < GOODS_KINDS ? 2 : 3)];
        int number = 0;
        for (int set : sets) {
            number += (set & equal & ~(set >> 1)) == 0 ? 1 : 0;
        }
        int left = choose(number);
        for (int set : sets) {
            if ((set & equal & ~(set >> 1)) == 0 && left-- == 0) {
                for (int rest = set; rest != 0; rest &= rest - 1) {
                    int kind = others[cards - 1 - Integer.numberOfTrailingZeros(rest)];
                    market[kind]--;
                    marketSize--;
                    hand[active][kind]++;
                    handSize[active]++;
                }
            }
        }
        market[given]++;
        ask = LOAD;
    }

    /** LOAD-2, LOAD-4. */
    private void load() {
        int[] mine = hand[active];
        boolean last = captain >= 0;
        int inStacks = 0;
        int goodsKinds = 0;
        int samePairs = 0;
        for (int good = 0; good < GOODS; good++) {
            int ways = 1;
            int cards = 0;
            int kinds = 0;
            for (int kind = FIRST[good]; kind < FIRST[good + 1]; kind++) {
                ways *= mine[kind] + 1;
                cards += mine[kind];
                kinds += mine[kind] > 0 ? 1 : 0;
            }
            inStacks += ways - (cards < handSize[active] || last ? 1 : cards == 0 ? 1 : 2);
            goodsKinds += kinds;
            samePairs += kinds * (kinds - 1) / 2;
        }
        boolean two = handSize[active] > 2 || (handSize[active] == 2 && last);
        boolean one = handSize[active] > 1 || last;
        int pairs = two ? goodsKinds * (goodsKinds - 1) / 2 - samePairs : 0;
        int specials = one ? kinds(mine, GOODS_KINDS, KINDS.size()) : 0;
        int index = choose(inStacks + pairs + Integer.bitCount(specials));
        if (index < inStacks) {
            loadStack(index);
        } else if ((index -= inStacks) < pairs) {
            loadPair(index);
        } else {
            load(nth(specials, index - pairs), 1);
        }
        fill();
        endInvestmentTurn(last);
    }

    private void loadStack(int index) {
        int[] mine = hand[active];
        int rest = index;
        for (int good = 0; ; good++) {
            int ways = 1;
            for (int kind = FIRST[good]; kind < FIRST[good + 1]; kind++) {
                ways *= mine[kind] + 1;
            }
            if (rest < ways - 1) {
                int number = rest + 1;
                for (int kind = FIRST[good]; kind < FIRST[good + 1]; kind++) {
                    int base = mine[kind] + 1;
                    load(kind, number % base);
                    number /= base;
                }
                return;
            }
            rest -= ways - 1;
        }
    }

    private void loadPair(int index) {
        int kinds = kinds(hand[active], 0, GOODS_KINDS);
        int rest = index;
        while (true) {
            int first = Integer.numberOfTrailingZeros(kinds);
            int partners = kinds & (-1 << FIRST[GOOD[first] + 1]);
            int number = Integer.bitCount(partners);
            if (rest < number) {
                load(first, 1);
                load(nth(partners, rest), 1);
                return;
            }
            rest -= number;
            kinds &= kinds - 1;
        }
    }

    private void load(int kind, int copies) {
        hand[active][kind] -= copies;
        handSize[active] -= copies;
        change(active, kind, copies);
    }

    private void change(int seat, int kind, int copies) {
        resources[seat][kind] += copies;
        size[seat] += copies;
        if (kind < GOODS_KINDS) {
            goodsSize[seat] += copies;
            stack[seat][GOOD[kind]] += copies;
            ships[seat] += copies * SHIPS[kind];
        }
    }

    /** LAST-1 to LAST-6. */
    private void endInvestmentTurn(boolean last) {
        if (!last && (size[active] >= 15 || marketSize < 5)) {
            captain = active;
        }
        active = next(active);
        ask = GIVE;
        if (active == captain) {
            unloading = captain;
            if (canAnybodyCash()) {
                beginProfitTurn();
            } else {
                ask = OVER;
            }
        }
    }

    /** PRO-3, PRO-4, TAX-2, TAX-3. */
    private void beginProfitTurn() {
        while (size[active] == 0) {
            follow();
        }
        ask = active != unloading && goodsSize[active] > 0 ? TAX : CASH;
    }

    private void follow() {
        active = next(active);
        if (active == unloading) {
            unloading = next(unloading);
            active = unloading;
        }
    }

    private void tax() {
        int kinds = kinds(resources[active], 0, GOODS_KINDS);
        change(active, nth(kinds, choose(Integer.bitCount(kinds))), -1);
        ask = CASH;
        if (size[active] == 0) {
            endProfitTurn(); // CASH-6
        }
    }

    private void endProfitTurn() {
        if (canAnybodyCash()) {
            follow();
            beginProfitTurn();
        } else {
            ask = OVER; // END-1
        }
    }

    private boolean canAnybodyCash() {
        for (int seat = 0; seat < players; seat++) {
            if (findCashing(seat, 1) > 0) {
                return true;
            }
        }
        return false;
    }

    /** What a player can cash in, up to a number (CASH-2). */
    private int findCashing(int seat, int most) {
        int found = 0;
        int goods = 0;
        for (int good = 0; good < GOODS; good++) {
            goods += stack[seat][good] > 0 ? 1 : 0;
            if (PROFIT[good][stack[seat][good]] > 0) {
                cashing[found++] = good * players;
            }
        }
        for (int kind = GOODS_KINDS; kind < KINDS.size() && found < most; kind++) {
            if (resources[seat][kind] > 0) {
                byte[] profit = PROFIT[GOODS + kind - GOODS_KINDS];
                int what = (GOODS + kind - GOODS_KINDS) * players;
                int good = GOOD[kind];
                if (good >= 0) {
                    for (int other = 0; other < players; other++) {
                        if (other != seat && profit[stack[seat][good] + stack[other][good]] > 0) {
                            cashing[found++] = what + other;
                        }
                    }
                } else if (profit[QUAY[kind] == null ? goods : ships(seat, QUAY[kind])] > 0) {
                    cashing[found++] = what;
                }
            }
        }
        return found;
    }

    private int ships(int seat, int[] arrows) {
        int sum = 0;
        for (int arrow : arrows) {
            int right = seat == 0 ? players - 1 : seat - 1;
            sum += ships[arrow == 0 ? seat : arrow == 1 ? next(seat) : right];
        }
        return sum;
    }

    /** CASH-1 to CASH-5. */
    private void cash() {
        int number = findCashing(active, cashing.length);
        boolean brings = number > 0;
        if (!brings) {
            for (int good = 0; good < GOODS; good++) {
                cashing[number] = good * players;
                number += stack[active][good] > 0 ? 1 : 0;
            }
            for (int kind = GOODS_KINDS; kind < KINDS.size(); kind++) {
                cashing[number] = (GOODS + kind - GOODS_KINDS) * players;
                number += resources[active][kind] > 0 ? 1 : 0;
            }
        }
        int what = cashing[choose(number)];
        int good = what / players;
        if (brings) {
            coins[active] += coins(good, what % players);
        }
        if (good < GOODS) {
            for (int kind = FIRST[good]; kind < FIRST[good + 1]; kind++) {
                change(active, kind, -resources[active][kind]);
            }
        } else {
            change(active, good - GOODS + GOODS_KINDS, -1);
        }
        endProfitTurn();
    }

    private int coins(int what, int opponent) {
        if (what < GOODS) {
            return PROFIT[what][stack[active][what]];
        }
        int kind = what - GOODS + GOODS_KINDS;
        int count = 0;
        if (GOOD[kind] >= 0) {
            count = stack[active][GOOD[kind]] + stack[opponent][GOOD[kind]];
        } else if (QUAY[kind] != null) {
            count = ships(active, QUAY[kind]);
        } else {
            for (int cards : stack[active]) {
                count += cards > 0 ? 1 : 0;
            }
        }
        return PROFIT[what][count];
    }
}
