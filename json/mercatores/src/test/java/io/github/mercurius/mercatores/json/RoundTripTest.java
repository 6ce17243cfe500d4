package io.github.mercurius.mercatores.json;

import io.github.mercurius.json.testing.WireLaws;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Card;
import io.github.mercurius.mercatores.Deal;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Game;
import io.github.mercurius.mercatores.PlayerView;
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

    @Property(tries = 50, seed = "1602")
    void aRecordWithoutSecretsIsTheSameForAllDealsThatItFits(@ForAll Random random) {
        Game game = (Game) RandomGames.GAMES.game(random, 0);
        for (int left = random.nextInt(30); left > 0 && !game.state().isOver(); left--) {
            game = game.applyAction(game.state().legalActions().sample(random::nextInt));
        }
        Edition edition = game.setup().edition();
        List<Card> cards = new ArrayList<>(game.deal().orElseThrow().cards());
        // the cards that nobody drew, in another order
        List<Card> deck = game.state().deck();
        int at = cards.size() - deck.size();
        Collections.shuffle(cards.subList(at, at + deck.size()), random);
        looksTheSameWithoutSecrets(game, Game.start(game.setup(), Deal.of(edition, cards)));
    }
}
