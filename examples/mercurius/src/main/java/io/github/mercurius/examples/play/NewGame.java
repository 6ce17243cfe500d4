package io.github.mercurius.examples.play;

import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.games.outside.OutsideBots;
import io.github.mercurius.examples.position.GivenPosition;
import io.github.mercurius.examples.position.Seating;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyPosition;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.AnyView;
import java.util.List;

/**
 * Where a person and some bots begin a game.
 *
 * @param person the person's name
 * @param bots what the others are, in turns
 * @param seed the cards, and who begins, follow from it
 * @param outside the bots that are not our own
 */
record NewGame(GameName game, String person, List<String> bots, long seed, OutsideBots outside) {
    NewGame {
        bots = List.copyOf(bots);
        bots.forEach(bot -> outside.kind(GameKit.of(game), Opponents.kindName(bot)));
    }

    /** A game from the deal on, in which the person sits on the first seat. */
    <A extends AnyAction, V extends AnyView<A>> AnyGame<A, V> dealt(GameKit<A, V> kit, int players) {
        List<String> names = Opponents.names(person, 0, bots, players);
        int startSeat = (int) Long.remainderUnsigned(seed, names.size());
        return kit.rules().start(kit.rules().setup(names, startSeat), seed);
    }

    /** A game from a position on; the person sits where it is seen from, or else where it is somebody's turn. */
    <A extends AnyAction, V extends AnyView<A>> AnyGame<A, V> at(GameKit<A, V> kit, AnyPosition<A, V> position) {
        AnyTable table = position.table();
        if (table.isOver()) {
            throw new IllegalArgumentException("--position: a game that is over, expected one to play");
        }
        if (Opponents.isBot(GameKit.of(game), person)) { // --resume tells people from bots by their names
            throw new IllegalArgumentException("--name: '" + person + "', expected a name that no bot has");
        }
        int seat = GivenPosition.viewer(position).orElse(table.decider().orElse(0));
        return Seating.of(
                kit,
                position,
                seed,
                Opponents.names(person, seat, bots, table.setup().players()));
    }
}
