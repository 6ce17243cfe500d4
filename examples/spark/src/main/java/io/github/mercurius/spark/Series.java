package io.github.mercurius.spark;

import io.github.mercurius.arena.BotGame;
import io.github.mercurius.arena.Contest;
import io.github.mercurius.arena.Lineup;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.games.OutsideBots;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.BotKind;
import io.github.mercurius.rules.learning.Returns;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.apache.spark.SparkFiles;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
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

    /** The games of a plan; its bots are kept for as long as this program runs. */
    static Series<?, ?> of(String plan) {
        return KNOWN.computeIfAbsent(plan, json -> {
            Plan parsed = Plan.parse(json, Plan.class);
            return new Series<>(kit(parsed), parsed);
        });
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
        OutsideBots bots = new OutsideBots(jars, System.err::println, line -> {}); // for as long as this program runs
        Code library = Code.library(kit);
        for (Plan.BotCode planned : plan.bots()) {
            Plan.BotCode here = Code.bot(kit, planned.name(), bots, jars, library);
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

    /** The game with a name as it is typed. */
    static GameName game(String name) {
        return GameName.of(name)
                .orElseThrow(() -> new IllegalArgumentException(
                        "game: '" + name + "', expected one of " + List.of(GameName.values())));
    }

    /** The game of a plan, with its edition. */
    static GameKit<?, ?> kit(Plan plan) {
        GameName name = game(plan.game());
        return plan.edition().isEmpty()
                ? GameKit.of(name)
                : GameKit.read(name, Plan.json(plan.edition()).getBytes(java.nio.charset.StandardCharsets.UTF_8));
    }

    /** Plays the game with an index to its end, of the lineup whose turn it is; its row as {@link Games} has it. */
    Row row(long index) {
        Contest<A, V> games = contest();
        int lineups = games.lineups().size();
        int lineup = (int) (index % lineups) + 1;
        int number = (int) (index / lineups) + plan.first();
        Lineup<A, V> kinds = games.lineups().get(lineup - 1);
        List<String> names = games.names(lineup, number);
        List<String> bots = names.stream()
                .map(name -> kinds.kinds().get(kinds.names().indexOf(name)).name())
                .toList();
        BotGame<AnyGame<A, V>> played = games.play(lineup, number);
        List<A> actions = played.game().actions();
        List<Returns> outcomes = Returns.of(played.game().state().table());
        return RowFactory.create(
                outcomes.size(),
                lineup,
                number,
                games.deal(lineup, number),
                names.toArray(String[]::new),
                bots.toArray(String[]::new),
                outcomes.stream().map(Returns::score).toArray(Integer[]::new),
                outcomes.stream().map(Returns::place).toArray(Integer[]::new),
                outcomes.stream().map(Returns::winShare).toArray(Double[]::new),
                actions.size(),
                played.failures().size(),
                actions.stream().map(AnyAction::notation).collect(Collectors.joining(" ")));
    }
}
