package io.github.mercurius.mercatores.learning;

import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.rules.learning.laws.LearningLaws;

class MercatoresLearningTest extends LearningLaws<Action, PlayerView> {
    MercatoresLearningTest() {
        super(MercatoresLearning.encoding(), 0, 19, 38, 57, 58, 68, 73, 77, 92, 97);
    }
}
