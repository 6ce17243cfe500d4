package io.github.mercurius.examples.recipes;

import io.github.mercurius.mercatores.Arrow;
import io.github.mercurius.mercatores.Deal;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Game;
import io.github.mercurius.mercatores.Good;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.mercatores.ProfitStep;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.rules.EditionException;
import java.util.List;
import java.util.Set;

/** Plays Mercatores with the cards of your own box, and shows what a player may see. */
public final class PlayMercatoresWithYourCards {
    private static final int MAGDA = 1;

    private PlayMercatoresWithYourCards() {}

    public static void main(String[] args) {
        // Or in a file, which MercatoresJson.EDITION reads.
        Edition.Builder box = Edition.builder()
                .id("my-box")
                .name("The cards of my box")
                .good(Good.CRN, List.of(10, 6), profit(4, 6, 8))
                .good(Good.TOB, List.of(8, 6), profit(3, 5, 7))
                .good(Good.COF, List.of(6, 6), profit(3, 4, 6))
                .good(Good.CTN, List.of(4, 6), profit(2, 4, 5))
                .good(Good.CAC, List.of(2, 6), profit(2, 3, 4));
        try {
            box.build();
        } catch (EditionException refused) {
            refused.problems().forEach(problem -> System.out.println(problem.message()));
        }
        Edition edition = box.warehouse("WAR", 6, profit(3, 4, 5))
                .quay("QDL", Set.of(Arrow.DOWN, Arrow.LEFT), 2, profit(6, 10, 14))
                .quay("QDR", Set.of(Arrow.DOWN, Arrow.RIGHT), 2, profit(6, 10, 14))
                .quay("QLR", Set.of(Arrow.LEFT, Arrow.RIGHT), 2, profit(6, 10, 14))
                .route("RCRN", Good.CRN, 2, profit(6, 8, 10))
                .route("RTOB", Good.TOB, 2, profit(5, 7, 9))
                .route("RCOF", Good.COF, 2, profit(5, 6, 8))
                .route("RCTN", Good.CTN, 2, profit(4, 6, 7))
                .route("RCAC", Good.CAC, 2, profit(3, 5, 6))
                .build();

        Setup setup = Setup.builder()
                .names(List.of("Robert", "Magda", "Rafał"))
                .edition(edition)
                .build();
        Game game = Game.start(setup, Deal.seeded(edition, 1602));
        for (int action = 0; action < 3; action++) {
            game = game.applyAction(game.state().legalActions().get(0));
        }

        PlayerView magda = game.state().viewFor(MAGDA);
        System.out.println("Magda holds " + magda.hand() + ", the market has "
                + magda.table().market());
        System.out.println(
                "She knows that Robert holds " + magda.table().player(0).known() + " and "
                        + (magda.table().player(0).handSize()
                                - magda.table().player(0).known().size()) + " more");
        System.out.println(magda.toText());
        System.out.println(
                "Comes back equal: " + PlayerView.parse(magda.toText(), edition).equals(magda));
    }

    /** The counts that bring 1, 2 and 3 coins. */
    private static List<ProfitStep> profit(int one, int two, int three) {
        return List.of(new ProfitStep(one, 1), new ProfitStep(two, 2), new ProfitStep(three, 3));
    }
}
