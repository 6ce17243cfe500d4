package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.LegalActions;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.api.Update;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.JointDeal;
import io.github.mercurius.core.Position;
import io.github.mercurius.core.SealedDeal;
import io.github.mercurius.core.SeatGame;
import io.github.mercurius.rules.json.WireFormat;
import io.github.mercurius.testkit.MercuriusDomain;
import io.github.mercurius.testkit.RandomGame;
import java.util.Collections;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** What is written comes back equal, and is written the same again. */
@Domain(MercuriusDomain.class)
class RoundTripTest {
    @Property(tries = 200)
    void states(@ForAll GameState state) {
        comesBack(MercuriusJson.STATE, state);
    }

    @Property(tries = 100)
    void viewsOfEverySeatAndOfSpectators(@ForAll GameState state) {
        state.table().players().forEach(player -> comesBack(MercuriusJson.VIEW, state.viewFor(player.seat())));
        comesBack(MercuriusJson.VIEW, state.viewForSpectator());
    }

    @Property(tries = 30)
    void actionsUpdatesAndEventsOfWholeGames(@ForAll RandomGame randomGame) {
        Game game = randomGame.gameWithUndos(500);
        for (Action action : game.actions()) {
            comesBack(MercuriusJson.ACTION, action);
        }
        for (Update update : game.updatesForHost(0)) {
            comesBack(MercuriusJson.UPDATE, update);
            comesBack(MercuriusJson.UPDATE, update.seenBySpectator());
            for (Event event : update.events()) {
                comesBack(MercuriusJson.EVENT, event);
                comesBack(MercuriusJson.EVENT, event.seenBySpectator());
            }
        }
    }

    @Property(tries = 10)
    void aClientFollowsAWholeGameByItsUpdatesOnTheWire(@ForAll RandomGame randomGame) {
        Game game = randomGame.gameWithUndos(500);
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

    private static <T> T sent(WireFormat<T> format, T value) {
        return format.read(format.writeBytes(value));
    }

    @Property(tries = 50)
    void records(@ForAll RandomGame randomGame, @ForAll Random random) {
        Game game = randomGame.gameWithUndos(random.nextInt(200));
        GameRecord record = game.toRecord();
        comesBack(MercuriusJson.RECORD, record);
        comesBack(MercuriusJson.RECORD, record.withoutSecrets());
        comesBack(
                MercuriusJson.RECORD,
                Game.start(SealedDeal.seal(game.setup(), game.deal().orElseThrow(), random::nextBytes))
                        .toRecord());
        comesBack(
                MercuriusJson.RECORD,
                GameRecord.builder()
                        .mergeFrom(record)
                        .deal(Deal.shuffled(random::nextInt))
                        .build());
        assertThat(MercuriusJson.RECORD.read(MercuriusJson.RECORD.write(record)).replay())
                .isEqualTo(game);
    }

    @Property(tries = 10)
    void recordsOfJointDeals(@ForAll Setup setup) {
        JointDeal all = SampleDocuments.jointDeal(setup);
        GameRecord record = Game.start(setup, all.deal()).toRecord();
        JointDeal joint = JointDeal.at(setup, all.table());
        comesBack(MercuriusJson.RECORD, with(record, joint));
        joint = joint.withHostCommitment(all.hostCommitment().get());
        comesBack(MercuriusJson.RECORD, with(record, joint));
        for (int seat : setup.seats()) {
            joint = joint.withSeatCommitment(seat, all.seatCommitment(seat).get());
            comesBack(MercuriusJson.RECORD, with(record, joint));
        }
        for (int seat : setup.seats()) {
            joint = joint.withSeatPart(seat, all.seatPart(seat).get());
            comesBack(MercuriusJson.RECORD, with(record, joint));
        }
        comesBack(MercuriusJson.RECORD, with(record, all));
        assertThat(MercuriusJson.RECORD
                        .read(MercuriusJson.RECORD.write(with(record, all)))
                        .verify(all.commitment())
                        .discrepancy())
                .isEmpty();
    }

    private static GameRecord with(GameRecord record, JointDeal joint) {
        return GameRecord.builder().mergeFrom(record).joint(Optional.of(joint)).build();
    }

    @Example
    void everyStateAfterAPositionWithTheMostCash() {
        Game game = Game.start(Setup.of(4), Deal.seeded(1602));
        while (game.state().table().turn() < 8) {
            PlayerView view = game.state().viewFor(game.state().table().activeSeat());
            game = game.applyAction(Action.playCard(view.hand().kinds().get(0)));
        }
        GameState state = withSixTokensAndTheMostCash(game.state());
        while (!state.isOver()) {
            LegalActions legal = state.legalActions();
            Optional<Action> sale =
                    legal.stream().filter(Action.Sell.class::isInstance).findFirst();
            state = state.applyAction(sale.orElseGet(() -> legal.get(legal.size() - 1)));
            comesBack(MercuriusJson.STATE, state);
        }
    }

    private static GameState withSixTokensAndTheMostCash(GameState state) {
        Tokens six = Tokens.of(Asset.AMS, Asset.HOO, Asset.DEL, Asset.SIL, Asset.COF, Asset.POR);
        Position position = Position.of(state).withMarket(Market.of(Collections.nCopies(12, Market.LAST_SPACE)));
        int cash = 70;
        while (with(position, six, cash + 1).problems().isEmpty()) {
            cash++;
        }
        return with(position, six, cash).state();
    }

    private static Position with(Position position, Tokens tokens, int cash) {
        Position next = position;
        for (int seat = 0; seat < 4; seat++) {
            next = next.withTokens(seat, tokens).withCash(seat, cash);
        }
        return next;
    }

    private static <T> void comesBack(WireFormat<T> format, T value) {
        String json = format.write(value);
        assertThat(format.read(json)).isEqualTo(value);
        assertThat(format.write(format.read(json))).isEqualTo(json);
        assertThat(format.read(format.writeBytes(value))).isEqualTo(value);
        assertThat(format.read(format.writePretty(value))).isEqualTo(value);
    }
}
