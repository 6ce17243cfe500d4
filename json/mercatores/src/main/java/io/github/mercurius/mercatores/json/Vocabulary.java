package io.github.mercurius.mercatores.json;

import static io.github.mercurius.json.common.Scalars.whole;

import io.github.mercurius.json.common.BuiltObject;
import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Codes;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.json.common.Seats;
import io.github.mercurius.mercatores.Ask;
import io.github.mercurius.mercatores.Good;
import io.github.mercurius.mercatores.LastTurns;
import io.github.mercurius.mercatores.Phase;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.mercatores.Standing;
import java.util.List;
import java.util.OptionalInt;

/** How the things are written that mean the same in every edition. */
final class Vocabulary {
    static final Codes<Good> GOOD = Codes.of(Good.values());
    static final Codes<Phase> PHASE = Codes.of(Phase.values());
    static final Codes<Ask> ASK = Codes.of(Ask.values());
    static final Codes<LastTurns> LAST_TURNS = Codes.of(LastTurns.values());

    static final Seats SEATS = new Seats(Setup.FEWEST_PLAYERS, Setup.MOST_PLAYERS);
    static final Codec<Integer> SEAT = SEATS.seat();
    static final Codec<OptionalInt> SEAT_OR_NONE = Scalars.orNoNumber(SEAT);

    static final Codec<Integer> ROUND = whole(1, Integer.MAX_VALUE);

    /** Any number: what a player wanted. */
    static final Codec<Integer> OPPONENT = whole(Integer.MIN_VALUE, Integer.MAX_VALUE);

    static final Codec<Standing> STANDING = SEATS.standing("score", Standing::new);

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
            .with("lastTurns", LAST_TURNS, Setup::lastTurns, Setup.Builder::lastTurns)
            .with("edition", Editions.EDITION, Setup::edition, Setup.Builder::edition)
            .made(Setup.Builder::build);

    private Vocabulary() {}
}
