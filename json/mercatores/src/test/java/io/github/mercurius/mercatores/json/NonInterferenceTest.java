package io.github.mercurius.mercatores.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Card;
import io.github.mercurius.mercatores.Deal;
import io.github.mercurius.mercatores.Game;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** INF-1, INF-2 on the wire: what a seat may not see makes no difference to a single byte that it is sent. */
class NonInterferenceTest {
    @Property(tries = 50)
    void aRecordWithoutSecretsIsTheSameForAllDealsThatItFits(@ForAll Random random) {
        Game game = RandomGames.game(random, 0);
        for (int left = random.nextInt(30); left > 0 && !game.state().isOver(); left--) {
            game = game.applyAction(game.state().legalActions().sample(random::nextInt));
        }
        List<Card> cards = new ArrayList<>(game.deal().orElseThrow().cards());
        // the cards that nobody drew, in another order
        List<Card> deck = game.state().deck();
        int at = Collections.indexOfSubList(cards, deck);
        Collections.shuffle(cards.subList(at, at + deck.size()), random);
        Game other = Game.start(game.setup(), Deal.of(game.setup().edition(), cards));
        for (Action action : game.actions()) {
            other = other.applyAction(action);
        }
        assertThat(other.state().equals(game.state()))
                .isEqualTo(cards.equals(game.deal().orElseThrow().cards()));
        assertThat(MercatoresJson.RECORD.write(other.toRecord().withoutSecrets()))
                .isEqualTo(MercatoresJson.RECORD.write(game.toRecord().withoutSecrets()));
    }
}
