package io.github.mercurius.mercado;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What can be done: for each action or outcome the first rule that forbids it, or none.
 *
 * <p>The only place where legality is decided. {@link LegalActions} lists what passes, {@link Refusal} explains what
 * does not.
 */
final class Legality {
    /** DRW-2: how many coins action A draws. */
    static final int DRAWN = 3;

    /** SEA-1: how many coins a seal draws. */
    static final int DRAWN_FOR_SEAL = 2;

    final Table table;
    final Tokens hand;
    private final Tokens stack;

    /**
     * The legality at a table.
     *
     * @param hand the tokens of the player who has to decide
     * @param stack the tokens in the stack, or those that it can hold
     */
    Legality(Table table, Tokens hand, Tokens stack) {
        this.table = table;
        this.hand = hand;
        this.stack = stack;
    }

    /** The rule that an action of the player who has to decide, or an outcome, breaks. */
    @Nullable
    Rule broken(Action action) {
        if (table.ask == null) {
            return Rule.END_1;
        }
        if (action.ask() != table.ask) {
            return Rule.TRN_1;
        }
        return switch (table.ask) {
            case ACTION -> start(action);
            case SYMBOL -> null; // both answers are allowed
            case PLAY -> playing(action);
            case SALE -> selling(((Action.Sell) action).stall());
            case WHITE -> isPlaceForWhite(((Action.SetWhite) action).stall()) ? null : Rule.MKT_4;
            case DISCARD -> hand.has(((Action.DiscardToken) action).token()) ? null : Rule.EFF_5;
            case COINS -> isDraw(((Outcome.CoinsDrawn) action).coins()) ? null : Rule.CHN_2;
            case TILE -> isInStack(((Outcome.TileDrawn) action).tile()) ? null : Rule.CHN_3;
            case TOKEN -> isInStack(((Outcome.TokenDrawn) action).token()) ? null : Rule.CHN_3;
        };
    }

    private @Nullable Rule start(Action action) {
        Player player = table.active();
        if (action instanceof Action.PlayToken play) {
            if (table.tokenPlayed) {
                return Rule.PRV_1;
            }
            return hand.has(play.token()) ? null : Rule.PRV_2;
        }
        if (action instanceof Action.Draw) {
            return coinsToDraw(player) > 0 ? null : Rule.DRW_1;
        }
        if (action instanceof Action.TakeBack) {
            return player.spent().isEmpty() ? Rule.RET_1 : null;
        }
        return player.purse().isEmpty() && player.spent().isEmpty() ? null : Rule.TRN_3;
    }

    /** How many coins a player draws with action A; 0 if it is not possible (DRW-1, RUL-3). */
    static int coinsToDraw(Player player) {
        int purse = player.purse().size();
        return purse >= DRAWN ? DRAWN : player.spent().isEmpty() ? purse : 0;
    }

    private @Nullable Rule playing(Action action) {
        if (action instanceof Action.SetCoin set) {
            if (!table.drawn.has(set.coin())) {
                return Rule.PLY_2;
            }
            return table.stalls().fits(table.active(), set.stall(), set.coin()) ? null : Rule.PLY_3;
        }
        return action instanceof Action.Finish ? finishing(possibleCoins()) : payingSeal();
    }

    /** The rule that forbids to finish, with those coins that can be set. */
    @Nullable
    Rule finishing(long possibleCoins) {
        return table.placed > 0 || possibleCoins == 0 ? null : Rule.PLY_5;
    }

    /** The rule that forbids to pay a seal. */
    @Nullable
    Rule payingSeal() {
        if (table.active().seals() == 0) {
            return Rule.SEA_1;
        }
        if (table.sealPaid) {
            return Rule.SEA_2;
        }
        return table.active().purse().size() >= DRAWN_FOR_SEAL ? null : Rule.SEA_3;
    }

    /** The drawn coins that can be set, as {@link Stalls#fitting} has them (PLY-2, PLY-3). */
    long possibleCoins() {
        return table.drawn.isEmpty() ? 0 : table.stalls().fitting(table.active()) & Stalls.ofSorts(table.drawn);
    }

    private @Nullable Rule selling(Stall stall) {
        Player player = table.active();
        if (!table.stalls().isComplete(player, stall)) {
            return Rule.SAL_1;
        }
        boolean sells = stall != Stall.COIN_CHANGER || table.stalls().coinChangerSells(player);
        return sells ? null : Rule.MKT_3;
    }

    private boolean isPlaceForWhite(Optional<Stall> stall) {
        return stall.isPresent()
                ? table.stalls().placesForWhite(table.active()).contains(stall.get())
                : table.setup.coinChanger() == CoinChanger.FREE;
    }

    private boolean isDraw(Coins coins) {
        return coins.size() == table.toDraw && table.active().purse().contains(coins);
    }

    private boolean isInStack(Tile tile) {
        return table.setup.edition().has(tile) && Tiles.has(table.stackAsked(), tile);
    }

    private boolean isInStack(Optional<TokenKind> token) {
        return token.isPresent() && stack.has(token.get());
    }
}
