package io.github.mercurius.testkit;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Standing;
import io.github.mercurius.api.Update;
import io.github.mercurius.arena.Arbiter;
import io.github.mercurius.arena.BotSeat;
import io.github.mercurius.arena.Decision;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyStanding;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.GameStart;
import io.github.mercurius.rules.ThinkingTime;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** A bot behind the guard of an arbiter, which tells late answers from wrong ones. */
final class AskedBot {
    private static final Pattern OF_ITS_LIFE = Pattern.compile("(begin|observe|end|close): .*", Pattern.DOTALL);

    /**
     * The result of a question.
     *
     * @param action the bot's action, or what is played in its place
     * @param trouble what the bot did wrong; empty if nothing
     */
    record Reply(Action action, boolean replaced, String trouble, boolean late) {
        /** Whether the bot gave a legal action in time. */
        boolean isGood() {
            return !replaced && (trouble.isEmpty() || isOfItsLife());
        }

        /** Whether the bot failed where it was told something, and not where it had to choose. */
        boolean isOfItsLife() {
            return OF_ITS_LIFE.matcher(trouble).matches();
        }

        boolean isAs(Reply other) {
            return action.equals(other.action) && isGood() == other.isGood();
        }

        /** What the bot did, to be shown. */
        String text() {
            return isGood() ? "played " + action.notation() : "gave no legal action (" + trouble + ")";
        }
    }

    private final AnyBot<Action, PlayerView> bot;
    private final BotSeat<Action, PlayerView> seat;
    private final long nanos;
    private volatile long asked;
    private volatile boolean answered;

    /**
     * A bot that begins a game.
     *
     * @param nanos the time limit of the arbiter
     */
    AskedBot(Arbiter<Action, PlayerView> arbiter, long nanos, AnyBot<Action, PlayerView> bot, PlayerView first) {
        this.bot = bot;
        this.nanos = nanos;
        seat = arbiter.seat(new Witness(), first);
    }

    void observe(Update update) {
        seat.observe(update);
    }

    Reply ask(PlayerView view) {
        asked = System.nanoTime();
        answered = false;
        Decision<Action> decision = seat.choose(view);
        String trouble = decision.failure().orElse("");
        return new Reply(decision.action(), decision.replaced(), trouble, decision.replaced() && !answered);
    }

    /** Ends the game; what went wrong, if something did. */
    Optional<String> end(List<Standing> ranking) {
        return seat.end(ranking);
    }

    /** Passes all on to the bot, and sees that it answers. */
    private final class Witness implements AnyBot<Action, PlayerView> {
        @Override
        public void begin(GameStart<PlayerView> start) {
            bot.begin(start);
        }

        @Override
        public boolean observe(AnyUpdate update) {
            return bot.observe(update);
        }

        @Override
        public Action choose(PlayerView view) {
            return bot.choose(view);
        }

        @Override
        public Action choose(PlayerView view, ThinkingTime<Action> time) {
            try {
                return bot.choose(view, time);
            } finally {
                answered = System.nanoTime() - asked < nanos;
            }
        }

        @Override
        public void end(List<? extends AnyStanding> ranking) {
            bot.end(ranking);
        }
    }
}
