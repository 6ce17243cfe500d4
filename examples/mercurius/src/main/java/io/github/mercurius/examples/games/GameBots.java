package io.github.mercurius.examples.games;

import io.github.mercurius.bots.Bots;
import java.util.SplittableRandom;
import java.util.function.LongFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The bots of each game, by name. */
public final class GameBots {
    private static final Pattern SEARCH = Pattern.compile("search:([1-9]\\d{0,5})");

    private GameBots() {}

    private record Kind(String name, boolean repeatable, LongFunction<?> maker) implements BotKind {
        @Override
        public Object make(long seed) {
            return maker.apply(seed);
        }
    }

    /**
     * The kind of bot that a game has under a name.
     *
     * @throws IllegalArgumentException if it has none
     */
    public static BotKind parse(GameName game, String name) {
        return switch (game) {
            case MERCURIUS -> ofMercurius(Bots.parse(name));
            case MERCATORES ->
                kind(
                        name,
                        GameBots::randomOfMercatores,
                        io.github.mercurius.mercatores.Bots.greedy(),
                        MercatoresSearchState::bot);
            case MERCADO -> kind(name, GameBots::randomOfMercado, new MercadoGreedyBot(), MercadoSearchState::bot);
        };
    }

    private static BotKind ofMercurius(Bots.Kind kind) {
        return new Kind(kind.name(), kind.repeatable(), kind.maker());
    }

    /** A bot that searches with so many playouts for each decision, all of whose randomness follows from a seed. */
    private interface Searching {
        Object bot(int playouts, long seed);
    }

    /** None of them looks at the clock. */
    private static BotKind kind(String name, LongFunction<Object> random, Object greedy, Searching search) {
        Matcher playouts = SEARCH.matcher(name);
        if (playouts.matches()) {
            int number = Integer.parseInt(playouts.group(1));
            return new Kind(name, true, seed -> search.bot(number, seed));
        }
        return switch (name) {
            case "random" -> new Kind(name, true, random);
            case "greedy" -> new Kind(name, true, seed -> greedy);
            default ->
                throw new IllegalArgumentException(
                        "bot: '" + name + "', expected random, greedy or search:PLAYOUTS, with 1 to 999999 playouts");
        };
    }

    private static Object randomOfMercatores(long seed) {
        return io.github.mercurius.mercatores.Bots.random(new SplittableRandom(seed)::nextInt);
    }

    private static Object randomOfMercado(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        io.github.mercurius.mercado.Bot bot = view -> view.legalActions().sample(random::nextInt);
        return bot;
    }
}
