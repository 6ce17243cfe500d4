package io.github.mercurius.examples.replay;

import io.github.mercurius.core.Game;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.terminal.EditionText;
import io.github.mercurius.examples.games.terminal.Told;
import io.github.mercurius.examples.games.text.Paragraph;
import io.github.mercurius.examples.games.text.Words;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyStep;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.VerificationReport;
import io.github.mercurius.rules.VerificationReport.Gap;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A record of a game, to be told or checked. */
record Recorded<A extends AnyAction, V extends AnyView<A>>(GameKit<A, V> kit, AnyRecord<A, V> record) {
    /**
     * A game in words.
     *
     * @param opening what comes before the first turn
     * @param turns each as the lines that tell it
     */
    record Tale(List<String> opening, List<List<String>> turns) {}

    /**
     * The result of checking a record.
     *
     * @param commitment what was shown before the game, if the record has it
     * @param isWrong whether the record is not genuine
     * @param isComplete whether all was checked that a record alone can show
     * @param entries how many entries its log has
     * @param message what was checked, and what was not
     */
    record Checked(Optional<String> commitment, boolean isWrong, boolean isComplete, int entries, String message) {}

    /**
     * The analysis of the game.
     *
     * @throws IllegalArgumentException if it cannot be played again
     * @throws IllegalStateException if it cannot be played again
     */
    Analysis<A, V> analysed(AnalysisOptions options) {
        return options.of(kit, record.replay());
    }

    /**
     * The game in words.
     *
     * @throws IllegalArgumentException if it cannot be played again
     * @throws IllegalStateException if it cannot be played again
     */
    Tale tale(Words words) {
        AnyGame<?, ?> game = record.replay();
        if (game instanceof Game mercurius) { // which is told with its rounds and prices
            GameStory story = new GameStory(mercurius, words);
            return new Tale(story.opening(), story.turns());
        }
        AnySetup setup = game.setup();
        Map<Integer, List<String>> turns = new TreeMap<>();
        for (AnyStep<?, ?> step : game.steps()) {
            List<String> lines = turns.computeIfAbsent(step.update().turn(), turn -> heading(step, setup, words));
            Told.lines(step.update(), setup, words).forEach(line -> lines.addAll(Paragraph.wrap("  ", line)));
        }
        return new Tale(opening(setup, words), List.copyOf(turns.values()));
    }

    private List<String> opening(AnySetup setup, Words words) {
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

    /** The heading of a turn, after an empty line; turns are counted from 1. */
    private static List<String> heading(AnyStep<?, ?> first, AnySetup setup, Words words) {
        // a turn begins with an action of the player
        String name = setup.name(first.update().actor().orElse(setup.startSeat()), words.locale());
        return new ArrayList<>(
                List.of("", words.get("story.turn.sister", first.update().turn() + 1, name)));
    }

    /**
     * Checks the record.
     *
     * @param shown the commitment that was shown before the game
     * @throws IllegalStateException if there is nothing to check it against
     */
    Checked check(@Nullable String shown) {
        VerificationReport report = shown == null ? record.verify() : record.verify(shown);
        boolean wrong = report.discrepancy().isPresent();
        // A record alone cannot say what the players were told.
        boolean complete = !wrong && Set.of(Gap.TOLD_NOT_GIVEN).containsAll(report.gaps());
        return new Checked(
                record.shownCommitment(), wrong, complete, record.log().size(), report.message());
    }
}
