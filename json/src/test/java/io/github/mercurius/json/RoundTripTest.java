package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Update;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.JointDeal;
import io.github.mercurius.core.SealedDeal;
import io.github.mercurius.core.SeatGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What is written comes back equal, and is written the same again. */
class RoundTripTest {
    @Property(tries = 200)
    void states(@ForAll long seed) {
        comesBack(MercuriusJson.STATE, Games.state(new Random(seed)));
    }

    @Property(tries = 100)
    void viewsOfEverySeatAndOfSpectators(@ForAll long seed) {
        GameState state = Games.state(new Random(seed));
        state.table().players().forEach(player -> comesBack(MercuriusJson.VIEW, state.viewFor(player.seat())));
        comesBack(MercuriusJson.VIEW, state.viewForSpectator());
    }

    @Property(tries = 30)
    void actionsUpdatesAndEventsOfWholeGames(@ForAll long seed) {
        Game game = Games.gameWithUndos(new Random(seed), 500);
        for (Action action : game.actions()) {
            comesBack(MercuriusJson.ACTION, action);
        }
        for (Update update : game.updates(0)) {
            comesBack(MercuriusJson.UPDATE, update);
            comesBack(MercuriusJson.UPDATE, update.seenBySpectator());
            for (Event event : update.events()) {
                comesBack(MercuriusJson.EVENT, event);
                comesBack(MercuriusJson.EVENT, event.seenBySpectator());
            }
        }
    }

    @Property(tries = 10)
    void aClientFollowsAWholeGameByItsUpdatesOnTheWire(@ForAll long seed) {
        Game game = Games.gameWithUndos(new Random(seed), 500);
        for (int seat = 0; seat < game.setup().players(); seat++) {
            SeatGame client =
                    SeatGame.of(sent(MercuriusJson.VIEW, game.firstState().viewFor(seat)));
            for (Update update : game.updatesFor(seat, 0)) {
                client = client.after(sent(MercuriusJson.UPDATE, update));
            }
            assertThat(client).isEqualTo(game.seatGame(seat));
            assertThat(client.view()).isEqualTo(game.state().viewFor(seat));
        }
    }

    @Property(tries = 20)
    void recordsOfJointDeals(@ForAll long seed) {
        Random random = new Random(seed);
        Setup setup = Setup.of(3 + random.nextInt(3));
        JointDeal joint = jointDeal(setup, random);
        GameRecord record = Game.start(setup, joint.deal()).toRecord().withJointDeal(joint);
        comesBack(MercuriusJson.RECORD, record);
        comesBack(MercuriusJson.RECORD, record.withoutSecrets());
        String changed = MercuriusJson.RECORD
                .write(record)
                .replace(joint.seatPart(1).orElseThrow(), JointDeal.part(random::nextBytes));
        assertThatThrownBy(() -> MercuriusJson.RECORD.read(changed))
                .isInstanceOf(MercuriusJsonException.class)
                .hasMessageContaining("part of seat 1: has commitment");
    }

    private static JointDeal jointDeal(Setup setup, Random random) {
        String table = JointDeal.part(random::nextBytes);
        String host = JointDeal.part(random::nextBytes);
        List<String> parts = new ArrayList<>();
        JointDeal joint = JointDeal.at(setup, table).withHostCommitment(JointDeal.hostCommitment(table, host));
        for (int seat : setup.seats()) {
            parts.add(JointDeal.part(random::nextBytes));
            joint = joint.withSeatCommitment(seat, JointDeal.seatCommitment(table, seat, parts.get(seat)));
        }
        for (int seat : setup.seats()) {
            joint = joint.withSeatPart(seat, parts.get(seat));
        }
        return joint.withHostPart(host);
    }

    private static <T> T sent(WireFormat<T> format, T value) {
        return format.read(format.writeBytes(value));
    }

    @Property(tries = 50)
    void records(@ForAll long seed) {
        Random random = new Random(seed);
        Game game = Games.gameWithUndos(random, random.nextInt(200));
        GameRecord record = game.toRecord();
        comesBack(MercuriusJson.RECORD, record);
        comesBack(MercuriusJson.RECORD, record.withoutSecrets());
        comesBack(MercuriusJson.RECORD, record.withSeal(SealedDeal.seal(game.setup(), game.deal(), random::nextBytes)));
        comesBack(
                MercuriusJson.RECORD,
                GameRecord.builder()
                        .mergeFrom(record)
                        .deal(Deal.shuffled(random::nextInt))
                        .build());
        assertThat(MercuriusJson.RECORD.read(MercuriusJson.RECORD.write(record)).replay())
                .isEqualTo(game);
    }

    private static <T> void comesBack(WireFormat<T> format, T value) {
        String json = format.write(value);
        assertThat(format.read(json)).isEqualTo(value);
        assertThat(format.write(format.read(json))).isEqualTo(json);
        assertThat(format.read(format.writeBytes(value))).isEqualTo(value);
        assertThat(format.read(format.writePretty(value))).isEqualTo(value);
    }
}
