package io.github.mercurius.mercatores.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.json.testing.Play;
import io.github.mercurius.json.testing.WireLaws;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Deal;
import io.github.mercurius.mercatores.Game;
import io.github.mercurius.mercatores.GameRecord;
import io.github.mercurius.mercatores.JointDeal;
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
    void recordsOfEveryDeal(@ForAll Random random) {
        Game game = RandomGames.game(random, random.nextInt(300));
        SealedDeal seal = SealedDeal.seal(game.setup(), game.deal().orElseThrow(), random::nextBytes);
        Game sealed = RandomGames.again(Game.start(seal), game);
        comesBack(MercatoresJson.RECORD, sealed.toRecord());
        comesBack(MercatoresJson.RECORD, sealed.toRecord().withoutSecrets());
        JointDeal joint = SampleDocuments.joint(game.setup(), 3);
        comesBack(MercatoresJson.RECORD, Game.start(joint).toRecord());
        comesBack(MercatoresJson.RECORD, Game.start(joint).toRecord().withoutSecrets());
        Game from = Play.noted(Game.from(game.state()));
        comesBack(MercatoresJson.RECORD, from.toRecord());
        comesBack(MercatoresJson.RECORD, from.toRecord().withoutSecrets());
        assertThat(MercatoresJson.RECORD
                        .read(MercatoresJson.RECORD.write(from.toRecord()))
                        .replay())
                .isEqualTo(from);
        comesBack(
                MercatoresJson.RECORD,
                GameRecord.builder()
                        .mergeFrom(game.toRecord())
                        .deal(Deal.shuffled(game.setup().edition(), random::nextInt))
                        .build());
        GameRecord read = MercatoresJson.RECORD.read(MercatoresJson.RECORD.write(sealed.toRecord()));
        assertThat(read.replay()).isEqualTo(sealed);
        assertThat(read.verify(seal.commitment()).discrepancy()).isEmpty();
    }
}
