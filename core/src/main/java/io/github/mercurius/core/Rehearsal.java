package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.ThinkingTime;
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

    /** Plays the game. */
    static void play() {
        Bot bot = new Rehearsing();
        Game game = Game.start(Setup.of(3), Deal.seeded(1602));
        while (!game.state().isOver()) {
            PlayerView view = game.state().viewFor(game.state().table().activeSeat());
            Countdown time = new Countdown(view, 1, false);
            Action action = BotQuestion.ask(bot, List.of(), view, time).action();
            game = game.applyAction(
                    action != null ? action : Action.playCard(view.hand().kind(0)));
        }
        BotQuestion.tell(bot, game.updates(0));
        SafeText.of("\u0141", SafeText.MOST);
    }

    /** Suggests and plays all kinds of actions, illegal ones as well. */
    private static final class Rehearsing implements Bot {
        @Override
        public Action choose(PlayerView view) {
            int turn = view.table().turn();
            return turn % 4 == 3
                    ? Action.blackMarket()
                    : view.legalActions().get(5 * turn % view.legalActions().size());
        }

        @Override
        public Action choose(PlayerView view, ThinkingTime time) {
            Action action = choose(view);
            time.suggest(action);
            return action;
        }
    }
}
