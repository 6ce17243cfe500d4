package io.github.mercurius.mercado.json;

import static io.github.mercurius.json.common.Field.fact;
import static io.github.mercurius.json.common.ObjectCodec.object;

import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.LogFormat;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.json.common.Variants;
import io.github.mercurius.mercado.Ask;
import io.github.mercurius.mercado.Coin;
import io.github.mercurius.mercado.Coins;
import io.github.mercurius.mercado.Effect;
import io.github.mercurius.mercado.Event;
import io.github.mercurius.mercado.Event.*;
import io.github.mercurius.mercado.Stall;
import io.github.mercurius.mercado.Standing;
import io.github.mercurius.mercado.Tile;
import io.github.mercurius.mercado.TileStack;
import io.github.mercurius.mercado.TokenKind;
import io.github.mercurius.rules.Note;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** How events are written: {@code {"type":"coinSet","seat":1,"coin":"G","stall":"3"}}. */
final class Events {
    private static final Field<Object, Integer> STEPS = fact("steps", LogFormat.STEPS);
    private static final Field<Object, Integer> TURN = fact("turn", Vocabulary.COUNT);
    private static final Field<Object, Ask> ASK = fact("ask", Vocabulary.ASK);
    private static final Field<Object, Integer> SEAT = fact("seat", Vocabulary.SEAT);
    private static final Field<Object, Integer> NUMBER_OF_COINS = fact("coins", Vocabulary.COUNT);
    private static final Field<Object, Coins> COINS = fact("coins", Vocabulary.COINS);
    private static final Field<Object, Effect> SYMBOL = fact("symbol", Vocabulary.EFFECT);
    private static final Field<Object, Coin> COIN = fact("coin", Vocabulary.COIN);
    private static final Field<Object, Stall> STALL = fact("stall", Vocabulary.STALL);
    private static final Field<Object, TileStack> STACK = fact("stack", Vocabulary.TILE_STACK);
    private static final Field<Object, Integer> SPACES = fact("spaces", Vocabulary.COUNT);
    private static final Field<Object, Integer> POSITION = fact("position", Vocabulary.COUNT);
    private static final Field<Object, Optional<Stall>> STALL_OR_NONE = fact("stall", Scalars.orNull(Vocabulary.STALL));
    private static final Field<Object, OptionalInt> SEAT_OR_NONE = fact("seat", Vocabulary.SEAT_OR_NONE);
    private static final Field<Object, Integer> SEALS = fact("seals", Vocabulary.COUNT);
    private static final Field<Object, Integer> TOKENS = fact("tokens", Vocabulary.COUNT);
    private static final Field<Object, List<Standing>> RANKING = fact("ranking", Vocabulary.RANKING);
    private static final Field<Object, Note> NOTE = fact("note", LogFormat.NOTE);

    private Events() {}

    /** How all kinds are written, with the codes of an edition. */
    static Variants<Event> codec(EditionFormats formats) {
        Field<Object, TokenKind> token = fact("token", formats.token);
        Field<Object, Tile> tile = fact("tile", formats.tile);
        Field<Object, Optional<TokenKind>> tokenOrNone = fact("token", Scalars.orNull(formats.token));
        return new Variants<Event>()
                .with("undone", Undone.class, object(STEPS, TURN, ASK, Undone::new))
                .with("turnBegan", TurnBegan.class, object(TURN, SEAT, TurnBegan::new))
                .with("tokenPlayed", TokenPlayed.class, object(SEAT, token, TokenPlayed::new))
                .with("drawChosen", DrawChosen.class, object(SEAT, NUMBER_OF_COINS, DrawChosen::new))
                .with("takenBack", TakenBack.class, object(SEAT, COINS, TakenBack::new))
                .with("passed", Passed.class, object(SEAT, Passed::new))
                .with("symbolActed", SymbolActed.class, object(SEAT, SYMBOL, SymbolActed::new))
                .with("symbolLeft", SymbolLeft.class, object(SEAT, SYMBOL, SymbolLeft::new))
                .with("coinSet", CoinSet.class, object(SEAT, COIN, STALL, CoinSet::new))
                .with("sealPaid", SealPaid.class, object(SEAT, SealPaid::new))
                .with("finished", Finished.class, object(SEAT, COINS, Finished::new))
                .with("coinsDrawn", CoinsDrawn.class, object(SEAT, COINS, CoinsDrawn::new))
                .with("tileSold", TileSold.class, object(SEAT, STALL, TileSold::new))
                .with("tileTurnedUp", TileTurnedUp.class, object(tile, TileTurnedUp::new))
                .with("stallEmptied", StallEmptied.class, object(STALL, tile, StallEmptied::new))
                .with("stackRenewed", StackRenewed.class, object(STACK, StackRenewed::new))
                .with("stallFilled", StallFilled.class, object(STALL, tile, StallFilled::new))
                .with("moved", Moved.class, object(SEAT, SPACES, POSITION, Moved::new))
                .with("coinGained", CoinGained.class, object(SEAT, COIN, CoinGained::new))
                .with("blackReturned", BlackReturned.class, object(SEAT, BlackReturned::new))
                .with("sealGained", SealGained.class, object(SEAT, SealGained::new))
                .with("tokenDrawn", TokenDrawn.class, object(SEAT, tokenOrNone, TokenDrawn::new))
                .with("tokenDiscarded", TokenDiscarded.class, object(SEAT, token, TokenDiscarded::new))
                .with("turnGained", TurnGained.class, object(SEAT, TurnGained::new))
                .with("whiteSet", WhiteSet.class, object(SEAT, STALL_OR_NONE, WhiteSet::new))
                .with("coinsPaid", CoinsPaid.class, object(SEAT, STALL, COINS, CoinsPaid::new))
                .with("coinsReturned", CoinsReturned.class, object(SEAT, STALL, COINS, CoinsReturned::new))
                .with("lastRoundBegan", LastRoundBegan.class, object(SEAT_OR_NONE, LastRoundBegan::new))
                .with("marketWentCold", MarketWentCold.class, object(MarketWentCold::new))
                .with("finalScored", FinalScored.class, object(SEAT, SEALS, TOKENS, FinalScored::new))
                .with("gameEnded", GameEnded.class, object(RANKING, GameEnded::new))
                .with("asked", Asked.class, object(ASK, SEAT_OR_NONE, Asked::new))
                .with("noted", Noted.class, object(NOTE, Noted::new));
    }
}
