package io.github.mercurius.tournament;

import io.github.mercurius.arena.BotKind;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyStanding;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.GameStart;
import io.github.mercurius.rules.ThinkingTime;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/**
 * The kinds of bots that had not returned from a call when their game was over. Nothing in Java can stop their threads,
 * so no more of them are begun. Thread-safe.
 */
final class StuckBots {
    private final Set<String> kinds = ConcurrentHashMap.newKeySet();

    /** A bot of a kind, or one that always fails if a bot of the kind is stuck. */
    <A extends AnyAction, V extends AnyView<A>> AnyBot<A, V> make(BotKind<A, V> kind, long seed) {
        String name = kind.name();
        if (kinds.contains(name)) {
            return view -> {
                throw new IllegalStateException(
                        "not asked: '" + name + "' has not returned from a call in an earlier game");
            };
        }
        return new Watched<>(name, kind.make(seed));
    }

    /** Remembers who has not returned after a game. */
    void look(List<? extends AnyBot<?, ?>> bots) {
        for (AnyBot<?, ?> bot : bots) {
            if (bot instanceof Watched<?, ?> watched && watched.calls.get() > 0) {
                kinds.add(watched.kind);
            }
        }
    }

    /** A bot, and how many calls of it have not returned. */
    private static final class Watched<A extends AnyAction, V extends AnyView<A>> implements AnyBot<A, V> {
        private final String kind;
        private final AnyBot<A, V> bot;
        private final AtomicInteger calls = new AtomicInteger();

        Watched(String kind, AnyBot<A, V> bot) {
            this.kind = kind;
            this.bot = bot;
        }

        private <T> T call(Supplier<T> call) {
            calls.incrementAndGet();
            try {
                return call.get();
            } finally {
                calls.decrementAndGet();
            }
        }

        private void call(Runnable call) {
            call(() -> {
                call.run();
                return call;
            });
        }

        @Override
        public A choose(V view) {
            return call(() -> bot.choose(view));
        }

        @Override
        public A choose(V view, ThinkingTime<A> time) {
            return call(() -> bot.choose(view, time));
        }

        @Override
        public void begin(GameStart<V> start) {
            call(() -> bot.begin(start));
        }

        @Override
        public boolean observe(AnyUpdate update) {
            return call(() -> bot.observe(update));
        }

        @Override
        public void end(List<? extends AnyStanding> ranking) {
            call(() -> bot.end(ranking));
        }

        @Override
        public void close() {
            call(bot::close);
        }
    }
}
