package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.arena.Arbiter;
import io.github.mercurius.arena.BotFailure;
import io.github.mercurius.arena.BotGame;
import io.github.mercurius.common.Words;
import io.github.mercurius.rules.Rules;
import io.vavr.collection.Vector;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A class that fails when it is used for the first time stays broken. No bot can do that to a class of Mercurius that
 * the arbiter needs. Classes are used for the first time only once, so this is tried with classes that are loaded
 * again.
 */
@Timeout(value = 20, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class FirstUseTest {
    private static final int STACK = 512 * 1024;

    @Test
    void aBotThatHasUsedUpTheStackBreaksNoClass() throws Exception {
        assertThat(anew(GameAtTheEdge.class)).asString().startsWith("over: true, failed: [N:: THG-4: ");
    }

    @Test
    void anInterruptedThreadCanBeTheFirst() throws Exception {
        assertThat(anew(FirstInterrupted.class)).isEqualTo("interrupted: true");
    }

    private static Object anew(Class<? extends Supplier<String>> type) throws Exception {
        URL[] roots = Stream.of(
                        Words.class,
                        Rules.class,
                        Asset.class,
                        GameState.class,
                        Arbiter.class,
                        Vector.class,
                        FirstUseTest.class)
                .map(FirstUseTest::root)
                .toArray(URL[]::new);
        try (URLClassLoader loader = new URLClassLoader(roots, ClassLoader.getPlatformClassLoader())) {
            Supplier<?> game = (Supplier<?>)
                    loader.loadClass(type.getName()).getDeclaredConstructor().newInstance();
            FutureTask<Object> result = new FutureTask<>(game::get);
            new Thread(null, result, "with little stack", STACK).start();
            return result.get();
        }
    }

    private static URL root(Class<?> type) {
        String file = type.getName().replace('.', '/') + ".class";
        String place = type.getResource("/" + file).toString();
        try {
            return URI.create(place.substring(0, place.length() - file.length()))
                    .toURL();
        } catch (MalformedURLException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Asks for an arbiter while its thread is interrupted. */
    public static final class FirstInterrupted implements Supplier<String> {
        @Override
        public String get() {
            Thread.currentThread().interrupt();
            Arbiter.of(Mercurius.rules());
            return "interrupted: " + Thread.currentThread().isInterrupted();
        }
    }

    /** Plays a game with a bot that makes its actions where the stack ends. */
    public static final class GameAtTheEdge implements Supplier<String>, Bot {
        private @Nullable Action made;

        @Override
        public String get() {
            BotGame<Game> played = Arbiter.of(Mercurius.rules())
                    .play(Game.start(Setup.of(3), Deal.seeded(1602)), List.of(this, this, this));
            Object failed = played.failures().stream()
                    .filter(failure -> failure.seat() == 0)
                    .map(BotFailure::what)
                    .distinct()
                    .toList();
            return "over: " + played.game().state().isOver() + ", failed: " + failed;
        }

        @Override
        public Action choose(PlayerView view) {
            try {
                return made == null ? deeper(view) : Action.playNews();
            } catch (StackOverflowError expected) {
                return Action.playNews();
            }
        }

        private Action deeper(PlayerView view) {
            try {
                return view.legalActions().isEmpty() ? Action.playNews() : deeper(view);
            } catch (StackOverflowError edge) {
                try {
                    // tried from further and further up, until there is enough stack
                    made = Action.playCard(view.hand().kinds().get(0));
                } catch (LinkageError broken) {
                    made = null;
                }
                throw edge;
            }
        }
    }
}
