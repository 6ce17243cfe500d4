package io.github.mercurius.examples.recipes;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Update;
import io.github.mercurius.core.Game;

/** Sends a player only what that player may see: a view at the start, and from then on the updates. */
public final class ShowOnlyWhatAPlayerMaySee {
    private static final int MAGDA = 1;

    private ShowOnlyWhatAPlayerMaySee() {}

    public static void main(String[] args) {
        Game game = Game.start(Setup.of("Robert", "Magda", "Anna"), Deal.seeded(1602));
        PlayerView magda = game.state().viewFor(MAGDA);
        System.out.println("Magda holds " + magda.hand());

        for (int turn = 0; turn < 2; turn++) {
            int active = game.state().table().activeSeat();
            game = game.applyAction(
                    active, Action.playCard(game.state().hand(active).kinds().get(0)));
        }
        // Which card Robert drew is nobody else's business: updatesFor leaves it out.
        for (Update update : game.updatesFor(MAGDA, 0)) {
            System.out.println(update.notation());
            magda = magda.after(update);
        }
        System.out.println("Magda holds " + magda.hand());
        System.out.println("She is up to date: " + magda.equals(game.state().viewFor(MAGDA)));
    }
}
