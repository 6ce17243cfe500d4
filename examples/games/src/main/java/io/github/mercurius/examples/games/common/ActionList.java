package io.github.mercurius.examples.games.common;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Actions as they are listed for people: by their notation, or only counted where there can be hundreds of a kind. */
public final class ActionList {
    private static final int MOST_LISTED = 60;
    private static final String BETWEEN = "  ";

    private final List<String> notations = new ArrayList<>();
    private final SortedMap<String, Integer> kinds = new TreeMap<>();

    private ActionList() {}

    /** The actions whose notations begin so; of all, if that is empty, kinds of which there is much are counted. */
    public static ActionList of(List<String> notations, String begun) {
        ActionList list = new ActionList();
        for (String notation : notations) {
            if (begun.isEmpty() && isOneOfMany(notation)) {
                list.kinds.merge(notation.substring(0, 2), 1, Integer::sum);
            } else if (notation.toUpperCase(Locale.ROOT).startsWith(begun)) {
                list.notations.add(notation);
            }
        }
        return list;
    }

    /** Whether there are no actions. */
    public boolean isEmpty() {
        return notations.isEmpty() && kinds.isEmpty();
    }

    /**
     * The notations in one line, and a line for each kind that is counted.
     *
     * @param kind the text for such a kind and its number
     */
    public List<String> lines(Words words, String kind) {
        List<String> lines = new ArrayList<>();
        if (!notations.isEmpty()) {
            String listed = String.join(BETWEEN, notations.subList(0, Math.min(MOST_LISTED, notations.size())));
            lines.add(
                    notations.size() <= MOST_LISTED ? listed : words.get("play.legal.more", listed, notations.size()));
        }
        kinds.forEach((begin, number) -> lines.add(words.get(kind, begin, number)));
        return lines;
    }

    /** What a word that was begun can become: legal actions first, then commands. */
    public static List<String> completions(List<String> legal, Collection<String> commands, String begun) {
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
    private static boolean isOneOfMany(String notation) {
        return notation.startsWith("B:") || notation.startsWith("N:");
    }
}
