package io.github.mercurius.mercado.json;

import static io.github.mercurius.json.common.ObjectCodec.object;

import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.json.common.Variants;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Outcome;

/** How actions are written: {@code {"type":"setCoin","coin":"G","stall":"3"}}. */
final class Actions {
    private Actions() {}

    /** How all kinds are written, with the codes of an edition. */
    static Variants<Action> codec(EditionFormats formats) {
        return new Variants<Action>()
                .with(
                        "playToken",
                        Action.PlayToken.class,
                        object(Field.of("token", formats.token, Action.PlayToken::token), Action.PlayToken::new))
                .with("draw", Action.Draw.class, object(Action.Draw::new))
                .with("takeBack", Action.TakeBack.class, object(Action.TakeBack::new))
                .with("pass", Action.Pass.class, object(Action.Pass::new))
                .with(
                        "symbol",
                        Action.Symbol.class,
                        object(Field.of("use", Vocabulary.USE, Action.Symbol::use), Action.Symbol::new))
                .with(
                        "setCoin",
                        Action.SetCoin.class,
                        object(
                                Field.of("coin", Vocabulary.COIN, Action.SetCoin::coin),
                                Field.of("stall", Vocabulary.STALL, Action.SetCoin::stall),
                                Action.SetCoin::new))
                .with("paySeal", Action.PaySeal.class, object(Action.PaySeal::new))
                .with("finish", Action.Finish.class, object(Action.Finish::new))
                .with(
                        "sell",
                        Action.Sell.class,
                        object(Field.of("stall", Vocabulary.STALL, Action.Sell::stall), Action.Sell::new))
                .with(
                        "setWhite",
                        Action.SetWhite.class,
                        object(
                                Field.of("stall", Scalars.orNull(Vocabulary.STALL), Action.SetWhite::stall),
                                Action.SetWhite::new))
                .with(
                        "discardToken",
                        Action.DiscardToken.class,
                        object(Field.of("token", formats.token, Action.DiscardToken::token), Action.DiscardToken::new))
                .with(
                        "coins",
                        Outcome.CoinsDrawn.class,
                        object(Field.of("coins", Vocabulary.COINS, Outcome.CoinsDrawn::coins), Outcome.CoinsDrawn::new))
                .with(
                        "tile",
                        Outcome.TileDrawn.class,
                        object(Field.of("tile", formats.tile, Outcome.TileDrawn::tile), Outcome.TileDrawn::new))
                .with(
                        "token",
                        Outcome.TokenDrawn.class,
                        object(
                                Field.of("token", Scalars.orNull(formats.token), Outcome.TokenDrawn::token),
                                Outcome.TokenDrawn::new));
    }
}
