package io.github.mercurius.examples.recipes;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.bots.Bots;
import io.github.mercurius.core.Game;
import io.github.mercurius.rules.AnyBot;

/**
 * Seats a bot of a level: {@code easy}, {@code medium} or {@code hard}. The same call is in the {@code Bots} of
 * Mercatores and of Mercado; a program for any game takes {@code Bots::parse} of each.
 */
public final class PlayAgainstABot {
    private PlayAgainstABot() {}

    public static void main(String[] args) {
        AnyBot<Action, PlayerView> bot = Bots.parse("hard").make(1602);
        Game game = Game.start("Robert", "Magda", "Bot");
        while (!game.isOver()) {
            int seat = game.state().decider().orElseThrow();
            game = game.applyAction(seat, seat == 2 ? bot.choose(game.state().viewFor(seat)) : chosen(game));
        }
        System.out.println(game.ranking());
    }

    /** What Robert and Magda choose: here, anything that is legal. */
    private static Action chosen(Game game) {
        return game.legalActions().get(0);
    }
}
