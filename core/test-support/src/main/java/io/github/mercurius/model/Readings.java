package io.github.mercurius.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * In how many games of bots another reading of a ruling matters, compared with a page that has the numbers for 10,000.
 *
 * <p>{@code -Dreadings.games=10000} plays all of them, and {@code -Dreadings.write} writes their numbers into the page.
 */
public final class Readings {
    private static final int ALL = 10_000;
    private static final int GAMES = Integer.getInteger("readings.games", 60);
    private static final double NORMAL = 1.959964; // for 95 %
    private static final Pattern ROW = Pattern.compile(
            "(?m)^(\\| (RUL-\\d+(?: [a-z])?) \\|.*\\| (?:at most )?)([\\d,]+ \\(.*\\)) \\| (\\d+|none) \\|$");

    private final Map<String, List<Integer>> games = new TreeMap<>();
    private final IntFunction<Set<String>> play;

    private Readings(IntFunction<Set<String>> play) {
        this.play = play;
        for (int game = 0; game < GAMES; game++) {
            play(game);
        }
    }

    /** Plays the games from 0 on; a game says for which rows of the page another reading matters in it. */
    public static Readings of(IntFunction<Set<String>> play) {
        return new Readings(play);
    }

    private void play(int game) {
        for (String row : play.apply(game)) {
            games.computeIfAbsent(row, found -> new ArrayList<>()).add(game);
        }
    }

    /** Fails if the games are not among those of a page: each row has their number and the first of them. */
    public void compareWith(Path page) throws IOException {
        if (System.getProperty("readings.write") != null) {
            assertThat(GAMES).as("readings.games").isEqualTo(ALL);
            Files.writeString(page, ROW.matcher(Files.readString(page)).replaceAll(this::row));
        }
        List<MatchResult> rows = ROW.matcher(Files.readString(page)).results().toList();
        assertThat(rows).extracting(row -> row.group(2)).doesNotHaveDuplicates().containsAll(games.keySet());
        for (MatchResult row : rows) {
            compare(row.group(2), row.group(3), row.group(4));
        }
    }

    private String row(MatchResult row) {
        List<Integer> found = games.getOrDefault(row.group(2), List.of());
        String first = found.isEmpty() ? "none" : found.get(0).toString();
        return Matcher.quoteReplacement(row.group(1) + cell(found.size()) + " | " + first + " |");
    }

    private void compare(String row, String cell, String first) {
        List<Integer> found = games.getOrDefault(row, List.of());
        int all = Integer.parseInt(cell.substring(0, cell.indexOf(' ')).replace(",", ""));
        assertThat(cell).as(row).isEqualTo(cell(all));
        if (GAMES == ALL) {
            assertThat(found).as(row).hasSize(all);
        }
        double expected = (double) all * GAMES / ALL;
        assertThat((double) found.size())
                .as(row + " of " + GAMES + " games, " + all + " of " + ALL)
                .isBetween(expected - 1 - 5 * Math.sqrt(expected), expected + 1 + 5 * Math.sqrt(expected));
        if (first.equals("none")) {
            assertThat(found).as(row).isEmpty();
        } else if (Integer.parseInt(first) < GAMES) {
            assertThat(found).as(row).startsWith(Integer.parseInt(first));
        } else {
            assertThat(found).as(row).isEmpty();
            assertThat(play.apply(Integer.parseInt(first))).as("game " + first).contains(row);
        }
    }

    /** A number of games and its interval, by Wilson, in percent. */
    private static String cell(int found) {
        double share = (double) found / ALL;
        double square = NORMAL * NORMAL / ALL;
        double middle = (share + square / 2) / (1 + square);
        double half = NORMAL / (1 + square) * Math.sqrt((share * (1 - share) + square / 4) / ALL);
        double least = 100 * Math.max(0, middle - half);
        return String.format(Locale.ROOT, "%,d (%.2f to %.2f %%)", found, least, 100 * Math.min(1, middle + half));
    }
}
