package io.github.mercurius.bots;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.BotKind;
import java.nio.file.Paths;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The bots by name: the levels {@code easy}, {@code medium} and {@code hard}; {@code random}, {@code greedy},
 * {@code prudent}, {@code ismcts:500} and {@code regent:500} with the number of playouts for each decision.
 * {@code regent:50ms} names the time for each decision, and {@code regent:hard} a number of playouts: {@code easy} 20,
 * {@code medium} 100, {@code hard} 300, {@code expert} 1000. {@code net} has a network that was trained to tell who
 * wins, {@code net:100} also searches, and {@code net:FILE} has a network in a file.
 *
 * <p>{@code easy} plays like {@code greedy}, {@code medium} like {@code prudent}, and {@code hard} like
 * {@code regent:300}. None looks at the clock. Against three of the level below, where 25 % would be equal,
 * {@code medium} won 48.2 % of 300 games, and {@code hard} 47.2 %; an action of {@code hard} takes about 3 ms.
 *
 * <p>{@code greedy} plans one turn and looks no further, and so does {@code prudent}, which trusts high and low prices
 * less. {@code ismcts} is a tree search, one for each action. {@code regent} is the strongest: it decides on a whole
 * turn at a time. {@code net} plans one turn too, and the network chooses the plan. Where a host
 * {@linkplain io.github.mercurius.rules.ThinkingTime#isLimit limits} their time to less than that, they answer within
 * it.
 */
public final class Bots {
    /** The most playouts, and the most milliseconds, that a bot may think about a decision. */
    public static final int MOST_THINKING = 1_000_000;

    private static final String EXPECTED =
            "expected easy, medium, hard, random, greedy, prudent, ismcts:PLAYOUTS, ismcts:MILLISECONDSms,"
                    + " regent:PLAYOUTS or regent:MILLISECONDSms";
    private static final String NETS = ", net, net:PLAYOUTS, net:MILLISECONDSms, net:FILE";
    private static final String NET = "net:";
    private static final Pattern SEARCH = Pattern.compile("(?:ismcts|regent|net):(\\d{1,9})(ms)?");

    private Bots() {}

    /**
     * The kind of bot with a name.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static BotKind<Action, PlayerView> parse(String name) {
        return name.equals("net") || name.startsWith(NET) ? net(name) : parse(name, EXPECTED + NETS);
    }

    /**
     * The kind of bot with a name, for programs that are to be small: without {@code net}, and all that belongs to it.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static BotKind<Action, PlayerView> parseWithoutNet(String name) {
        return parse(name, EXPECTED);
    }

    private static BotKind<Action, PlayerView> parse(String name, String expected) {
        Matcher search = SEARCH.matcher(name);
        if (search.matches() && !name.startsWith(NET)) {
            return search(name, search, name.startsWith("regent") ? TurnSearch::plan : Ismcts::plan);
        }
        return switch (name) {
            case "regent:easy" -> regent(name, 20);
            case "regent:medium" -> regent(name, 100);
            case "regent:hard", "hard" -> regent(name, 300);
            case "regent:expert" -> regent(name, 1000);
            case "random" -> new BotKind<>(name, true, Bots::random);
            case "greedy", "easy" -> new BotKind<>(name, true, seed -> greedy(Judgement.GREEDY));
            case "prudent", "medium" -> new BotKind<>(name, true, seed -> greedy(Judgement.PRUDENT));
            default -> throw new IllegalArgumentException("bot: '" + name + "', " + expected);
        };
    }

    private static BotKind<Action, PlayerView> net(String name) {
        Matcher search = SEARCH.matcher(name);
        boolean searches = search.matches();
        Net net = searches || name.equals("net") ? Net.trained() : Net.read(Paths.get(name.substring(NET.length())));
        return searches
                ? search(name, search, new NetSearch(net))
                : thinking(name, true, new NetSearch(net), Thinking.playouts(0));
    }

    /** Plans one turn from what is public and looks no further. */
    private static Bot greedy(Judgement judgement) {
        return view -> {
            AnyBot.choices(view);
            return Planner.best(view, judgement).first();
        };
    }

    private static BotKind<Action, PlayerView> regent(String name, int playouts) {
        return thinking(name, true, TurnSearch::plan, Thinking.playouts(playouts));
    }

    private static Bot random(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return view -> AnyBot.choices(view).sample(bound -> random.nextInt(bound));
    }

    private static BotKind<Action, PlayerView> search(String name, Matcher found, ThinkingBot.Search search) {
        int amount = Integer.parseInt(found.group(1));
        boolean playouts = found.group(2) == null;
        if (amount < 1 || amount > MOST_THINKING) {
            throw new IllegalArgumentException(
                    "bot: '" + name + "', expected 1 to " + MOST_THINKING + (playouts ? " playouts" : " milliseconds"));
        }
        return thinking(name, playouts, search, playouts ? Thinking.playouts(amount) : Thinking.milliseconds(amount));
    }

    private static BotKind<Action, PlayerView> thinking(
            String name, boolean repeatable, ThinkingBot.Search search, Thinking thinking) {
        return new BotKind<>(name, repeatable, seed -> new ThinkingBot(search, thinking, new SplittableRandom(seed)));
    }
}
