package io.github.mercurius.mercatores.json;

import io.github.mercurius.json.testing.HostileInput;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Card;
import io.github.mercurius.mercatores.Game;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.mercatores.SeatGame;
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
            MercatoresJson.STATE,
            MercatoresJson.VIEW,
            MercatoresJson.RECORD,
            SampleDocuments.EDITION.cards().stream().map(Card::code).toList());

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
        Game game = RandomGames.game(random, 1 + random.nextInt(100));
        SeatGame client = SeatGame.of(game.firstState().viewFor(random.nextInt(2)));
        HOSTILE.aChangedUpdateIsRefusedOrAClientIsStillSound(
                client, game, MercatoresJson.formats(game.setup().edition()), random);
    }
}
