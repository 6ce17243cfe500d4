package io.github.mercurius.examples.arena;

import java.util.Arrays;

/** Quantiles of a sample. */
final class Quantiles {
    private Quantiles() {}

    /** The number below which this part of a sample lies, from 0 to 1: between its numbers, it goes evenly. */
    static double of(double[] sample, double part) {
        double[] sorted = sample.clone();
        Arrays.sort(sorted);
        double place = part * (sorted.length - 1);
        int below = (int) place;
        int above = Math.min(below + 1, sorted.length - 1);
        return sorted[below] + (place - below) * (sorted[above] - sorted[below]);
    }
}
