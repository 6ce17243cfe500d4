package io.github.mercurius.mercatores.json;

import io.github.mercurius.json.testing.EditionLaws;
import io.github.mercurius.json.testing.Games;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.LastTurns;
import io.github.mercurius.mercatores.Mercatores;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.mercatores.Setup;
import java.util.Map;
import java.util.Random;

/** Games of chance, with all options of a set-up. */
final class RandomGames {
    /** An edition with cards of the same codes as the stand-in's and others, which bring other coins. */
    static final Edition OTHER = EditionLaws.changed(
            MercatoresJson.EDITION,
            Edition.standIn(),
            "'stand-in-1'",
            "'other-1'",
            Edition.standIn().name(),
            "Zażółć \\'other\\' \\\\ cards",
            "{'code':'QDL','type':'QUAY','arrows':'DL','copies':2,'profit':[[6,1],[10,2],[14,3]]}",
            "{'code':'QD','type':'QUAY','arrows':'D','copies':2,'profit':[[1,1],[2,99]]}");

    static final Games<Action, PlayerView> GAMES = new Games<>(
            MercatoresJson.formats(),
            Map.of("edition", MercatoresJson.EDITION, "joint", MercatoresJson.JOINT_DEAL),
            RandomGames::setup,
            setup -> Mercatores.rules(((Setup) setup).edition()),
            setup -> MercatoresJson.formats(((Setup) setup).edition()));

    private RandomGames() {}

    private static Setup setup(Random random) {
        int players = 2 + random.nextInt(3);
        return Setup.builder()
                .players(players)
                .names(Games.names(players, random))
                .startSeat(random.nextInt(players))
                .lastTurns(random.nextBoolean() ? LastTurns.ALL : LastTurns.OTHERS)
                .edition(random.nextInt(3) == 0 ? OTHER : Edition.standIn())
                .build();
    }
}
