package io.github.mercurius.mercado;

import io.github.mercurius.rules.internal.Arguments;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Plays a legal action or outcome, up to what is asked next: a turn up to its sales, and the moves (sections 3 and 8).
 *
 * <p>{@link Sales}, {@link EffectRules} and {@link TurnEnd} have the other rules. What happens is told where it
 * happens.
 */
final class Transition {
    /** EFF-1: how many spaces the symbol for moving on stands for. */
    static final int FORWARD = 3;

    final TableParts table;
    Tokens[] hands;
    private Tokens stack;
    private final @Nullable Consumer<? super Event> listener;

    private Transition(GameState before, @Nullable Consumer<? super Event> listener) {
        table = before.table.parts.copy();
        table.ask = null;
        table.actor = Table.NOBODY;
        hands = before.hands;
        stack = before.tokenStack();
        this.listener = listener;
    }

    /** The state after an action of the player who has to decide, or an outcome. */
    static GameState after(Action action, GameState before, @Nullable Consumer<? super Event> listener) {
        Transition transition = new Transition(before, listener);
        if (action instanceof Outcome outcome) {
            transition.draw(outcome);
        } else {
            transition.act(action, before.table.parts.actor);
        }
        while (transition.table.ask == null && transition.table.stage != Stage.OVER) {
            transition.goOn();
        }
        return new GameState(new Table(transition.table), transition.hands, transition.stack);
    }

    void tell(Event event) {
        if (listener != null) {
            listener.accept(event);
        }
    }

    void ask(Ask what, int seat) {
        table.ask = what;
        table.actor = seat;
        tell(new Event.Asked(what, Table.seatOrNone(seat)));
    }

    void set(Player player) {
        table.players[player.seat()] = player;
    }

    private void act(Action action, int seat) {
        if (action instanceof Action.PlayToken play) {
            playToken(play.token());
        } else if (action instanceof Action.Draw) {
            chooseDraw();
        } else if (action instanceof Action.TakeBack) {
            takeBack();
        } else if (action instanceof Action.Pass) {
            tell(new Event.Passed(table.active)); // TRN-3
            table.stage = Stage.SALES;
        } else if (action instanceof Action.Symbol symbol) {
            decideOnSymbol(symbol.use(), Arguments.notNull(table.symbol(), "symbol"));
        } else if (action instanceof Action.SetCoin set) {
            setCoin(set.coin(), set.stall());
        } else if (action instanceof Action.PaySeal) {
            paySeal();
        } else if (action instanceof Action.Finish) {
            finish();
        } else if (action instanceof Action.Sell sell) {
            new Sales(this).sell(sell.stall());
        } else if (action instanceof Action.SetWhite set) {
            new Sales(this).setWhite(set.stall());
        } else if (action instanceof Action.DiscardToken discard) {
            new EffectRules(this).discard(seat, discard.token());
        }
    }

    private void draw(Outcome outcome) {
        if (outcome instanceof Outcome.CoinsDrawn drawn) {
            drawCoins(drawn.coins());
        } else if (outcome instanceof Outcome.TokenDrawn drawn) {
            drawToken(drawn.token().orElseThrow(IllegalStateException::new));
        } else if (outcome instanceof Outcome.TileDrawn drawn) {
            Stall empty = table.emptyStall();
            if (empty != null) {
                new TurnEnd(this).fill(empty, drawn.tile()); // RPL-1
            } else {
                new Sales(this).turnUp(drawn.tile()); // SCO-3
            }
        }
    }

    /** Does the next thing that is due. */
    private void goOn() {
        if (!table.todo.isEmpty()) {
            Todo next = table.todo.get(0);
            table.todo = List.copyOf(table.todo.subList(1, table.todo.size()));
            doStep(next);
        } else if (table.stage == Stage.START) {
            ask(Ask.ACTION, table.active); // TRN-2
        } else if (table.stage == Stage.PLAY) {
            boolean draws = table.toDraw > 0;
            ask(draws ? Ask.COINS : Ask.PLAY, draws ? Table.NOBODY : table.active);
        } else if (table.stage == Stage.SALES) {
            new Sales(this).goOn();
        } else if (table.emptyStall() != null) {
            ask(Ask.TILE, Table.NOBODY); // RPL-1
        } else {
            new TurnEnd(this).end();
        }
    }

    private void doStep(Todo step) {
        if (step instanceof Todo.Apply apply) {
            new EffectRules(this).apply(apply.effect());
        } else if (step instanceof Todo.Discard discard) {
            new EffectRules(this).discard(discard.seat());
        } else if (step instanceof Todo.Close close) {
            new Sales(this).close(close.stall());
        }
    }

    /** These steps before all else that is still to be done. */
    void first(List<? extends Todo> steps) {
        List<Todo> todo = new ArrayList<>(steps);
        todo.addAll(table.todo);
        table.todo = List.copyOf(todo);
    }

    /** PRV-3: the token is out, then come the move and its symbols, then its effects. */
    private void playToken(TokenKind token) {
        table.did(Position.Done.TOKEN);
        loseToken(table.active, token);
        tell(new Event.TokenPlayed(table.active, token));
        first(Todo.Apply.each(token.effects()));
        moveByToken(token.points());
    }

    /** PRV-3, EFF-5: a token leaves the game. */
    void loseToken(int seat, TokenKind token) {
        setHand(seat, hands[seat].minus(token));
        table.tokensGone = TableParts.plus(table.tokensGone, token);
    }

    private void setHand(int seat, Tokens hand) {
        hands = hands.clone();
        hands[seat] = hand;
        set(table.players[seat].withHandSize(hand.size()));
    }

    /** EFF-4. */
    private void drawToken(TokenKind token) {
        stack = stack.minus(token);
        table.tokenStack--;
        setHand(table.active, hands[table.active].plus(token));
        tell(new Event.TokenDrawn(table.active, Optional.of(token)));
    }

    /** DRW-1. */
    private void chooseDraw() {
        table.stage = Stage.PLAY;
        table.toDraw = Legality.coinsToDraw(table.player());
        tell(new Event.DrawChosen(table.active, table.toDraw));
    }

    private void drawCoins(Coins coins) {
        Player player = table.player();
        Coins black = coins.only(Coin.B); // DRW-3
        set(player.withPurse(player.purse().minus(coins))
                .withSpent(player.spent().plus(black)));
        table.drawn = table.drawn.plus(coins.minus(black));
        table.toDraw = 0;
        tell(new Event.CoinsDrawn(table.active, coins));
    }

    /** PLY-1. */
    private void setCoin(Coin coin, Stall stall) {
        table.drawn = table.drawn.minus(coin);
        table.placed++;
        set(table.player().withEdge(stall, table.player().edge(stall).plus(coin)));
        tell(new Event.CoinSet(table.active, coin, stall));
    }

    /** SEA-1. */
    private void paySeal() {
        table.did(Position.Done.SEAL);
        set(table.player().withSeals(table.player().seals() - 1));
        table.sealPile++;
        table.toDraw = Legality.DRAWN_FOR_SEAL;
        tell(new Event.SealPaid(table.active));
    }

    /** PLY-6, TRN-4. */
    private void finish() {
        Coins left = table.drawn;
        set(table.player().withPurse(table.player().purse().plus(left)));
        table.drawn = Coins.none();
        table.stage = Stage.SALES;
        tell(new Event.Finished(table.active, left));
    }

    /** RET-1, TRN-4. */
    private void takeBack() {
        Coins coins = table.player().spent();
        set(table.player().withPurse(table.player().purse().plus(coins)).withSpent(Coins.none()));
        table.stage = Stage.SALES;
        tell(new Event.TakenBack(table.active, coins));
    }

    private void moveByToken(int spaces) {
        move(spaces);
        if (table.symbol() != null) {
            ask(Ask.SYMBOL, table.active); // MOV-5
        }
    }

    private void decideOnSymbol(boolean use, Effect symbol) {
        if (use) {
            useSymbol(symbol, this::moveByToken); // RUL-11
        } else {
            tell(new Event.SymbolLeft(table.active, symbol));
        }
    }

    private void useSymbol(Effect symbol, IntConsumer move) {
        tell(new Event.SymbolActed(table.active, symbol));
        if (symbol == Effect.FORWARD) {
            move.accept(FORWARD);
        } else {
            new EffectRules(this).apply(symbol);
        }
    }

    /** MOV-5: after points of a tile, symbols act before anything else. */
    void moveByTile(int spaces) {
        if (spaces == 0) {
            return; // SCO-1
        }
        move(spaces);
        Effect symbol = table.symbol();
        if (symbol != null) {
            useSymbol(symbol, this::moveByTile);
        }
    }

    private void move(int spaces) {
        moveMarker(table.active, spaces);
        if (!table.lastRound && table.player().position() >= table.setup.track().length()) {
            beginLastRound(table.active); // END-1
        }
    }

    /** MOV-1. */
    void moveMarker(int seat, int spaces) {
        table.moved(seat, spaces);
        tell(new Event.Moved(seat, spaces, table.players[seat].position()));
    }

    /** END-1, END-5: the last round begins, as a player's marker has reached the disc, or nobody's. */
    void beginLastRound(int seat) {
        table.lastRound = true;
        tell(new Event.LastRoundBegan(Table.seatOrNone(seat)));
    }
}
