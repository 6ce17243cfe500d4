package io.github.mercurius.examples.games.terminal;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** What a word that was begun can become: the legal actions, and the commands. */
public final class Completions {
    private Completions() {}

    /** The words that begin so, actions first. */
    public static List<String> of(List<String> legal, Collection<String> commands, String begun) {
        TreeSet<String> words = new TreeSet<>();
        for (String notation : legal) {
            // What there is so much of is named one by one only when the player has begun with it.
            words.add(isOneOfMany(notation) && begun.length() < 2 ? notation.substring(0, 2) : notation);
        }
        words.removeIf(word -> !word.toUpperCase(Locale.ROOT).startsWith(begun.toUpperCase(Locale.ROOT)));
        commands.stream()
                .filter(command -> command.startsWith(begun.toLowerCase(Locale.ROOT)))
                .forEach(words::add);
        return words.stream().collect(Collectors.toList());
    }

    /** Whether there can be hundreds of actions of this kind: Black Markets and News of Mercurius. */
    static boolean isOneOfMany(String notation) {
        return notation.startsWith("B:") || notation.startsWith("N:");
    }
}
