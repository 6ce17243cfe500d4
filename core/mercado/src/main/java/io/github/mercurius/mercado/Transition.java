package io.github.mercurius.mercado;

import io.github.mercurius.rules.internal.Arguments;
import io.vavr.collection.List;
import java.util.Optional;

/** The events of a legal action or outcome, in order. */
final class Transition {
    /** EFF-1: how many spaces the symbol for moving on stands for. */
    static final int FORWARD = 3;

    private final TableDraft draft;

    private Transition(TableDraft draft) {
        this.draft = draft;
    }

    /** Plays an action of the player who has to decide, or an outcome, up to what is asked next. */
    static void play(Action action, Table before, TableDraft draft) {
        Transition transition = new Transition(draft);
        if (action instanceof Outcome outcome) {
            transition.draw(outcome, before);
        } else {
            transition.act(action, before);
        }
        while (draft.ask == null && draft.stage != Stage.OVER) {
            transition.goOn();
        }
    }

    private void act(Action action, Table before) {
        if (action instanceof Action.PlayToken play) {
            playToken(play.token());
        } else if (action instanceof Action.Draw) {
            draft.drawChosen(Legality.coinsToDraw(draft.player())); // DRW-1
        } else if (action instanceof Action.TakeBack) {
            draft.takenBack(); // RET-1
            draft.stage = Stage.SALES; // TRN-4
        } else if (action instanceof Action.Pass) {
            draft.passed(); // TRN-3
            draft.stage = Stage.SALES;
        } else if (action instanceof Action.Symbol symbol) {
            decideOnSymbol(symbol.use(), Arguments.notNull(before.symbol(), "symbol"));
        } else if (action instanceof Action.SetCoin set) {
            draft.coinSet(set.coin(), set.stall()); // PLY-1
        } else if (action instanceof Action.PaySeal) {
            draft.sealPaid(Legality.DRAWN_FOR_SEAL); // SEA-1
        } else if (action instanceof Action.Finish) {
            draft.finished(); // PLY-6
            draft.stage = Stage.SALES;
        } else if (action instanceof Action.Sell sell) {
            sell(sell.stall());
        } else if (action instanceof Action.SetWhite set) {
            draft.whiteSet(set.stall()); // MKT-4
        } else if (action instanceof Action.DiscardToken discard) {
            draft.tokenDiscarded(before.actor, discard.token()); // EFF-5
        }
    }

    private void draw(Outcome outcome, Table before) {
        if (outcome instanceof Outcome.CoinsDrawn drawn) {
            draft.coinsDrawn(drawn.coins()); // DRW-3
        } else if (outcome instanceof Outcome.TokenDrawn drawn) {
            draft.tokenDrawn(drawn.token().orElseThrow(IllegalStateException::new)); // EFF-4
        } else if (outcome instanceof Outcome.TileDrawn drawn) {
            Stall empty = before.emptyStall();
            if (empty != null) {
                draft.stallFilled(empty, drawn.tile()); // RPL-1
            } else {
                draft.tileTurnedUp(drawn.tile()); // SCO-3
                moveByTile(points(drawn.tile()));
            }
        }
    }

    /** Does the next thing that is due. */
    private void goOn() {
        if (!draft.todo.isEmpty()) {
            Todo next = draft.todo.head();
            draft.todo = draft.todo.tail();
            doStep(next);
        } else if (draft.stage == Stage.START) {
            draft.asked(Ask.ACTION, draft.active); // TRN-2
        } else if (draft.stage == Stage.PLAY) {
            boolean draws = draft.toDraw > 0;
            draft.asked(draws ? Ask.COINS : Ask.PLAY, draws ? Table.NOBODY : draft.active);
        } else if (draft.stage == Stage.SALES) {
            nextSale();
        } else {
            refill();
        }
    }

    private void doStep(Todo step) {
        if (step instanceof Todo.Apply apply) {
            new EffectRules(draft).apply(apply.effect());
        } else if (step instanceof Todo.Discard discard) {
            new EffectRules(draft).discard(discard.seat());
        } else if (step instanceof Todo.Close close) {
            Closing.close(draft, close.stall());
        }
    }

    /** PRV-3: the token is out, then come the move and its symbols, then its effects. */
    private void playToken(TokenKind token) {
        draft.tokenPlayed(token);
        draft.todo = steps(token.effects());
        moveByToken(token.points());
    }

    private static List<Todo> steps(java.util.List<Effect> effects) {
        return List.ofAll(effects).map(Todo.Apply::new);
    }

    private void moveByToken(int spaces) {
        move(spaces);
        if (Table.symbol(draft.setup, draft.players, draft.active) != null) {
            draft.asked(Ask.SYMBOL, draft.active); // MOV-5
        }
    }

    private void decideOnSymbol(boolean use, Effect symbol) {
        if (!use) {
            draft.symbolLeft(symbol);
            return;
        }
        draft.symbolActed(symbol);
        if (symbol == Effect.FORWARD) {
            moveByToken(FORWARD); // RUL-11
        } else {
            new EffectRules(draft).apply(symbol);
        }
    }

    /** MOV-5: after points of a tile, symbols act before anything else. */
    private void moveByTile(int spaces) {
        if (spaces == 0) {
            return; // SCO-1
        }
        move(spaces);
        Effect symbol = Table.symbol(draft.setup, draft.players, draft.active);
        if (symbol != null) {
            draft.symbolActed(symbol);
            if (symbol == Effect.FORWARD) {
                moveByTile(FORWARD);
            } else {
                new EffectRules(draft).apply(symbol);
            }
        }
    }

    private void move(int spaces) {
        draft.moved(draft.active, spaces);
        if (!draft.lastRound && draft.player().position() >= draft.setup.track().length()) {
            draft.lastRoundBegan(draft.active); // END-1
        }
    }

    private void nextSale() {
        java.util.List<Stall> stalls = draft.stalls().forSale(draft.player());
        if (stalls.isEmpty()) {
            draft.stage = Stage.REFILL;
            draft.sold.forEach(draft::stallEmptied); // RPL-1, RUL-22
            draft.sold = io.vavr.collection.Vector.empty();
        } else if (stalls.size() == 1) {
            sell(stalls.get(0)); // SAL-2, RUL-7
        } else {
            draft.asked(Ask.SALE, draft.active);
        }
    }

    private void sell(Stall stall) {
        draft.tileSold(stall);
        draft.todo = List.of(new Todo.Close(stall));
        if (stall == Stall.HEAD_MERCHANT) {
            new EffectRules(draft).apply(Effect.TOKEN); // MKT-2
        } else if (stall == Stall.COIN_CHANGER) {
            sellWhite();
        } else {
            Tile tile = Arguments.notNull(draft.tiles[stall.ordinal()], "tile");
            draft.todo = draft.todo.prependAll(steps(tile.effects()));
            if (tile.points().type() == Points.Type.UNKNOWN) {
                draft.asked(Ask.TILE, Table.NOBODY); // SCO-3
            } else {
                moveByTile(points(tile));
            }
        }
    }

    /** SCO-1, SCO-2: the points of a tile for the buyer, as the markers stand. */
    private int points(Tile tile) {
        return tile.points().type() == Points.Type.RANK
                ? Standings.place(draft.standing, draft.active) + 1
                : tile.points().number();
    }

    /** MKT-3, MKT-4, RUL-9. */
    private void sellWhite() {
        if (draft.whitePile == 0) {
            return;
        }
        java.util.List<Stall> places = draft.stalls().placesForWhite(draft.player());
        boolean toPurse = draft.setup.coinChanger() == CoinChanger.FREE;
        if (places.size() + (toPurse ? 1 : 0) > 1) {
            draft.asked(Ask.WHITE, draft.active);
        } else {
            draft.whiteSet(places.isEmpty() ? Optional.empty() : Optional.of(places.get(0)));
        }
    }

    private void refill() {
        if (Stalls.empty(draft.tiles) != null) {
            draft.asked(Ask.TILE, Table.NOBODY);
        } else {
            TurnEnd.end(draft);
        }
    }
}
