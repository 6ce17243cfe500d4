package io.github.mercurius.examples.recipes;

import io.github.mercurius.mercatores.Deal;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Game;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.mercatores.Setup;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Plays Mercatores with the cards of your own box, and shows what a player may see. */
public final class PlayMercatoresWithYourCards {
    private static final int MAGDA = 1;

    private PlayMercatoresWithYourCards() {}

    public static void main(String[] args) {
        // What a JSON reader makes of your file; here the stand-in with another name.
        Map<String, Object> document = new TreeMap<>(Edition.standIn().toDocument());
        document.put("id", "my-box");
        document.put("name", "The cards of my box");
        document.put("goods", List.of());
        Edition.problems(document).forEach(problem -> System.out.println(problem.message()));
        document.put("goods", Edition.standIn().toDocument().get("goods"));
        Edition edition = Edition.of(document);

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
}
