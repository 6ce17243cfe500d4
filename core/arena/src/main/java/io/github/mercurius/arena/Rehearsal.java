package io.github.mercurius.arena;

import io.github.mercurius.common.BoundedNumbers;
import io.github.mercurius.common.SafeText;
import io.github.mercurius.common.SplitMix64;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.ThinkingTime;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A game that uses the classes of the rules before any bot can, once for each class of rules.
 *
 * <p>A class that is used for the first time where no stack is left stays broken for as long as the JVM runs. A bot
 * that recurses could do that to the whole library.
 */
final class Rehearsal {
    private static final int MOST_ACTIONS = 300;
    private static final List<String> NAMES = List.of("Robert", "Magda", "Anna", "Jan", "Eva", "Hugo", "Ida", "Leo");

    private static final Map<Class<?>, Rehearsal> REHEARSALS = new ConcurrentHashMap<>();

    private boolean played;

    private Rehearsal() {}

    /** The rehearsal of such rules. */
    static Rehearsal of(Rules<?, ?> rules) {
        return REHEARSALS.computeIfAbsent(rules.getClass(), type -> new Rehearsal());
    }

    /** Plays the game, if it was not played before. It is not stopped by an interrupt, which stays set. */
    synchronized <A extends AnyAction, V extends AnyView<A>> void play(Rules<A, V> rules, Arbiter<A, V> arbiter) {
        if (played) {
            return;
        }
        boolean interrupted = Thread.interrupted();
        try {
            playOnce(rules, arbiter.withMostActions(MOST_ACTIONS));
            played = true;
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static <A extends AnyAction, V extends AnyView<A>> void playOnce(Rules<A, V> rules, Arbiter<A, V> arbiter) {
        IntUnaryOperator random = new BoundedNumbers(new SplitMix64(1602));
        int players = Math.max(rules.fewestPlayers(), Math.min(rules.mostPlayers(), 3));
        AnyGame<A, V> first = rules.start(NAMES.subList(0, Math.min(players, NAMES.size())), random);
        AnyBot<A, V> bot = new Rehearsing<>();
        arbiter.play(first, Collections.nCopies(players, bot));
        arbiter.playOut(first.state(), Collections.nCopies(players, bot));
        arbiter.close(bot);
        SafeText.of("\u0141", SafeText.MOST);
    }

    /** Suggests and plays all kinds of actions, illegal ones as well, and fails in all kinds of ways. */
    private static final class Rehearsing<A extends AnyAction, V extends AnyView<A>> implements AnyBot<A, V> {
        private int asked;
        private @Nullable A earlier;

        @Override
        public A choose(V view) {
            return view.legalActions().get(5 * asked % view.legalActions().size());
        }

        @Override
        @SuppressWarnings("NullAway")
        public A choose(V view, ThinkingTime<A> time) {
            asked++;
            A action = choose(view);
            if (asked % 2 == 0) {
                time.suggest(action);
            }
            if (asked % 7 == 1) {
                throw new IllegalStateException("this is a rehearsal");
            }
            if (asked % 7 == 3) {
                return null;
            }
            if (asked % 7 == 5) {
                return earlier; // most often illegal by now
            }
            earlier = action;
            return action;
        }

        @Override
        public boolean observe(AnyUpdate update) {
            return !update.notation().isEmpty();
        }
    }
}
