package io.github.mercurius.examples.recipes;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Standing;
import io.github.mercurius.core.GameState;
import java.util.Locale;
import java.util.SplittableRandom;

/** Plays a game, and shows why a move is refused. */
public final class PlayAGame {
    private PlayAGame() {}

    public static void main(String[] args) {
        Setup setup = Setup.of("Robert", "Magda", "Anna");
        GameState state = GameState.start(setup, Deal.seeded(1602));

        state = state.applyAction(0, Action.parse("+AMS"));
        System.out.println(setup.name(0) + " bought a share of Amsterdam, and has "
                + state.table().player(0).cash() + " guilders left");

        // Robert has no tea to sell.
        state.check(0, Action.parse("-TEA"))
                .ifPresent(refusal ->
                        System.out.println(refusal.rule().id() + ": " + refusal.message(Locale.ENGLISH, setup)));

        // Here, chance chooses among the legal actions.
        SplittableRandom random = new SplittableRandom(1);
        while (!state.isOver()) {
            state = state.applyAction(state.legalActions().sample(random::nextInt));
        }
        for (Standing standing : state.table().ranking()) {
            System.out.println(standing.place() + ". " + setup.name(standing.seat()) + ", " + standing.score());
        }
    }
}
