package io.github.mercurius.search;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.BotKind;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The bots of a game by name, none of which looks at the clock: {@code random}, {@code greedy}, {@code search:200} with
 * the number of playouts for each action, and the levels {@code easy}, {@code medium} and {@code hard}.
 *
 * <p>{@code easy} plays like {@code greedy} but for every third action, which is any legal one; {@code medium} plays
 * like {@code greedy}, and {@code hard} like {@code search:200}.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 * @param search how they search, with {@code greedy} as its player; its playouts and its seed do not matter
 */
public record PlayoutBots<A extends AnyAction, V extends AnyView<A>>(PlayoutSearch<A, V> search) {
    private static final int HARD = 200;
    private static final Pattern SEARCH = Pattern.compile("search:([1-9]\\d{0,5})");

    /**
     * The kind of bot with a name.
     *
     * @throws IllegalArgumentException if there is none
     */
    public BotKind<A, V> parse(String name) {
        Matcher playouts = SEARCH.matcher(name);
        if (playouts.matches()) {
            return searching(name, Integer.parseInt(playouts.group(1)));
        }
        return switch (name) {
            case "random" -> new BotKind<>(name, true, PlayoutBots::random);
            case "easy" -> new BotKind<>(name, true, this::careless);
            case "greedy", "medium" -> new BotKind<>(name, true, seed -> search.player());
            case "hard" -> searching(name, HARD);
            default ->
                throw new IllegalArgumentException("bot: '" + name + "', expected easy, medium, hard, random, greedy or"
                        + " search:PLAYOUTS, with 1 to 999999 playouts");
        };
    }

    /**
     * An analyst of the game, where {@code greedy} plays all seats to the end; a plan is one action.
     *
     * @param playouts how many for each estimate
     * @param seed all chance follows from it
     */
    public AnyAnalyst<A, V> analyst(int playouts, long seed) {
        if (playouts < 1) {
            throw new IllegalArgumentException("playouts: " + playouts + ", expected 1 or more");
        }
        return new PlayoutAnalyst<>(playouts, seed, search.with(playouts, seed));
    }

    private BotKind<A, V> searching(String name, int playouts) {
        return new BotKind<>(name, true, seed -> search.with(playouts, seed));
    }

    /** Every third action of its player is any legal one, on average. */
    private AnyBot<A, V> careless(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        AnyBot<A, V> any = random(random.nextLong());
        return view -> (random.nextInt(3) == 0 ? any : search.player()).choose(view);
    }

    private static <A extends AnyAction, V extends AnyView<A>> AnyBot<A, V> random(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return view -> AnyBot.choices(view).sample(bound -> random.nextInt(bound));
    }
}
