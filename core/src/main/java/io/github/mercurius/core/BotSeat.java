package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.GameStart;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Standing;
import io.github.mercurius.api.ThinkingTime;
import io.github.mercurius.api.Update;
import io.github.mercurius.common.Answer;
import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.SafeText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/**
 * A bot on its seat for one game, under the guard of an {@link Arbiter}: for tables where people play too. The host
 * tells it what happens, and asks it in its turns.
 *
 * <pre>{@code
 * BotSeat seat = arbiter.seat(bot, game.state().viewFor(2));
 * seat.observe(update);
 * Decision decision = seat.choose(game.state().viewFor(2));
 * seat.end(game.state().table().ranking());
 * }</pre>
 *
 * <p>Whatever the bot does, these methods return or, if this thread is interrupted, throw a
 * {@link CancellationException}. Not thread-safe.
 */
public final class BotSeat {
    private final BotGuard guard;
    private final Bot bot;
    private final int seat;
    private final Bot told = new Told();
    private final List<Update> news = new ArrayList<>();
    private volatile boolean listens = true;
    private Optional<String> failedToBegin;

    BotSeat(BotGuard guard, Bot bot, GameStart start) {
        this.guard = guard;
        this.bot = bot;
        this.seat = start.seat();
        failedToBegin = guard.call("begin", () -> Answer.troubleOf("begin", () -> bot.begin(start)));
    }

    /** Whether the bot wants more updates; true until it says no. */
    boolean listens() {
        return listens;
    }

    /**
     * Keeps an update for the bot, which gets it before its next decision, and no more of it than its seat may know.
     */
    public void observe(Update update) {
        Arguments.notNull(update, "update", "what happened");
        if (listens) {
            news.add(update.seenBy(seat));
        }
    }

    /**
     * Asks the bot for an action.
     *
     * @param view what the bot gets; it must be its turn
     */
    public Decision choose(PlayerView view) {
        BotQuestion.check(view);
        if (view.viewer().getAsInt() != seat) {
            throw Arguments.failure("view", "of seat " + view.viewer().getAsInt(), "that of seat " + seat);
        }
        Decision decision = guard.decide(told, takeNews(), view);
        return new Decision(decision.action(), decision.replaced(), failures(takeFailure(), decision.failure()));
    }

    /**
     * Tells the bot that the game is over.
     *
     * @return what the bot did wrong since its last decision; empty if nothing
     */
    public Optional<String> end(List<Standing> ranking) {
        List<Standing> standings = Arguments.noneNull(ranking, "ranking", "a standing");
        List<Update> rest = takeNews();
        Optional<String> failure = guard.call("end", () -> {
            String observing = BotQuestion.tell(told, rest);
            String ending = Answer.troubleOf("end", () -> bot.end(standings));
            return observing.isEmpty() ? ending : observing;
        });
        return failures(takeFailure(), failure);
    }

    private List<Update> takeNews() {
        List<Update> taken = List.copyOf(news);
        news.clear();
        return taken;
    }

    private Optional<String> takeFailure() {
        Optional<String> taken = failedToBegin;
        failedToBegin = Optional.empty();
        return taken;
    }

    private static Optional<String> failures(Optional<String> first, Optional<String> second) {
        if (first.isPresent() && second.isPresent()) {
            return Optional.of(SafeText.of(first.get() + "; " + second.get(), SafeText.MOST));
        }
        return first.isPresent() ? first : second;
    }

    /** The bot, told no more than it wants. */
    private final class Told implements Bot {
        @Override
        public boolean observe(Update update) {
            if (listens) {
                listens = bot.observe(update);
            }
            return listens;
        }

        @Override
        public Action choose(PlayerView view) {
            return bot.choose(view);
        }

        @Override
        public Action choose(PlayerView view, ThinkingTime time) {
            return bot.choose(view, time);
        }
    }
}
