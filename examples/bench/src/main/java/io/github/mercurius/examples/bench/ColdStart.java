package io.github.mercurius.examples.bench;

import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.GameState;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/** The first game of a cold JVM: from the start of the process to its end, class loading and all. */
final class ColdStart {
    private ColdStart() {}

    public static void main(String[] args) {
        System.out.println(play().table().ranking());
    }

    /** Plays one game of four random players to its end. */
    static GameState play() {
        SplittableRandom random = new SplittableRandom(1602);
        GameState state = GameState.start(Setup.of(4), Deal.seeded(1602));
        while (!state.isOver()) {
            state = state.applyAction(state.legalActions().sample(random::nextInt));
        }
        return state;
    }

    static String measure(int times) throws IOException, InterruptedException {
        List<Double> seconds = new ArrayList<>();
        for (int i = 0; i < times; i++) {
            seconds.add(seconds());
        }
        Collections.sort(seconds);
        return String.format(
                Locale.ROOT,
                "The first game in a cold JVM: %.2f s from start to end of the process (median of %d, %.2f to %.2f).",
                seconds.get(times / 2),
                times,
                seconds.get(0),
                seconds.get(times - 1));
    }

    private static double seconds() throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        long start = System.nanoTime();
        int code = new ProcessBuilder(java, "-cp", System.getProperty("java.class.path"), ColdStart.class.getName())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
        if (code != 0) {
            throw new IOException("the cold JVM ended with code " + code);
        }
        return (System.nanoTime() - start) / 1e9;
    }
}
