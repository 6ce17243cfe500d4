package io.github.mercurius.mercado;

import io.github.mercurius.rules.internal.Arguments;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A game that is being changed: each kind of event has a method here that makes it happen, and reports it if anybody
 * listens.
 *
 * <p>The rules say which events an action has ({@link Transition}); what an event changes is said here. A draft exists
 * for one action and never leaves it.
 */
final class TableDraft {
    final Setup setup;
    final Player[] players;
    Tokens[] hands;

    @Nullable
    Tile[] tiles;

    int[] standing;
    Tokens stack;
    Stage stage = Stage.START;

    @Nullable
    Ask ask;

    int active;
    int actor = Table.NOBODY;
    int turn;
    int round;
    boolean lastRound;
    boolean tokenPlayed;
    boolean sealPaid;
    boolean again;
    int toDraw;
    Coins drawn = Coins.none();
    int placed;
    List<Todo> todo = List.empty();
    Vector<Stall> sold = Vector.empty();
    int blackPile;
    int whitePile;
    int sealPile;
    Vector<TokenKind> tokensGone = Vector.empty();
    int tokenStack = Edition.TOKENS;
    long objectStack;
    long perfumeStack;
    Vector<Tile> objectDiscard = Vector.empty();
    Vector<Tile> perfumeDiscard = Vector.empty();

    private final @Nullable Consumer<? super Event> listener;

    /** A draft of what comes after a state, which stays as it is. */
    TableDraft(Table table, Tokens[] hands, Tokens stack, @Nullable Consumer<? super Event> listener) {
        this.hands = hands;
        this.stack = stack;
        this.listener = listener;
        setup = table.setup;
        players = table.players.clone();
        tiles = table.tiles;
        standing = table.standing;
        stage = table.stage;
        active = table.active;
        turn = table.turn;
        round = table.round;
        lastRound = table.lastRound;
        tokenPlayed = table.tokenPlayed;
        sealPaid = table.sealPaid;
        again = table.again;
        toDraw = table.toDraw;
        drawn = table.drawn;
        placed = table.placed;
        todo = table.todo;
        sold = table.sold;
        blackPile = table.blackPile;
        whitePile = table.whitePile;
        sealPile = table.sealPile;
        tokensGone = table.tokensGone;
        tokenStack = table.tokenStack;
        objectStack = table.objectStack;
        perfumeStack = table.perfumeStack;
        objectDiscard = table.objectDiscard;
        perfumeDiscard = table.perfumeDiscard;
    }

    /** A draft of a game before its first turn (section 2). */
    TableDraft(Setup setup, Deal deal) {
        this.setup = setup;
        listener = null;
        Box.fill(this, deal);
        players = Box.players(setup);
        standing = Box.standing(setup);
        hands = Box.hands(setup);
        tiles = deal.tiles().toArray(new Tile[0]);
        stack = setup.edition().allTokens();
        active = setup.startSeat();
    }

    /** The state as it is now. */
    GameState state() {
        return new GameState(new Table(this), hands, stack);
    }

    Player player() {
        return players[active];
    }

    Stalls stalls() {
        return new Stalls(tiles, sold, setup.coinChanger(), whitePile);
    }

    /** The seat that comes clockwise after another. */
    int next(int seat) {
        return (seat + 1) % players.length;
    }

    private void report(Event event) {
        if (listener != null) {
            listener.accept(event);
        }
    }

    void asked(Ask what, int bySeat) {
        ask = what;
        actor = bySeat;
        report(new Event.Asked(what, seatOrNone(bySeat)));
    }

    private static OptionalInt seatOrNone(int seat) {
        return seat == Table.NOBODY ? OptionalInt.empty() : OptionalInt.of(seat);
    }

    void turnBegan(int bySeat) {
        active = bySeat;
        stage = Stage.START;
        report(new Event.TurnBegan(turn, bySeat));
    }

    /** What belongs to one turn is over with it. */
    void resetTurn() {
        tokenPlayed = false;
        sealPaid = false;
        again = false;
        placed = 0;
    }

    // hands, tiles and standing belong to the state before, too

    private void changeHand(int seat, Tokens hand) {
        hands = hands.clone();
        hands[seat] = hand;
    }

    private void changeTile(Stall stall, @Nullable Tile tile) {
        tiles = tiles.clone();
        tiles[stall.ordinal()] = tile;
    }

    void tokenPlayed(TokenKind token) {
        tokenPlayed = true;
        lose(active, token);
        report(new Event.TokenPlayed(active, token));
    }

    void tokenDiscarded(int bySeat, TokenKind token) {
        lose(bySeat, token);
        report(new Event.TokenDiscarded(bySeat, token));
    }

    private void lose(int seat, TokenKind token) {
        changeHand(seat, hands[seat].minus(token));
        players[seat] = players[seat].withHandSize(players[seat].handSize() - 1);
        tokensGone = tokensGone.append(token);
    }

    void tokenDrawn(TokenKind token) {
        stack = stack.minus(token);
        tokenStack--;
        changeHand(active, hands[active].plus(token));
        players[active] = player().withHandSize(player().handSize() + 1);
        report(new Event.TokenDrawn(active, Optional.of(token)));
    }

    void drawChosen(int coins) {
        stage = Stage.PLAY;
        toDraw = coins;
        report(new Event.DrawChosen(active, coins));
    }

    void takenBack() {
        Coins coins = player().spent();
        players[active] = player().withPurse(player().purse().plus(coins)).withSpent(Coins.none());
        report(new Event.TakenBack(active, coins));
    }

    void passed() {
        report(new Event.Passed(active));
    }

    void coinsDrawn(Coins coins) {
        Coins black = coins.only(Coin.B); // DRW-3
        players[active] = player().withPurse(player().purse().minus(coins))
                .withSpent(player().spent().plus(black));
        drawn = drawn.plus(coins.minus(black));
        toDraw = 0;
        report(new Event.CoinsDrawn(active, coins));
    }

    void coinSet(Coin coin, Stall stall) {
        drawn = drawn.minus(coin);
        placed++;
        setAtEdge(coin, stall);
        report(new Event.CoinSet(active, coin, stall));
    }

    private void setAtEdge(Coin coin, Stall stall) {
        players[active] = player().withEdge(stall, player().edge(stall).plus(coin));
    }

    void sealPaid(int coins) {
        sealPaid = true;
        players[active] = player().withSeals(player().seals() - 1);
        sealPile++;
        toDraw = coins;
        report(new Event.SealPaid(active));
    }

    void finished() {
        Coins left = drawn;
        players[active] = player().withPurse(player().purse().plus(left));
        drawn = Coins.none();
        report(new Event.Finished(active, left));
    }

    void tileSold(Stall stall) {
        report(new Event.TileSold(active, stall));
    }

    void whiteSet(Optional<Stall> stall) {
        whitePile--;
        if (stall.isPresent()) {
            setAtEdge(Coin.W, stall.get());
        } else {
            players[active] = player().withPurse(player().purse().plus(Coin.W));
        }
        report(new Event.WhiteSet(active, stall));
    }

    void coinsPaid(Stall stall) {
        Coins coins = player().edge(stall);
        Coins white = coins.only(Coin.W);
        players[active] = player().withEdge(stall, Coins.none())
                .withSpent(player().spent().plus(coins.minus(white)));
        whitePile += white.size();
        report(new Event.CoinsPaid(active, stall, coins));
    }

    void coinsReturned(int toSeat, Stall stall) {
        Player player = players[toSeat];
        Coins coins = player.edge(stall);
        players[toSeat] =
                player.withEdge(stall, Coins.none()).withPurse(player.purse().plus(coins));
        report(new Event.CoinsReturned(toSeat, stall, coins));
    }

    void moved(int seat, int spaces) {
        int position = players[seat].position() + spaces;
        players[seat] = players[seat].withPosition(position);
        standing = Standings.moved(standing, players, seat);
        report(new Event.Moved(seat, spaces, position));
    }

    void lastRoundBegan(int bySeat) {
        lastRound = true;
        report(new Event.LastRoundBegan(seatOrNone(bySeat)));
    }

    void symbolActed(Effect symbol) {
        report(new Event.SymbolActed(active, symbol));
    }

    void symbolLeft(Effect symbol) {
        report(new Event.SymbolLeft(active, symbol));
    }

    void whiteGained(int bySeat) {
        whitePile--;
        gained(bySeat, Coin.W);
    }

    void blackGained(int bySeat) {
        blackPile--;
        gained(bySeat, Coin.B);
    }

    private void gained(int seat, Coin coin) {
        players[seat] = players[seat].withPurse(players[seat].purse().plus(coin));
        report(new Event.CoinGained(seat, coin));
    }

    void blackReturned() {
        Player player = player();
        players[active] = player.purse().has(Coin.B)
                ? player.withPurse(player.purse().minus(Coin.B))
                : player.withSpent(player.spent().minus(Coin.B));
        blackPile++;
        report(new Event.BlackReturned(active));
    }

    void sealGained(int bySeat) {
        sealPile--;
        players[bySeat] = players[bySeat].withSeals(players[bySeat].seals() + 1);
        report(new Event.SealGained(bySeat));
    }

    void turnGained() {
        again = true;
        report(new Event.TurnGained(active));
    }

    void stallEmptied(Stall stall) {
        Tile tile = Arguments.notNull(tiles[stall.ordinal()], "tile");
        changeTile(stall, null);
        discard(tile);
        report(new Event.StallEmptied(stall, tile));
    }

    private void discard(Tile tile) {
        if (tile.isObject()) {
            objectDiscard = objectDiscard.append(tile);
        } else {
            perfumeDiscard = perfumeDiscard.append(tile);
        }
    }

    void stallFilled(Stall stall, Tile tile) {
        draw(tile);
        changeTile(stall, tile);
        report(new Event.StallFilled(stall, tile));
    }

    void tileTurnedUp(Tile tile) {
        draw(tile);
        discard(tile);
        report(new Event.TileTurnedUp(tile));
    }

    /** RPL-2: if the stack is empty, its discard is the stack first. */
    private void draw(Tile tile) {
        if (tile.isObject()) {
            if (objectStack == 0) {
                objectStack = Tiles.of(objectDiscard);
                objectDiscard = Vector.empty();
                report(new Event.StackRenewed(TileStack.OBJECTS));
            }
            objectStack = Tiles.without(objectStack, tile);
        } else {
            if (perfumeStack == 0) {
                perfumeStack = Tiles.of(perfumeDiscard);
                perfumeDiscard = Vector.empty();
                report(new Event.StackRenewed(TileStack.PERFUMES));
            }
            perfumeStack = Tiles.without(perfumeStack, tile);
        }
    }

    void marketWentCold() {
        report(new Event.MarketWentCold());
    }

    void finalScored(int seat) {
        report(new Event.FinalScored(seat, players[seat].seals(), hands[seat].points()));
    }

    void gameEnded() {
        stage = Stage.OVER;
        ask = null;
        actor = Table.NOBODY;
        active = 0; // nobody's turn: the same in all tables, no matter who played last
        if (listener != null) {
            report(new Event.GameEnded(new ArrayList<>(new Table(this).ranking())));
        }
    }
}
