package io.github.mercurius.mercado.learning;

import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.rules.learning.laws.LearningLaws;

class MercadoLearningTest extends LearningLaws<Action, PlayerView> {
    MercadoLearningTest() {
        super(MercadoLearning.encoding(), 0, 6, 7, 8, 9, 10, 11, 59, 60, 61, 69, 77, 78);
    }
}
