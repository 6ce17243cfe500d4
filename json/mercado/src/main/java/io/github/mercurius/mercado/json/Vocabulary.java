package io.github.mercurius.mercado.json;

import static io.github.mercurius.json.common.Scalars.list;
import static io.github.mercurius.json.common.Scalars.whole;

import io.github.mercurius.json.common.BuiltObject;
import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Codes;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.json.common.Seats;
import io.github.mercurius.mercado.Ask;
import io.github.mercurius.mercado.Coin;
import io.github.mercurius.mercado.CoinChanger;
import io.github.mercurius.mercado.Coins;
import io.github.mercurius.mercado.Effect;
import io.github.mercurius.mercado.Price;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.mercado.Side;
import io.github.mercurius.mercado.Stall;
import io.github.mercurius.mercado.Standing;
import io.github.mercurius.mercado.TileStack;
import java.util.List;
import java.util.OptionalInt;

/** How the things are written that mean the same in every edition. */
final class Vocabulary {
    static final Codes<Ask> ASK = Codes.of(Ask.values());
    static final Codes<Coin> COIN = Codes.of(Coin.values());
    static final Codes<CoinChanger> COIN_CHANGER = Codes.of(CoinChanger.values());
    static final Codes<Effect> EFFECT = Codes.of(Effect.values());
    static final Codes<Side> SIDE = Codes.of(Side.values());
    static final Codes<Stall> STALL = Codes.of(Stall.values());
    static final Codes<TileStack> TILE_STACK = Codes.of(TileStack.values());

    static final Codec<Coins> COINS = list(COIN).as(coins -> Coins.of(coins), Coins::toList);

    static final Seats SEATS = new Seats(Setup.FEWEST_PLAYERS, Setup.MOST_PLAYERS);
    static final Codec<Integer> SEAT = SEATS.seat();
    static final Codec<OptionalInt> SEAT_OR_NONE = Scalars.orNoNumber(SEAT);

    /** The stalls where a white coin may be set. */
    static final Codec<List<Stall>> POSSIBLE = list(STALL, 0, Stall.all().size());

    /** A price has at most four coins (DEM-1). */
    static final Codec<Price> PRICE = ObjectCodec.object(
            Field.of("fixed", COINS, Price::fixed),
            Field.of("stacks", list(whole(1, 4), 0, 4), Price::stacks),
            Price::of);

    static final Codec<Standing> STANDING = SEATS.standing("position", Standing::new);

    static final Codec<List<Standing>> RANKING = SEATS.eachOf(STANDING);
    /** A ranking, or none during the game. */
    static final Codec<List<Standing>> RESULT = SEATS.someOf(STANDING);

    static final Codec<Setup> SETUP = BuiltObject.<Setup, Integer, Setup.Builder>of(
                    "players",
                    SEATS.players(),
                    Setup::players,
                    players -> Setup.builder().players(players))
            .with("names", SEATS.names(), Setup::names, Setup.Builder::names)
            .with("startSeat", SEAT, Setup::startSeat, Setup.Builder::startSeat)
            .with("side", SIDE, Setup::side, Setup.Builder::side)
            .with("disc", Scalars.COUNT, Setup::disc, Setup.Builder::disc)
            .with("coinChanger", COIN_CHANGER, Setup::coinChanger, Setup.Builder::coinChanger)
            .with("edition", Editions.EDITION, Setup::edition, Setup.Builder::edition)
            .made(Setup.Builder::build);

    private Vocabulary() {}
}
