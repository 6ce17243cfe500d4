package io.github.mercurius.spark;

import io.github.mercurius.api.Bot;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.arena.Arbiter;
import io.github.mercurius.arena.BotGame;
import io.github.mercurius.bots.Bots;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.learning.CompactGame;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;

/**
 * Numbered games of bots: all of a game follows from the seed and its number, so that any machine plays it, and plays
 * it again, the same.
 */
final class Series {
    private final long seed;
    private final List<Integer> players;
    private final List<Bots.Kind> bots;

    private Series(long seed, List<Integer> players, List<Bots.Kind> bots) {
        this.seed = seed;
        this.players = players;
        this.bots = bots;
    }

    /**
     * The series of a seed.
     *
     * @param players how many play, by turns from game to game
     * @param bots the names of bots, with commas between them. Each game seats them in random order: some of them if
     *     there are more than seats, some twice if there are fewer.
     * @throws IllegalArgumentException if there is no such number of players or no such bot, or if a bot looks at the
     *     clock and so would not play a game again
     */
    static Series of(long seed, int[] players, String bots) {
        List<Integer> numbers = new ArrayList<>();
        for (int number : players) {
            numbers.add(Setup.of(number).players());
        }
        if (numbers.isEmpty()) {
            throw new IllegalArgumentException("players: none, expected 3, 4 or 5 (SET-1)");
        }
        List<Bots.Kind> kinds = Bots.parseAll(bots);
        for (Bots.Kind kind : kinds) {
            if (!kind.repeatable()) {
                throw new IllegalArgumentException("bot: '" + kind.name() + "' looks at the clock,"
                        + " expected one that plays a game again the same, such as regent:500");
            }
        }
        return new Series(seed, numbers, kinds);
    }

    /** Plays the game with a number to its end. */
    PlayedGame play(long number) {
        SplittableRandom random = new SplittableRandom(new SplittableRandom(seed).nextLong() + number);
        Setup setup = Setup.of(players.get((int) Math.floorMod(number, (long) players.size())));
        Deal deal = Deal.seeded(random.nextLong());
        List<Bots.Kind> kinds = seated(setup.players(), new Random(random.nextLong()));
        List<Bot> seats = new ArrayList<>();
        kinds.forEach(kind -> seats.add(kind.make(random.nextLong())));
        BotGame<Game> played =
                Arbiter.of(Mercurius.rules()).withSeed(random.nextLong()).play(Game.start(setup, deal), seats);
        if (!played.failures().isEmpty()) {
            throw new IllegalStateException(
                    "game " + number + " of seed " + seed + ": a bot failed: " + played.failures());
        }
        List<String> names = kinds.stream().map(Bots.Kind::name).toList();
        CompactGame game = CompactGame.of(setup, deal, played.game().actions());
        return new PlayedGame(number, names, game);
    }

    private List<Bots.Kind> seated(int seats, Random random) {
        List<Bots.Kind> order = new ArrayList<>(bots);
        Collections.shuffle(order, random);
        List<Bots.Kind> seated = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            seated.add(order.get(seat % order.size()));
        }
        Collections.shuffle(seated, random);
        return seated;
    }
}
