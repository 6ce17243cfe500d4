package io.github.mercurius.mercado.json;

import io.github.mercurius.json.testing.EditionLaws;
import io.github.mercurius.json.testing.Games;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.CoinChanger;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.mercado.Side;
import java.util.Map;
import java.util.Random;

/** Games of chance, with all options of a set-up. */
final class RandomGames {
    /** An edition with other tokens and tiles than the stand-in's, some of them with the same codes. */
    static final Edition OTHER = EditionLaws.changed(
            MercadoJson.EDITION,
            Edition.standIn(),
            "'stand-in 2'",
            "'Zażółć \\'other\\' \\\\ pieces'",
            "{'code':'V3','copies':5,'points':3,'effects':[]}",
            "{'code':'NEW','copies':5,'points':1,'effects':['oB','AGAIN','S']}");

    static final Games<Action, PlayerView> GAMES = new Games<>(
            MercadoJson.formats(),
            Map.of("edition", MercadoJson.EDITION, "chance", MercadoJson.chance(Edition.standIn())),
            RandomGames::setup,
            setup -> Mercado.rules(((Setup) setup).edition()),
            setup -> MercadoJson.formats(((Setup) setup).edition()));

    private RandomGames() {}

    private static Setup setup(Random random) {
        int players = 2 + random.nextInt(3);
        return Setup.builder()
                .players(players)
                .names(Games.names(players, random))
                .startSeat(random.nextInt(players))
                .side(random.nextBoolean() ? Side.A : Side.B)
                .disc(random.nextInt(30))
                .coinChanger(random.nextBoolean() ? CoinChanger.FREE : CoinChanger.COMPLETE)
                .edition(random.nextInt(3) == 0 ? OTHER : Edition.standIn())
                .build();
    }
}
