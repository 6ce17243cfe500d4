package io.github.mercurius.examples.conformance;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/** Illegal actions of a made-up game, each with all rules that it breaks, and few of a kind that break the same. */
final class Illegal {
    private static final int TRIES = 40;
    private static final int MOST = 5;

    private Illegal() {}

    /**
     * Samples of illegal actions.
     *
     * @param action makes up an action
     * @param broken all rules that an action breaks, worked out apart from the library
     */
    static Map<String, Set<String>> samples(
            Supplier<String> action, VectorGame game, Function<String, Set<String>> broken) {
        Map<String, Set<String>> samples = new LinkedHashMap<>();
        Set<List<Object>> kinds = new HashSet<>();
        for (int i = 0; i < TRIES && samples.size() < MOST; i++) {
            String text = action.get();
            Set<String> rules = broken.apply(text);
            check(text, rules, game.check(text));
            if (!rules.isEmpty() && kinds.add(List.of(text.charAt(0), rules))) {
                samples.put(text, rules);
            }
        }
        return samples;
    }

    /** The list and the library must agree; if not, one of the two is wrong, and nothing should be written. */
    private static void check(String action, Set<String> broken, Optional<VectorGame.Refused> refused) {
        boolean agree =
                refused.map(violation -> broken.contains(violation.rule())).orElse(broken.isEmpty());
        if (!agree) {
            throw new IllegalStateException(action + " breaks " + broken + ", but the library says " + refused);
        }
    }
}
