package io.github.mercurius.arena;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.BotKind;
import io.github.mercurius.rules.internal.Arguments;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Who plays at a table.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 * @param kinds what the bots are
 */
public record Lineup<A extends AnyAction, V extends AnyView<A>>(List<BotKind<A, V>> kinds) {
    public Lineup {
        kinds = Arguments.noneNull(kinds, "kinds", "kinds of bots");
        if (kinds.isEmpty()) {
            throw new IllegalArgumentException("kinds: none, expected a bot");
        }
    }

    /** What the bots are called: what they are, and their number among several of a kind. */
    public List<String> names() {
        List<String> all = kinds.stream().map(BotKind::name).collect(Collectors.toList());
        List<String> names = new ArrayList<>();
        for (String name : all) {
            long before =
                    names.stream().filter(other -> isNumbered(other, name)).count();
            names.add(Collections.frequency(all, name) == 1 ? name : name + "-" + (before + 1));
        }
        return Collections.unmodifiableList(names);
    }

    private static boolean isNumbered(String numbered, String name) {
        return numbered.replaceFirst("-\\d+$", "").equals(name);
    }

    /** How many play. */
    public int players() {
        return kinds.size();
    }

    /** Whether all of them play the same with the same seed. */
    public boolean isRepeatable() {
        return kinds.stream().allMatch(BotKind::repeatable);
    }

    /**
     * Which of the bots sits where in a game, in the order of the seats, the first one starting.
     *
     * <p>In each run of as many games as there are players everybody sits everywhere once, as the table is turned by
     * one seat after each game. From run to run those who sit side by side change too, until all orders have come.
     *
     * @param game the number of the game, from 1
     */
    public List<Integer> seats(int game) {
        int number = game - 1;
        List<Integer> seats = circle(number / players());
        Collections.rotate(seats, number % players());
        return seats;
    }

    /** All ways to seat the bots; bots of a kind are the same. */
    List<List<Integer>> orders() {
        Set<List<String>> known = new HashSet<>();
        List<List<Integer>> orders = new ArrayList<>();
        int all = 1;
        for (int player = 2; player <= players(); player++) {
            all *= player;
        }
        for (int game = 1; game <= all; game++) {
            List<Integer> seats = seats(game);
            List<String> names = new ArrayList<>();
            seats.forEach(bot -> names.add(kinds.get(bot).name()));
            if (known.add(names)) {
                orders.add(seats);
            }
        }
        return orders;
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
