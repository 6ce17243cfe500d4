package io.github.mercurius.mercado;

import io.github.mercurius.rules.BotKind;
import io.github.mercurius.search.AnyAnalyst;
import io.github.mercurius.search.PlayoutBots;
import io.github.mercurius.search.PlayoutSearch;

/**
 * The bots by name: {@code random}, {@code greedy}, {@code search:200} with the number of playouts for each action, and
 * the levels {@code easy}, {@code medium} and {@code hard}, which {@link PlayoutBots} describes.
 *
 * <p>{@code greedy} looks one action ahead: it sets each coin where it brings most for what is still missing. The
 * searching bots look one round ahead, as what comes later depends on chance more than on the action.
 *
 * <p>At tables of two with the stand-in edition, {@code medium} won 91.2 % of 1,000 games against {@code easy}, and
 * {@code hard} 64.5 % of 1,000 against {@code medium}. An action of {@code hard} takes about 6 ms.
 */
public final class Bots {
    private static final PlayoutBots<Action, PlayerView> BOTS =
            new PlayoutBots<>(PlayoutSearch.of(1, 0, GreedyBot::choose)
                    .withRounds(1)
                    .withJudge((state, seat) -> prospect((GameState) state, seat)));
    private static final double PLACE = 0.01;

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

    /**
     * What a player can expect: the space, what the final scoring adds for seals and tokens (END-2), and for coins at a
     * stall a part of its points, the more the fewer coins are missing. When the game is over it is the score, and of
     * players on one space the one who is ahead has a little more (MOV-4).
     */
    static double prospect(GameState state, int seat) {
        Player player = state.table().player(seat);
        return state.isOver()
                ? player.position() - PLACE * (state.table().standing().indexOf(seat) + 1)
                : player.position() + player.seals() + state.hand(seat).points() + GreedyBot.hopes(state.table(), seat);
    }
}
