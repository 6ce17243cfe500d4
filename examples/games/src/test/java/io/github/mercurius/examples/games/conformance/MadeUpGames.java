package io.github.mercurius.examples.games.conformance;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.examples.games.vectors.Fields;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyLegalActions;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Games of one kind that are made up to be written as vectors, so that they reach all corners of the rules.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
interface MadeUpGames<A extends AnyAction, V extends AnyView<A>> {
    /** What players prefer. */
    interface Style<A extends AnyAction, V extends AnyView<A>> {
        A choose(AnyState<A, V> state, SplittableRandom random);

        /** One of the legal actions that are wanted most. */
        static <A extends AnyAction> A mostWanted(
                AnyState<A, ?> state, ToIntFunction<A> appeal, SplittableRandom random) {
            AnyLegalActions<A> legal = state.legalActions();
            int most = legal.stream().mapToInt(appeal).max().orElseThrow();
            List<A> wanted = legal.stream()
                    .filter(action -> appeal.applyAsInt(action) == most)
                    .toList();
            return wanted.get(random.nextInt(wanted.size()));
        }
    }

    /** A game before its first action, and how it is played. */
    record MadeUp<A extends AnyAction, V extends AnyView<A>>(
            ObjectNode firstLine, VectorGame<A, V> start, Style<A, V> style) {
        int players() {
            return start.now().table().setup().players();
        }
    }

    /**
     * A game to write.
     *
     * @param number from 0: what can be chosen is chosen in turns, or by chance
     */
    MadeUp<A, V> makeUp(int number, SplittableRandom random);

    /** An action to try, legal or not. */
    A any(AnyState<A, V> state, SplittableRandom random);

    /** All rules that an action breaks, worked out apart from the library, which names one of them. */
    Set<String> broken(AnyState<A, V> state, A action);

    /** What is the same in two actions of one kind. */
    default Object kind(A action) {
        return action.notation().charAt(0);
    }

    /** How many illegal actions a line has at most. */
    default int mostSamples() {
        return 5;
    }

    /** Where each fifth game has no seed. */
    static boolean hasSeed(int number) {
        return number % 5 != 4;
    }

    /** The beginning of the first line of a game that is dealt once: all but its rulings. */
    static ObjectNode firstLine(String format, AnySetup setup, OptionalLong seed, List<?> cards) {
        ObjectNode line = Fields.JSON.createObjectNode();
        line.put("format", format).put("players", setup.players()).put("startPlayer", setup.startSeat());
        line.put("seed", seed(seed));
        line.set(
                "deal",
                Fields.JSON.valueToTree(cards.stream().map(Object::toString).toList()));
        return line;
    }

    /** A seed as a first line has it. */
    static @Nullable String seed(OptionalLong seed) {
        return seed.isPresent() ? Long.toUnsignedString(seed.getAsLong()) : null;
    }
}
