package io.github.mercurius.examples.games;

import io.github.mercurius.examples.games.common.Words;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyChance;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.NotationException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Actions and outcomes to try, few of them legal: those that are possible at some moment of a game, half of them with
 * something added, left out or doubled.
 */
final class Attempts<A extends AnyAction, V extends AnyView<A>> {
    private static final int OF_A_STATE = 5;
    private static final int MOST_STATES = 500;
    private static final int OTHER_KIND = 4;
    private static final int TRIES = 100;

    private final GameKit<A, V> kit;
    private final SplittableRandom random;
    private final List<String> notations;

    /** What people are told of, and what is possible in a game that goes on at random. */
    Attempts(VectorGame<A, V> start, SplittableRandom random) {
        this.kit = start.kit();
        this.random = random;
        Set<String> seen = new LinkedHashSet<>();
        AnyState<A, V> state = start.now();
        kit.face(Words.in("en")).samples(state.viewFor(0)).forEach(sample -> seen.add(sample.notation()));
        for (int i = 0; i < MOST_STATES && !state.isOver(); i++) {
            for (int another = 0; another < OF_A_STATE; another++) {
                seen.add(possible(state).notation());
            }
            A next = possible(state);
            state = state.asksChance() ? state.applyOutcome(next) : state.applyAction(next);
        }
        notations = List.copyOf(seen);
    }

    private A possible(AnyState<A, V> state) {
        if (!state.asksChance()) {
            return state.legalActions().sample(random::nextInt);
        }
        List<? extends AnyChance<A>> chances = List.copyOf(state.chances());
        return chances.get(random.nextInt(chances.size())).outcome();
    }

    /** An action to try in a state: most of a kind that is possible there. */
    A any(AnyState<A, V> state) {
        boolean isOfKind = !state.isOver() && random.nextInt(OTHER_KIND) > 0;
        String known = isOfKind ? possible(state).notation() : one();
        for (int i = 0; i < TRIES; i++) {
            String text = one();
            if (!isOfKind || text.charAt(0) == known.charAt(0)) {
                try {
                    return kit.rules().action(random.nextBoolean() ? text : changed(text));
                } catch (NotationException isNoAction) {
                    // another one may be one
                }
            }
        }
        return kit.rules().action(known);
    }

    private String one() {
        return notations.get(random.nextInt(notations.size()));
    }

    private String changed(String text) {
        if (random.nextInt(4) == 0) {
            int target = text.indexOf('>');
            return target < 0 ? text + ">" + random.nextInt(5) : text.substring(0, target);
        }
        int colon = text.indexOf(':');
        List<String> parts = parts(text);
        List<String> others = random.nextBoolean() ? parts : parts(one());
        if (!parts.isEmpty() && random.nextInt(3) == 0) {
            parts.remove(random.nextInt(parts.size()));
        } else if (!others.isEmpty()) {
            parts.add(others.get(random.nextInt(others.size())));
        }
        return text.substring(0, colon + 1) + String.join(",", parts);
    }

    private static List<String> parts(String text) {
        String rest = text.substring(text.indexOf(':') + 1);
        return new ArrayList<>(rest.isEmpty() ? List.of() : List.of(rest.split(",", -1)));
    }
}
