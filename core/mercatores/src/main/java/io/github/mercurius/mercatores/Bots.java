package io.github.mercurius.mercatores;

import io.github.mercurius.rules.BotKind;
import io.github.mercurius.search.AnyAnalyst;
import io.github.mercurius.search.PlayoutBots;
import io.github.mercurius.search.PlayoutSearch;

/**
 * The bots by name: {@code random}, {@code greedy}, {@code search:200} with the number of playouts for each action, and
 * the levels {@code easy}, {@code medium} and {@code hard}, which {@link PlayoutBots} describes.
 *
 * <p>{@code greedy} takes the action after which its cards would bring most, and looks no further. The searching bots
 * look to the end of the game, as coins are earned late.
 *
 * <p>At tables of two with the stand-in edition, {@code medium} won 77.7 % of 300 games against {@code easy}, and
 * {@code hard} 88.5 % of 1,000 against {@code medium}. An action of {@code hard} takes about 30 ms.
 */
public final class Bots {
    private static final PlayoutBots<Action, PlayerView> BOTS =
            new PlayoutBots<>(PlayoutSearch.of(1, 0, GreedyBot::choose));

    private Bots() {}

    /**
     * The kind of bot with a name.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static BotKind<Action, PlayerView> parse(String name) {
        return BOTS.parse(name);
    }

    /** Estimates chances to win with so many playouts for each estimate; a plan is one action. */
    public static AnyAnalyst<Action, PlayerView> analyst(int playouts, long seed) {
        return BOTS.analyst(playouts, seed);
    }
}
