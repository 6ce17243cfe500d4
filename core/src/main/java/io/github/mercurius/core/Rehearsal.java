package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.common.SafeText;

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
        Game game = Game.start(Setup.of(3), Deal.seeded(1602));
        while (!game.state().isOver()) {
            PlayerView view = game.state().viewFor(game.state().table().activeSeat());
            Action action = BotQuestion.ask(Rehearsal::choose, view).action();
            game = game.applyAction(
                    action != null ? action : Action.playCard(view.hand().kind(0)));
        }
        SafeText.of("\u0141", SafeText.MOST);
    }

    private static Action choose(PlayerView view) {
        int turn = view.table().turn();
        return turn % 4 == 3
                ? Action.blackMarket()
                : view.legalActions().get(5 * turn % view.legalActions().size());
    }
}
