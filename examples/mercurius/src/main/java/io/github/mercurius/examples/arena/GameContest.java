package io.github.mercurius.examples.arena;

import io.github.mercurius.arena.Arbiter;
import io.github.mercurius.arena.BotFailure;
import io.github.mercurius.arena.BotGame;
import io.github.mercurius.arena.Playout;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.RecordFile;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;

/**
 * A contest in any game.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
final class GameContest<A extends AnyAction, V extends AnyView<A>> extends Contest {
    private final GameKit<A, V> kit;
    private final Beginning<A, V> beginning;
    private final Arbiter<A, V> arbiter;

    /** Begins the games of a contest. */
    interface Beginning<A extends AnyAction, V extends AnyView<A>> {
        /** A game of players with these names; a seed says what nobody chose. */
        AnyGame<A, V> begin(List<String> names, long seed);
    }

    private GameContest(
            GameKit<A, V> kit, Beginning<A, V> beginning, List<Lineup> lineups, long seed, Settings settings) {
        super(kit.name(), lineups, seed, settings);
        this.kit = kit;
        this.beginning = beginning;
        Arbiter<A, V> patient = Arbiter.of(kit.rules());
        this.arbiter = settings.limit() == 0
                ? patient
                : patient.withTimeLimit(settings.limit(), TimeUnit.MILLISECONDS, threads());
    }

    /**
     * A contest of games from the deal on.
     *
     * @param limit how many milliseconds a bot may take for an action; 0 for no limit
     */
    static <A extends AnyAction, V extends AnyView<A>> GameContest<A, V> of(
            GameKit<A, V> kit, List<Lineup> lineups, long seed, int limit) {
        return new GameContest<>(
                kit,
                (names, deal) -> kit.rules().start(kit.rules().setup(names), deal),
                lineups,
                seed,
                Settings.of(kit, seed, lineups, limit, ""));
    }

    /**
     * A contest of games from a position on, with other hidden cards in each.
     *
     * @param position the position as a text
     */
    static <A extends AnyAction, V extends AnyView<A>> GameContest<A, V> from(
            GameKit<A, V> kit, String position, Beginning<A, V> beginning, List<Lineup> lineups, long seed, int limit) {
        return new GameContest<>(kit, beginning, lineups, seed, Settings.of(kit, seed, lineups, limit, position));
    }

    /** Plays a game at a table, from 1. */
    BotGame<AnyGame<A, V>> play(int table, int game) {
        Prepared prepared = new Prepared(table, game);
        try {
            return prepared.arbiter.play(prepared.first, prepared.bots);
        } finally {
            prepared.close();
        }
    }

    @Override
    Outcome outcome(int table, int game) {
        Prepared prepared = new Prepared(table, game);
        try {
            Playout<AnyState<A, V>> played = prepared.arbiter.playOut(prepared.first.state(), prepared.bots);
            return Outcome.of(table, game, played.end().table(), played.failures());
        } finally {
            prepared.close();
        }
    }

    @Override
    Shown show(int game) {
        BotGame<AnyGame<A, V>> played = play(1, game);
        List<? extends BotFailure> failures = played.failures();
        return new Shown(
                GameSheet.of(played.game(), kit.name()),
                Outcome.of(1, game, played.game().state().table(), failures).failures(),
                file -> RecordFile.write(kit, played.game().toRecord(), file));
    }

    /** A game before its first action. */
    private final class Prepared {
        final AnyGame<A, V> first;
        final List<AnyBot<A, V>> bots;
        final Arbiter<A, V> arbiter;

        Prepared(int table, int game) {
            SplittableRandom chance = chance(game);
            first = beginning.begin(names(table, game), chance.nextLong());
            bots = bots(table, game, chance);
            arbiter = GameContest.this.arbiter.withSeed(chance.nextLong());
        }

        void close() {
            bots.forEach(arbiter::close);
        }
    }
}
