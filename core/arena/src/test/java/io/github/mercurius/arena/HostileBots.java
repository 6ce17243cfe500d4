package io.github.mercurius.arena;

import static io.github.mercurius.arena.Misbehaviour.endless;
import static io.github.mercurius.arena.Misbehaviour.failing;
import static io.github.mercurius.arena.Misbehaviour.lowestCard;
import static io.github.mercurius.arena.Misbehaviour.playing;
import static io.github.mercurius.arena.Misbehaviour.stuck;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyView;
import java.util.Collections;
import java.util.List;
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
    static final ToyGame GAME = Toy.start(3, new SplittableRandom(1602)::nextInt);

    /** How many turns each has. */
    static final int TURNS = 3;

    static final Arbiter<ToyAction, ToyView> ARBITER = Arbiter.of(Toy.rules());

    /** Guards what follows, and is notified when it changes or a task is done. */
    private static final Object CHANGES = new Object();

    /** What stuck bots of a test class wait for. */
    private static CountDownLatch ended = new CountDownLatch(1);

    /** Whether the bot that is asked has said that it will not answer. */
    private static boolean endless;

    /** Whether a bot of this game will not return. */
    private static boolean stuck;

    private HostileBots() {}

    /** An arbiter with a time limit that is over when a bot says so, and not because the machine is busy. */
    static Arbiter<ToyAction, ToyView> limited(Executor threads) {
        return limited(ARBITER, threads);
    }

    /** Such a time limit for any rules. */
    static <A extends AnyAction, V extends AnyView<A>> Arbiter<A, V> limited(Arbiter<A, V> arbiter, Executor threads) {
        return told(arbiter, threads, (task, nanos) -> await(task, () -> takeEndless() || (isCall(task) && stuck)));
    }

    /** An arbiter with a time limit that is over for all bots as soon as one of them is stuck. */
    static Arbiter<ToyAction, ToyView> limitedByTheFirstStuckBot(Executor threads) {
        return told(ARBITER, threads, (task, nanos) -> await(task, () -> stuck));
    }

    private static <A extends AnyAction, V extends AnyView<A>> Arbiter<A, V> told(
            Arbiter<A, V> arbiter, Executor threads, TimedQuestion.Patience patience) {
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
        }
    }

    /** Waits until this thread is interrupted. */
    static void awaitInterrupt() throws InterruptedException {
        new CountDownLatch(1).await();
    }

    static AnyBot<ToyAction, ToyView> random(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return view -> view.legalActions().sample(random::nextInt);
    }

    /** A whole game. What stops it is named and not shown, as the test engine would trip over some of it. */
    static BotGame<ToyGame> play(
            Arbiter<ToyAction, ToyView> arbiter,
            AnyBot<ToyAction, ToyView> first,
            AnyBot<ToyAction, ToyView> second,
            AnyBot<ToyAction, ToyView> third) {
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
                failing(
                        "card of another hand",
                        "play [0-9]+: TOY-2: no card [0-9]+",
                        view -> new ToyAction.Play(view.unseen().get(0))),
                failing("outcome of chance", "bonus 20: TOY-5: .*", view -> new ToyAction.Bonus(20)),
                failing("text", uncheckable, polluted("play 1")),
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
                    ARBITER.play(GAME, Collections.nCopies(3, Misbehaviour::lowestCard));
                    return null;
                }),
                new Misbehaviour("whose own methods throw", new Unspeakable(), "", 0, false));
    }

    private static Stream<Misbehaviour> tooLate() {
        return Stream.of(
                stuck("ignores interrupts", view -> stay()),
                endless("heeds interrupts", view -> {
                    awaitInterrupt();
                    return lowestCard(view);
                }),
                endless("answers after the limit", view -> {
                    try {
                        awaitInterrupt();
                    } catch (InterruptedException late) {
                        Thread.currentThread().interrupt();
                    }
                    return lowestCard(view);
                }),
                endless("throws after the limit", view -> {
                    try {
                        awaitInterrupt();
                    } catch (InterruptedException late) {
                        throw new HostileException(() -> "late");
                    }
                    return lowestCard(view);
                }),
                stuck("message that never comes", view -> {
                    throw new HostileException(() -> String.valueOf(stay()));
                }));
    }

    static ToyAction stay() {
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
        return new ToyAction.Roll();
    }

    @SuppressWarnings("InfiniteRecursion")
    static ToyAction recurse(ToyView view) {
        return view.legalActions().isEmpty() ? new ToyAction.Roll() : recurse(view);
    }

    private static ToyAction change(ToyView view) {
        List<List<?>> lists = List.of(
                view.legalActions(),
                view.hand(),
                view.table().scores(),
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
    private static AnyBot<ToyAction, ToyView> polluted(Object action) {
        AnyBot<?, ToyView> bot = new Polluting<>(action);
        return (AnyBot<ToyAction, ToyView>) bot;
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

    private static final class Unspeakable implements AnyBot<ToyAction, ToyView> {
        @Override
        public ToyAction choose(ToyView view) {
            return lowestCard(view);
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
