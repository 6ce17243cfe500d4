package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Event;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameState;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** INF-1, INF-2 on the wire: what a seat may not see makes no difference to a single byte that it is sent. */
class NonInterferenceTest {
    @Property(tries = 200)
    void gamesThatLookTheSameToASeatAreTheSameJson(@ForAll long seed) {
        Random random = new Random(seed);
        GameState real = Games.state(random);
        for (int seat = 0; seat < real.table().setup().players(); seat++) {
            // another game that this seat cannot tell from the real one
            GameState other = (GameState) real.viewFor(seat).determinize(random::nextInt);
            assertThat(MercuriusJson.VIEW.writeBytes(other.viewFor(seat)))
                    .isEqualTo(MercuriusJson.VIEW.writeBytes(real.viewFor(seat)));
            assertThat(MercuriusJson.VIEW.writeBytes(other.viewForSpectator()))
                    .isEqualTo(MercuriusJson.VIEW.writeBytes(real.viewForSpectator()));
        }
    }

    @Property(tries = 30)
    void eventsOnTheWireNameNoCardThatAnotherDrew(@ForAll long seed) {
        Game game = Games.game(new Random(seed), 500);
        for (Event event : game.events()) {
            if (event instanceof Event.CardDrawn drawn) {
                String hidden = "{\"type\":\"hiddenCardDrawn\",\"seat\":" + drawn.seat() + ",\"deck\":\"" + drawn.deck()
                        + "\"}";
                assertThat(MercuriusJson.EVENT.write(event.seenBySpectator())).isEqualTo(hidden);
                assertThat(MercuriusJson.EVENT.write(event.seenBy(drawn.seat() + 1)))
                        .isEqualTo(hidden);
                assertThat(MercuriusJson.EVENT.write(event.seenBy(drawn.seat())))
                        .contains(drawn.card().code());
            }
        }
    }

    @Property(tries = 30)
    void aRecordWithoutSecretsIsTheSameForAllDeals(@ForAll long seed) {
        Random random = new Random(seed);
        Game game = Games.game(random, 0);
        Game other = Game.start(game.setup(), io.github.mercurius.api.Deal.shuffled(random::nextInt));
        assertThat(MercuriusJson.RECORD.write(other.toRecord().withoutSecrets()))
                .isEqualTo(MercuriusJson.RECORD.write(game.toRecord().withoutSecrets()));
    }
}
