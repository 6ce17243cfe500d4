package io.github.mercurius.bots;

import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Simulation;
import io.github.mercurius.api.Table;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Scanner;
import java.util.regex.Pattern;

/**
 * A small network that was trained to tell who wins: it gives each player a score from {@link NetInput}, with two
 * layers of rectified units and a linear part beside them.
 *
 * <p>The file is text: {@code mercurius-net/1}, the sizes of the input and of both layers, then all weights: for each
 * unit of a layer those of its inputs, then the constants of the layer; those of the score; those of the linear part.
 */
final class Net implements Halving.Evaluation {
    private static final String FORMAT = "mercurius-net/1";
    private static final String TRAINED = "mercurius.net";

    private final float[][] first;
    private final float[] firstConstants;
    private final float[][] second;
    private final float[] secondConstants;
    private final float[] score;
    private final float[] linear;

    private Net(InputStream in, String name) {
        Words words = new Words(new Scanner(in, "UTF-8"), name);
        words.is(FORMAT);
        words.is(String.valueOf(NetInput.LENGTH));
        int units = words.units();
        int last = words.units();
        first = words.byInput(units, NetInput.LENGTH);
        firstConstants = words.row(units);
        second = words.byInput(last, units);
        secondConstants = words.row(last);
        score = words.row(last);
        linear = words.row(NetInput.LENGTH);
        words.is("");
    }

    /**
     * Reads a network.
     *
     * @throws IllegalArgumentException if there is none in the file, or no such file
     */
    static Net read(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            return new Net(in, file.toString());
        } catch (IOException unreadable) {
            throw new IllegalArgumentException("network: " + file + " cannot be read: " + unreadable, unreadable);
        }
    }

    /** The network that comes with the bots. */
    static Net trained() {
        try (InputStream in = Objects.requireNonNull(Net.class.getResourceAsStream(TRAINED), TRAINED)) {
            return new Net(in, TRAINED);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @Override
    public double chance(Simulation game, int seat) {
        return chance(game.table(), seat, game.viewFor(seat).hand());
    }

    /** The chance of a seat to win, which knows its hand; after the game its share of the win. */
    double chance(Table table, int seat, Cards hand) {
        if (table.isOver()) {
            return table.winners().contains(seat) ? 1.0 / table.winners().size() : 0;
        }
        return Softmax.of(scores(new NetInput(table), seat, hand), 1)[seat];
    }

    /** The scores of the players, by seat, for one of them who knows its hand. */
    double[] scores(NetInput input, int viewer, Cards hand) {
        float[] shared = firstConstants.clone();
        add(shared, first, input.shared(), 0);
        double[] scores = new double[input.players()];
        float[] units = new float[shared.length];
        float[] last = new float[secondConstants.length];
        for (int seat = 0; seat < scores.length; seat++) {
            float[] own = seat == viewer ? input.own(seat, hand) : input.own(seat);
            System.arraycopy(shared, 0, units, 0, units.length);
            add(units, first, own, NetInput.SHARED);
            rectify(units);
            System.arraycopy(secondConstants, 0, last, 0, last.length);
            add(last, second, units, 0);
            rectify(last);
            scores[seat] = product(score, last, 0) + product(linear, own, NetInput.SHARED);
        }
        return scores;
    }

    private static void add(float[] to, float[][] weights, float[] inputs, int from) {
        for (int i = 0; i < inputs.length; i++) {
            float input = inputs[i];
            if (input != 0) { // as many are
                float[] weight = weights[from + i];
                for (int unit = 0; unit < to.length; unit++) {
                    to[unit] += weight[unit] * input;
                }
            }
        }
    }

    private static float product(float[] weights, float[] inputs, int from) {
        float sum = 0;
        for (int i = 0; i < inputs.length; i++) {
            sum += weights[from + i] * inputs[i];
        }
        return sum;
    }

    private static void rectify(float[] values) {
        for (int i = 0; i < values.length; i++) {
            values[i] = Math.max(0, values[i]);
        }
    }

    /** The words of a file, one after the other. */
    private record Words(Scanner scanner, String name) {
        private static final Pattern UNITS = Pattern.compile("[1-9]\\d{0,3}");
        private static final Pattern NUMBER = Pattern.compile("-?\\d+(\\.\\d+)?(e[-+]?\\d+)?");

        String next(Pattern pattern, String expected) {
            String found = scanner.hasNext() ? scanner.next() : "";
            if (!pattern.matcher(found).matches()) {
                throw new IllegalArgumentException("network " + name + ": '"
                        + found.substring(0, Math.min(40, found.length())) + "', expected " + expected);
            }
            return found;
        }

        void is(String expected) {
            next(Pattern.compile(expected, Pattern.LITERAL), expected.isEmpty() ? "the end" : expected);
        }

        int units() {
            return Integer.parseInt(next(UNITS, "1 to 9999 units"));
        }

        float[] row(int length) {
            float[] row = new float[length];
            for (int i = 0; i < length; i++) {
                row[i] = Float.parseFloat(next(NUMBER, "a number"));
            }
            return row;
        }

        /** Rows for each of some units, turned: what one input adds to all units is added at once. */
        float[][] byInput(int units, int inputs) {
            float[][] turned = new float[inputs][units];
            for (int unit = 0; unit < units; unit++) {
                float[] row = row(inputs);
                for (int input = 0; input < inputs; input++) {
                    turned[input][unit] = row[input];
                }
            }
            return turned;
        }
    }
}
