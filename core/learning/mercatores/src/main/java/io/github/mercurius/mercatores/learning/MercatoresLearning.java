package io.github.mercurius.mercatores.learning;

import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.rules.learning.Encoding;

/** The game Mercatores in numbers, for batches of {@code rules-learning}. */
public final class MercatoresLearning {
    private MercatoresLearning() {}

    /** The moves and observations of the game with the stand-in edition. */
    public static Encoding<Action, PlayerView> encoding() {
        return encoding(Edition.standIn());
    }

    /** The moves and observations of the game with an edition. */
    public static Encoding<Action, PlayerView> encoding(Edition edition) {
        return new MercatoresEncoding(edition);
    }
}
