package io.github.mercurius.mercatores.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.mercatores.Deal;
import io.github.mercurius.mercatores.Game;
import io.github.mercurius.mercatores.GameState;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** INF-1, INF-2 on the wire: what a seat may not see makes no difference to a single byte that it is sent. */
class NonInterferenceTest {
    @Property(tries = 200)
    void gamesThatLookTheSameToASeatAreTheSameJson(@ForAll Random random) {
        GameState real = RandomGames.state(random);
        for (int seat : real.table().setup().seats()) {
            // another game that this seat cannot tell from the real one
            GameState other = real.viewFor(seat).determinize(random::nextInt);
            assertThat(MercatoresJson.VIEW.writeBytes(other.viewFor(seat)))
                    .isEqualTo(MercatoresJson.VIEW.writeBytes(real.viewFor(seat)));
            assertThat(MercatoresJson.VIEW.writeBytes(other.viewForSpectator()))
                    .isEqualTo(MercatoresJson.VIEW.writeBytes(real.viewForSpectator()));
        }
    }

    @Property(tries = 50)
    void aRecordWithoutSecretsIsTheSameForAllDeals(@ForAll Random random) {
        Game game = RandomGames.game(random, 0);
        Game other = Game.start(game.setup(), Deal.shuffled(game.setup().edition(), random::nextInt));
        assertThat(MercatoresJson.RECORD.write(other.toRecord().withoutSecrets()))
                .isEqualTo(MercatoresJson.RECORD.write(game.toRecord().withoutSecrets()));
    }
}
