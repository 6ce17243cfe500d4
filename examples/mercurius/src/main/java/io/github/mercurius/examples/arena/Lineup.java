package io.github.mercurius.examples.arena;

import io.github.mercurius.examples.games.BotKind;
import io.github.mercurius.examples.games.GameBots;
import io.github.mercurius.examples.games.GameName;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Who plays at a table: some bots, each under a name of its own.
 *
 * @param kinds what they are
 * @param names what they are called: what they are, and their number among several of a kind
 */
record Lineup(List<BotKind> kinds, List<String> names) {
    private static final Pattern SEVERAL = Pattern.compile("(.+)\\*(\\d{1,3})");

    /** The bots of Mercurius in a text such as {@code greedy,random*3}. */
    static Lineup parse(String text) {
        return parse(text, GameName.MERCURIUS);
    }

    /** Our own bots of a game in a text such as {@code greedy,random*3}. */
    static Lineup parse(String text, GameName game) {
        return parse(text, game, name -> GameBots.parse(game, name));
    }

    /**
     * The bots of a game in a text such as {@code greedy,random*3}.
     *
     * @param bots finds a kind of bot by its name
     */
    static Lineup parse(String text, GameName game, Function<String, BotKind> bots) {
        List<BotKind> kinds = new ArrayList<>();
        for (String part : text.split(",", -1)) {
            Matcher several = SEVERAL.matcher(part.strip());
            int copies = several.matches() ? Integer.parseInt(several.group(2)) : 1;
            String name = several.matches() ? several.group(1) : part.strip();
            kinds.addAll(Collections.nCopies(copies, bots.apply(name)));
        }
        if (kinds.size() < game.fewestPlayers() || kinds.size() > game.mostPlayers()) {
            throw new IllegalArgumentException("number of bots in '" + text + "': " + kinds.size() + ", expected "
                    + game.fewestPlayers() + " to " + game.mostPlayers() + ", such as greedy,random*3");
        }
        return of(kinds);
    }

    /** The line-up of these bots. */
    static Lineup of(List<? extends BotKind> kinds) {
        List<String> all = kinds.stream().map(BotKind::name).toList();
        List<String> names = new ArrayList<>();
        for (String name : all) {
            long before =
                    names.stream().filter(other -> isNumbered(other, name)).count();
            names.add(Collections.frequency(all, name) == 1 ? name : name + "-" + (before + 1));
        }
        return new Lineup(List.copyOf(kinds), List.copyOf(names));
    }

    private static boolean isNumbered(String numbered, String name) {
        return numbered.replaceFirst("-\\d+$", "").equals(name);
    }

    int players() {
        return kinds.size();
    }

    /** Whether all of them play the same with the same seed. */
    boolean isRepeatable() {
        return kinds.stream().allMatch(BotKind::repeatable);
    }

    /**
     * Which of the bots sits where in a game, in the order of the seats, the first one starting.
     *
     * <p>In each run of as many games as there are players everybody sits everywhere once, as the table is turned by
     * one seat after each game. From run to run those who sit side by side change too, until all orders have come.
     */
    List<Integer> seats(int game) {
        int number = game - 1;
        List<Integer> seats = circle(number / players());
        Collections.rotate(seats, number % players());
        return seats;
    }

    private List<Integer> circle(int number) {
        List<Integer> others = new ArrayList<>();
        for (int bot = 1; bot < players(); bot++) {
            others.add(bot);
        }
        List<Integer> circle = new ArrayList<>(List.of(0));
        int rest = number;
        while (!others.isEmpty()) {
            int choices = others.size();
            circle.add(others.remove(rest % choices));
            rest /= choices;
        }
        return circle;
    }
}
