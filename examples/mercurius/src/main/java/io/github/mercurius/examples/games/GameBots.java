package io.github.mercurius.examples.games;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.arena.BotKind;
import io.github.mercurius.bots.Bots;
import io.github.mercurius.bots.PlayoutSearch;
import io.github.mercurius.examples.bots.OutsideBots;
import io.github.mercurius.mercado.GameState;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyView;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.LongFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The bots of each game, by name. */
public final class GameBots {
    private static final Pattern SEARCH = Pattern.compile("search:([1-9]\\d{0,5})");

    private GameBots() {}

    private record Kind<A extends AnyAction, V extends AnyView<A>>(
            String name, boolean repeatable, LongFunction<? extends AnyBot<A, V>> maker) implements BotKind<A, V> {
        @Override
        public AnyBot<A, V> make(long seed) {
            return maker.apply(seed);
        }
    }

    /**
     * The kind of bot that a game has under a name.
     *
     * @throws IllegalArgumentException if it has none
     */
    public static BotKind<?, ?> parse(GameName game, String name) {
        return own(game, name, "");
    }

    /**
     * The kind of bot that a game has under a name, of our own or from outside.
     *
     * @throws IllegalArgumentException if there is none, or it cannot be made
     */
    public static BotKind<?, ?> parse(GameName game, String name, OutsideBots outside) {
        return parse(GameKit.of(game), name, outside);
    }

    /** The same for one game. */
    @SuppressWarnings("unchecked") // the kinds of a game's bots make bots of that game
    public static <A extends AnyAction, V extends AnyView<A>> BotKind<A, V> parse(
            GameKit<A, V> kit, String name, OutsideBots outside) {
        Optional<BotKind<A, V>> found = outside.find(kit, name);
        return found.isPresent()
                ? found.get()
                : (BotKind<A, V>) own(
                        kit.name(), name, ", " + outside.expected(kit.rules().id()));
    }

    private static BotKind<?, ?> own(GameName game, String name, String more) {
        try {
            return own(game, name);
        } catch (IllegalArgumentException none) {
            throw more.isEmpty() ? none : new IllegalArgumentException(none.getMessage() + more, none);
        }
    }

    private static BotKind<?, ?> own(GameName game, String name) {
        return switch (game) {
            case MERCURIUS -> ofMercurius(Bots.parse(name));
            case MERCATORES -> {
                var greedy = io.github.mercurius.mercatores.Bots.greedy();
                // to the end, as coins are earned late
                yield kind(name, greedy, (playouts, seed) -> PlayoutSearch.of(playouts, seed, greedy));
            }
            case MERCADO -> {
                var greedy = io.github.mercurius.mercado.Bots.greedy();
                // a round, as what comes later depends on chance more than on the action
                yield kind(
                        name,
                        greedy,
                        (playouts, seed) -> PlayoutSearch.of(playouts, seed, greedy)
                                .withRounds(1)
                                .withJudge((state, seat) ->
                                        io.github.mercurius.mercado.Bots.prospect((GameState) state, seat)));
            }
        };
    }

    private static BotKind<Action, PlayerView> ofMercurius(Bots.Kind kind) {
        return new Kind<>(kind.name(), kind.repeatable(), kind.maker());
    }

    /** A bot that searches with so many playouts for each decision, all of whose randomness follows from a seed. */
    private interface Searching<A extends AnyAction, V extends AnyView<A>> {
        AnyBot<A, V> bot(int playouts, long seed);
    }

    /** None of them looks at the clock. */
    private static <A extends AnyAction, V extends AnyView<A>> BotKind<A, V> kind(
            String name, AnyBot<A, V> greedy, Searching<A, V> search) {
        Matcher playouts = SEARCH.matcher(name);
        if (playouts.matches()) {
            int number = Integer.parseInt(playouts.group(1));
            return new Kind<>(name, true, seed -> search.bot(number, seed));
        }
        return switch (name) {
            case "random" -> new Kind<>(name, true, GameBots::<A, V>random);
            case "greedy" -> new Kind<>(name, true, seed -> greedy);
            default ->
                throw new IllegalArgumentException(
                        "bot: '" + name + "', expected random, greedy or search:PLAYOUTS, with 1 to 999999 playouts");
        };
    }

    private static <A extends AnyAction, V extends AnyView<A>> AnyBot<A, V> random(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return view -> view.legalActions().sample(random::nextInt);
    }
}
