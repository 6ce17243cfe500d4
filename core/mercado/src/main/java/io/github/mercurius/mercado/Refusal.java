package io.github.mercurius.mercado;

import io.github.mercurius.rules.internal.Arguments;
import org.jspecify.annotations.Nullable;

/** Says why an action is refused: gathers the facts of the case for the rule that {@link Legality} found broken. */
final class Refusal {
    private final Table table;
    private final Legality legality;

    private Refusal(Table table, Legality legality) {
        this.table = table;
        this.legality = legality;
    }

    /** Why an action of the player who has to decide, or an outcome, is refused; null if it is legal. */
    static @Nullable Violation of(Table table, Tokens hand, Tokens stack, Action action) {
        Legality legality = new Legality(table, hand, stack);
        Rule broken = legality.broken(action);
        return broken == null ? null : new Refusal(table, legality).violation(action, broken);
    }

    /** Why anything that the player on a seat does is refused; null if it can be legal. */
    static @Nullable Violation ofSeat(Table table, int seat, Action action) {
        if (table.ask == null) {
            return new Violation.GameOver();
        }
        if (action instanceof Outcome) {
            return new Violation.OutcomeFromSeat(table.ask);
        }
        boolean decides = seat == table.actor && seat != Table.NOBODY;
        return decides ? null : new Violation.NotYourTurn(table.ask, table.decider());
    }

    private Violation violation(Action action, Rule broken) {
        int seat = table.active;
        Player player = table.active();
        int purse = player.purse().size();
        int spent = player.spent().size();
        return switch (broken) {
            case END_1 -> new Violation.GameOver();
            case TRN_1 -> new Violation.NotAsked(action.ask(), Arguments.notNull(table.ask, "ask"));
            case TRN_3 -> new Violation.CannotPass(seat, purse, spent);
            case PRV_1 -> new Violation.TokenPlayedAlready(seat);
            case PRV_2 -> new Violation.TokenNotInHand(seat, ((Action.PlayToken) action).token());
            case DRW_1 -> new Violation.TooFewCoins(seat, purse, spent);
            case RET_1 -> new Violation.NothingToTakeBack(seat);
            case SEA_1 -> new Violation.NoSeal(seat);
            case SEA_2 -> new Violation.SealPaidAlready(seat);
            case SEA_3 -> new Violation.TooFewForSeal(seat, purse);
            case PLY_2 -> new Violation.CoinNotDrawn(((Action.SetCoin) action).coin(), table.drawn);
            case PLY_3 -> notFitting((Action.SetCoin) action);
            case PLY_5 ->
                new Violation.MustSetCoin(LegalActions.setCoin(Long.numberOfTrailingZeros(legality.possibleCoins())));
            default -> later(action, broken);
        };
    }

    private Violation notFitting(Action.SetCoin set) {
        Coins edge = table.active().edge(set.stall());
        return new Violation.CoinDoesNotFit(set.coin(), set.stall(), edge, price(set.stall()));
    }

    /** In the sales, and where chance is asked. */
    private Violation later(Action action, Rule broken) {
        return switch (broken) {
            case SAL_1 -> notForSale(((Action.Sell) action).stall());
            case MKT_3 -> new Violation.NothingToComplete(table.whitePile);
            case MKT_4 ->
                new Violation.NoPlaceForWhite(
                        ((Action.SetWhite) action).stall(), table.stalls().placesForWhite(table.active()));
            case EFF_5 -> new Violation.NoSuchTokenToDiscard(table.actor, ((Action.DiscardToken) action).token());
            case CHN_2 -> wrongCoins(((Outcome.CoinsDrawn) action).coins());
            default ->
                action instanceof Outcome.TileDrawn drawn
                        ? new Violation.TileNotInStack(drawn.tile())
                        : new Violation.TokenNotInStack(((Outcome.TokenDrawn) action).token());
        };
    }

    private Violation notForSale(Stall stall) {
        if (table.stalls().isSold(stall)) {
            return new Violation.SoldAlready(stall);
        }
        return new Violation.NotForSale(stall, table.active().edge(stall), price(stall));
    }

    private Violation wrongCoins(Coins coins) {
        return coins.size() == table.toDraw
                ? new Violation.CoinsNotInPurse(coins, table.active().purse())
                : new Violation.WrongNumberDrawn(coins.size(), table.toDraw);
    }

    private Price price(Stall stall) {
        return Arguments.notNull(table.stalls().price(stall), "price");
    }
}
