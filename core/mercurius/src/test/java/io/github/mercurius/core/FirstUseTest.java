package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.architecture.LoadedAgain;
import io.github.mercurius.arena.Arbiter;
import io.github.mercurius.arena.BotFailure;
import io.github.mercurius.arena.BotGame;
import io.github.mercurius.common.Words;
import io.github.mercurius.rules.Rules;
import io.vavr.collection.Vector;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A class that fails when it is used for the first time stays broken. No bot can do that to a class of Mercurius that
 * the arbiter needs. Classes are used for the first time only once, so this is tried with classes that are loaded
 * again.
 */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class FirstUseTest {
    @Test
    void aBotThatHasUsedUpTheStackBreaksNoClass() throws Exception {
        assertThat(anew(GameAtTheEdge.class)).asString().startsWith("over: true, failed: [N:: THG-4: ");
    }

    @Test
    void anInterruptedThreadCanBeTheFirst() throws Exception {
        assertThat(anew(FirstInterrupted.class)).isEqualTo("interrupted: true");
    }

    private static Object anew(Class<? extends Supplier<String>> program) throws Exception {
        return LoadedAgain.run(
                program, Words.class, Rules.class, Asset.class, GameState.class, Arbiter.class, Vector.class);
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
