package io.github.mercurius.mercatores.json;

import io.github.mercurius.json.testing.Play;
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
    @Property(tries = 50, seed = "1602")
    void aRecordWithoutSecretsIsTheSameForAllDealsThatItFits(@ForAll Random random) {
        Game game = RandomGames.game(random, 0);
        for (int left = random.nextInt(30); left > 0 && !game.state().isOver(); left--) {
            game = game.applyAction(game.state().legalActions().sample(random::nextInt));
        }
        List<Card> cards = new ArrayList<>(game.deal().orElseThrow().cards());
        // the cards that nobody drew, in another order
        List<Card> deck = game.state().deck();
        int at = cards.size() - deck.size();
        Collections.shuffle(cards.subList(at, at + deck.size()), random);
        Play.looksTheSameWithoutSecrets(
                MercatoresJson.formats(game.setup().edition()),
                game,
                Game.start(game.setup(), Deal.of(game.setup().edition(), cards)));
    }
}
