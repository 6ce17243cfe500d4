package io.github.mercurius.mercado;

import org.jspecify.annotations.Nullable;

/** Tells from the first event of an update what was done. */
final class ToldAction {
    private ToldAction() {}

    /** The action or outcome; null if the first event is not that of one. */
    static @Nullable Action of(Update update) {
        Event first = update.events().get(0);
        if (first instanceof Event.StackRenewed && update.events().size() > 1) {
            first = update.events().get(1); // the only event that can come before that of an outcome
        }
        return update.seat().isPresent() ? action(first) : outcome(first);
    }

    private static @Nullable Action outcome(Event first) {
        if (first instanceof Event.CoinsDrawn drawn) {
            return new Outcome.CoinsDrawn(drawn.coins());
        }
        if (first instanceof Event.StallFilled filled) {
            return new Outcome.TileDrawn(filled.tile());
        }
        if (first instanceof Event.TileTurnedUp turned) {
            return new Outcome.TileDrawn(turned.tile());
        }
        return first instanceof Event.TokenDrawn drawn ? new Outcome.TokenDrawn(drawn.token()) : null;
    }

    private static @Nullable Action action(Event first) {
        if (first instanceof Event.TokenPlayed played) {
            return new Action.PlayToken(played.token());
        }
        if (first instanceof Event.DrawChosen) {
            return new Action.Draw();
        }
        if (first instanceof Event.TakenBack) {
            return new Action.TakeBack();
        }
        if (first instanceof Event.Passed) {
            return new Action.Pass();
        }
        if (first instanceof Event.SymbolActed || first instanceof Event.SymbolLeft) {
            return new Action.Symbol(first instanceof Event.SymbolActed);
        }
        return playing(first);
    }

    private static @Nullable Action playing(Event first) {
        if (first instanceof Event.CoinSet set) {
            return new Action.SetCoin(set.coin(), set.stall());
        }
        if (first instanceof Event.SealPaid) {
            return new Action.PaySeal();
        }
        if (first instanceof Event.Finished) {
            return new Action.Finish();
        }
        if (first instanceof Event.TileSold sold) {
            return new Action.Sell(sold.stall());
        }
        if (first instanceof Event.WhiteSet set) {
            return new Action.SetWhite(set.stall());
        }
        return first instanceof Event.TokenDiscarded discarded ? new Action.DiscardToken(discarded.token()) : null;
    }
}
