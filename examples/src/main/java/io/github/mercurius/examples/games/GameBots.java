package io.github.mercurius.examples.games;

import io.github.mercurius.examples.bots.BotKind;
import io.github.mercurius.examples.bots.Bots;
import java.util.SplittableRandom;
import java.util.function.LongFunction;

/** The bots of each game, by name. */
public final class GameBots {
    private GameBots() {}

    /** A kind of bot of one of the games with editions; none of them looks at the clock. */
    private record Kind(String name, LongFunction<Object> maker) implements BotKind {
        @Override
        public boolean repeatable() {
            return true;
        }

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
            case MERCURIUS -> Bots.parse(name);
            case MERCATORES -> kind(name, GameBots::randomOfMercatores, io.github.mercurius.mercatores.Bots.greedy());
            case MERCADO -> kind(name, GameBots::randomOfMercado, new MercadoGreedyBot());
        };
    }

    private static BotKind kind(String name, LongFunction<Object> random, Object greedy) {
        return switch (name) {
            case "random" -> new Kind(name, random);
            case "greedy" -> new Kind(name, seed -> greedy);
            default -> throw new IllegalArgumentException("bot: '" + name + "', expected random or greedy");
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
