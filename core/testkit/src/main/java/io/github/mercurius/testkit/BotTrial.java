package io.github.mercurius.testkit;

import io.github.mercurius.api.Bot;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.common.Arguments;
import io.github.mercurius.core.GameState;
import io.github.mercurius.testkit.BotQuestion.Reply;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.LongFunction;

/** One game of a bot and the questions about it, all with one seed. */
final class BotTrial {
    private final LongFunction<? extends Bot> bots;
    private final long seed;
    private final BotQuestion question;
    private final Set<BotLaw> laws;
    private final Map<BotLaw, BrokenLaw> broken = new EnumMap<>(BotLaw.class);

    BotTrial(LongFunction<? extends Bot> bots, long seed, BotQuestion question, Set<BotLaw> laws) {
        this.bots = bots;
        this.seed = seed;
        this.question = question;
        this.laws = laws;
    }

    List<BrokenLaw> brokenLaws() {
        RandomPlay random = RandomPlay.from(new SplittableRandom(seed));
        Map<PlayerView, Reply> game = play(random.game());
        askAgain(game, corners(random));
        return List.copyOf(broken.values());
    }

    private Bot newBot() {
        return Arguments.notNull((Bot) bots.apply(seed), "bot of seed " + seed, "a bot");
    }

    /** The views from which the bot is asked in a game against random players, with its answers. */
    private Map<PlayerView, Reply> play(RandomGame opponents) {
        Bot bot = newBot();
        Setup setup = opponents.setup();
        int seat = Math.floorMod(seed, setup.players());
        SplittableRandom random = new SplittableRandom(opponents.choices());
        Map<PlayerView, Reply> replies = new LinkedHashMap<>();
        GameState state = opponents.start();
        while (!state.isOver() && isFast()) {
            if (state.table().activeSeat() == seat) {
                PlayerView view = state.viewFor(seat);
                Reply reply = ask(bot, view);
                replies.put(view, reply);
                state = state.applyAction(reply.action());
            } else {
                state = state.applyAction(opponents.style().choose(state, random));
            }
        }
        return replies;
    }

    private static List<PlayerView> corners(RandomPlay random) {
        List<PlayerView> views = new ArrayList<>();
        for (Corner corner : Corner.values()) {
            GameState state = random.position(corner);
            views.add(state.viewFor(state.table().activeSeat()));
        }
        return views;
    }

    private void askAgain(Map<PlayerView, Reply> game, List<PlayerView> others) {
        List<PlayerView> views = new ArrayList<>(game.keySet());
        askAnother(BotLaw.SAME_SEED, views, game);
        askTwice(views);
        if (!broken.containsKey(BotLaw.SAME_SEED)) { // else two bots of one seed cannot be compared
            askInterleaved(views, game, others);
            Collections.reverse(views);
            askAnother(BotLaw.ANY_ORDER, views, game);
        }
    }

    private void askAnother(BotLaw law, List<PlayerView> views, Map<PlayerView, Reply> game) {
        Bot bot = newBot();
        views.forEach(view -> compare(law, bot, view, game, "the first bot of this seed"));
    }

    private void askTwice(List<PlayerView> views) {
        Bot bot = newBot();
        for (PlayerView view : views) {
            if (isFast()) {
                Map<PlayerView, Reply> first = Map.of(view, ask(bot, view));
                compare(BotLaw.ASKED_TWICE, bot, view, first, "it, asked from the same view just before,");
            }
        }
    }

    private void askInterleaved(List<PlayerView> views, Map<PlayerView, Reply> game, List<PlayerView> others) {
        Bot bot = newBot();
        for (int i = 0; i < views.size() && isFast(); i++) {
            ask(bot, others.get(i % others.size()));
            compare(BotLaw.INTERLEAVED, bot, views.get(i), game, "the first bot of this seed");
        }
    }

    /** Whether it is worthwhile to ask on: each late answer would take the whole time. */
    private boolean isFast() {
        return !broken.containsKey(BotLaw.IN_TIME);
    }

    private Reply ask(Bot bot, PlayerView view) {
        Reply reply = question.ask(bot, view);
        if (!reply.isGood()) {
            found(reply.late() ? BotLaw.IN_TIME : BotLaw.LEGAL, view, reply.text());
        }
        return reply;
    }

    private void compare(BotLaw law, Bot bot, PlayerView view, Map<PlayerView, Reply> before, String other) {
        Reply expected = before.get(view);
        if (expected == null || !isFast()) {
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
