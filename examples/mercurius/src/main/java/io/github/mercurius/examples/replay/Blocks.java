package io.github.mercurius.examples.replay;

import java.util.List;
import java.util.stream.Collectors;

/** Little pictures made of characters: bars, and lines of a game's ups and downs. */
public final class Blocks {
    private static final String LEFT = "▏▎▍▌▋▊▉█";
    private static final String LOWER = "▁▂▃▄▅▆▇█";
    private static final int PARTS = 8;

    private Blocks() {}

    /**
     * A bar from the left, padded with blanks.
     *
     * @param share of the width that it fills, 0 to 1; what is more than 0 is seen
     */
    public static String bar(double share, int width) {
        int parts = (int) Math.ceil(share * width * PARTS);
        int rest = parts % PARTS;
        String bar = "█".repeat(parts / PARTS) + (rest == 0 ? "" : LEFT.charAt(rest - 1));
        return bar + " ".repeat(width - bar.length());
    }

    /** Values from 0 to a highest one, side by side, each as high as it is. */
    public static String line(List<Integer> values, int highest) {
        return values.stream()
                .map(value -> LOWER.charAt(Math.max(0, Math.min(PARTS - 1, value * PARTS / (highest + 1)))))
                .map(String::valueOf)
                .collect(Collectors.joining());
    }
}
