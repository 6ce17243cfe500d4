package io.github.mercurius.examples.games;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.examples.games.common.Look;
import io.github.mercurius.examples.games.common.Words;
import io.github.mercurius.mercado.Dealer;
import io.github.mercurius.mercado.Side;
import io.github.mercurius.mercatores.Deal;
import io.github.mercurius.mercatores.Edition;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import org.jline.utils.AttributedString;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The tables of Mercatores and Mercado fit the terminal at all moments of a game. */
class SisterScreenTest {
    private static final int ROWS = 24;
    private static final String[] NAMES = {"W".repeat(64), "阿".repeat(64), "é", "greedy-4"};

    private final SplittableRandom random = new SplittableRandom(3);

    @ParameterizedTest
    @ValueSource(strings = {"en", "pl", "it"})
    void allMomentsOfMercatoresFit(String language) {
        var kit = GameKit.mercatores(Edition.standIn());
        Words words = Words.in(language);
        var setup = io.github.mercurius.mercatores.Setup.of(NAMES);
        for (long seed = 0; seed < 2; seed++) {
            var state = io.github.mercurius.mercatores.GameState.start(setup, Deal.seeded(Edition.standIn(), seed));
            while (!state.isOver()) {
                List<AttributedString> lines = kit.table(state.viewFor(0), words);
                ScreenLines.assertFit(lines);
                assertThat(lines.get(1).toString())
                        .contains(state.table().market().toList().get(0).code());
                state = state.applyAction(state.legalActions().sample(random::nextInt));
            }
            ScreenLines.assertFit(kit.table(state.viewFor(0), words));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "pl", "it"})
    void allMomentsOfMercadoFitASmallTerminal(String language) {
        var kit = GameKit.mercado(io.github.mercurius.mercado.Edition.standIn());
        Words words = Words.in(language);
        for (Side side : Side.values()) {
            var setup = io.github.mercurius.mercado.Setup.builder()
                    .players(4)
                    .names(List.of(NAMES))
                    .side(side)
                    .disc(7)
                    .build();
            IntUnaryOperator dealer = Dealer.seeded(5);
            var state = io.github.mercurius.mercado.GameState.start(
                    setup, io.github.mercurius.mercado.Deal.shuffled(setup.edition(), dealer));
            for (int i = 0; i < 250 && !state.isOver(); i++) {
                List<AttributedString> lines = kit.table(state.viewFor(0), words);
                ScreenLines.assertFit(lines);
                assertThat(lines).hasSizeLessThanOrEqualTo(ROWS);
                assertMarkers(state, lines);
                state = state.asksChance()
                        ? state.applyOutcome(state.drawOutcome(dealer))
                        : state.applyAction(state.legalActions().sample(random::nextInt));
            }
        }
    }

    /** Each marker stands below its space: a row of symbols, and below it a row of markers if any stands there. */
    private static void assertMarkers(io.github.mercurius.mercado.GameState state, List<AttributedString> lines) {
        for (int seat : state.table().setup().seats()) {
            int space = state.table().space(seat);
            int row = -1;
            for (int i = 0; i < lines.size(); i++) {
                row = lines.get(i).toString().startsWith(String.format("%2d ", space / 15 * 15)) ? i : row;
            }
            String markers = lines.get(row + 1).toString();
            int at = markers.indexOf(Look.letter(seat));
            assertThat((at - 3) / 5).as(markers + " below " + lines.get(row)).isEqualTo(space % 15);
        }
    }
}
