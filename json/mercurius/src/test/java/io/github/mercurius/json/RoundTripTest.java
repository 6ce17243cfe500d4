package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Update;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameState;
import io.github.mercurius.json.testing.WireLaws;
import io.github.mercurius.testkit.RandomPlay;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What is written comes back equal, and is written the same again. */
class RoundTripTest extends WireLaws<Action, PlayerView> {
    RoundTripTest() {
        super(RandomGames.GAMES);
    }

    /** INF-1, INF-2: what another draws makes no difference to a single byte that a seat is sent. */
    @Property(tries = 100, seed = "1602")
    void updatesOfGamesThatLookTheSameToASeatAreTheSameJson(@ForAll Random random) {
        GameState real = RandomPlay.from(random).state();
        for (int seat : real.table().setup().seats()) {
            GameState other = (GameState) real.viewFor(seat).determinize(random::nextInt);
            real.legalActions().stream()
                    .filter(other.legalActions()::contains)
                    .forEach(action -> assertThat(told(other, action, seat)).isEqualTo(told(real, action, seat)));
        }
    }

    /** What a seat is told of an action: by its own, which brings it new cards, as much as spectators are. */
    private static String told(GameState state, Action action, int seat) {
        Game game = Game.from(state).applyAction(action);
        List<Update> told = state.table().activeSeat() == seat ? game.updatesForSpectator(0) : game.updatesFor(seat, 0);
        return MercuriusJson.UPDATE.write(told.get(0));
    }

    @Property(tries = 30, seed = "1602")
    void aRecordWithoutSecretsIsTheSameForAllDealsThatItFits(@ForAll Random random) {
        Game game = RandomPlay.from(random).game().game(random.nextInt(60));
        List<PriceCard> cards = new ArrayList<>(game.deal().orElseThrow().cards());
        // the cards that nobody drew, in another order
        List<PriceCard> left = game.state().mainDeck();
        int at = cards.size() - left.size();
        Collections.shuffle(cards.subList(at, at + left.size()), random);
        looksTheSameWithoutSecrets(game, Game.start(game.setup(), Deal.of(cards)));
    }
}
