package io.github.mercurius.arena;

import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyStanding;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.internal.Arguments;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * What is kept of a finished game.
 *
 * @param table at which table it was played, from 1
 * @param game its number, from 1
 * @param seats who sat where
 * @param scores what each had, in the order of the seats
 * @param winners who won; several share the first place
 * @param failures where bots failed
 */
public record FinishedGame(
        int table,
        int game,
        List<String> seats,
        List<Integer> scores,
        List<String> winners,
        List<BotFailure> failures) {
    public FinishedGame {
        seats = Arguments.noneNull(seats, "seats", "names");
        scores = Arguments.noneNull(scores, "scores", "a score for each seat");
        winners = Arguments.noneNull(winners, "winners", "names");
        failures = Arguments.noneNull(failures, "failures", "a list");
    }

    /** The outcome of a game; of one that was stopped, as if it had ended there. */
    public static FinishedGame of(int table, int game, AnyTable end, List<BotFailure> failures) {
        AnySetup setup = Arguments.notNull(end, "end", "the table at the end").setup();
        Integer[] scores = new Integer[setup.players()];
        List<Integer> first = new ArrayList<>();
        for (AnyStanding standing : end.ranking()) {
            scores[standing.seat()] = standing.score();
            if (standing.place() == 1) {
                first.add(standing.seat());
            }
        }
        return new FinishedGame(
                table,
                game,
                setup.names(),
                Arrays.asList(scores),
                setup.seats().stream().filter(first::contains).map(setup::name).collect(Collectors.toList()),
                failures);
    }

    /** Which part of the win a bot had. */
    double winShare(String bot) {
        return winners.contains(bot) ? 1.0 / winners.size() : 0;
    }

    /** Who ended on each place, the best first: the winners, then the others by what they have. */
    public List<List<String>> places() {
        NavigableMap<Integer, List<String>> others = new TreeMap<>(Collections.reverseOrder());
        for (int seat = 0; seat < seats.size(); seat++) {
            if (!winners.contains(seats.get(seat))) {
                others.computeIfAbsent(scores.get(seat), has -> new ArrayList<>())
                        .add(seats.get(seat));
            }
        }
        List<List<String>> places = new ArrayList<>(List.of(winners));
        places.addAll(others.values());
        return places;
    }
}
