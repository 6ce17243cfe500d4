package io.github.mercurius.mercado.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Event;
import io.github.mercurius.mercado.Game;
import io.github.mercurius.mercado.GameRecord;
import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.SeatGame;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.mercado.Update;
import io.github.mercurius.rules.json.WireFormat;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What is written comes back equal, and is written the same again. */
class RoundTripTest {
    @Property(tries = 200)
    void states(@ForAll Random random) {
        comesBack(MercadoJson.STATE, RandomGames.state(random));
    }

    @Property(tries = 100)
    void viewsOfEverySeatAndOfSpectators(@ForAll Random random) {
        GameState state = RandomGames.state(random);
        state.table().setup().seats().forEach(seat -> comesBack(MercadoJson.VIEW, state.viewFor(seat)));
        comesBack(MercadoJson.VIEW, state.viewForSpectator());
    }

    @Property(tries = 100)
    void setUpsAndEditions(@ForAll Random random) {
        Setup setup = RandomGames.setup(random);
        comesBack(MercadoJson.SETUP, setup);
        comesBack(MercadoJson.EDITION, setup.edition());
    }

    @Property(tries = 10)
    void actionsUpdatesAndEventsOfWholeGames(@ForAll Random random) {
        Game game = RandomGames.game(random, 3000);
        Edition edition = game.setup().edition();
        game.actions().forEach(action -> comesBack(MercadoJson.action(edition), action));
        for (Update update : game.updatesForHost(0)) {
            comesBack(MercadoJson.update(edition), update);
            comesBack(MercadoJson.update(edition), update.seenBySpectator());
            for (Event event : update.events()) {
                comesBack(MercadoJson.event(edition), event);
            }
        }
    }

    @Property(tries = 50)
    void chances(@ForAll Random random) {
        GameState state = RandomGames.state(random);
        Edition edition = state.table().setup().edition();
        state.chances().forEach(chance -> comesBack(MercadoJson.chance(edition), chance));
        state.viewForSpectator().chances().forEach(chance -> comesBack(MercadoJson.chance(edition), chance));
    }

    @Property(tries = 10)
    void jointChances(@ForAll Random random) {
        Setup setup = RandomGames.setup(random);
        for (int steps = 0; steps <= 3; steps++) {
            comesBack(MercadoJson.JOINT_CHANCE, SampleDocuments.joint(setup, steps));
        }
    }

    @Example
    void actionsEventsAndViolationsOfEveryKind() {
        Edition edition = SampleDocuments.EDITION;
        SampleDocuments.ACTIONS.forEach(action -> comesBack(MercadoJson.action(edition), action));
        SampleDocuments.EVENTS.forEach(event -> comesBack(MercadoJson.event(edition), event));
        SampleDocuments.VIOLATIONS.forEach(violation -> comesBack(MercadoJson.violation(edition), violation));
    }

    @Property(tries = 10)
    void aClientFollowsAWholeGameByItsUpdatesOnTheWire(@ForAll Random random) {
        Game game = RandomGames.game(random, 3000);
        WireFormat<Update> updates = MercadoJson.update(game.setup().edition());
        for (int seat : game.setup().seats()) {
            SeatGame client =
                    SeatGame.of(sent(MercadoJson.VIEW, game.firstState().viewFor(seat)));
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

    @Property(tries = 50)
    void records(@ForAll Random random) {
        Game game = RandomGames.game(random, random.nextInt(500));
        GameRecord record = game.toRecord();
        comesBack(MercadoJson.RECORD, record);
        comesBack(MercadoJson.RECORD, record.withoutSecrets());
        GameRecord read = MercadoJson.RECORD.read(MercadoJson.RECORD.write(record));
        assertThat(read.replay()).isEqualTo(game);
        assertThat(read.verify().discrepancy()).isEmpty();
    }

    private static <T> void comesBack(WireFormat<T> format, T value) {
        String json = format.write(value);
        assertThat(format.read(json)).isEqualTo(value);
        assertThat(format.write(format.read(json))).isEqualTo(json);
        assertThat(format.read(format.writeBytes(value))).isEqualTo(value);
        assertThat(format.read(format.writePretty(value))).isEqualTo(value);
    }
}
