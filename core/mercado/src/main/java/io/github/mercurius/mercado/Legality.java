package io.github.mercurius.mercado;

import io.github.mercurius.rules.internal.Arguments;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What can be done: for each action or outcome why it is refused, with the facts of the case, or nothing.
 *
 * <p>The only place where legality is decided. {@link LegalActions} lists what passes.
 */
final class Legality {
    /** DRW-2: how many coins action A draws. */
    static final int DRAWN = 3;

    /** SEA-1: how many coins a seal draws. */
    static final int DRAWN_FOR_SEAL = 2;

    private final TableParts table;
    private final Tokens hand;
    private final Tokens stack;

    /**
     * The legality at a table.
     *
     * @param hand the tokens of the player who has to decide
     * @param stack the tokens in the stack, or those that it can hold
     */
    Legality(TableParts table, Tokens hand, Tokens stack) {
        this.table = table;
        this.hand = hand;
        this.stack = stack;
    }

    /** Why the player on a seat, or a spectator, may not do something; null if it is legal. An outcome never is. */
    @Nullable
    Violation violation(int seat, Action action) {
        if (table.ask == null) {
            return new Violation.GameOver();
        }
        if (action instanceof Outcome) {
            return new Violation.OutcomeFromSeat(table.ask);
        }
        boolean decides = seat == table.actor && seat != Table.NOBODY;
        return decides ? violation(action) : new Violation.NotYourTurn(table.ask, Table.seatOrNone(table.actor));
    }

    /** Why an action of the player who has to decide, or an outcome, is refused; null if it is legal. */
    @Nullable
    Violation violation(Action action) {
        if (table.ask == null) {
            return new Violation.GameOver();
        }
        if (action.ask() != table.ask) {
            return new Violation.NotAsked(action.ask(), table.ask); // TRN-1
        }
        return switch (table.ask) {
            case ACTION -> starting(action);
            case SYMBOL -> null; // both answers are allowed
            case PLAY -> playing(action);
            case SALE -> selling(((Action.Sell) action).stall());
            case WHITE -> settingWhite(((Action.SetWhite) action).stall());
            case DISCARD -> discarding(((Action.DiscardToken) action).token());
            case COINS -> drawing(((Outcome.CoinsDrawn) action).coins());
            case TILE -> drawing(((Outcome.TileDrawn) action).tile());
            case TOKEN -> drawing(((Outcome.TokenDrawn) action).token());
        };
    }

    private @Nullable Violation starting(Action action) {
        Player player = table.player();
        int seat = player.seat();
        int purse = player.purse().size();
        int spent = player.spent().size();
        if (action instanceof Action.PlayToken play) {
            if (table.done.contains(Position.Done.TOKEN)) {
                return new Violation.TokenPlayedAlready(seat); // PRV-1
            }
            return hand.has(play.token()) ? null : new Violation.TokenNotInHand(seat, play.token()); // PRV-2
        }
        if (action instanceof Action.Draw) {
            return coinsToDraw(player) > 0 ? null : new Violation.TooFewCoins(seat, purse, spent);
        }
        if (action instanceof Action.TakeBack) {
            return spent > 0 ? null : new Violation.NothingToTakeBack(seat); // RET-1
        }
        return purse + spent == 0 ? null : new Violation.CannotPass(seat, purse, spent); // TRN-3
    }

    /** How many coins a player draws with action A; 0 if it is not possible (DRW-1, RUL-3). */
    static int coinsToDraw(Player player) {
        int purse = player.purse().size();
        return purse >= DRAWN ? DRAWN : player.spent().isEmpty() ? purse : 0;
    }

    private @Nullable Violation playing(Action action) {
        if (action instanceof Action.SetCoin set) {
            return setting(set.coin(), set.stall());
        }
        return action instanceof Action.Finish ? finishing(possibleCoins()) : payingSeal();
    }

    private @Nullable Violation setting(Coin coin, Stall stall) {
        if (!table.drawn.has(coin)) {
            return new Violation.CoinNotDrawn(coin, table.drawn); // PLY-2
        }
        Player player = table.player();
        boolean fits = table.stalls().fits(player, stall, coin);
        return fits ? null : new Violation.CoinDoesNotFit(coin, stall, player.edge(stall), price(stall)); // PLY-3
    }

    private Price price(Stall stall) {
        return Arguments.notNull(table.stalls().price(stall), "price");
    }

    /** Why a player may not finish, with those coins that can be set (PLY-5). */
    @Nullable
    Violation finishing(long possibleCoins) {
        return table.placed > 0 || possibleCoins == 0
                ? null
                : new Violation.MustSetCoin(LegalActions.setCoin(Long.numberOfTrailingZeros(possibleCoins)));
    }

    /** Why a player may not pay a seal. */
    @Nullable
    Violation payingSeal() {
        Player player = table.player();
        if (player.seals() == 0) {
            return new Violation.NoSeal(player.seat()); // SEA-1
        }
        if (table.done.contains(Position.Done.SEAL)) {
            return new Violation.SealPaidAlready(player.seat()); // SEA-2
        }
        int purse = player.purse().size();
        return purse >= DRAWN_FOR_SEAL ? null : new Violation.TooFewForSeal(player.seat(), purse); // SEA-3
    }

    /** The drawn coins that can be set, as {@link Stalls#fitting} has them (PLY-2, PLY-3). */
    long possibleCoins() {
        return table.drawn.isEmpty() ? 0 : table.stalls().fitting(table.player(), table.drawn);
    }

    private @Nullable Violation selling(Stall stall) {
        Player player = table.player();
        Stalls stalls = table.stalls();
        if (stalls.isSold(stall)) {
            return new Violation.SoldAlready(stall); // SAL-1
        }
        if (!stalls.isComplete(player, stall)) {
            return new Violation.NotForSale(stall, player.edge(stall), price(stall)); // SAL-1
        }
        boolean sells = stall != Stall.COIN_CHANGER || stalls.coinChangerSells(player);
        return sells ? null : new Violation.NothingToComplete(table.whitePile); // MKT-3
    }

    /** MKT-4. */
    private @Nullable Violation settingWhite(Optional<Stall> stall) {
        List<Stall> places = table.stalls().placesForWhite(table.player());
        boolean fits = stall.isPresent()
                ? places.contains(stall.get())
                : table.stalls().isFree();
        return fits ? null : new Violation.NoPlaceForWhite(stall, places);
    }

    /** EFF-5. */
    private @Nullable Violation discarding(TokenKind token) {
        return hand.has(token) ? null : new Violation.NoSuchTokenToDiscard(table.actor, token);
    }

    /** CHN-2. */
    private @Nullable Violation drawing(Coins coins) {
        if (coins.size() != table.toDraw) {
            return new Violation.WrongNumberDrawn(coins.size(), table.toDraw);
        }
        Coins purse = table.player().purse();
        return purse.contains(coins) ? null : new Violation.CoinsNotInPurse(coins, purse);
    }

    /** CHN-3. */
    private @Nullable Violation drawing(Tile tile) {
        return table.stackAsked().contains(tile) ? null : new Violation.TileNotInStack(tile);
    }

    /** CHN-3. */
    private @Nullable Violation drawing(Optional<TokenKind> token) {
        boolean there = token.isPresent() && stack.has(token.get());
        return there ? null : new Violation.TokenNotInStack(token);
    }
}
