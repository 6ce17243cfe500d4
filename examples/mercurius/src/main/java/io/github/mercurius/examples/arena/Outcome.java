package io.github.mercurius.examples.arena;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import io.github.mercurius.arena.BotFailure;
import io.github.mercurius.examples.cli.Printable;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyStanding;
import io.github.mercurius.rules.AnyTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * What is kept of a finished game.
 *
 * @param table at which of the arena's tables it was played, from 1
 * @param game its number, from 1
 * @param seats who sat where
 * @param wealth in the order of the seats: guilders, coins or spaces, as {@link Scoring} says
 * @param winners who won; several share the first place
 * @param failures where the arbiter had to play in a bot's place
 */
@JsonPropertyOrder({"table", "game", "seats", "wealth", "winners", "failures"})
record Outcome(
        int table, int game, List<String> seats, List<Integer> wealth, List<String> winners, List<Failure> failures) {
    /** How many characters are kept of what a bot did wrong, which may be anything. */
    private static final int LONGEST_FAILURE = 200;

    Outcome {
        seats = List.copyOf(seats);
        wealth = List.copyOf(wealth);
        winners = List.copyOf(winners);
        failures = List.copyOf(failures);
    }

    /**
     * A bot that gave no legal action, or not in time.
     *
     * @param action which of the game's, from 0
     */
    @JsonPropertyOrder({"bot", "action", "what"})
    record Failure(String bot, int action, String what) {
        String message() {
            return bot + ", action " + action + ": " + what;
        }

        static Failure of(String bot, int action, String what) {
            return new Failure(bot, action, Printable.of(what, LONGEST_FAILURE));
        }
    }

    /** Who has most (END-3). */
    List<String> richest() {
        int most = Collections.max(wealth);
        return IntStream.range(0, seats.size())
                .filter(seat -> wealth.get(seat) == most)
                .mapToObj(seats::get)
                .toList();
    }

    /** Who ended on each place, the best first: the winners, then the others by what they have. */
    List<List<String>> places() {
        NavigableMap<Integer, List<String>> others = new TreeMap<>(Collections.reverseOrder());
        for (int seat = 0; seat < seats.size(); seat++) {
            if (!winners.contains(seats.get(seat))) {
                others.computeIfAbsent(wealth.get(seat), has -> new ArrayList<>())
                        .add(seats.get(seat));
            }
        }
        List<List<String>> places = new ArrayList<>(List.of(winners));
        places.addAll(others.values());
        return places;
    }

    /** The same game at a table with another number. */
    Outcome at(int otherTable) {
        return new Outcome(otherTable, game, seats, wealth, winners, failures);
    }

    /** The outcome of a game; of one that was stopped, as if it had ended there. */
    static Outcome of(int table, int game, AnyTable end, List<? extends BotFailure> failures) {
        AnySetup setup = end.setup();
        Integer[] scores = new Integer[setup.players()];
        List<Integer> first = new ArrayList<>();
        for (AnyStanding standing : end.ranking()) {
            scores[standing.seat()] = standing.score();
            if (standing.place() == 1) {
                first.add(standing.seat());
            }
        }
        return new Outcome(
                table,
                game,
                setup.names(),
                Arrays.asList(scores),
                setup.seats().stream().filter(first::contains).map(setup::name).toList(),
                failures.stream()
                        .map(failure -> Failure.of(setup.name(failure.seat()), failure.action(), failure.what()))
                        .toList());
    }
}
