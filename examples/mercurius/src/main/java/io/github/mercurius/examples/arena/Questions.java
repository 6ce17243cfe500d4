package io.github.mercurius.examples.arena;

import io.github.mercurius.arena.FinishedGame;
import io.github.mercurius.arena.Score;
import io.github.mercurius.arena.SequentialTest;
import io.github.mercurius.arena.SequentialTest.Answer;
import io.github.mercurius.arena.SequentialTest.Verdict;
import io.github.mercurius.arena.Tournament;
import io.github.mercurius.examples.games.common.RefusedTextException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What is asked of the results of an arena, for a command's {@code @Mixin}. */
final class Questions {
    private static final double PERCENT = 100;

    @Option(
            names = "--sprt",
            paramLabel = "LOW:HIGH",
            description = "Stop as soon as a sequential probability ratio test decides between two win rates of the"
                    + " first bot, in percent, such as 50:55. Errors of 5 %% in both directions.")
    private @Nullable String sprt;

    @Option(
            names = "--precision",
            paramLabel = "PERCENT",
            description = "Also tell how many games it takes to know the win rates within so many percent.")
    private @Nullable Double precision;

    private String bot = "";
    private SequentialTest.@Nullable Run run;

    /**
     * What a sequential test has found.
     *
     * @param bot whose win rate is asked for
     */
    record Tested(String bot, double low, double high, Answer answer, double ratio, int games) {}

    /**
     * How many games are needed.
     *
     * @param half half the length of the interval
     */
    record Needed(String bot, double half, long games) {}

    /** Refuses what cannot be asked of an arena. */
    void check(Arena<?, ?> arena) {
        if (precision != null && !(precision > 0 && precision < PERCENT)) {
            throw new RefusedTextException(
                    "--precision: " + precision + ", expected more than 0 and less than 100 percent");
        }
        if (sprt != null
                && (arena.contest().lineups().size() != 1 || !arena.rated().isEmpty())) {
            throw new RefusedTextException("--sprt: expected the bots of one table, --bots only once");
        }
        if ((precision != null || sprt != null) && !arena.rated().isEmpty()) {
            throw new RefusedTextException("--precision: expected --bots, not --round-robin");
        }
        test();
    }

    private Optional<SequentialTest> test() {
        if (sprt == null) {
            return Optional.empty();
        }
        String[] rates = sprt.split(":", -1);
        try {
            if (rates.length == 2) {
                return Optional.of(new SequentialTest(
                        Double.parseDouble(rates[0]) / PERCENT, Double.parseDouble(rates[1]) / PERCENT));
            }
        } catch (IllegalArgumentException wrong) {
            // refused below
        }
        throw new RefusedTextException(
                "--sprt: '" + sprt + "', expected two rates in percent, the lower one first, such as 50:55");
    }

    /** Begins with the games that were played before. */
    void begin(Arena<?, ?> arena, Tournament tournament) {
        test().ifPresent(test -> {
            bot = arena.settings().tables().get(0).get(0);
            run = test.run(bot, arena.contest().gamesOfADeal(1));
            tournament.finished().get(0).forEach(this::add);
        });
    }

    /** Takes a finished game. */
    void add(FinishedGame game) {
        if (run != null) {
            run.add(game);
        }
    }

    /** What the test says of the games so far, if one is asked for. */
    Optional<Tested> tested() {
        return test().map(test -> {
            Verdict verdict = Objects.requireNonNull(run).verdict();
            return new Tested(bot, test.low(), test.high(), verdict.answer(), verdict.ratio(), verdict.games());
        });
    }

    /** Whether no more games are needed. */
    boolean areAnswered() {
        return run != null && run.verdict().answer() != Answer.OPEN;
    }

    /** How many games are needed for a precision, if this is asked. */
    List<Needed> needed(List<Score> scores) {
        return precision == null
                ? List.of()
                : scores.stream()
                        .map(score -> new Needed(score.bot(), precision / PERCENT, score.gamesFor(precision / PERCENT)))
                        .toList();
    }
}
