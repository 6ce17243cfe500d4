package io.github.mercurius.examples.play;

import io.github.mercurius.examples.cli.Seating;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.OutsideBots;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyPosition;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.BotKind;
import io.vavr.control.Try;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * A game of a person against bots at one moment. What the bots are is in their names, {@code greedy-1} or
 * {@code ismcts:200-2}, and their chance in the game.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 * @param person the seat of the person
 */
record Match<A extends AnyAction, V extends AnyView<A>>(GameKit<A, V> kit, AnyGame<A, V> game, int person) {
    /**
     * A match from the deal on, with the person on the first seat; the cards and who begins follow from the seed.
     *
     * @param chosen of what the game leaves open, by its names
     */
    static <A extends AnyAction, V extends AnyView<A>> Match<A, V> dealt(
            GameKit<A, V> kit, String person, List<String> bots, int players, Map<String, String> chosen, long seed) {
        List<String> names = names(person, 0, bots, players);
        int startSeat = (int) Long.remainderUnsigned(seed, names.size());
        try {
            kit.rules().choices().with(chosen);
        } catch (IllegalArgumentException refused) {
            throw new IllegalArgumentException("--choose: " + refused.getMessage(), refused);
        }
        return new Match<>(kit, kit.rules().start(kit.rules().setup(names, startSeat, chosen), seed), 0);
    }

    /** A match from a position on; the person sits where it is seen from, or else where it is somebody's turn. */
    static <A extends AnyAction, V extends AnyView<A>> Match<A, V> at(
            GameKit<A, V> kit, AnyPosition<A, V> position, String person, List<String> bots, long seed) {
        AnyTable table = position.table();
        if (table.isOver()) {
            throw new IllegalArgumentException("--position: a game that is over, expected one to play");
        }
        if (isBot(kit, person)) { // --resume tells people from bots by their names
            throw new IllegalArgumentException("--name: '" + person + "', expected a name that no bot has");
        }
        int seat = Try.of(position::view)
                .map(AnyView::viewer)
                .getOrElse(OptionalInt.empty())
                .orElse(table.decider().orElse(0));
        List<String> names = names(person, seat, bots, table.setup().players());
        return new Match<>(kit.withEditionOf(table.setup()), Seating.of(kit, position, seed, names), seat);
    }

    /** The names for a table: the person's, and for each other seat one of the bots, in turns. */
    private static List<String> names(String person, int personsSeat, List<String> bots, int players) {
        List<String> names = new ArrayList<>();
        for (int bot = 1; bot < players; bot++) {
            names.add(bots.get((bot - 1) % bots.size()) + "-" + bot);
        }
        names.add(personsSeat, person);
        return names;
    }

    /**
     * A match that goes on: the person sits on the one seat whose name is not that of a bot, or on the first seat.
     *
     * @throws IllegalArgumentException if there are several such seats
     */
    static <A extends AnyAction, V extends AnyView<A>> Match<A, V> of(
            GameKit<A, V> kit, AnyGame<A, V> game, OutsideBots outside) {
        List<String> names = game.setup().names();
        List<String> people = names.stream()
                .filter(name -> !outside.knows(kindName(name)) && !isBot(kit, name))
                .toList();
        if (people.size() > 1) {
            kind(kit, people.get(people.size() - 1));
        }
        return new Match<>(kit, game, people.isEmpty() ? 0 : names.indexOf(people.get(0)));
    }

    private static boolean isBot(GameKit<?, ?> kit, String name) {
        try {
            kind(kit, name);
            return true;
        } catch (IllegalArgumentException none) {
            return false;
        }
    }

    private static BotKind<?, ?> kind(GameKit<?, ?> kit, String name) {
        return kit.bots().apply(kindName(name));
    }

    /** What the bot of a name is: the name without its number. */
    static String kindName(String name) {
        return name.replaceFirst("-\\d+$", "");
    }
}
