package io.github.mercurius.examples.games;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.AnyViolation;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Illegal actions of a made-up game, each with all rules that it breaks, and no two of a kind that break the same. */
final class Illegal {
    private static final int TRIES = 40;

    private Illegal() {}

    /** Samples of illegal actions. */
    static <A extends AnyAction, V extends AnyView<A>> Map<String, Set<String>> samples(
            MadeUpGames<A, V> games, VectorGame<A, V> game, Attempts<A, V> attempts) {
        Map<String, Set<String>> samples = new LinkedHashMap<>();
        Set<List<Object>> kinds = new HashSet<>();
        List<A> corners = games.corners(game.now());
        for (int i = 0; i < TRIES && samples.size() < games.mostSamples(); i++) {
            A action = i < corners.size() ? corners.get(i) : attempts.any(game.now());
            Set<String> broken = games.broken(game.now(), action);
            check(action, broken, game.check(action.notation()));
            if (!broken.isEmpty() && kinds.add(List.of(games.kind(action), broken))) {
                samples.put(action.notation(), broken);
            }
        }
        return samples;
    }

    /** The list and the library must agree; if not, one of the two is wrong, and nothing should be written. */
    private static void check(AnyAction action, Set<String> broken, Optional<? extends AnyViolation> refused) {
        boolean agree =
                refused.map(violation -> broken.contains(violation.rule().id())).orElse(broken.isEmpty());
        if (!agree) {
            throw new IllegalStateException(
                    action.notation() + " breaks " + broken + ", but the library says " + refused);
        }
    }
}
