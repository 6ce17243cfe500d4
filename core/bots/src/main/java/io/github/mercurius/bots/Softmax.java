package io.github.mercurius.bots;

import java.util.Arrays;

/** Makes values into chances that add up to 1: what is one step higher is e times as likely. */
final class Softmax {
    private Softmax() {}

    /** The chances, in the order of the values. */
    static double[] of(double[] values, double step) {
        double highest = Arrays.stream(values).max().getAsDouble();
        double[] chances = new double[values.length];
        double sum = 0;
        for (int i = 0; i < values.length; i++) {
            // Math may differ from machine to machine in the last bit, and so could the game.
            chances[i] = StrictMath.exp((values[i] - highest) / step);
            sum += chances[i];
        }
        for (int i = 0; i < values.length; i++) {
            chances[i] /= sum;
        }
        return chances;
    }
}
