package io.github.mercurius.examples.play;

import io.github.mercurius.arena.Arbiter;
import io.github.mercurius.arena.BotSeat;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.OutsideBots;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyStep;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.BotKind;
import java.util.HashMap;
import java.util.Map;

/**
 * The bots on the seats of one game, each of which lives through the whole game. In a game that is resumed they begin
 * again, and are told all that happened. Those that play the same with the same seed are also asked again for their
 * decisions, so that the game goes on as it would have without the break.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
final class SeatedBots<A extends AnyAction, V extends AnyView<A>> {
    private final GameKit<A, V> kit;
    private final OutsideBots outside;
    private final Map<Integer, Seated<A, V>> seats = new HashMap<>();

    SeatedBots(GameKit<A, V> kit, OutsideBots outside) {
        this.kit = kit;
        this.outside = outside;
    }

    /** A bot on its seat, and how many actions of the game it was told of. */
    private static final class Seated<A extends AnyAction, V extends AnyView<A>> {
        private final AnyBot<A, V> bot;
        private final BotSeat<A, V> seat;
        private final int number;
        private final boolean repeats;
        private int told;
        private int asked = -1;

        Seated(AnyBot<A, V> bot, BotSeat<A, V> seat, int number, boolean repeats) {
            this.bot = bot;
            this.seat = seat;
            this.number = number;
            this.repeats = repeats;
        }

        A choose(AnyGame<A, V> game) {
            tell(game);
            asked = told;
            return seat.choose(game.state().viewFor(number)).action();
        }

        /** An action that was undone before a bot was asked is never told to it. */
        void tell(AnyGame<A, V> game) {
            for (; told < game.steps().size(); told++) {
                AnyStep<A, V> step = game.steps().get(told);
                if (step.update().actor().orElse(-1) == number && told != asked && repeats) {
                    AnyState<A, V> before = told == 0
                            ? game.firstState()
                            : game.steps().get(told - 1).after();
                    seat.choose(before.viewFor(number)); // as it did before the break
                }
                seat.observe(step.update());
            }
        }
    }

    /** What the bot does that has to decide; what one does who does not answer, if it fails. */
    A choose(AnyGame<A, V> game) {
        int decider = game.state().decider().orElseThrow();
        return seats.computeIfAbsent(decider, seat -> seat(game, seat)).choose(game);
    }

    private Seated<A, V> seat(AnyGame<A, V> game, int seat) {
        // stable from one start of the program to the next, as a hash of text is
        long chance = 31L * game.firstState().toText().hashCode() + seat;
        String name = Match.kindName(game.setup().name(seat));
        BotKind<A, V> kind = outside.kind(kit, name);
        AnyBot<A, V> bot = kind.make(chance);
        BotSeat<A, V> seated = Arbiter.of(kit.rules())
                .withSeed(chance)
                .seat(bot, game.firstState().viewFor(seat));
        return new Seated<>(bot, seated, seat, kind.repeatable());
    }

    /** Tells the bots how the game ended, if it is over, and closes them. */
    void close(AnyGame<A, V> game) {
        for (Seated<A, V> seated : seats.values()) {
            if (game.state().isOver()) {
                seated.tell(game);
                seated.seat.end(game.state().table().ranking());
            }
            Arbiter.of(kit.rules()).close(seated.bot);
        }
        seats.clear();
    }
}
