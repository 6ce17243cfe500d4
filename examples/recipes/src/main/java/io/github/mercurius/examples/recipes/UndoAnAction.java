package io.github.mercurius.examples.recipes;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Update;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.SeatGame;

/** Undoes an action that nobody has learned a card from: a trade, but not a card that was played. */
public final class UndoAnAction {
    private UndoAnAction() {}

    public static void main(String[] args) {
        Game game = Game.start(Setup.of(3), Deal.seeded(1602));

        Game bought = game.applyAction(0, Action.parse("+AMS"));
        Game undone = undo(bought);
        System.out.println(bought.actions() + " becomes " + undone.actions());

        Game played = bought.applyAction(
                0, Action.playCard(game.state().hand(0).kinds().get(0)));
        System.out.println(played.actions() + " becomes " + undo(played).actions());

        // The undo is in the log, so everybody is told of it, and a client goes back too.
        SeatGame anna = SeatGame.of(game.state().viewFor(2));
        for (Update update : undone.updatesFor(2, 0)) {
            anna = anna.after(update);
            System.out.println(update.notation());
        }
        System.out.println(
                "Anna is up to date: " + anna.view().equals(undone.state().viewFor(2)));
    }

    private static Game undo(Game game) {
        int before = game.actions().size() - 1;
        // A card that somebody has seen cannot be made unknown.
        return game.undoReveals(before) ? game : game.undo(before);
    }
}
