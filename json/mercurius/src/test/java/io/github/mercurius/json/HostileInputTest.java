package io.github.mercurius.json;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.SeatGame;
import io.github.mercurius.json.testing.HostileInput;
import io.github.mercurius.testkit.PlayStyle;
import io.github.mercurius.testkit.RandomPlay;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.lifecycle.AfterContainer;

/**
 * Documents that somebody has tampered with are refused by our exception, or are values with which a game goes on.
 *
 * <p>A few thousand in each build; {@code mvn -Pfuzz -pl json/mercurius -am verify} tries a million.
 */
class HostileInputTest {
    private static final int DOCUMENTS = Integer.getInteger("fuzz.documents", 20_000);
    private static final int TRIES = 50;
    private static final HostileInput<Action, PlayerView> HOSTILE = new HostileInput<>(
            MercuriusJson.STATE,
            MercuriusJson.VIEW,
            MercuriusJson.RECORD,
            PriceCard.all().stream().map(PriceCard::code).toList());

    @Property(tries = TRIES, shrinking = ShrinkingMode.OFF)
    void everyOutcomeIsAGoodValueOrARefusal(@ForAll long seed) {
        Random random = new Random(seed);
        HOSTILE.everyOutcomeIsAGoodValueOrARefusal(SampleDocuments.of(random), DOCUMENTS / TRIES, random);
    }

    @AfterContainer
    static void someWereTakenAndMoreRefused() {
        HOSTILE.someWereTakenAndMoreRefused();
        if (System.getProperty("fuzz.documents") != null) {
            System.out.println(HOSTILE);
        }
    }

    @Property(tries = 300, shrinking = ShrinkingMode.OFF)
    void aChangedUpdateIsRefusedOrAClientIsStillSound(@ForAll long seed) {
        Random random = new Random(seed);
        Game game = RandomPlay.from(random).game(PlayStyle.VARIED).gameWithUndos(1 + random.nextInt(100));
        SeatGame client = SeatGame.of(game.firstState().viewFor(random.nextInt(3)));
        HOSTILE.aChangedUpdateIsRefusedOrAClientIsStillSound(client, game, MercuriusJson.formats(), random);
    }
}
