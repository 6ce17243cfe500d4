package io.github.mercurius.mercado.learning;

import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.rules.learning.Encoding;

/** The game Mercado in numbers, for batches of {@code rules-learning}. */
public final class MercadoLearning {
    private MercadoLearning() {}

    /** The moves and observations of the game with the stand-in edition. */
    public static Encoding<Action, PlayerView> encoding() {
        return encoding(Edition.standIn());
    }

    /** The moves and observations of the game with an edition. */
    public static Encoding<Action, PlayerView> encoding(Edition edition) {
        return new MercadoEncoding(edition);
    }
}
