package io.github.mercurius.examples.play;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.core.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * The bots that a person plays against. What they are is in their names, {@code greedy-1}, and their chance in the
 * game: so a game that is resumed goes on as it would have without the break.
 */
final class Opponents {
    private static final String ADVISER = "greedy";

    private Opponents() {}

    /** The names for a table: the person's, and for each other seat one of the bots, in turns. */
    static List<String> names(String person, List<String> bots, int players) {
        List<String> names = new ArrayList<>(List.of(person));
        for (int seat = 1; seat < players; seat++) {
            names.add(bots.get((seat - 1) % bots.size()) + "-" + seat);
        }
        return names;
    }

    private static Bot make(String spec, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return switch (spec) {
            case "greedy" -> new OneTurnBot();
            case "random" -> view -> view.legalActions().sample(random::nextInt);
            default -> throw new IllegalArgumentException("bot: '" + spec + "', expected greedy or random");
        };
    }

    /** What the bot whose turn it is does. */
    static Action choose(Game game) {
        int seat = game.state().table().activeSeat();
        long chance = 31L * game.deal().hashCode() + game.moves().size();
        return make(bot(game.setup().name(seat)), chance).choose(game.state().viewFor(seat));
    }

    /** What the bot of a name is; fails if it is none. */
    static String bot(String name) {
        String spec = name.replaceFirst("-\\d+$", "");
        make(spec, 0);
        return spec;
    }

    /** What a bot would do in the person's place. */
    static Action hint(PlayerView view) {
        return make(ADVISER, 0).choose(view);
    }
}
