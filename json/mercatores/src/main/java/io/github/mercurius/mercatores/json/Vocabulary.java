package io.github.mercurius.mercatores.json;

import static io.github.mercurius.json.common.Scalars.list;
import static io.github.mercurius.json.common.Scalars.whole;

import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Codes;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.mercatores.Ask;
import io.github.mercurius.mercatores.Good;
import io.github.mercurius.mercatores.LastTurns;
import io.github.mercurius.mercatores.Phase;
import io.github.mercurius.mercatores.Rule;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.mercatores.Standing;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** How the things are written that mean the same in every edition. */
final class Vocabulary {
    static final Codes<Good> GOOD = new Codes<>(Good.all(), Good::name);
    static final Codes<Phase> PHASE = new Codes<>(Arrays.asList(Phase.values()), Phase::name);
    static final Codes<Ask> ASK = new Codes<>(Arrays.asList(Ask.values()), Ask::name);
    static final Codes<LastTurns> LAST_TURNS = new Codes<>(Arrays.asList(LastTurns.values()), LastTurns::name);
    static final Codes<Rule> RULE = new Codes<>(Arrays.asList(Rule.values()), Rule::id);

    static final Codec<Integer> SEAT = whole(0, Setup.MOST_PLAYERS - 1);
    static final Codec<OptionalInt> SEAT_OR_NONE = Scalars.orNull(SEAT).as(Vocabulary::toInt, Vocabulary::fromInt);

    /** A number from 0 on. */
    static final Codec<Integer> COUNT = whole(0, Integer.MAX_VALUE);

    /** Any number, for what a player wanted. */
    static final Codec<Integer> ANY_NUMBER = whole(Integer.MIN_VALUE, Integer.MAX_VALUE);

    static final Codec<Standing> STANDING = ObjectCodec.of(
            Field.of("place", whole(1, Setup.MOST_PLAYERS), Standing::place),
            Field.of("seat", SEAT, Standing::seat),
            Field.of("score", COUNT, Standing::score),
            Standing::new);

    static final Codec<List<Standing>> RANKING = list(STANDING, Setup.FEWEST_PLAYERS, Setup.MOST_PLAYERS);

    static final Codec<Setup> SETUP = ObjectCodec.of(
            Field.of("players", whole(Setup.FEWEST_PLAYERS, Setup.MOST_PLAYERS), Setup::players),
            Field.of("names", list(Scalars.TEXT, 0, Setup.MOST_PLAYERS), Setup::names),
            Field.of("startSeat", SEAT, Setup::startSeat),
            Field.of("lastTurns", LAST_TURNS, Setup::lastTurns),
            Field.of("edition", Editions.EDITION, Setup::edition),
            (players, names, startSeat, lastTurns, edition) -> Setup.builder()
                    .players(players)
                    .names(names)
                    .startSeat(startSeat)
                    .lastTurns(lastTurns)
                    .edition(edition)
                    .build());

    private Vocabulary() {}

    static OptionalInt toInt(Optional<Integer> number) {
        return number.isPresent() ? OptionalInt.of(number.get()) : OptionalInt.empty();
    }

    static Optional<Integer> fromInt(OptionalInt number) {
        return number.isPresent() ? Optional.of(number.getAsInt()) : Optional.empty();
    }
}
