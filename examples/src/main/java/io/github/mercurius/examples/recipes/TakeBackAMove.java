package io.github.mercurius.examples.recipes;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.Game;

/** Takes back a move if nobody has learned anything from it: a trade, but not a card that was played. */
public final class TakeBackAMove {
    private TakeBackAMove() {}

    public static void main(String[] args) {
        Game game = Game.start(Setup.of(3), Deal.seeded(1602));

        Game bought = game.applyAction(Action.parse("+AMS"));
        print(bought, takeBack(bought));

        Action card = Action.playCard(game.state().hand(0).kind(0));
        Game played = bought.applyAction(card);
        print(played, takeBack(played));

        // The old games are still there: with one player alone, to train, one can go back anyway.
        print(played, played.undo(0));
    }

    private static void print(Game before, Game after) {
        System.out.println(
                before.actions().mkString(" ") + " becomes \"" + after.actions().mkString(" ") + '"');
    }

    private static Game takeBack(Game game) {
        int before = game.actions().size() - 1;
        if (game.undoRevealsCards(before)) {
            return game; // somebody saw a card: what is seen cannot be taken back
        }
        return game.undo(before);
    }
}
