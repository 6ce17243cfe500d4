package io.github.mercurius.rules.learning;

import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.PlayerView;

class MercatoresLearningTest extends LearningLaws<Action, PlayerView> {
    MercatoresLearningTest() {
        super("mercatores", Encoding.mercatores(), 0, 19, 38, 57, 58, 68, 73, 77, 92, 97);
    }
}
