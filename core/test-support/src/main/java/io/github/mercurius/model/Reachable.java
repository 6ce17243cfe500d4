package io.github.mercurius.model;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** All that play can lead to, in a game so small that all of it can be played. */
public final class Reachable {
    private Reachable() {}

    /**
     * Some states and those that follow from them, each once.
     *
     * @param key what two states have in common from which the same can follow
     * @param next the states that follow in one step
     */
    public static <S> List<S> from(Collection<S> first, Function<S, ?> key, Function<S, List<S>> next) {
        List<S> reached = new ArrayList<>();
        Set<Object> keys = new HashSet<>();
        List<S> open = new ArrayList<>(first);
        while (!open.isEmpty()) {
            List<S> later = new ArrayList<>();
            for (S state : open) {
                if (keys.add(key.apply(state))) {
                    reached.add(state);
                    later.addAll(next.apply(state));
                }
            }
            open = later;
        }
        return reached;
    }
}
