package io.github.mercurius.mercatores.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.json.testing.WireLaws;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Game;
import io.github.mercurius.mercatores.GameRecord;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.mercatores.SealedDeal;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What is written comes back equal, and is written the same again. */
class RoundTripTest extends WireLaws<Action, PlayerView> {
    RoundTripTest() {
        super(RandomGames.GAMES);
    }

    @Property(tries = 10, seed = "1602")
    void aSealedDealIsProvedByTheRecordThatWasRead(@ForAll Random random) {
        Game game = RandomGames.game(random, random.nextInt(300));
        SealedDeal seal = SealedDeal.seal(game.setup(), game.deal().orElseThrow(), random::nextBytes);
        Game sealed = RandomGames.again(Game.start(seal), game);
        GameRecord read = MercatoresJson.RECORD.read(MercatoresJson.RECORD.write(sealed.toRecord()));
        assertThat(read.replay()).isEqualTo(sealed);
        assertThat(read.verify(seal.commitment()).discrepancy()).isEmpty();
    }
}
