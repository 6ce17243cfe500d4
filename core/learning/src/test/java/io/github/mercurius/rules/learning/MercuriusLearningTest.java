package io.github.mercurius.rules.learning;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;

class MercuriusLearningTest extends LearningLaws<Action, PlayerView> {
    MercuriusLearningTest() {
        super("mercurius", Encoding.mercurius(), 0, 12, 24, 30, 54, 55, 67, 68, 92);
    }
}
