package io.github.mercurius.arena;

import static io.github.mercurius.arena.Misbehaviour.absent;
import static io.github.mercurius.arena.Misbehaviour.endless;
import static io.github.mercurius.arena.Misbehaviour.failing;
import static io.github.mercurius.arena.Misbehaviour.playing;
import static io.github.mercurius.arena.Misbehaviour.stuck;

import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Game;
import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercado.Outcome;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.mercado.Step;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyView;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/** All kinds of bad bots. */
final class HostileBots {
    /** Three play. */
    static final Game GAME = lastMoves();

    /** An action that is never legal, as chance brings it. */
    static final Action ILLEGAL = Outcome.TokenDrawn.HIDDEN;

    static final String REFUSED = "~V:\\?: [A-Z]+-[0-9]+: .*";

    static final Arbiter<Action, PlayerView> ARBITER = Arbiter.of(Mercado.rules());

    /** Guards what follows, and is notified when it changes or a task is done. */
    private static final Object CHANGES = new Object();

    /** What stuck bots of a test class wait for. */
    private static CountDownLatch ended = new CountDownLatch(1);

    /** Whether the bot that is asked has said that it will not answer. */
    private static boolean endless;

    /** Whether a bot of this game will not return. */
    private static boolean stuck;

    private HostileBots() {}

    /** A game of three before its last moves, of which each has some. */
    private static Game lastMoves() {
        SplittableRandom random = new SplittableRandom(3);
        List<GameState> states = new ArrayList<>(
                List.of((GameState) Mercado.rules().start(Setup.of(3), 3).state()));
        for (GameState now = states.get(0); !now.isOver(); states.add(now)) {
            now = now.asksChance()
                    ? now.applyOutcome(now.drawOutcome(random::nextInt))
                    : now.applyAction(now.legalActions().sample(random::nextInt));
        }
        return Game.from(states.get(states.size() - 21));
    }

    /** How often a seat decides in the last moves, if all are absent. */
    static int decisions(int seat) {
        return (int) ARBITER.play(GAME, Collections.nCopies(3, Misbehaviour::absent)).game().steps().stream()
                .filter(step -> step.update().actor().equals(OptionalInt.of(seat)))
                .count();
    }

    /** A state of these moves in which chance is asked. */
    static GameState asksChance() {
        return ARBITER.play(GAME, Collections.nCopies(3, Misbehaviour::absent)).game().steps().stream()
                .map(Step::after)
                .filter(GameState::asksChance)
                .findFirst()
                .orElseThrow();
    }

    /** An arbiter with a time limit that is over when a bot says so, and not because the machine is busy. */
    static Arbiter<Action, PlayerView> limited(Executor threads) {
        return limited(ARBITER, threads);
    }

    /** Such a time limit for any rules. */
    static <A extends AnyAction, V extends AnyView<A>> Arbiter<A, V> limited(Arbiter<A, V> arbiter, Executor threads) {
        return told(arbiter, threads, (task, nanos) -> await(task, () -> takeEndless() || (isCall(task) && stuck)));
    }

    /** An arbiter with a time limit that is over for all bots as soon as one of them is stuck. */
    static Arbiter<Action, PlayerView> limitedByTheFirstStuckBot(Executor threads) {
        return told(ARBITER, threads, (task, nanos) -> await(task, () -> stuck));
    }

    private static <A extends AnyAction, V extends AnyView<A>> Arbiter<A, V> told(
            Arbiter<A, V> arbiter, Executor threads, BotCalls.Patience patience) {
        Executor telling = task -> threads.execute(() -> {
            task.run();
            synchronized (CHANGES) {
                CHANGES.notifyAll();
            }
        });
        return arbiter.withTimeLimit(10, TimeUnit.SECONDS, telling).with(patience);
    }

    private static void await(Future<?> task, BooleanSupplier isUp) throws InterruptedException, TimeoutException {
        synchronized (CHANGES) {
            while (!task.isDone()) {
                if (isUp.getAsBoolean()) {
                    throw new TimeoutException();
                }
                CHANGES.wait();
            }
        }
    }

    private static boolean takeEndless() {
        boolean taken = endless;
        endless = false;
        return taken;
    }

    /** Whether it is an earlier call of the bot that is waited for, and not its answer. */
    private static boolean isCall(Future<?> task) {
        return task instanceof CompletableFuture;
    }

    /** Makes the time of the bot end that asks for it. */
    static void timeIsUp() {
        synchronized (CHANGES) {
            endless = true;
            CHANGES.notifyAll();
        }
    }

    /** Ends the bots that nothing else ends. */
    static void end() {
        synchronized (CHANGES) {
            ended.countDown();
            ended = new CountDownLatch(1);
            stuck = false;
        }
    }

    /** Waits until this thread is interrupted. */
    static void awaitInterrupt() throws InterruptedException {
        new CountDownLatch(1).await();
    }

    static AnyBot<Action, PlayerView> random(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return view -> view.legalActions().sample(random::nextInt);
    }

    /** A whole game. What stops it is named and not shown, as the test engine would trip over some of it. */
    static BotGame<Game> play(
            Arbiter<Action, PlayerView> arbiter,
            AnyBot<Action, PlayerView> first,
            AnyBot<Action, PlayerView> second,
            AnyBot<Action, PlayerView> third) {
        synchronized (CHANGES) {
            stuck = false;
        }
        try {
            return arbiter.play(GAME, List.of(first, second, third));
        } catch (Throwable thrown) {
            throw new AssertionError(
                    "the game was stopped by " + thrown.getClass().getName());
        }
    }

    static Stream<Misbehaviour> all() {
        return Stream.of(ThrowingBots.throwables(), ThrowingBots.messages(), answers(), interference(), tooLate())
                .flatMap(kinds -> kinds);
    }

    private static Stream<Misbehaviour> answers() {
        String uncheckable = "(threw|an action that cannot be checked:) java.lang.ClassCastException.*";
        return Stream.of(
                failing("null", "no action \\(null\\)", view -> null),
                failing("outcome of chance", REFUSED, view -> ILLEGAL),
                failing("text", uncheckable, polluted("draw")),
                failing("action of another game", uncheckable, polluted(new Foreign())));
    }

    private static Stream<Misbehaviour> interference() {
        return Stream.of(
                playing("leaves the interrupt flag set", view -> {
                    Thread.currentThread().interrupt();
                    return null;
                }),
                playing("changes what it was given", HostileBots::change),
                playing("uses the last bit of the stack", view -> {
                    try {
                        return recurse(view);
                    } catch (StackOverflowError expected) {
                        return null;
                    }
                }),
                playing("plays games in a game", view -> {
                    ARBITER.play(GAME, Collections.nCopies(3, Misbehaviour::absent));
                    return null;
                }),
                new Misbehaviour("whose own methods throw", new Unspeakable(), "", 0, false));
    }

    private static Stream<Misbehaviour> tooLate() {
        return Stream.of(
                stuck("ignores interrupts", view -> stay()),
                endless("heeds interrupts", view -> {
                    awaitInterrupt();
                    return absent(view);
                }),
                endless("answers after the limit", view -> {
                    try {
                        awaitInterrupt();
                    } catch (InterruptedException late) {
                        Thread.currentThread().interrupt();
                    }
                    return absent(view);
                }),
                endless("throws after the limit", view -> {
                    try {
                        awaitInterrupt();
                    } catch (InterruptedException late) {
                        throw new HostileException(() -> "late");
                    }
                    return absent(view);
                }),
                stuck("message that never comes", view -> {
                    throw new HostileException(() -> String.valueOf(stay()));
                }));
    }

    static Action stay() {
        CountDownLatch end;
        synchronized (CHANGES) {
            end = ended;
            stuck = true;
            CHANGES.notifyAll();
        }
        while (end.getCount() > 0) {
            try {
                end.await();
            } catch (InterruptedException ignored) {
                // this is what it is bad at
            }
        }
        return new Action.Pass();
    }

    @SuppressWarnings("InfiniteRecursion")
    static Action recurse(PlayerView view) {
        return view.legalActions().isEmpty() ? new Action.Pass() : recurse(view);
    }

    private static Action change(PlayerView view) {
        List<List<?>> lists = List.of(
                view.legalActions(),
                view.hand().toList(),
                view.table().todo(),
                view.table().sold(),
                view.table().ranking());
        for (List<?> list : lists) {
            for (Runnable change : List.<Runnable>of(
                    list::clear, () -> list.remove(0), () -> list.add(null), () -> Collections.reverse(list))) {
                try {
                    change.run();
                } catch (RuntimeException refused) {
                    // so it stays as it is
                }
            }
        }
        return null;
    }

    /** A bot that gives what its type does not allow. */
    @SuppressWarnings("unchecked")
    private static AnyBot<Action, PlayerView> polluted(Object action) {
        AnyBot<?, PlayerView> bot = new Polluting<>(action);
        return (AnyBot<Action, PlayerView>) bot;
    }

    private record Polluting<A extends AnyAction, V extends AnyView<A>>(Object action) implements AnyBot<A, V> {
        @Override
        @SuppressWarnings("unchecked")
        public A choose(V view) {
            return (A) action;
        }
    }

    private static final class Foreign implements AnyAction {
        private static final long serialVersionUID = 1L;

        @Override
        public String notation() {
            throw new HostileException(() -> "notation");
        }
    }

    private static final class Unspeakable implements AnyBot<Action, PlayerView> {
        @Override
        public Action choose(PlayerView view) {
            return absent(view);
        }

        @Override
        public boolean equals(Object other) {
            throw new HostileException(() -> "equals");
        }

        @Override
        public int hashCode() {
            throw new HostileException(() -> "hashCode");
        }

        @Override
        public String toString() {
            throw new HostileException(() -> "toString");
        }
    }
}
