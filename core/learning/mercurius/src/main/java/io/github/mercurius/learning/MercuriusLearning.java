package io.github.mercurius.learning;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.rules.learning.Encoding;

/** The game Mercurius in numbers, for batches of {@code rules-learning}. */
public final class MercuriusLearning {
    private static final Encoding<Action, PlayerView> ENCODING = new MercuriusEncoding();

    private MercuriusLearning() {}

    /** The moves of {@link Moves}, and observations of 309 numbers. */
    public static Encoding<Action, PlayerView> encoding() {
        return ENCODING;
    }
}
