package io.github.mercurius.mercatores.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.mercatores.Deal;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Event;
import io.github.mercurius.mercatores.Game;
import io.github.mercurius.mercatores.GameRecord;
import io.github.mercurius.mercatores.GameState;
import io.github.mercurius.mercatores.JointDeal;
import io.github.mercurius.mercatores.SealedDeal;
import io.github.mercurius.mercatores.SeatGame;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.mercatores.Update;
import io.github.mercurius.rules.json.WireFormat;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What is written comes back equal, and is written the same again. */
class RoundTripTest {
    @Property(tries = 200)
    void states(@ForAll Random random) {
        comesBack(MercatoresJson.STATE, RandomGames.state(random));
    }

    @Property(tries = 100)
    void viewsOfEverySeatAndOfSpectators(@ForAll Random random) {
        GameState state = RandomGames.state(random);
        state.table().setup().seats().forEach(seat -> comesBack(MercatoresJson.VIEW, state.viewFor(seat)));
        comesBack(MercatoresJson.VIEW, state.viewForSpectator());
    }

    @Property(tries = 100)
    void setUpsAndEditions(@ForAll Random random) {
        Setup setup = RandomGames.setup(random);
        comesBack(MercatoresJson.SETUP, setup);
        comesBack(MercatoresJson.EDITION, setup.edition());
    }

    @Property(tries = 20)
    void actionsUpdatesAndEventsOfWholeGames(@ForAll Random random) {
        Game game = RandomGames.game(random, 1000);
        Edition edition = game.setup().edition();
        game.actions().forEach(action -> comesBack(MercatoresJson.action(edition), action));
        for (Update update : game.updatesForHost(0)) {
            comesBack(MercatoresJson.update(edition), update);
            for (Event event : update.events()) {
                comesBack(MercatoresJson.event(edition), event);
            }
        }
    }

    @Example
    void actionsEventsAndViolationsOfEveryKind() {
        Edition edition = SampleDocuments.EDITION;
        SampleDocuments.ACTIONS.forEach(action -> comesBack(MercatoresJson.action(edition), action));
        SampleDocuments.EVENTS.forEach(event -> comesBack(MercatoresJson.event(edition), event));
        SampleDocuments.VIOLATIONS.forEach(violation -> comesBack(MercatoresJson.violation(edition), violation));
    }

    @Property(tries = 10)
    void aClientFollowsAWholeGameByItsUpdatesOnTheWire(@ForAll Random random) {
        Game game = RandomGames.game(random, 1000);
        WireFormat<Update> updates = MercatoresJson.update(game.setup().edition());
        for (int seat : game.setup().seats()) {
            SeatGame client =
                    SeatGame.of(sent(MercatoresJson.VIEW, game.firstState().viewFor(seat)));
            for (Update update : game.updatesFor(seat, 0)) {
                client = client.after(sent(updates, update));
            }
            assertThat(client).isEqualTo(game.seatGame(seat));
            assertThat(client.view()).isEqualTo(game.state().viewFor(seat));
        }
    }

    private static <T> T sent(WireFormat<T> format, T value) {
        return format.read(format.writeBytes(value));
    }

    @Property(tries = 10)
    void jointDeals(@ForAll Random random) {
        Setup setup = RandomGames.setup(random);
        for (int steps = 0; steps <= 3; steps++) {
            comesBack(MercatoresJson.JOINT_DEAL, SampleDocuments.joint(setup, steps));
        }
    }

    @Property(tries = 50)
    void records(@ForAll Random random) {
        Game game = RandomGames.game(random, random.nextInt(300));
        GameRecord record = game.toRecord();
        comesBack(MercatoresJson.RECORD, record);
        comesBack(MercatoresJson.RECORD, record.withoutSecrets());
        SealedDeal seal = SealedDeal.seal(game.setup(), game.deal().orElseThrow(), random::nextBytes);
        Game sealed = RandomGames.again(Game.start(seal), game);
        comesBack(MercatoresJson.RECORD, sealed.toRecord());
        comesBack(MercatoresJson.RECORD, sealed.toRecord().withoutSecrets());
        JointDeal joint = SampleDocuments.joint(game.setup(), 3);
        comesBack(MercatoresJson.RECORD, Game.start(joint).toRecord());
        comesBack(MercatoresJson.RECORD, Game.start(joint).toRecord().withoutSecrets());
        Game from = RandomGames.noted(Game.from(game.state()), random);
        comesBack(MercatoresJson.RECORD, from.toRecord());
        comesBack(MercatoresJson.RECORD, from.toRecord().withoutSecrets());
        assertThat(MercatoresJson.RECORD
                        .read(MercatoresJson.RECORD.write(from.toRecord()))
                        .replay())
                .isEqualTo(from);
        comesBack(
                MercatoresJson.RECORD,
                GameRecord.builder()
                        .mergeFrom(record)
                        .deal(Deal.shuffled(game.setup().edition(), random::nextInt))
                        .build());
        GameRecord read = MercatoresJson.RECORD.read(MercatoresJson.RECORD.write(sealed.toRecord()));
        assertThat(read.replay()).isEqualTo(sealed);
        assertThat(read.verify(seal.commitment()).discrepancy()).isEmpty();
    }

    private static <T> void comesBack(WireFormat<T> format, T value) {
        String json = format.write(value);
        assertThat(format.read(json)).isEqualTo(value);
        assertThat(format.write(format.read(json))).isEqualTo(json);
        assertThat(format.read(format.writeBytes(value))).isEqualTo(value);
        assertThat(format.read(format.writePretty(value))).isEqualTo(value);
    }
}
