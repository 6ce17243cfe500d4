package io.github.mercurius.mercado;

import io.github.mercurius.common.SafeText;

/**
 * A game that uses the classes of the rules before any bot can.
 *
 * <p>A class that is used for the first time where no stack is left stays broken for as long as the JVM runs; a bot
 * that recurses could do that to the whole library.
 */
final class Rehearsal {
    private static final int ACTIONS = 400;

    private Rehearsal() {}

    /** Plays the game for some turns, with all kinds of actions, illegal ones as well. */
    static void play() {
        Setup setup = Setup.of(3);
        Dealer dealer = Dealer.seeded(1602);
        Game game = Game.start(setup, Deal.shuffled(setup.edition(), dealer));
        for (int number = 0; number < ACTIONS && !game.state().isOver(); number++) {
            Table table = game.state().table();
            if (table.asksChance()) {
                game = game.applyOutcome(game.state().drawOutcome(dealer));
                continue;
            }
            int asked = number;
            PlayerView view = game.state().viewFor(table.actor);
            Action action = BotQuestion.ask(own -> choose(own, asked), view).action();
            game = game.applyAction(
                    action != null ? action : view.legalActions().get(0));
        }
        SafeText.of("\u0141", SafeText.MOST);
    }

    private static Action choose(PlayerView view, int number) {
        return number % 4 == 3
                ? new Action.Sell(Stall.OBJECTS_1)
                : view.legalActions().get(5 * number % view.legalActions().size());
    }
}
