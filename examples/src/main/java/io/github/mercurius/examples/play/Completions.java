package io.github.mercurius.examples.play;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** What a word that was begun can become: the legal actions, and the commands. */
final class Completions {
    private Completions() {}

    static List<String> of(PlayerView view, Collection<String> commands, String begun) {
        String upper = begun.toUpperCase(Locale.ROOT);
        TreeSet<String> words = new TreeSet<>();
        for (Action action : view.legalActions()) {
            String notation = action.notation();
            // What there is so much of is named one by one only when the player has begun with it.
            words.add(isOneOfMany(action) && upper.length() < 2 ? notation.substring(0, 2) : notation);
        }
        words.removeIf(word -> !word.startsWith(upper));
        commands.stream()
                .filter(command -> command.startsWith(begun.toLowerCase(Locale.ROOT)))
                .forEach(words::add);
        return words.stream().collect(Collectors.toList());
    }

    /** Whether there can be hundreds of actions of this kind. */
    static boolean isOneOfMany(Action action) {
        return action instanceof Action.BlackMarket || action instanceof Action.PlayNews;
    }
}
