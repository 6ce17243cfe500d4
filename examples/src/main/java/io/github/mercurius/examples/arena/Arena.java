package io.github.mercurius.examples.arena;

import io.github.mercurius.api.Bot;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.Arbiter;
import io.github.mercurius.core.BotGame;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Playout;
import io.github.mercurius.core.Position;
import io.github.mercurius.examples.position.Seating;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Tables of bots, and any number of games at each, numbered from 1.
 *
 * <p>The deal and all chance of a game follow from the arena's seed and the game's number alone: so it is the same
 * whenever and wherever it is played. Games with the same number have the same deal at all tables. From a position all
 * games go on from there, with other hidden cards in each.
 */
final class Arena {
    private final List<Lineup> lineups;
    private final long seed;
    private final @Nullable Position position;
    private final Settings settings;
    private final Arbiter arbiter;

    /**
     * An arena.
     *
     * @param limit how many milliseconds a bot may take for an action; 0 for no limit
     */
    Arena(List<Lineup> lineups, long seed, int limit) {
        this(lineups, seed, limit, null);
    }

    /** An arena with games from a position, if there is one; its number of players is that of the tables. */
    Arena(List<Lineup> lineups, long seed, int limit, @Nullable Position position) {
        this.lineups = List.copyOf(lineups);
        this.seed = seed;
        this.position = position;
        this.settings = Settings.of(seed, lineups, limit, position == null ? "" : position.toText());
        this.arbiter = limit == 0
                ? Arbiter.standard()
                : Arbiter.standard()
                        .withTimeLimit(limit, TimeUnit.MILLISECONDS, Executors.newCachedThreadPool(Arena::thread));
    }

    /** A thread that does not keep the program from ending. */
    static Thread thread(Runnable task) {
        Thread thread = new Thread(task);
        thread.setDaemon(true);
        return thread;
    }

    List<Lineup> lineups() {
        return lineups;
    }

    Settings settings() {
        return settings;
    }

    /** Whether every game would be the same again. */
    boolean isRepeatable() {
        return settings.limit() == 0 && lineups.stream().allMatch(Lineup::isRepeatable);
    }

    /** Plays a game at a table, from 1. */
    BotGame play(int table, int game) {
        Prepared prepared = prepare(table, game);
        return position == null
                ? arbiter.play(prepared.setup, prepared.deal, prepared.bots)
                : arbiter.play(prepared.at(position), prepared.bots);
    }

    /** Plays a game, and keeps of it what counts. */
    Outcome outcome(int table, int game) {
        Prepared prepared = prepare(table, game);
        Playout played = position == null
                ? arbiter.playOut(prepared.setup, prepared.deal, prepared.bots)
                : arbiter.playOut(prepared.at(position), prepared.bots);
        return Outcome.of(table, game, played.end(), played.failures());
    }

    /** A game before its first action. */
    private record Prepared(Setup setup, Deal deal, List<Bot> bots) {
        /** The players at a position; cards that it does not say are dealt by the number of the deal. */
        GameState at(Position position) {
            SplittableRandom cards = new SplittableRandom(deal.seed().orElseThrow());
            return Seating.of(position.dealt(cards::nextInt), setup.names());
        }
    }

    private Prepared prepare(int table, int game) {
        Lineup lineup = lineups.get(table - 1);
        // Mixed twice: the chance of games whose numbers or seeds are close to each other has nothing in common.
        SplittableRandom chance =
                new SplittableRandom(new SplittableRandom(new SplittableRandom(seed).nextLong() + game).nextLong());
        Deal deal = Deal.seeded(chance.nextLong());
        List<Bot> bots = new ArrayList<>();
        for (int bot : lineup.seats(game)) {
            bots.add(lineup.kinds().get(bot).make(chance.nextLong()));
        }
        return new Prepared(Setup.builder().names(names(table, game)).build(), deal, bots);
    }

    /** Whether an outcome can be that of a game here. */
    boolean couldHave(Outcome outcome) {
        return outcome.table() >= 1
                && outcome.table() <= lineups.size()
                && outcome.game() >= 1
                && outcome.seats().equals(names(outcome.table(), outcome.game()))
                && outcome.wealth().size() == outcome.seats().size()
                && Collections.min(outcome.wealth()) >= 0
                && outcome.winners().equals(outcome.richest())
                && outcome.failures().stream()
                        .allMatch(failure -> outcome.seats().contains(failure.bot()) && failure.action() >= 0);
    }

    private List<String> names(int table, int game) {
        Lineup lineup = lineups.get(table - 1);
        return lineup.seats(game).stream().map(lineup.names()::get).toList();
    }
}
