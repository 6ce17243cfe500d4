package io.github.mercurius.examples.play;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.core.Game;
import io.github.mercurius.examples.bots.Bots;
import java.util.ArrayList;
import java.util.List;

/**
 * The bots that a person plays against. What they are is in their names, {@code greedy-1} or {@code ismcts:200-2}, and
 * their chance in the game: so a game that is resumed goes on as it would have without the break, if they do not look
 * at the clock.
 */
final class Opponents {
    private static final Bots.Kind ADVISER = Bots.parse("greedy");

    private Opponents() {}

    /** The names for a table: the person's, and for each other seat one of the bots, in turns. */
    static List<String> names(String person, List<String> bots, int players) {
        List<String> names = new ArrayList<>(List.of(person));
        for (int seat = 1; seat < players; seat++) {
            names.add(bots.get((seat - 1) % bots.size()) + "-" + seat);
        }
        return names;
    }

    /** What the bot whose turn it is does. */
    static Action choose(Game game) {
        int seat = game.state().table().activeSeat();
        long chance = 31L * game.deal().hashCode() + game.steps().size();
        Bot bot = kind(game.setup().name(seat)).make(chance);
        return bot.choose(game.state().viewFor(seat));
    }

    /**
     * What the bot of a name is.
     *
     * @throws IllegalArgumentException if it is none
     */
    static String bot(String name) {
        return kind(name).name();
    }

    private static Bots.Kind kind(String name) {
        return Bots.parse(name.replaceFirst("-\\d+$", ""));
    }

    /** What a bot would do in the person's place. */
    static Action hint(PlayerView view) {
        return ADVISER.make(0).choose(view);
    }
}
