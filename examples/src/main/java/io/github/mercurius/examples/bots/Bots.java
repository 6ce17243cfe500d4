package io.github.mercurius.examples.bots;

import io.github.mercurius.api.Bot;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.LongFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The bots by name: {@code random}, {@code greedy}, {@code ismcts:500} (iterations for each action) and
 * {@code ismcts:50ms} (time for each action).
 */
public final class Bots {
    /** The most iterations, and the most milliseconds, that a bot may think about an action. */
    public static final int MOST_THINKING = 1_000_000;

    private static final String EXPECTED = "expected random, greedy, ismcts:ITERATIONS or ismcts:MILLISECONDSms";
    private static final Pattern ISMCTS = Pattern.compile("ismcts:(\\d{1,9})(ms)?");

    private Bots() {}

    /**
     * A kind of bot.
     *
     * @param name as it was given
     * @param repeatable whether it plays the same with the same seed, as none does that looks at the clock
     * @param maker makes a new bot from a seed
     */
    public record Kind(String name, boolean repeatable, LongFunction<Bot> maker) implements BotKind {
        @Override
        public Bot make(long seed) {
            return maker.apply(seed);
        }
    }

    /**
     * The kind of bot with a name.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static Kind parse(String name) {
        Matcher ismcts = ISMCTS.matcher(name);
        if (ismcts.matches()) {
            return search(name, Integer.parseInt(ismcts.group(1)), ismcts.group(2) == null);
        }
        return switch (name) {
            case "random" -> new Kind(name, true, Bots::random);
            case "greedy" -> new Kind(name, true, seed -> new GreedyBot());
            default -> throw new IllegalArgumentException("bot: '" + name + "', " + EXPECTED);
        };
    }

    /** The kinds of bots with names that commas part. */
    public static List<Kind> parseAll(String names) {
        List<Kind> kinds = new ArrayList<>();
        for (String name : names.split(",", -1)) {
            kinds.add(parse(name.strip()));
        }
        return kinds;
    }

    private static Bot random(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return view -> view.legalActions().sample(random::nextInt);
    }

    private static Kind search(String name, int amount, boolean iterations) {
        if (amount < 1 || amount > MOST_THINKING) {
            throw new IllegalArgumentException("bot: '" + name + "', expected 1 to " + MOST_THINKING
                    + (iterations ? " iterations" : " milliseconds"));
        }
        return new Kind(name, iterations, seed -> {
            Thinking thinking = iterations ? Thinking.iterations(amount) : Thinking.milliseconds(amount);
            return new IsmctsBot(thinking, new SplittableRandom(seed));
        });
    }
}
