package io.github.mercurius.examples.bench;

import io.github.mercurius.api.PlayerView;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Mercurius;
import org.openjdk.jmh.annotations.Benchmark;

/** What a position costs as text, for the state that {@link JsonBenchmark} takes to JSON, and a view of it. */
public class PositionBenchmark extends Measured {
    private final GameState state = JsonBenchmark.middleOf(JsonBenchmark.gameOf(100));
    private final PlayerView view = state.viewFor(1);
    private final String stateText = state.toText();
    private final String viewText = view.toText();

    /** A state, written. */
    @Benchmark
    public String positionOfStateWritten() {
        return state.toText();
    }

    /** A state, read and checked. */
    @Benchmark
    public GameState positionOfStateRead() {
        return GameState.parse(stateText);
    }

    /** A view, written. */
    @Benchmark
    public String positionOfViewWritten() {
        return view.toText();
    }

    /** A view, read and checked. */
    @Benchmark
    public PlayerView positionOfViewRead() {
        return Mercurius.rules().view(viewText);
    }
}
