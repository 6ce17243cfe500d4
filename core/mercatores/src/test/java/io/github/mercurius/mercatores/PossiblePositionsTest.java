package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.Tag;

/**
 * No position of a game is refused as it is read.
 *
 * <p>{@code -Dpositions.states=1000000} reads that many states that were played.
 */
@Tag("games")
class PossiblePositionsTest {
    private static final int STATES = Integer.getInteger("positions.states", 1_000);

    private static Script script(int seed) {
        List<Edition> editions = TestEditions.all();
        Setup setup = Setup.builder()
                .players(2 + seed % 3)
                .startSeat(seed % 2)
                .lastTurns(LastTurns.values()[seed / 3 % 2])
                .edition(editions.get(seed % editions.size()))
                .build();
        return new Script(setup, seed, seed, Script.WHOLE);
    }

    @Example
    void whatPlayReachesIsNeverRefused() {
        int read = 0;
        for (int seed = 0; read < STATES; seed++) {
            Script script = script(seed);
            for (Step step : script.play().steps()) {
                read++;
                assertThatCode(() -> GameState.parse(
                                step.after().toText(), script.setup().edition()))
                        .doesNotThrowAnyException();
            }
        }
    }
}
