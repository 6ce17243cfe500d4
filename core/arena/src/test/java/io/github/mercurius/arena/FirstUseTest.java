package io.github.mercurius.arena;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.architecture.LoadedAgain;
import io.github.mercurius.common.Words;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.toy.Toy;
import io.github.mercurius.rules.toy.ToyAction;
import io.github.mercurius.rules.toy.ToyGame;
import io.github.mercurius.rules.toy.ToyView;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A class that fails when it is used for the first time stays broken. No bot can do that to a class that the arbiter
 * needs. Classes are used for the first time only once, so this is tried with classes that are loaded again.
 */
@Timeout(value = 100, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class FirstUseTest {
    @Test
    void aBotThatHasUsedUpTheStackBreaksNoClass() throws Exception {
        assertThat(anew(GameAtTheEdge.class)).asString().startsWith("over: true, failed: [bonus 5: TOY-5: ");
    }

    @Test
    void anInterruptedThreadCanBeTheFirst() throws Exception {
        assertThat(anew(FirstInterrupted.class)).isEqualTo("interrupted: true");
    }

    private static Object anew(Class<? extends Supplier<String>> program) throws Exception {
        return LoadedAgain.run(program, Words.class, Rules.class, Toy.class, Arbiter.class);
    }

    /** Asks for an arbiter while its thread is interrupted. */
    public static final class FirstInterrupted implements Supplier<String> {
        @Override
        public String get() {
            Thread.currentThread().interrupt();
            Arbiter.of(Toy.rules());
            return "interrupted: " + Thread.currentThread().isInterrupted();
        }
    }

    /** Plays a game with a bot that makes its actions where the stack ends. */
    public static final class GameAtTheEdge implements Supplier<String>, AnyBot<ToyAction, ToyView> {
        private @Nullable ToyAction made;

        @Override
        public String get() {
            ToyGame start = Toy.start(3, new SplittableRandom(1602)::nextInt);
            BotGame<ToyGame> played = Arbiter.of(Toy.rules()).play(start, List.of(this, this, this));
            Object failed = played.failures().stream()
                    .filter(failure -> failure.seat() == 0)
                    .map(BotFailure::what)
                    .distinct()
                    .toList();
            return "over: " + played.game().state().isOver() + ", failed: " + failed;
        }

        @Override
        public ToyAction choose(ToyView view) {
            try {
                return made == null ? deeper(view) : new ToyAction.Bonus(5);
            } catch (StackOverflowError expected) {
                return new ToyAction.Bonus(5);
            }
        }

        private ToyAction deeper(ToyView view) {
            try {
                return view.legalActions().isEmpty() ? new ToyAction.Bonus(5) : deeper(view);
            } catch (StackOverflowError edge) {
                try {
                    // tried from further and further up, until there is enough stack
                    made = new ToyAction.Play(view.hand().get(0));
                } catch (LinkageError broken) {
                    made = null;
                }
                throw edge;
            }
        }
    }
}
