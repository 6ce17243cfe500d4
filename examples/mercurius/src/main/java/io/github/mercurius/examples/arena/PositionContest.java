package io.github.mercurius.examples.arena;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.Position;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.position.Seating;
import java.util.List;
import java.util.SplittableRandom;

/** Contests in Mercurius from a position on; its number of players is that of the tables. */
final class PositionContest {
    private PositionContest() {}

    /** A contest whose games all go on from there; the cards that the position leaves open are dealt in each. */
    static GameContest<Action, PlayerView> of(Position position, List<Lineup> lineups, long seed, int limit) {
        return GameContest.from(
                GameKit.mercurius(),
                position.toText(),
                (names, deal) -> Game.from(Seating.of(position.dealt(new SplittableRandom(deal)::nextInt), names)),
                lineups,
                seed,
                limit);
    }
}
