package io.github.mercurius.examples.games.mercurius;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.bots.Analyst;
import io.github.mercurius.bots.Bots;
import io.github.mercurius.examples.games.common.Analysts;
import io.github.mercurius.examples.games.common.NamedBot;

/** The bots of Mercurius, by name. */
public final class MercuriusBots {
    private static final int PLAYOUTS = 400;
    private static final int A_SECOND = 1000;

    private MercuriusBots() {}

    /**
     * The kind of bot with a name.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static NamedBot<Action, PlayerView> parse(String name) {
        Bots.Kind kind = Bots.parse(name);
        return new NamedBot<>(kind.name(), kind.repeatable(), kind.maker());
    }

    /** Who judges plans for a turn. */
    public static Analysts<Action, PlayerView> analysts() {
        return new Analysts<>(PLAYOUTS, true, Analyst.withMilliseconds(A_SECOND, 0), Analyst::withPlayouts);
    }
}
