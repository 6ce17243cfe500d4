package io.github.mercurius.testkit;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.arena.Arbiter;
import io.github.mercurius.arena.BotSeat;
import io.github.mercurius.arena.Decision;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Step;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.internal.Arguments;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import java.util.regex.Pattern;

/** One game of a bot and the questions about it, all with one seed. */
final class BotTrial {
    private static final Pattern OF_ITS_LIFE = Pattern.compile("(begin|observe|end|close): .*", Pattern.DOTALL);
    private static final String FIRST_BOT = "the first bot of this seed";

    private final LongFunction<? extends AnyBot<Action, PlayerView>> bots;
    private final long seed;
    private final Arbiter<Action, PlayerView> arbiter;
    private final Set<BotLaw> laws;
    private final Map<BotLaw, BrokenLaw> broken;
    private final Map<PlayerView, Reply> replies = new LinkedHashMap<>();

    BotTrial(
            LongFunction<? extends AnyBot<Action, PlayerView>> bots,
            long seed,
            Arbiter<Action, PlayerView> arbiter,
            Set<BotLaw> laws,
            Map<BotLaw, BrokenLaw> broken) {
        this.bots = bots;
        this.seed = seed;
        this.arbiter = arbiter.withSeed(seed);
        this.laws = laws;
        this.broken = broken;
    }

    /** What a bot decided. */
    private record Reply(Decision<Action> decision) {
        /** Whether the bot gave a legal action in time. */
        boolean isGood() {
            return !decision.replaced() && (decision.failure().isEmpty() || isOfItsLife());
        }

        /** Whether the bot failed where it was told something, and not where it had to choose. */
        boolean isOfItsLife() {
            return decision.failure()
                    .filter(what -> OF_ITS_LIFE.matcher(what).matches())
                    .isPresent();
        }

        boolean isAs(Reply other) {
            return decision.action().equals(other.decision.action()) && isGood() == other.isGood();
        }

        /** What the bot did, to be shown. */
        String text() {
            return isGood()
                    ? "played " + decision.action().notation()
                    : "gave no legal action (" + decision.failure().orElse("") + ")";
        }
    }

    /** Adds the laws that the bot breaks to those that are known. */
    void run() {
        RandomPlay random = RandomPlay.from(new SplittableRandom(seed));
        RandomGame opponents = random.game();
        int seat = Math.floorMod(seed, opponents.setup().players());
        Game game = live(opponents, seat);
        liveAgain(game, seat);
        askAgain(corners(random));
    }

    /** Uses a new bot, and closes it. */
    private void withNewBot(PlayerView atLast, Consumer<AnyBot<Action, PlayerView>> use) {
        AnyBot<Action, PlayerView> bot = Arguments.notNull(bots.apply(seed), "bot of seed " + seed, "a bot");
        use.accept(bot);
        arbiter.close(bot).ifPresent(what -> found(BotLaw.LIFE, atLast, what));
    }

    /** A bot's life in a game against random players; its answers are kept. */
    private Game live(RandomGame opponents, int seat) {
        Game first = Game.from(opponents.start());
        List<Game> played = new ArrayList<>(List.of(first));
        withNewBot(first.state().viewFor(seat), bot -> {
            BotSeat<Action, PlayerView> asked = arbiter.seat(bot, first.state().viewFor(seat));
            SplittableRandom random = new SplittableRandom(opponents.choices());
            Game game = first;
            while (!game.state().isOver() && isFast()) {
                GameState state = game.state();
                game = game.applyAction(
                        state.table().activeSeat() == seat
                                ? kept(asked, state.viewFor(seat))
                                : opponents.style().choose(state, random));
                asked.observe(game.updatesForHost(game.updateCount() - 1).get(0));
            }
            played.add(game);
            end(asked, game, seat);
        });
        return played.get(played.size() - 1);
    }

    private Action kept(BotSeat<Action, PlayerView> asked, PlayerView view) {
        Reply reply = ask(asked, view);
        replies.put(view, reply);
        return reply.decision().action();
    }

    private void end(BotSeat<Action, PlayerView> asked, Game game, int seat) {
        if (isFast()) {
            asked.end(game.state().table().ranking())
                    .ifPresent(what -> found(BotLaw.LIFE, game.state().viewFor(seat), what));
        }
    }

    /** Another bot's life in the same game. */
    private void liveAgain(Game game, int seat) {
        withNewBot(game.state().viewFor(seat), bot -> {
            BotSeat<Action, PlayerView> asked =
                    arbiter.seat(bot, game.firstState().viewFor(seat));
            GameState state = game.firstState();
            for (Step step : game.steps()) {
                if (step.update().seat() == seat) {
                    compare(BotLaw.SAME_SEED, asked, state.viewFor(seat), FIRST_BOT);
                }
                asked.observe(step.update());
                state = step.after();
            }
            end(asked, game, seat);
        });
    }

    private static List<PlayerView> corners(RandomPlay random) {
        List<PlayerView> views = new ArrayList<>();
        for (Corner corner : Corner.values()) {
            GameState state = random.position(corner);
            views.add(state.viewFor(state.table().activeSeat()));
        }
        return views;
    }

    private void askAgain(List<PlayerView> others) {
        List<PlayerView> views = new ArrayList<>(replies.keySet());
        withNewBot(others.get(0), bot -> views.forEach(view -> askTwice(bot, view)));
        if (!broken.containsKey(BotLaw.SAME_SEED)) { // else two bots of one seed cannot be compared
            Collections.reverse(views);
            withNewBot(others.get(0), bot -> askInAnyOrder(bot, views, others));
        }
    }

    private void askTwice(AnyBot<Action, PlayerView> bot, PlayerView view) {
        if (isFast()) {
            BotSeat<Action, PlayerView> asked = arbiter.seat(bot, view);
            Reply first = ask(asked, view);
            compare(BotLaw.ASKED_TWICE, asked, view, first, "it, asked from the same view just before,");
        }
    }

    private void askInAnyOrder(AnyBot<Action, PlayerView> bot, List<PlayerView> views, List<PlayerView> others) {
        for (int i = 0; i < views.size() && isFast(); i++) {
            PlayerView other = others.get(i % others.size());
            ask(arbiter.seat(bot, other), other);
            compare(BotLaw.ANY_ORDER, arbiter.seat(bot, views.get(i)), views.get(i), FIRST_BOT);
        }
    }

    /** Whether it is worthwhile to ask on: each late answer would take the whole time, and so may each call. */
    boolean isFast() {
        return !broken.containsKey(BotLaw.IN_TIME) && !broken.containsKey(BotLaw.LIFE);
    }

    private Reply ask(BotSeat<Action, PlayerView> bot, PlayerView view) {
        Reply reply = new Reply(bot.choose(view));
        if (reply.isOfItsLife()) {
            found(BotLaw.LIFE, view, reply.decision().failure().orElse(""));
        }
        if (!reply.isGood()) {
            found(reply.decision().late() ? BotLaw.IN_TIME : BotLaw.LEGAL, view, reply.text());
        }
        return reply;
    }

    private void compare(BotLaw law, BotSeat<Action, PlayerView> bot, PlayerView view, String other) {
        Reply expected = replies.get(view);
        if (expected != null) {
            compare(law, bot, view, expected, other);
        }
    }

    private void compare(BotLaw law, BotSeat<Action, PlayerView> bot, PlayerView view, Reply expected, String other) {
        if (!isFast()) {
            return;
        }
        Reply reply = ask(bot, view);
        if (!reply.isAs(expected)) {
            found(law, view, reply.text() + ", where " + other + " " + expected.text());
        }
    }

    private void found(BotLaw law, PlayerView view, String what) {
        if (laws.contains(law)) {
            broken.putIfAbsent(law, new BrokenLaw(law, seed, view, what));
        }
    }
}
