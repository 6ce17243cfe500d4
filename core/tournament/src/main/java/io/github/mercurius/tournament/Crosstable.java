package io.github.mercurius.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How often each of some bots ended a game ahead of each other; of a tie both have half. */
public final class Crosstable {
    private Crosstable() {}

    /** A row for each bot, a column for each other one; numbers from 0 to 1, or null if the two never met. */
    public static List<List<@Nullable Double>> of(List<String> bots, List<Outcome> games) {
        int[][] met = new int[bots.size()][bots.size()];
        double[][] ahead = new double[bots.size()][bots.size()];
        for (Outcome game : games) {
            int[] places = places(bots, game);
            for (int row = 0; row < places.length; row++) {
                for (int column = 0; column < places.length; column++) {
                    if (row != column && places[row] > 0 && places[column] > 0) {
                        met[row][column]++;
                        ahead[row][column] += (1 + Integer.signum(places[column] - places[row])) / 2.0;
                    }
                }
            }
        }
        return rows(met, ahead);
    }

    /** Which place each bot has, from 1; 0 if it did not play. */
    private static int[] places(List<String> bots, Outcome game) {
        int[] places = new int[bots.size()];
        List<List<String>> order = game.places();
        for (int place = 0; place < order.size(); place++) {
            for (String bot : order.get(place)) {
                places[bots.indexOf(bot)] = place + 1;
            }
        }
        return places;
    }

    private static List<List<@Nullable Double>> rows(int[][] met, double[][] ahead) {
        List<List<@Nullable Double>> rows = new ArrayList<>();
        for (int row = 0; row < met.length; row++) {
            List<@Nullable Double> cells = new ArrayList<>();
            for (int column = 0; column < met.length; column++) {
                int games = met[row][column];
                cells.add(games == 0 ? null : Double.valueOf(Estimate.rounded(ahead[row][column] / games)));
            }
            rows.add(Collections.unmodifiableList(cells));
        }
        return Collections.unmodifiableList(rows);
    }
}
