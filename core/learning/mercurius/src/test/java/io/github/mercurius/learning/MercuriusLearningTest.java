package io.github.mercurius.learning;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.rules.learning.laws.LearningLaws;

class MercuriusLearningTest extends LearningLaws<Action, PlayerView> {
    MercuriusLearningTest() {
        super(
                MercuriusLearning.encoding(),
                Moves.BUY,
                Moves.SELL,
                Moves.DIVIDEND,
                Moves.CARD,
                Moves.BLACK_MARKET,
                Moves.TOKEN,
                Moves.NEWS,
                Moves.DISCARD,
                Moves.DONE);
    }
}
