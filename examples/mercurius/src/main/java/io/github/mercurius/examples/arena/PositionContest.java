package io.github.mercurius.examples.arena;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.core.Position;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.position.Seating;
import io.github.mercurius.json.MercuriusJson;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Contests in Mercurius from a position on; its number of players is that of the tables. */
final class PositionContest {
    private static final GameKit<Action, PlayerView> KIT =
            new GameKit<>(GameName.MERCURIUS, Mercurius.rules(), MercuriusJson.formats(), "", Map.of());

    private PositionContest() {}

    /** A contest whose games all go on from there; the cards that the position leaves open are dealt in each. */
    static Contest of(Position position, List<Lineup> lineups, long seed, int limit) {
        return GameContest.from(
                KIT,
                position.toText(),
                (names, deal) -> Game.from(Seating.of(position.dealt(new SplittableRandom(deal)::nextInt), names)),
                lineups,
                seed,
                limit);
    }
}
