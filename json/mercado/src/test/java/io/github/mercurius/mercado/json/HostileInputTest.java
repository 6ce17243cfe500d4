package io.github.mercurius.mercado.json;

import io.github.mercurius.json.testing.HostileInput;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Game;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.SeatGame;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.lifecycle.AfterContainer;

/** Documents that somebody has tampered with are refused by our exception, or are values with which a game goes on. */
class HostileInputTest {
    private static final int DOCUMENTS = 10_000;
    private static final int TRIES = 25;
    private static final HostileInput<Action, PlayerView> HOSTILE = new HostileInput<>(
            MercadoJson.STATE,
            MercadoJson.VIEW,
            MercadoJson.RECORD,
            List.of("G", "W", "1", "X", "O07", "P03", "V2S", "V3", "-B", "PLAY", "COINS", "SALES"));

    @Property(tries = TRIES, shrinking = ShrinkingMode.OFF)
    void everyOutcomeIsAGoodValueOrARefusal(@ForAll long seed) {
        Random random = new Random(seed);
        HOSTILE.everyOutcomeIsAGoodValueOrARefusal(SampleDocuments.of(random), DOCUMENTS / TRIES, random);
    }

    @AfterContainer
    static void someWereTakenAndMoreRefused() {
        HOSTILE.someWereTakenAndMoreRefused();
    }

    @Property(tries = 100, shrinking = ShrinkingMode.OFF)
    void aChangedUpdateIsRefusedOrAClientIsStillSound(@ForAll long seed) {
        Random random = new Random(seed);
        Game game = RandomGames.game(random, 1 + random.nextInt(200));
        SeatGame client = SeatGame.of(game.firstState().viewFor(random.nextInt(2)));
        HOSTILE.aChangedUpdateIsRefusedOrAClientIsStillSound(
                client, game, MercadoJson.formats(game.setup().edition()), random);
    }
}
