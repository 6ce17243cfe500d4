package io.github.mercurius.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Strengths that are known are found again. */
class PlackettLuceTest {
    private static double[] strengths(int players, List<List<List<Integer>>> games) {
        PlackettLuce model = new PlackettLuce(players);
        games.forEach(model::add);
        return model.strengths();
    }

    /** An order without ties. */
    private static List<List<Integer>> order(Integer... players) {
        return Arrays.stream(players).map(List::of).toList();
    }

    private static List<List<List<Integer>>> repeat(int times, List<List<Integer>> order) {
        return Collections.nCopies(times, order);
    }

    /** A game of some of the players with these logarithms of strengths. */
    private static List<List<Integer>> game(double[] logs, int atTable, SplittableRandom random) {
        List<Integer> players =
                new ArrayList<>(IntStream.range(0, logs.length).boxed().toList());
        while (players.size() > atTable) {
            players.remove(random.nextInt(players.size()));
        }
        List<List<Integer>> order = new ArrayList<>();
        while (!players.isEmpty()) {
            double left = players.stream()
                            .mapToDouble(player -> Math.exp(logs[player]))
                            .sum()
                    * random.nextDouble();
            int next = 0;
            while (next < players.size() - 1 && left >= Math.exp(logs[players.get(next)])) {
                left -= Math.exp(logs[players.get(next)]);
                next++;
            }
            order.add(List.of(players.remove(next)));
        }
        return order;
    }

    @ParameterizedTest
    @CsvSource({"5, 4, 150", "8, 3, 200", "3, 3, 60", "4, 2, 150", "6, 5, 40"})
    void onAverageTheStrengthsAreFoundThatWerePlayedWith(int players, int atTable, int games) {
        double[] logs = new double[players];
        Arrays.setAll(logs, i -> 0.6 * (i - (players - 1) / 2.0));
        SplittableRandom random = new SplittableRandom(1602);
        int samples = 100;
        double[] sums = new double[players];
        for (int sample = 0; sample < samples; sample++) {
            PlackettLuce model = new PlackettLuce(players);
            for (int game = 0; game < games; game++) {
                model.add(game(logs, atTable, random));
            }
            double[] found = model.strengths();
            Arrays.setAll(sums, i -> sums[i] + found[i]);
        }
        for (int i = 0; i < players; i++) {
            assertThat(sums[i] / samples).isCloseTo(logs[i], within(0.06));
        }
    }

    /** Three wins of four in 400 games of two: the odds are 3, but for what is imagined. */
    @Test
    void ofTwoTheStrengthsAreTheOddsAsInTheModelOfBradleyAndTerry() {
        List<List<List<Integer>>> games = new ArrayList<>(repeat(300, order(0, 1)));
        games.addAll(repeat(100, order(1, 0)));
        double[] found = strengths(2, games);
        assertThat(found[0] - found[1]).isCloseTo(Math.log(3), within(0.01));
    }

    @Test
    void theLikelihoodIsHighestThere() {
        SplittableRandom random = new SplittableRandom(7);
        List<List<List<Integer>>> games = new ArrayList<>();
        for (int game = 0; game < 400; game++) {
            games.add(game(new double[] {0.5, 0, -0.2, -0.3}, 3, random));
        }
        double[] found = strengths(4, games);
        double highest = logLikelihood(found, games);
        for (int i = 0; i < 4; i++) {
            for (double step : new double[] {-0.05, 0.05}) {
                double[] other = found.clone();
                other[i] += step;
                assertThat(logLikelihood(other, games)).isLessThan(highest);
            }
        }
    }

    private static double logLikelihood(double[] logs, List<List<List<Integer>>> games) {
        double sum = 0;
        for (List<List<Integer>> order : games) {
            List<Integer> left =
                    new ArrayList<>(order.stream().flatMap(List::stream).toList());
            while (left.size() > 1) {
                double all = left.stream()
                        .mapToDouble(player -> Math.exp(logs[player]))
                        .sum();
                sum += logs[left.remove(0)] - Math.log(all);
            }
        }
        return sum;
    }

    @Test
    void aTieCountsAsAllItsOrdersInEqualParts() {
        List<List<Integer>> tie = List.of(List.of(3), List.of(0, 1, 2));
        List<List<List<Integer>>> tied = new ArrayList<>(repeat(6, tie));
        tied.addAll(repeat(6, order(1, 2, 0, 3)));
        List<List<List<Integer>>> orders = new ArrayList<>(repeat(6, order(1, 2, 0, 3)));
        orders.addAll(List.of(order(3, 0, 1, 2), order(3, 0, 2, 1), order(3, 1, 0, 2)));
        orders.addAll(List.of(order(3, 1, 2, 0), order(3, 2, 0, 1), order(3, 2, 1, 0)));
        assertSame(strengths(4, tied), strengths(4, orders));
        assertSame(
                strengths(3, repeat(2, List.of(List.of(0, 1), List.of(2)))),
                strengths(3, List.of(order(0, 1, 2), order(1, 0, 2))));
    }

    private static void assertSame(double[] one, double[] other) {
        assertThat(one).containsExactly(other, within(1e-6));
    }

    @Test
    void whoWinsAllHasARatingAndMoreWinsRaiseIt() {
        double[] ten = strengths(3, repeat(10, order(2, 1, 0)));
        double[] thousand = strengths(3, repeat(1000, order(2, 1, 0)));
        assertThat(ten[2]).isBetween(1.0, 4.0);
        assertThat(thousand[2]).isBetween(ten[2], 10.0);
    }
}
