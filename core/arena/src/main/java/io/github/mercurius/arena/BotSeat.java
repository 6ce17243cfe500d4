package io.github.mercurius.arena;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyStanding;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.GameStart;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.SafeText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/**
 * A bot on its seat for one game, under the guard of an {@link Arbiter}: for tables where people play too. The host
 * tells it what happens, and asks it where it has to decide.
 *
 * <pre>{@code
 * BotSeat<Action, PlayerView> seat = arbiter.seat(bot, game.state().viewFor(2));
 * seat.observe(update);
 * Decision<Action> decision = seat.choose(game.state().viewFor(2));
 * seat.end(game.state().table().ranking());
 * }</pre>
 *
 * <p>Whatever the bot does, these methods return or, if this thread is interrupted, throw a
 * {@link CancellationException}. Not thread-safe.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
public final class BotSeat<A extends AnyAction, V extends AnyView<A>> {
    private final BotGuard<A, V> guard;
    private final AnyBot<A, V> bot;
    private final int seat;
    private final TimedQuestion.Pending pending = new TimedQuestion.Pending();
    private final List<AnyUpdate> news = new ArrayList<>();
    private volatile boolean listens = true;
    private Optional<String> failedToBegin;

    BotSeat(BotGuard<A, V> guard, AnyBot<A, V> bot, GameStart<V> start) {
        this.guard = guard;
        this.bot = bot;
        this.seat = start.seat();
        failedToBegin = guard.call("begin", pending, () -> Answer.troubleOf("begin", () -> bot.begin(start)));
    }

    /**
     * Keeps an update for the bot, which gets it before its next decision, and no more of it than its seat may know.
     */
    public void observe(AnyUpdate update) {
        Arguments.notNull(update, "update", "what happened");
        if (listens) {
            news.add(update.seenBy(seat));
        }
    }

    /**
     * Asks the bot for an action.
     *
     * @param view what the bot gets; it must have to decide
     */
    public Decision<A> choose(V view) {
        BotGuard.check(view);
        if (view.viewer().getAsInt() != seat) {
            throw Arguments.failure("view", "of seat " + view.viewer().getAsInt(), "that of seat " + seat);
        }
        List<AnyUpdate> taken = takeNews();
        Decision<A> decision = guard.decide(bot, pending, () -> tell(taken), view);
        return new Decision<>(decision.action(), decision.replaced(), failures(takeFailure(), decision.failure()));
    }

    /**
     * Tells the bot that the game is over.
     *
     * @return what the bot did wrong since its last decision; empty if nothing
     */
    public Optional<String> end(List<? extends AnyStanding> ranking) {
        List<AnyStanding> standings = Arguments.noneNull(ranking, "ranking", "a standing");
        List<AnyUpdate> rest = takeNews();
        Optional<String> failure = guard.call("end", pending, () -> {
            String observing = tell(rest);
            String ending = Answer.troubleOf("end", () -> bot.end(standings));
            return observing.isEmpty() ? ending : observing;
        });
        return failures(takeFailure(), failure);
    }

    private List<AnyUpdate> takeNews() {
        List<AnyUpdate> taken = List.copyOf(news);
        news.clear();
        return taken;
    }

    /** Tells the bot no more than it wants; what it threw first, if it did. */
    private String tell(List<AnyUpdate> taken) {
        String trouble = "";
        for (AnyUpdate update : taken) {
            String now = Answer.troubleOf("observe", () -> listens = listens && bot.observe(update));
            trouble = trouble.isEmpty() ? now : trouble;
        }
        return trouble;
    }

    /** What went wrong where the bot began, if nobody was told yet. */
    Optional<String> takeFailure() {
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
}
