package io.github.mercurius.examples.games;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import java.util.List;
import java.util.SplittableRandom;

/** What the players of a made-up game prefer, so that the games reach all corners of the rules. */
enum Style {
    /** Any legal action, each as likely as any other. */
    UNIFORM {
        @Override
        int appeal(AnyAction action, long taste) {
            return 0;
        }
    },

    /**
     * Kinds of actions, in an order that follows from the taste: sales above all, or no special card before the end.
     */
    KINDS {
        @Override
        int appeal(AnyAction action, long taste) {
            return liking(action.getClass().getSimpleName(), taste);
        }
    },

    /** Single actions in such an order: the same asset, good or stall again and again, and others never. */
    HABITS {
        @Override
        int appeal(AnyAction action, long taste) {
            return liking(action.notation(), taste);
        }
    },

    /** As many cards, tokens or coins in an action as there can be. */
    FAST {
        @Override
        int appeal(AnyAction action, long taste) {
            return action.notation().length();
        }
    },

    /** As few as there can be: hands grow, and decks run out. */
    SLOW {
        @Override
        int appeal(AnyAction action, long taste) {
            return -action.notation().length();
        }
    };

    /** One action in so many is any legal one, in every second game; all of them in a game that lasts long. */
    private static final int WHIM = 5;

    private static final int LONG = 60;

    /** How much an action is wanted: one of those that are wanted most is taken. */
    abstract int appeal(AnyAction action, long taste);

    private static int liking(String text, long taste) {
        return new SplittableRandom(text.hashCode() ^ taste).nextInt();
    }

    /** A legal action of a player with some taste. */
    <A extends AnyAction, V extends AnyView<A>> A choose(AnyState<A, V> state, long taste, SplittableRandom random) {
        boolean isWhim = taste % 2 == 0 && random.nextInt(WHIM) == 0;
        if (isWhim || state.table().turn() > LONG * state.table().setup().players()) {
            return state.legalActions().sample(random::nextInt);
        }
        List<A> legal = List.copyOf(state.legalActions());
        int most =
                legal.stream().mapToInt(action -> appeal(action, taste)).max().orElseThrow();
        List<A> wanted =
                legal.stream().filter(action -> appeal(action, taste) == most).toList();
        return wanted.get(random.nextInt(wanted.size()));
    }
}
