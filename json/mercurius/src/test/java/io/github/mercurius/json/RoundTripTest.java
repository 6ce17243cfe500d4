package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.LegalActions;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Position;
import io.github.mercurius.core.SealedDeal;
import io.github.mercurius.json.testing.WireLaws;
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
class RoundTripTest extends WireLaws<Action, PlayerView> {
    RoundTripTest() {
        super(SampleDocuments.GAMES);
    }

    @Property(tries = 10, seed = "1602")
    void recordsOfEveryDeal(@ForAll RandomGame randomGame, @ForAll Random random) {
        Game game = randomGame.gameWithUndos(random.nextInt(200));
        comesBack(
                MercuriusJson.RECORD,
                Game.start(SealedDeal.seal(game.setup(), game.deal().orElseThrow(), random::nextBytes))
                        .toRecord());
        comesBack(
                MercuriusJson.RECORD,
                GameRecord.builder()
                        .mergeFrom(game.toRecord())
                        .deal(Deal.shuffled(random::nextInt))
                        .build());
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
        int most = 10_000_000 * (4 * 8 + 1); // for each step in eight turns, and one more
        assertThat(with(position, six, most + 1).problems()).hasSize(4);
        return with(position, six, most).state();
    }

    private static Position with(Position position, Tokens tokens, int cash) {
        Position next = position;
        for (int seat = 0; seat < 4; seat++) {
            next = next.withTokens(seat, tokens).withCash(seat, cash);
        }
        return next;
    }
}
