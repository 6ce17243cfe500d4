package io.github.mercurius.mercatores;

import io.github.mercurius.common.SafeText;
import java.util.List;

/**
 * A game that uses the classes of the rules before any bot can.
 *
 * <p>A class that is used for the first time where no stack is left stays broken for as long as the JVM runs; a bot
 * that recurses could do that to the whole library.
 */
final class Rehearsal {
    private Rehearsal() {}

    /** Plays the game, with all kinds of actions, illegal ones as well. */
    static void play() {
        Setup setup = Setup.of(3);
        Game game = Game.start(setup, Deal.seeded(setup.edition(), 1602));
        for (int number = 0; !game.state().isOver(); number++) {
            int asked = number;
            PlayerView view = game.state().viewFor(game.state().table().activeSeat());
            Action action = BotQuestion.ask(own -> choose(own, asked), view).action();
            game = game.applyAction(
                    action != null ? action : view.legalActions().get(0));
        }
        SafeText.of("\u0141", SafeText.MOST);
    }

    private static Action choose(PlayerView view, int number) {
        return number % 4 == 3
                ? new Action.Take(List.of())
                : view.legalActions().get(5 * number % view.legalActions().size());
    }
}
