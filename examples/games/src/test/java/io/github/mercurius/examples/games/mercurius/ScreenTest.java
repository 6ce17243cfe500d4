package io.github.mercurius.examples.games.mercurius;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.LegalActions;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.Game;
import io.github.mercurius.examples.games.ScreenLines;
import io.github.mercurius.examples.games.common.Words;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.jline.utils.AttributedString;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The table fits the terminal, and its markers stand where the market has them. */
class ScreenTest {
    private static final int FIRST_SPACE = 18; // after the code, the name and the price
    private static final int ROWS = 24;
    private static final Action ALL_KEPT = Action.parse("N:"); // RUL-3: from then on there is one card more
    private static final int MOST_CARDS = 6;
    private static final Setup FIVE = Setup.of("W".repeat(64), "阿".repeat(64), "ismcts:1000000ms-2", "é", "greedy-4");

    @ParameterizedTest
    @ValueSource(strings = {"en", "pl", "it"})
    void allMomentsOfAGameOfFiveFitASmallTerminal(String language) {
        MercuriusFace face = new MercuriusFace(Words.in(language));
        SplittableRandom random = new SplittableRandom(3);
        int mostCards = 0;
        for (long seed = 0; seed < 2; seed++) {
            Game game = Game.start(FIVE, Deal.seeded(seed));
            while (!game.state().isOver()) {
                List<AttributedString> lines = face.table(game.state().viewFor(0));
                assertFits(lines);
                assertMarkers(game, lines);
                mostCards = Math.max(mostCards, game.state().hand(0).size());
                LegalActions legal = game.state().legalActions();
                game = game.applyAction(legal.contains(ALL_KEPT) ? ALL_KEPT : legal.sample(random::nextInt));
            }
        }
        assertThat(mostCards).isEqualTo(MOST_CARDS);
    }

    private static void assertFits(List<AttributedString> lines) {
        assertThat(lines).hasSizeLessThan(ROWS); // the prompt is the last one
        ScreenLines.assertFit(lines);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "pl", "it"})
    void whatIsBelowAHeadingEndsOrBeginsWithIt(String language) {
        Words words = Words.in(language);
        List<String> lines = new MercuriusFace(words)
                .table(Game.start(FIVE, Deal.seeded(1)).state().viewFor(0)).stream()
                        .map(AttributedString::toString)
                        .toList();
        String heading = lines.get(0);
        String amsterdam = lines.get(1);
        assertThat(amsterdam).hasSameSizeAs(heading).endsWith(" 10    –");
        for (String key : List.of("play.market.bank", "play.market.dividend", "play.market.buy", "play.market.sell")) {
            int end = heading.lastIndexOf(" " + words.get(key))
                    + 1
                    + words.get(key).length();
            assertThat(amsterdam.substring(end - 2, end)).as(key).matches(" ?\\d+| –");
        }
        String players = lines.get(13);
        assertThat(players.indexOf(words.get("play.table.special")))
                .isEqualTo(lines.get(14).indexOf("B D N"));
    }

    private static void assertMarkers(Game game, List<AttributedString> lines) {
        List<Integer> spaces = lines.stream()
                .map(AttributedString::toString)
                .filter(line -> line.contains("●"))
                .map(line -> line.indexOf('●') - FIRST_SPACE)
                .collect(Collectors.toList());
        assertThat(spaces)
                .isEqualTo(Asset.all().stream().map(game.state().table()::space).collect(Collectors.toList()));
    }
}
