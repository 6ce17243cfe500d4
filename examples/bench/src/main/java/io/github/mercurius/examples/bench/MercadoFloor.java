package io.github.mercurius.examples.bench;

import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Effect;
import io.github.mercurius.mercado.Points;
import io.github.mercurius.mercado.Side;
import io.github.mercurius.mercado.Tile;
import io.github.mercurius.mercado.TokenKind;
import io.github.mercurius.mercado.Track;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The {@link SisterFloor floor} of Mercado, with the stand-in edition.
 *
 * <p>Coins at an edge, and those that a price asks for, are one number: four bits for each sort.
 */
final class MercadoFloor extends SisterFloor {
    private static final Edition EDITION = Edition.standIn();
    private static final Track TRACK = EDITION.track(Side.A);
    private static final int LENGTH = TRACK.length();
    private static final int MOST_ROUNDS = 100;
    private static final @Nullable Effect[] SYMBOL = new Effect[LENGTH];
    private static final List<TokenKind> KINDS = EDITION.tokenKinds();
    private static final int SORTS = 6;
    private static final int BLACK = 4;
    private static final int WHITE = 5;
    private static final int STALLS = 8;
    private static final int MERCHANDISE = 6;
    private static final int HEAD = 6;
    private static final int CHANGER = 7;
    private static final int HIGH_BITS = 0x8888;
    private static final int COLOURS = 0xffff;
    private static final int RANK = -1;
    private static final int UNKNOWN = -2;

    /** Of each tile, then of the market tiles: what the price can ask for. */
    private static final int[][] PRICE = new int[Edition.OBJECTS + Edition.PERFUMES + 2][];
    /** Of each of them: how many coins the price has. */
    private static final int[] SIZE = new int[PRICE.length];

    private static final int[] POINTS = new int[Edition.OBJECTS + Edition.PERFUMES];
    private static final Effect[][] EFFECTS = new Effect[POINTS.length][];
    private static final Effect[][] TOKEN_EFFECTS = new Effect[KINDS.size()][];

    private static final int ACTION = 0;
    private static final int SYMBOL_USE = 1;
    private static final int PLAY = 2;
    private static final int SALE = 3;
    private static final int PLACE = 4;
    private static final int DISCARD = 5;
    private static final int COINS = 6;
    private static final int TILE = 7;
    private static final int TOKEN = 8;
    private static final int NOTHING = 9;

    private static final int START = 0;
    private static final int PLAYING = 1;
    private static final int SALES = 2;
    private static final int REFILL = 3;
    private static final int END = 4;

    private static final int DISCARD_BY = 16;
    private static final int CLOSE = 32;

    static {
        for (int space = 0; space < LENGTH; space++) {
            SYMBOL[space] = TRACK.symbol(space).orElse(null);
        }
        for (int tile = 0; tile < POINTS.length; tile++) {
            Tile printed = EDITION.tiles().get(tile);
            Points.Type type = printed.points().type();
            POINTS[tile] =
                    type == Points.Type.NUMBER ? printed.points().number() : type == Points.Type.RANK ? RANK : UNKNOWN;
            EFFECTS[tile] = printed.effects().toArray(new Effect[0]);
            int fixed = 0;
            for (var coin : printed.price().fixed().toList()) {
                fixed += 1 << (4 * coin.ordinal());
            }
            setPrice(tile, fixed, printed.price().stacks());
        }
        setPrice(POINTS.length, 0, List.of(1, 1, 1)); // DEM-6
        setPrice(POINTS.length + 1, 0, List.of(3));
        for (int kind = 0; kind < KINDS.size(); kind++) {
            TOKEN_EFFECTS[kind] = KINDS.get(kind).effects().toArray(new Effect[0]);
        }
    }

    private final int[] tiles = new int[STALLS];
    private final int[][] purse;
    private final int[][] spent;
    private final int[][] edges;
    private final int[][] hand;
    private final int[] stack = new int[KINDS.size()];
    private final int[] drawn = new int[SORTS];
    private final int[] purseSize;
    private final int[] handSize;
    private final int[] seals;
    private final int[] position;
    private final int[] standing;
    /** The steps that are still to be done, the next one last. */
    private final int[] todo = new int[64];

    private final int[] sold = new int[STALLS];
    private int ask;
    private int stage;
    private int todoSize;
    private int soldSize;
    private int soldStalls;
    private int active;
    private int actor;
    private int toDraw;
    private int placed;
    private int blackPile;
    private int whitePile;
    private int sealPile;
    private int stackSize;
    private long objects;
    private long perfumes;
    private long discard;
    private int round;
    private boolean lastRound;
    private boolean tokenPlayed;
    private boolean sealPaid;
    private boolean again;

    MercadoFloor(int players, long seed) {
        super(players, seed);
        purse = new int[players][SORTS];
        spent = new int[players][SORTS];
        edges = new int[players][STALLS];
        hand = new int[players][KINDS.size()];
        purseSize = new int[players];
        handSize = new int[players];
        seals = new int[players];
        position = new int[players];
        standing = new int[players];
        tiles[HEAD] = POINTS.length;
        tiles[CHANGER] = POINTS.length + 1;
    }

    private static void setPrice(int tile, int fixed, List<Integer> stacks) {
        List<Integer> found = new ArrayList<>();
        choose(fixed, stacks, 0, found);
        PRICE[tile] = found.stream().mapToInt(Integer::intValue).distinct().toArray();
        SIZE[tile] = count(fixed) + stacks.stream().mapToInt(Integer::intValue).sum();
    }

    /** DEM-3: the stacks have different colours. */
    private static void choose(int coins, List<Integer> stacks, int taken, List<Integer> found) {
        if (stacks.isEmpty()) {
            found.add(coins);
            return;
        }
        for (int colour = 0; colour < BLACK; colour++) {
            if ((taken & (1 << colour)) == 0) {
                int more = coins + (stacks.get(0) << (4 * colour));
                choose(more, stacks.subList(1, stacks.size()), taken | (1 << colour), found);
            }
        }
    }

    private static int count(int coins) {
        int pairs = (coins & 0x0f0f0f) + ((coins >>> 4) & 0x0f0f0f);
        return (pairs & 0xff) + ((pairs >>> 8) & 0xff) + (pairs >>> 16);
    }

    @Override
    void deal() {
        objects = (1L << Edition.OBJECTS) - 1;
        perfumes = ((1L << Edition.PERFUMES) - 1) << Edition.OBJECTS;
        discard = 0;
        for (int stall = 0; stall < MERCHANDISE; stall++) {
            tiles[stall] = drawTile(stall < 4);
        }
        for (int[][] all : new int[][][] {purse, spent, edges, hand}) {
            clear(all);
        }
        for (int seat = 0; seat < players; seat++) {
            Arrays.fill(purse[seat], 0, WHITE, 5);
            standing[seat] = seat;
        }
        Arrays.fill(purseSize, 25);
        Arrays.fill(handSize, 0);
        Arrays.fill(seals, 1);
        Arrays.fill(position, 0);
        Arrays.fill(drawn, 0);
        for (int kind = 0; kind < stack.length; kind++) {
            stack[kind] = KINDS.get(kind).copies();
        }
        stackSize = Edition.TOKENS;
        blackPile = 38 - 5 * players;
        whitePile = 14;
        sealPile = 15 - players;
        todoSize = 0;
        soldSize = 0;
        soldStalls = 0;
        round = 0;
        lastRound = false;
        active = 0;
        beginTurn();
    }

    private void beginTurn() {
        tokenPlayed = false;
        sealPaid = false;
        again = false;
        placed = 0;
        stage = START;
        ask(ACTION, active);
    }

    private void ask(int what, int bySeat) {
        ask = what;
        actor = bySeat;
    }

    @Override
    boolean isOver() {
        return stage == END;
    }

    @Override
    int result(int seat) {
        return position[seat];
    }

    @Override
    void step() {
        int asked = ask;
        ask = NOTHING;
        switch (asked) {
            case ACTION -> act();
            case SYMBOL_USE -> decideOnSymbol();
            case PLAY -> play();
            case SALE -> sell(chooseStall(forSale(active)));
            case PLACE -> setWhite(chooseStall(placesForWhite(active)));
            case DISCARD -> lose(actor, chooseToken(actor));
            case COINS -> drawCoins();
            case TILE -> drawTile();
            default -> drawToken();
        }
        while (ask == NOTHING && stage != END) {
            goOn();
        }
    }

    private int choose(int number) {
        choices += number;
        return bounded(number);
    }

    private int chooseStall(int stalls) {
        return nth(stalls, choose(Integer.bitCount(stalls)));
    }

    private int tokens(int seat) {
        int kinds = 0;
        for (int kind = 0; kind < stack.length; kind++) {
            kinds |= hand[seat][kind] > 0 ? 1 << kind : 0;
        }
        return kinds;
    }

    private int chooseToken(int seat) {
        int kinds = tokens(seat);
        return nth(kinds, choose(Integer.bitCount(kinds)));
    }

    /** TRN-2, TRN-3. */
    private void act() {
        int kinds = tokenPlayed || handSize[active] == 0 ? 0 : tokens(active);
        int tokens = Integer.bitCount(kinds);
        int onTile = 0;
        for (int coins : spent[active]) {
            onTile += coins;
        }
        int inPurse = purseSize[active];
        int draw = inPurse >= 3 ? 3 : onTile == 0 ? inPurse : 0;
        int index = choose(tokens + (draw > 0 ? 1 : 0) + (onTile > 0 ? 1 : 0) + (inPurse + onTile == 0 ? 1 : 0));
        if (index < tokens) {
            playToken(nth(kinds, index));
        } else if (draw > 0 && index == tokens) {
            stage = PLAYING;
            toDraw = draw;
        } else {
            for (int sort = 0; sort < SORTS; sort++) {
                purse[active][sort] += spent[active][sort];
            }
            purseSize[active] += onTile;
            Arrays.fill(spent[active], 0);
            stage = SALES;
        }
    }

    /** PRV-3. */
    private void playToken(int kind) {
        tokenPlayed = true;
        lose(active, kind);
        push(TOKEN_EFFECTS[kind]);
        moveByToken(KINDS.get(kind).points());
    }

    private void lose(int seat, int kind) {
        hand[seat][kind]--;
        handSize[seat]--;
    }

    private void push(Effect[] effects) {
        for (int i = effects.length - 1; i >= 0; i--) {
            todo[todoSize++] = effects[i].ordinal();
        }
    }

    private void moveByToken(int spaces) {
        move(active, spaces);
        if (symbol() != null) {
            ask(SYMBOL_USE, active);
        }
    }

    private void decideOnSymbol() {
        if (choose(2) == 0) {
            Effect symbol = symbol();
            if (symbol == Effect.FORWARD) {
                moveByToken(3);
            } else if (symbol != null) {
                apply(symbol);
            }
        }
    }

    private void moveByTile(int spaces) {
        if (spaces > 0) {
            move(active, spaces);
            Effect symbol = symbol();
            if (symbol == Effect.FORWARD) {
                moveByTile(3);
            } else if (symbol != null) {
                apply(symbol);
            }
        }
    }

    /** MOV-2, MOV-4. */
    private void move(int seat, int spaces) {
        position[seat] += spaces;
        int place = place(seat);
        while (place > 0 && position[standing[place - 1]] <= position[seat]) {
            standing[place] = standing[place - 1];
            place--;
        }
        standing[place] = seat;
        lastRound |= position[seat] >= LENGTH;
    }

    private int place(int seat) {
        int place = 0;
        while (standing[place] != seat) {
            place++;
        }
        return place;
    }

    /** MOV-3. */
    private @Nullable Effect symbol() {
        int at = position[active];
        if (at >= LENGTH || SYMBOL[at] == null) {
            return null;
        }
        for (int seat = 0; seat < players; seat++) {
            if (seat != active && (position[seat] - at) % LENGTH == 0) {
                return null;
            }
        }
        return SYMBOL[at];
    }

    /** The sorts that fit at an edge, a bit for each (PLY-3). */
    private int room(int seat, int stall) {
        int tile = tiles[stall];
        int edge = edges[seat][stall];
        if (tile < 0 || (soldStalls & (1 << stall)) != 0 || count(edge) >= SIZE[tile]) {
            return 0;
        }
        int room = 0;
        for (int price : PRICE[tile]) {
            int open = ((price & COLOURS) | HIGH_BITS) - (edge & COLOURS);
            if ((open & HIGH_BITS) == HIGH_BITS) {
                room |= (open & ~HIGH_BITS) | (1 << (4 * WHITE));
            }
        }
        room |= (room >>> 1) | (room >>> 2);
        return room & 0x111111;
    }

    private boolean isComplete(int seat, int stall, int white) {
        int tile = tiles[stall];
        int edge = edges[seat][stall];
        if (tile < 0 || (soldStalls & (1 << stall)) != 0 || count(edge) + white != SIZE[tile]) {
            return false;
        }
        for (int price : PRICE[tile]) {
            int left = ((price & COLOURS) | HIGH_BITS) - (edge & COLOURS);
            if ((left & HIGH_BITS) == HIGH_BITS) {
                return true;
            }
        }
        return false;
    }

    /** SAL-1, MKT-3. */
    private int forSale(int seat) {
        int stalls = 0;
        for (int stall = 0; stall < STALLS; stall++) {
            stalls |= isComplete(seat, stall, 0) ? 1 << stall : 0;
        }
        boolean white = (stalls & (1 << CHANGER)) == 0 || (whitePile > 0 && placesForWhite(seat) != 0);
        return white ? stalls : stalls & ~(1 << CHANGER);
    }

    private int placesForWhite(int seat) {
        int stalls = 0;
        for (int stall = 0; stall < CHANGER; stall++) {
            stalls |= isComplete(seat, stall, 1) ? 1 << stall : 0;
        }
        return stalls;
    }

    /** PLY-1 to PLY-6, SEA-1 to SEA-3. */
    private void play() {
        long fitting = 0;
        for (int stall = 0; stall < STALLS; stall++) {
            int room = room(active, stall);
            for (int sort = 0; sort < SORTS; sort++) {
                if (drawn[sort] > 0) {
                    fitting |= (long) ((room >>> (4 * sort)) & 1) << (8 * sort + stall);
                }
            }
        }
        int coins = Long.bitCount(fitting);
        boolean seal = seals[active] > 0 && !sealPaid && purseSize[active] >= 2;
        boolean finish = placed > 0 || coins == 0;
        int index = choose(coins + (seal ? 1 : 0) + (finish ? 1 : 0));
        if (index < coins) {
            long rest = fitting;
            for (int i = 0; i < index; i++) {
                rest &= rest - 1;
            }
            int set = Long.numberOfTrailingZeros(rest);
            drawn[set >> 3]--;
            edges[active][set & 7] += 1 << (4 * (set >> 3));
            placed++;
        } else if (seal && index == coins) {
            sealPaid = true;
            seals[active]--;
            sealPile++;
            toDraw = 2;
        } else {
            for (int sort = 0; sort < SORTS; sort++) {
                purse[active][sort] += drawn[sort];
                purseSize[active] += drawn[sort];
            }
            Arrays.fill(drawn, 0);
            stage = SALES;
        }
    }

    /** DRW-2, DRW-3. */
    private void drawCoins() {
        int[] from = purse[active];
        for (; toDraw > 0; toDraw--) {
            int left = bounded(purseSize[active]--);
            int sort = 0;
            while (left >= from[sort]) {
                left -= from[sort++];
            }
            from[sort]--;
            (sort == BLACK ? spent[active] : drawn)[sort]++;
        }
    }

    private void goOn() {
        if (todoSize > 0) {
            int next = todo[--todoSize];
            if (next >= CLOSE) {
                close(next - CLOSE);
            } else if (next >= DISCARD_BY) {
                discard(next - DISCARD_BY);
            } else {
                apply(Effect.all().get(next));
            }
        } else if (stage == START) {
            ask(ACTION, active);
        } else if (stage == PLAYING) {
            ask = toDraw > 0 ? COINS : PLAY;
        } else if (stage == SALES) {
            int stalls = forSale(active);
            if (stalls == 0) {
                empty();
            } else if ((stalls & (stalls - 1)) == 0) {
                sell(Integer.numberOfTrailingZeros(stalls));
            } else {
                ask = SALE;
            }
        } else if (emptyStall() >= 0) {
            ask = TILE;
        } else {
            endTurn();
        }
    }

    /** RPL-1. */
    private void empty() {
        stage = REFILL;
        for (int i = 0; i < soldSize; i++) {
            discard |= 1L << tiles[sold[i]];
            tiles[sold[i]] = -1;
        }
        soldSize = 0;
        soldStalls = 0;
    }

    private int emptyStall() {
        for (int stall = 0; stall < MERCHANDISE; stall++) {
            if (tiles[stall] < 0) {
                return stall;
            }
        }
        return -1;
    }

    private void drawTile() {
        int stall = emptyStall();
        if (stall >= 0) {
            tiles[stall] = drawTile(stall < 4);
        } else {
            int tile = drawTile(true);
            discard |= 1L << tile; // SCO-3
            moveByTile(points(tile));
        }
    }

    /** RPL-2. */
    private int drawTile(boolean object) {
        long ofSort = (1L << Edition.OBJECTS) - 1;
        if (!object) {
            ofSort = ~ofSort;
        }
        long from = object ? objects : perfumes;
        if (from == 0) {
            from = discard & ofSort;
            discard &= ~ofSort;
        }
        int left = bounded(Long.bitCount(from));
        long rest = from;
        for (int i = 0; i < left; i++) {
            rest &= rest - 1;
        }
        int tile = Long.numberOfTrailingZeros(rest);
        from &= ~(1L << tile);
        if (object) {
            objects = from;
        } else {
            perfumes = from;
        }
        return tile;
    }

    private int points(int tile) {
        return POINTS[tile] == RANK ? place(active) + 1 : POINTS[tile];
    }

    private void drawToken() {
        int left = bounded(stackSize--);
        int kind = 0;
        while (left >= stack[kind]) {
            left -= stack[kind++];
        }
        stack[kind]--;
        hand[active][kind]++;
        handSize[active]++;
    }

    /** Sections 5 and 7. */
    private void sell(int stall) {
        todo[todoSize++] = CLOSE + stall;
        if (stall == HEAD) {
            apply(Effect.TOKEN);
        } else if (stall == CHANGER) {
            int places = placesForWhite(active);
            if ((places & (places - 1)) != 0) {
                ask = PLACE;
            } else {
                setWhite(Integer.numberOfTrailingZeros(places));
            }
        } else {
            push(EFFECTS[tiles[stall]]);
            if (POINTS[tiles[stall]] == UNKNOWN) {
                ask = TILE;
            } else {
                moveByTile(points(tiles[stall]));
            }
        }
    }

    private void setWhite(int stall) {
        whitePile--;
        edges[active][stall] += 1 << (4 * WHITE);
    }

    /** SAL-4 to SAL-6. */
    private void close(int stall) {
        int edge = edges[active][stall];
        edges[active][stall] = 0;
        for (int sort = 0; sort < BLACK; sort++) {
            spent[active][sort] += (edge >>> (4 * sort)) & 15;
        }
        whitePile += edge >>> (4 * WHITE);
        if (stall < MERCHANDISE) {
            seals(stall);
            for (int seat = next(active); seat != active; seat = next(seat)) {
                int back = edges[seat][stall];
                edges[seat][stall] = 0;
                purseSize[seat] += count(back);
                for (int sort = 0; sort < SORTS; sort++) {
                    purse[seat][sort] += (back >>> (4 * sort)) & 15;
                }
            }
            sold[soldSize++] = stall;
            soldStalls |= 1 << stall;
        }
    }

    private void seals(int stall) {
        for (Effect effect : EFFECTS[tiles[stall]]) {
            if (effect == Effect.NO_SEALS) {
                return;
            }
        }
        int most = 1;
        for (int seat = 0; seat < players; seat++) {
            most = Math.max(most, count(edges[seat][stall]));
        }
        for (int seat = next(active); seat != active; seat = next(seat)) {
            if (count(edges[seat][stall]) == most) {
                seal(seat);
            }
        }
    }

    private void seal(int seat) {
        if (sealPile > 0) {
            sealPile--;
            seals[seat]++;
        }
    }

    /** Section 9. */
    private void apply(Effect effect) {
        switch (effect) {
            case WHITE -> white(active);
            case BLACK -> black(active);
            case RETURN_BLACK -> returnBlack();
            case SEAL -> seal(active);
            case TOKEN -> ask = stackSize > 0 ? TOKEN : ask;
            case AGAIN -> again = true;
            case OTHERS_BLACK, OTHERS_WHITE -> {
                for (int seat = next(active); seat != active; seat = next(seat)) {
                    if (effect == Effect.OTHERS_BLACK) {
                        black(seat);
                    } else {
                        white(seat);
                    }
                }
            }
            case OTHERS_DISCARD -> {
                for (int i = players - 1; i > 0; i--) {
                    todo[todoSize++] = DISCARD_BY + (active + i) % players;
                }
            }
            default -> {}
        }
    }

    private void white(int seat) {
        if (whitePile > 0) {
            whitePile--;
            purse[seat][WHITE]++;
            purseSize[seat]++;
        }
    }

    private void black(int seat) {
        if (blackPile > 0) {
            blackPile--;
            purse[seat][BLACK]++;
            purseSize[seat]++;
        }
    }

    private void returnBlack() {
        if (purse[active][BLACK] > 0) {
            purse[active][BLACK]--;
            purseSize[active]--;
            blackPile++;
        } else if (spent[active][BLACK] > 0) {
            spent[active][BLACK]--;
            blackPile++;
        }
    }

    /** EFF-5. */
    private void discard(int seat) {
        int kinds = tokens(seat);
        if ((kinds & (kinds - 1)) != 0) {
            ask(DISCARD, seat);
        } else if (kinds != 0) {
            lose(seat, Integer.numberOfTrailingZeros(kinds));
        }
    }

    /** XTR-1, END-1, END-4, END-5. */
    private void endTurn() {
        boolean roundOver = !again && next(active) == 0;
        if ((roundOver && lastRound) || isCold()) {
            stage = END;
            for (int seat = 0; seat < players; seat++) {
                int spaces = seals[seat];
                for (int kind = 0; kind < stack.length; kind++) {
                    spaces += hand[seat][kind] * KINDS.get(kind).points();
                }
                if (spaces > 0) {
                    move(seat, spaces);
                }
            }
        } else {
            round += roundOver ? 1 : 0;
            lastRound |= round == MOST_ROUNDS - 1;
            active = again ? active : next(active);
            beginTurn();
        }
    }

    private boolean isCold() {
        for (int seat = 0; seat < players; seat++) {
            if (handSize[seat] > 0 || (forSale(seat) & (1 << CHANGER)) != 0) {
                return false;
            }
            int room = 0;
            for (int stall = 0; stall < STALLS; stall++) {
                room |= room(seat, stall);
            }
            for (int sort = 0; sort < SORTS; sort++) {
                if (purse[seat][sort] + spent[seat][sort] > 0 && ((room >>> (4 * sort)) & 1) != 0) {
                    return false;
                }
            }
        }
        return true;
    }
}
