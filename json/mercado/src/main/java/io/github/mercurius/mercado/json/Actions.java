package io.github.mercurius.mercado.json;

import static io.github.mercurius.json.common.ObjectCodec.object;

import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.json.common.Variants;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Action.*;
import io.github.mercurius.mercado.Outcome.*;

/** How actions are written: {@code {"type":"setCoin","coin":"G","stall":"3"}}. */
final class Actions {
    private Actions() {}

    /** How all kinds are written, with the codes of an edition. */
    static Variants<Action> codec(EditionFormats formats) {
        return new Variants<Action>()
                .with("playToken", PlayToken.class, "token", formats.token, PlayToken::token, PlayToken::new)
                .with("draw", Draw.class, object(Draw::new))
                .with("takeBack", TakeBack.class, object(TakeBack::new))
                .with("pass", Pass.class, object(Pass::new))
                .with("symbol", Symbol.class, "use", Scalars.BOOLEAN, Symbol::use, Symbol::new)
                .with(
                        "setCoin",
                        SetCoin.class,
                        object(
                                Field.of("coin", Vocabulary.COIN, SetCoin::coin),
                                Field.of("stall", Vocabulary.STALL, SetCoin::stall),
                                SetCoin::new))
                .with("paySeal", PaySeal.class, object(PaySeal::new))
                .with("finish", Finish.class, object(Finish::new))
                .with("sell", Sell.class, "stall", Vocabulary.STALL, Sell::stall, Sell::new)
                .with(
                        "setWhite",
                        SetWhite.class,
                        "stall",
                        Scalars.orNull(Vocabulary.STALL),
                        SetWhite::stall,
                        SetWhite::new)
                .with(
                        "discardToken",
                        DiscardToken.class,
                        "token",
                        formats.token,
                        DiscardToken::token,
                        DiscardToken::new)
                .with("coins", CoinsDrawn.class, "coins", Vocabulary.COINS, CoinsDrawn::coins, CoinsDrawn::new)
                .with("tile", TileDrawn.class, "tile", formats.tile, TileDrawn::tile, TileDrawn::new)
                .with(
                        "token",
                        TokenDrawn.class,
                        "token",
                        Scalars.orNull(formats.token),
                        TokenDrawn::token,
                        TokenDrawn::new);
    }
}
