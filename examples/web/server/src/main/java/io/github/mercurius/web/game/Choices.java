package io.github.mercurius.web.game;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Collects what can be chosen for each ruling of a game, the default first. */
final class Choices {
    private final Map<String, List<String>> choices = new LinkedHashMap<>();

    private Choices() {}

    static Choices of(String ruling, Object... allowed) {
        return new Choices().and(ruling, allowed);
    }

    Choices and(String ruling, Object... allowed) {
        choices.put(ruling, Stream.of(allowed).map(Object::toString).toList());
        return this;
    }

    Map<String, List<String>> map() {
        return Collections.unmodifiableMap(choices);
    }
}
