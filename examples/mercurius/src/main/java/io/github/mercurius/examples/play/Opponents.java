package io.github.mercurius.examples.play;

import io.github.mercurius.arena.BotKind;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.outside.OutsideBots;
import java.util.ArrayList;
import java.util.List;

/**
 * The bots that a person plays against. What they are is in their names, {@code greedy-1} or {@code ismcts:200-2}, and
 * their chance in the game.
 */
final class Opponents {
    private Opponents() {}

    /** The names for a table: the person's, and for each other seat one of the bots, in turns. */
    static List<String> names(String person, int personsSeat, List<String> bots, int players) {
        List<String> names = new ArrayList<>();
        for (int bot = 1; bot < players; bot++) {
            names.add(bots.get((bot - 1) % bots.size()) + "-" + bot);
        }
        names.add(personsSeat, person);
        return names;
    }

    /**
     * Where the person sits: on the one seat whose name is not that of a bot, or on the first seat.
     *
     * @throws IllegalArgumentException if there are several such seats
     */
    static int personsSeat(GameKit<?, ?> kit, List<String> names, OutsideBots outside) {
        List<String> people = names.stream()
                .filter(name -> !outside.knows(kindName(name)) && !isBot(kit, name))
                .toList();
        if (people.size() > 1) {
            kind(kit, people.get(people.size() - 1));
        }
        return people.isEmpty() ? 0 : names.indexOf(people.get(0));
    }

    /** Whether a name is that of a bot. */
    static boolean isBot(GameKit<?, ?> kit, String name) {
        try {
            kind(kit, name);
            return true;
        } catch (IllegalArgumentException none) {
            return false;
        }
    }

    /**
     * What the bot of a name is.
     *
     * @throws IllegalArgumentException if it is none
     */
    private static BotKind<?, ?> kind(GameKit<?, ?> kit, String name) {
        return kit.bots().apply(kindName(name));
    }

    /** What the bot of a name is: the name without its number. */
    static String kindName(String name) {
        return name.replaceFirst("-\\d+$", "");
    }
}
