package io.github.mercurius.examples.arena;

import io.github.mercurius.core.Game;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Action;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.arena.Arbiter;
import io.github.mercurius.arena.BotGame;
import io.github.mercurius.core.GameState;
import io.github.mercurius.arena.Playout;
import io.github.mercurius.core.Position;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.position.Seating;
import io.github.mercurius.examples.replay.Records;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A contest in Mercurius. From a position all games go on from there, with other hidden cards in each. */
final class Arena extends Contest {
    private final @Nullable Position position;
    private final Arbiter<Action, PlayerView> arbiter;

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
        super(
                GameName.MERCURIUS,
                lineups,
                seed,
                Settings.of(seed, lineups, limit, position == null ? "" : position.toText()));
        this.position = position;
        this.arbiter = limit == 0
                ? Arbiter.of(Mercurius.rules())
                : Arbiter.of(Mercurius.rules()).withTimeLimit(limit, TimeUnit.MILLISECONDS, threads());
    }

    /** Plays a game at a table, from 1. */
    BotGame play(int table, int game) {
        Prepared prepared = prepare(table, game);
        try {
            return position == null
                    ? prepared.arbiter.play(prepared.setup, prepared.deal, prepared.bots)
                    : prepared.arbiter.play(prepared.at(position), prepared.bots);
        } finally {
            prepared.close();
        }
    }

    @Override
    Outcome outcome(int table, int game) {
        Prepared prepared = prepare(table, game);
        try {
            Playout<GameState> played = position == null
                    ? prepared.arbiter.playOut(prepared.setup, prepared.deal, prepared.bots)
                    : prepared.arbiter.playOut(prepared.at(position), prepared.bots);
            return Outcome.of(table, game, played.end(), played.failures());
        } finally {
            prepared.close();
        }
    }

    @Override
    Shown show(int game) {
        BotGame<Game> played = play(1, game);
        return new Shown(
                GameSheet.of(played.game()),
                Outcome.of(1, game, played.game().state(), played.failures()).failures(),
                file -> Records.write(played.game().toRecord(), file));
    }

    /** A game before its first action. */
    private record Prepared(Setup setup, Deal deal, List<Bot> bots, Arbiter<Action, PlayerView> arbiter) {
        void close() {
            bots.forEach(arbiter::close);
        }

        /** The players at a position; cards that it does not say are dealt by the number of the deal. */
        GameState at(Position position) {
            SplittableRandom cards = new SplittableRandom(deal.seed().orElseThrow());
            return Seating.of(position.dealt(cards::nextInt), setup.names());
        }
    }

    private Prepared prepare(int table, int game) {
        SplittableRandom chance = chance(game);
        Deal deal = Deal.seeded(chance.nextLong());
        List<Bot> bots = bots(table, game, chance, Bot.class);
        Setup setup = Setup.builder().names(names(table, game)).build();
        return new Prepared(setup, deal, bots, arbiter.withSeed(chance.nextLong()));
    }
}
