package io.github.mercurius.spark;

import io.github.mercurius.arena.BotGame;
import io.github.mercurius.arena.BotKind;
import io.github.mercurius.arena.Contest;
import io.github.mercurius.arena.Lineup;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.games.OutsideBots;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyView;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.SparkFiles;
import org.jspecify.annotations.Nullable;

/**
 * The games of a plan: all of a game follows from the plan and its number, so that any machine plays it, and plays it
 * again, the same.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
final class Series<A extends AnyAction, V extends AnyView<A>> {
    private static final Map<String, Series<?, ?>> KNOWN = new ConcurrentHashMap<>();

    private final GameKit<A, V> kit;
    private final Plan plan;

    private @Nullable Contest<A, V> contest;

    private Series(GameKit<A, V> kit, Plan plan) {
        this.kit = kit;
        this.plan = plan;
    }

    /**
     * A game that was played.
     *
     * @param lineup its number, from 1
     * @param number of the game in its lineup
     * @param names of the players, by seat
     * @param bots what they are, by seat
     * @param deal the seed of the deal
     */
    record Played<A extends AnyAction, V extends AnyView<A>>(
            int lineup, int number, List<String> names, List<String> bots, long deal, BotGame<AnyGame<A, V>> game) {}

    /** The games of a plan; its bots are kept for as long as this program runs. */
    static Series<?, ?> of(String plan) {
        return KNOWN.computeIfAbsent(plan, json -> of(Plan.parse(json, Plan.class)));
    }

    private static Series<?, ?> of(Plan plan) {
        return new Series<>(kit(plan), plan);
    }

    private synchronized Contest<A, V> contest() {
        if (contest == null) {
            contest = open();
        }
        return contest;
    }

    private Contest<A, V> open() {
        List<Path> jars =
                plan.jars().stream().map(name -> Path.of(SparkFiles.get(name))).toList();
        OutsideBots bots = new OutsideBots(jars, Bot::tell); // for as long as this program runs
        Code library = Code.library(kit);
        for (Plan.BotCode planned : plan.bots()) {
            Plan.BotCode here = Bot.of(kit, planned.name(), bots, jars, library);
            if (!here.equals(planned)) {
                throw new IllegalStateException("bot: " + here + " on this machine, expected " + planned);
            }
        }
        List<Lineup<A, V>> lineups = new ArrayList<>();
        for (List<String> lineup : plan.lineups()) {
            List<BotKind<A, V>> kinds = new ArrayList<>();
            lineup.forEach(name -> kinds.add(bots.kind(kit, name)));
            lineups.add(new Lineup<>(kinds));
        }
        Contest<A, V> made = Contest.of(kit.rules(), lineups, plan.seed());
        return plan.duplicates() ? made.withDuplicates() : made;
    }

    /** The game of a plan, with its edition. */
    static GameKit<?, ?> kit(Plan plan) {
        GameName name = GameName.of(plan.game())
                .orElseThrow(() -> new IllegalArgumentException(
                        "game: '" + plan.game() + "', expected one of " + List.of(GameName.values())));
        return plan.edition().isEmpty()
                ? GameKit.of(name)
                : GameKit.read(name, Plan.json(plan.edition()).getBytes(java.nio.charset.StandardCharsets.UTF_8));
    }

    GameKit<A, V> kit() {
        return kit;
    }

    /** Plays the game with an index to its end. The lineups take turns. */
    Played<A, V> play(long index) {
        Contest<A, V> games = contest();
        int lineups = games.lineups().size();
        int lineup = (int) (index % lineups) + 1;
        int number = (int) (index / lineups) + plan.first();
        Lineup<A, V> kinds = games.lineups().get(lineup - 1);
        List<String> names = games.names(lineup, number);
        List<String> bots = names.stream()
                .map(name -> kinds.kinds().get(kinds.names().indexOf(name)).name())
                .toList();
        return new Played<>(lineup, number, names, bots, games.deal(lineup, number), games.play(lineup, number));
    }
}
