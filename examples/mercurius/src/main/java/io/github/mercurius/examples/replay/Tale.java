package io.github.mercurius.examples.replay;

import io.github.mercurius.core.Game;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.terminal.EditionText;
import io.github.mercurius.examples.games.terminal.Told;
import io.github.mercurius.examples.games.text.Paragraph;
import io.github.mercurius.examples.games.text.Words;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyStep;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.search.Review;
import java.util.ArrayList;
import java.util.List;

/**
 * A game in words.
 *
 * @param opening what comes before the first turn
 * @param turns each as the lines that tell it
 */
record Tale(List<String> opening, List<List<String>> turns) {
    static <A extends AnyAction, V extends AnyView<A>> Tale of(GameKit<A, V> kit, AnyGame<A, V> game, Words words) {
        if (game instanceof Game mercurius) { // which is told with its rounds and prices
            GameStory story = new GameStory(mercurius, words);
            return new Tale(story.opening(), story.turns());
        }
        AnySetup setup = game.setup();
        return new Tale(
                opening(kit, setup, words),
                Review.turns(game).stream()
                        .map(turn -> told(turn, setup, words))
                        .toList());
    }

    private static List<String> opening(GameKit<?, ?> kit, AnySetup setup, Words words) {
        List<String> names = setup.seats().stream()
                .map(seat -> setup.name(seat, words.locale()))
                .toList();
        return Paragraph.wrap(
                "",
                words.get(
                                "story.title.sister",
                                kit.face().title(),
                                String.join(", ", names),
                                names.get(setup.startSeat()))
                        + " " + EditionText.of(kit.edition(), words) + ".");
    }

    /** A turn, after an empty line; turns are counted from 1. */
    private static List<String> told(List<? extends AnyStep<?, ?>> turn, AnySetup setup, Words words) {
        AnyUpdate first = turn.get(0).update(); // a turn begins with an action of the player
        String name = setup.name(first.actor().orElse(setup.startSeat()), words.locale());
        List<String> lines = new ArrayList<>(List.of("", words.get("story.turn.sister", first.turn() + 1, name)));
        turn.stream()
                .flatMap(step -> Told.lines(step.update(), setup, words).stream())
                .forEach(line -> lines.addAll(Paragraph.wrap("  ", line)));
        return lines;
    }
}
