package io.github.mercurius.mercado.json;

import static io.github.mercurius.json.common.Scalars.orNull;
import static io.github.mercurius.mercado.json.Vocabulary.COIN;
import static io.github.mercurius.mercado.json.Vocabulary.COINS;
import static io.github.mercurius.mercado.json.Vocabulary.STALL;

import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.json.common.Variants;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Outcome;

/** How actions and outcomes are written: {@code {"type":"setCoin","coin":"G","stall":"1"}}. */
final class Actions {
    private Actions() {}

    static Variants<Action> of(EditionFormats edition) {
        return new Variants<Action>()
                .with(
                        "playToken",
                        Action.PlayToken.class,
                        ObjectCodec.of(
                                Field.of("token", edition.token, Action.PlayToken::token), Action.PlayToken::new))
                .with("draw", Action.Draw.class, ObjectCodec.of(Action.Draw::new))
                .with("takeBack", Action.TakeBack.class, ObjectCodec.of(Action.TakeBack::new))
                .with("pass", Action.Pass.class, ObjectCodec.of(Action.Pass::new))
                .with(
                        "symbol",
                        Action.Symbol.class,
                        ObjectCodec.of(Field.of("use", Scalars.BOOLEAN, Action.Symbol::use), Action.Symbol::new))
                .with(
                        "setCoin",
                        Action.SetCoin.class,
                        ObjectCodec.of(
                                Field.of("coin", COIN, Action.SetCoin::coin),
                                Field.of("stall", STALL, Action.SetCoin::stall),
                                Action.SetCoin::new))
                .with("paySeal", Action.PaySeal.class, ObjectCodec.of(Action.PaySeal::new))
                .with("finish", Action.Finish.class, ObjectCodec.of(Action.Finish::new))
                .with(
                        "sell",
                        Action.Sell.class,
                        ObjectCodec.of(Field.of("stall", STALL, Action.Sell::stall), Action.Sell::new))
                .with(
                        "setWhite",
                        Action.SetWhite.class,
                        ObjectCodec.of(Field.of("stall", orNull(STALL), Action.SetWhite::stall), Action.SetWhite::new))
                .with(
                        "discardToken",
                        Action.DiscardToken.class,
                        ObjectCodec.of(
                                Field.of("token", edition.token, Action.DiscardToken::token), Action.DiscardToken::new))
                .with(
                        "coins",
                        Outcome.CoinsDrawn.class,
                        ObjectCodec.of(Field.of("coins", COINS, Outcome.CoinsDrawn::coins), Outcome.CoinsDrawn::new))
                .with(
                        "tile",
                        Outcome.TileDrawn.class,
                        ObjectCodec.of(Field.of("tile", edition.tile, Outcome.TileDrawn::tile), Outcome.TileDrawn::new))
                .with(
                        "token",
                        Outcome.TokenDrawn.class,
                        ObjectCodec.of(
                                Field.of("token", orNull(edition.token), Outcome.TokenDrawn::token),
                                Outcome.TokenDrawn::new));
    }

    /** An action with which a coin is set. */
    static Codec<Action.SetCoin> setCoin(Codec<Action> action) {
        return action.as(Actions::setCoin, possible -> possible);
    }

    private static Action.SetCoin setCoin(Action action) {
        if (action instanceof Action.SetCoin setCoin) {
            return setCoin;
        }
        throw new IllegalArgumentException(action + ", expected a coin that is set");
    }
}
