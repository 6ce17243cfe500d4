package io.github.mercurius.mercado.json;

import static io.github.mercurius.json.common.Scalars.list;
import static io.github.mercurius.json.common.Scalars.whole;

import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Codes;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.mercado.Ask;
import io.github.mercurius.mercado.Coin;
import io.github.mercurius.mercado.CoinChanger;
import io.github.mercurius.mercado.Coins;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Effect;
import io.github.mercurius.mercado.Price;
import io.github.mercurius.mercado.Rule;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.mercado.Side;
import io.github.mercurius.mercado.Stage;
import io.github.mercurius.mercado.Stall;
import io.github.mercurius.mercado.Standing;
import io.github.mercurius.mercado.TileStack;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** How the things are written that mean the same in every edition. */
final class Vocabulary {
    static final Codes<Ask> ASK = new Codes<>(Arrays.asList(Ask.values()), Ask::name);
    static final Codes<Coin> COIN = new Codes<>(Coin.all(), Coin::name);
    static final Codes<CoinChanger> COIN_CHANGER = new Codes<>(Arrays.asList(CoinChanger.values()), CoinChanger::name);
    static final Codes<Effect> EFFECT = new Codes<>(Effect.all(), Effect::code);
    static final Codes<Rule> RULE = new Codes<>(Arrays.asList(Rule.values()), Rule::id);
    static final Codes<Side> SIDE = new Codes<>(Arrays.asList(Side.values()), Side::name);
    static final Codes<Stage> STAGE = new Codes<>(Arrays.asList(Stage.values()), Stage::name);
    static final Codes<Stall> STALL = new Codes<>(Stall.all(), Stall::code);
    static final Codes<TileStack> TILE_STACK = new Codes<>(Arrays.asList(TileStack.values()), TileStack::name);

    static final Codec<Coins> COINS = list(COIN).as(coins -> Coins.of(coins), Coins::toList);

    static final Codec<Integer> SEAT = whole(0, Setup.MOST_PLAYERS - 1);
    static final Codec<OptionalInt> SEAT_OR_NONE = Scalars.orNull(SEAT).as(Vocabulary::toInt, Vocabulary::fromInt);

    /** A number from 0 on. */
    static final Codec<Integer> COUNT = whole(0, Integer.MAX_VALUE);

    /** A price has at most four coins (DEM-1). */
    static final Codec<Price> PRICE = ObjectCodec.of(
            Field.of("fixed", COINS, Price::fixed),
            Field.of("stacks", list(whole(1, 4), 0, 4), Price::stacks),
            Price::of);

    static final Codec<Standing> STANDING = ObjectCodec.of(
            Field.of("place", whole(1, Setup.MOST_PLAYERS), Standing::place),
            Field.of("seat", SEAT, Standing::seat),
            Field.of("position", COUNT, Standing::score),
            Standing::new);

    static final Codec<List<Standing>> RANKING = list(STANDING, Setup.FEWEST_PLAYERS, Setup.MOST_PLAYERS);

    private static final Field<Setup, Integer> PLAYERS =
            Field.of("players", whole(Setup.FEWEST_PLAYERS, Setup.MOST_PLAYERS), Setup::players);
    private static final Field<Setup, List<String>> NAMES =
            Field.of("names", list(Scalars.TEXT, 0, Setup.MOST_PLAYERS), Setup::names);
    private static final Field<Setup, Integer> START = Field.of("startSeat", SEAT, Setup::startSeat);
    private static final Field<Setup, Side> BOARD = Field.of("side", SIDE, Setup::side);
    private static final Field<Setup, Integer> DISC = Field.of("disc", COUNT, Setup::disc);
    private static final Field<Setup, CoinChanger> CHANGER = Field.of("coinChanger", COIN_CHANGER, Setup::coinChanger);
    private static final Field<Setup, Edition> EDITION = Field.of("edition", Editions.EDITION, Setup::edition);

    static final Codec<Setup> SETUP = new ObjectCodec<>(
            List.of(PLAYERS, NAMES, START, BOARD, DISC, CHANGER, EDITION),
            parts -> Setup.builder()
                    .players(parts.get(PLAYERS))
                    .names(parts.get(NAMES))
                    .startSeat(parts.get(START))
                    .side(parts.get(BOARD))
                    .disc(parts.get(DISC))
                    .coinChanger(parts.get(CHANGER))
                    .edition(parts.get(EDITION))
                    .build());

    private Vocabulary() {}

    private static OptionalInt toInt(Optional<Integer> number) {
        return number.isPresent() ? OptionalInt.of(number.get()) : OptionalInt.empty();
    }

    private static Optional<Integer> fromInt(OptionalInt number) {
        return number.isPresent() ? Optional.of(number.getAsInt()) : Optional.empty();
    }
}
