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
import java.util.OptionalInt;
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
    /** How much of a refused action is shown, so that there is room for the rule. */
    private static final int MOST_SHOWN = 100;

    private final BotCalls.Guard<A, V> guard;
    private final AnyBot<A, V> bot;
    private final int seat;
    private final BotCalls calls;
    private final List<AnyUpdate> news = new ArrayList<>();
    private volatile boolean listens = true;
    private Optional<String> failedToBegin = Optional.empty();

    /** A bot that has not begun. */
    BotSeat(BotCalls.Guard<A, V> guard, AnyBot<A, V> bot, int seat) {
        this.guard = guard;
        this.bot = bot;
        this.seat = seat;
        calls = new BotCalls(guard);
    }

    /** Lets the bot begin; what goes wrong is told with its next decision, or at the end. */
    BotSeat<A, V> begin(GameStart<V> start) {
        failedToBegin = call("begin", List.of(), () -> bot.begin(start));
        return this;
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
        int decider = decider(view);
        if (decider != seat) {
            throw Arguments.failure("view", "of seat " + decider, "that of seat " + seat);
        }
        List<AnyUpdate> taken = takeNews();
        Countdown<A> time = new Countdown<>(view, guard.nanos(), guard.threads() != null);
        Answer<A> answer = calls.make(() -> {
            String trouble = tell(taken);
            return Answer.<A>of(() -> bot.choose(view, time), action -> refusal(view, action))
                    .after(trouble);
        });
        A chosen = answer.action() != null ? answer.action() : time.suggestion();
        boolean excused = answer.late() && chosen != null;
        Optional<String> failure = excused || answer.trouble().isEmpty()
                ? Optional.empty()
                : Optional.of(SafeText.of(answer.trouble(), SafeText.MOST));
        return new Decision<>(
                chosen != null ? chosen : guard.rules().actionInAbsence(view),
                chosen == null,
                chosen == null && answer.late(),
                failures(takeFailure(), failure));
    }

    private static <A extends AnyAction> Optional<String> refusal(AnyView<A> view, A action) {
        return view.check(action)
                .map(violation -> SafeText.of(action.notation(), MOST_SHOWN) + ": "
                        + violation.rule().id() + ": " + violation.message());
    }

    /** The seat of a view from which somebody can be asked. */
    static int decider(AnyView<?> view) {
        OptionalInt decider = Arguments.notNull(view, "view", "a view").table().decider();
        if (!decider.isPresent() || !view.viewer().equals(decider)) {
            throw Arguments.failure("view", "of a viewer who has nothing to decide", "one who has");
        }
        return decider.getAsInt();
    }

    /**
     * Tells the bot that the game is over.
     *
     * @return what the bot did wrong since its last decision; empty if nothing
     */
    public Optional<String> end(List<? extends AnyStanding> ranking) {
        List<AnyStanding> standings = Arguments.noneNull(ranking, "ranking", "a standing");
        Optional<String> failure = call("end", takeNews(), () -> bot.end(standings));
        return failures(takeFailure(), failure);
    }

    /** Closes the bot; what it did wrong. */
    Optional<String> close() {
        return call("close", List.of(), bot::close);
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

    /** Makes a call that is to give nothing, after some updates; what went wrong first, safe to print. */
    private Optional<String> call(String method, List<AnyUpdate> before, Runnable call) {
        Answer<Boolean> answer = calls.make(() -> {
            String observing = tell(before);
            String trouble = Answer.troubleOf(method, call);
            return new Answer<>(Boolean.TRUE, observing.isEmpty() ? trouble : observing, false);
        });
        String trouble = answer.action() != null ? answer.trouble() : method + ": " + answer.trouble();
        return trouble.isEmpty() ? Optional.empty() : Optional.of(SafeText.of(trouble, SafeText.MOST));
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
