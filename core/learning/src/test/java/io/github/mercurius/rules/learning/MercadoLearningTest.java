package io.github.mercurius.rules.learning;

import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.PlayerView;

class MercadoLearningTest extends LearningLaws<Action, PlayerView> {
    MercadoLearningTest() {
        super("mercado", Encoding.mercado(), 0, 6, 7, 8, 9, 10, 11, 59, 60, 61, 69, 77, 78);
    }
}
