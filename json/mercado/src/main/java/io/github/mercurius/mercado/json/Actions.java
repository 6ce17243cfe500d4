package io.github.mercurius.mercado.json;

import static io.github.mercurius.json.common.ObjectCodec.object;

import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.json.common.Variants;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Action.*;
import io.github.mercurius.mercado.Outcome;

/** How actions are written: {@code {"type":"setCoin","coin":"G","stall":"3"}}. */
final class Actions {
    private Actions() {}

    /** How all kinds are written, with the codes of an edition. */
    static Variants<Action> codec(EditionFormats formats) {
        return new Variants<Action>()
                .with(
                        "playToken",
                        PlayToken.class,
                        object(Field.of("token", formats.token, PlayToken::token), PlayToken::new))
                .with("draw", Draw.class, object(Draw::new))
                .with("takeBack", TakeBack.class, object(TakeBack::new))
                .with("pass", Pass.class, object(Pass::new))
                .with("symbol", Symbol.class, object(Field.of("use", Vocabulary.USE, Symbol::use), Symbol::new))
                .with(
                        "setCoin",
                        SetCoin.class,
                        object(
                                Field.of("coin", Vocabulary.COIN, SetCoin::coin),
                                Field.of("stall", Vocabulary.STALL, SetCoin::stall),
                                SetCoin::new))
                .with("paySeal", PaySeal.class, object(PaySeal::new))
                .with("finish", Finish.class, object(Finish::new))
                .with("sell", Sell.class, object(Field.of("stall", Vocabulary.STALL, Sell::stall), Sell::new))
                .with(
                        "setWhite",
                        SetWhite.class,
                        object(Field.of("stall", Scalars.orNull(Vocabulary.STALL), SetWhite::stall), SetWhite::new))
                .with(
                        "discardToken",
                        DiscardToken.class,
                        object(Field.of("token", formats.token, DiscardToken::token), DiscardToken::new))
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
