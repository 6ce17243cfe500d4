package io.github.mercurius.examples.arena;

import io.github.mercurius.arena.Arbiter;
import io.github.mercurius.arena.BotGame;
import io.github.mercurius.arena.BotKind;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.games.RecordFile;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.tournament.Contest;
import io.github.mercurius.tournament.Lineup;
import io.github.mercurius.tournament.Outcome;
import io.github.mercurius.tournament.Tournament;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * A contest with what its files and its results say of it.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
final class Arena<A extends AnyAction, V extends AnyView<A>> {
    private final GameKit<A, V> kit;
    private final Contest<A, V> contest;
    private final Settings settings;

    /** The bots of a round robin; none of another contest. */
    private final List<BotKind<A, V>> rated;

    /** What the contest has besides its bots and its seed. */
    private final UnaryOperator<Contest<A, V>> conditions;

    private Arena(
            GameKit<A, V> kit,
            Contest<A, V> contest,
            Settings settings,
            List<BotKind<A, V>> rated,
            UnaryOperator<Contest<A, V>> conditions) {
        this.kit = kit;
        this.contest = conditions.apply(contest);
        this.settings = settings;
        this.rated = rated;
        this.conditions = conditions;
    }

    /**
     * A game of an arena, to be shown.
     *
     * @param failures where the arbiter had to play in a bot's place
     * @param record saves the game for {@code mercurius replay}
     */
    record Shown(GameSheet sheet, List<Outcome.Failure> failures, Saving record) {}

    /** Writes a game into a file. */
    interface Saving {
        void save(Path file) throws IOException;
    }

    /** An arena with the same deals at all tables. */
    static <A extends AnyAction, V extends AnyView<A>> Arena<A, V> of(
            GameKit<A, V> kit, List<Lineup<A, V>> lineups, long seed, Conditions conditions) {
        return new Arena<>(
                kit,
                Contest.of(kit.rules(), lineups, seed),
                Settings.of(kit, "-arena/3", seed, lineups, conditions),
                List.of(),
                conditioned(kit, conditions));
    }

    /** An arena that rates bots, with a table for each choice of so many of them. */
    static <A extends AnyAction, V extends AnyView<A>> Arena<A, V> roundRobin(
            GameKit<A, V> kit, List<BotKind<A, V>> bots, int players, long seed, Conditions conditions) {
        Contest<A, V> contest = Contest.roundRobin(kit.rules(), bots, players, seed);
        return new Arena<>(
                kit,
                contest,
                Settings.of(kit, "-round-robin/2", seed, contest.lineups(), conditions),
                bots,
                conditioned(kit, conditions));
    }

    private static <A extends AnyAction, V extends AnyView<A>> UnaryOperator<Contest<A, V>> conditioned(
            GameKit<A, V> kit, Conditions conditions) {
        UnaryOperator<Contest<A, V>> deals = conditions.duplicate() ? Contest::withDuplicates : contest -> contest;
        if (conditions.limit() == 0) {
            return deals;
        }
        Arbiter<A, V> arbiter = Arbiter.of(kit.rules())
                .withTimeLimit(conditions.limit(), TimeUnit.MILLISECONDS, Executors.newCachedThreadPool(task -> {
                    Thread thread = new Thread(task);
                    thread.setDaemon(true);
                    return thread;
                }));
        return contest -> deals.apply(contest).withArbiter(arbiter);
    }

    /**
     * The same arena with games from a position on, with other hidden cards in each.
     *
     * @param position the position as a text
     */
    Arena<A, V> from(String position, Contest.Beginning<A, V> beginning) {
        return new Arena<>(
                kit,
                contest,
                settings.from(position),
                rated,
                other -> conditions.apply(other).beginning(beginning));
    }

    /** The name of the game as a title. */
    String title() {
        return kit.face().title();
    }

    GameName game() {
        return kit.name();
    }

    Contest<A, V> contest() {
        return contest;
    }

    Settings settings() {
        return settings;
    }

    /** The names of the bots that are rated. */
    List<String> rated() {
        return rated.stream().map(BotKind::name).toList();
    }

    /** How many play at a table. */
    int players() {
        return contest.lineups().get(0).players();
    }

    /** Whether every game would be the same again. */
    boolean isRepeatable() {
        return !settings.conditions().hasClock() && contest.isRepeatable();
    }

    /** Plays a game at the first table, and keeps all of it. */
    Shown show(int game) {
        BotGame<AnyGame<A, V>> played = contest.play(1, game);
        return new Shown(
                GameSheet.of(played.game(), kit.name()),
                Outcome.of(1, game, played.game().state().table(), played.failures())
                        .failures(),
                file -> RecordFile.write(kit, played.game().toRecord(), file));
    }

    /** What has come of the games so far. */
    Findings findings(Tournament tournament, Questions questions) {
        if (rated.isEmpty()) {
            return Results.of(this, tournament, questions);
        }
        boolean isComplete = tournament.sizeFinished() == tournament.size();
        return RatingResults.of(this, tournament, isComplete ? cpuMillis() : Map.of());
    }

    /** How many milliseconds of processor time each bot takes for a game, by its name. */
    private Map<String, Double> cpuMillis() {
        CpuTimes times = new CpuTimes();
        List<BotKind<A, V>> timed = rated.stream().map(times::timed).toList();
        return times.measured(conditions.apply(Contest.roundRobin(kit.rules(), timed, players(), 0)));
    }

    /** Whether an outcome can be that of a game here. */
    boolean couldHave(Outcome outcome) {
        return outcome.table() >= 1
                && outcome.table() <= contest.lineups().size()
                && outcome.game() >= 1
                && outcome.seats().equals(contest.names(outcome.table(), outcome.game()))
                && outcome.scores().size() == outcome.seats().size()
                && Collections.min(outcome.scores()) >= 0
                && couldWin(outcome)
                && outcome.failures().stream()
                        .allMatch(failure -> outcome.seats().contains(failure.bot()) && failure.action() >= 0);
    }

    /** Whether those have won who have most; only one of them where the rules settle each tie. */
    private boolean couldWin(Outcome outcome) {
        int most = Collections.max(outcome.scores());
        List<String> first = IntStream.range(0, outcome.seats().size())
                .filter(seat -> outcome.scores().get(seat) == most)
                .mapToObj(outcome.seats()::get)
                .toList();
        return game().sharesTheFirstPlace()
                ? outcome.winners().equals(first)
                : outcome.winners().size() == 1 && first.containsAll(outcome.winners());
    }
}
