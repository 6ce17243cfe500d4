package io.github.mercurius.rules.learning;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The moves of a game, numbered in the order in which their names are added. */
final class MoveNames {
    private final Map<String, Integer> numbers = new LinkedHashMap<>();

    /** The next name; its number. */
    int add(String name) {
        numbers.put(name, numbers.size());
        return numbers.size() - 1;
    }

    /** All names, by number. */
    List<String> all() {
        return Collections.unmodifiableList(new ArrayList<>(numbers.keySet()));
    }

    /**
     * The number of a move.
     *
     * @throws IllegalArgumentException if there is none with this name
     */
    int number(String name) {
        Integer number = numbers.get(name);
        if (number == null) {
            throw new IllegalArgumentException("action: " + name + ", expected one that moves make");
        }
        return number;
    }
}
