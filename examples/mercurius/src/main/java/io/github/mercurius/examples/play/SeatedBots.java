package io.github.mercurius.examples.play;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.arena.Arbiter;
import io.github.mercurius.arena.BotKind;
import io.github.mercurius.arena.BotSeat;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.core.Step;
import io.github.mercurius.examples.bots.OutsideBots;
import io.github.mercurius.examples.games.GameBots;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.rules.AnyBot;
import java.util.HashMap;
import java.util.Map;

/**
 * The bots on the seats of one game of Mercurius, each of which lives through the whole game. In a game that is resumed
 * they begin again, and are told all that happened. Those that play the same with the same seed are also asked again
 * for their decisions, so that the game goes on as it would have without the break.
 */
final class SeatedBots {
    private final OutsideBots outside;
    private final Map<Integer, Seated> seats = new HashMap<>();

    SeatedBots(OutsideBots outside) {
        this.outside = outside;
    }

    /** A bot on its seat, and how many actions of the game it was told of. */
    private static final class Seated {
        private final AnyBot<Action, PlayerView> bot;
        private final BotSeat<Action, PlayerView> seat;
        private final int number;
        private final boolean repeats;
        private int told;
        private int asked = -1;

        Seated(AnyBot<Action, PlayerView> bot, BotSeat<Action, PlayerView> seat, int number, boolean repeats) {
            this.bot = bot;
            this.seat = seat;
            this.number = number;
            this.repeats = repeats;
        }

        Action choose(Game game) {
            tell(game);
            asked = told;
            return seat.choose(game.state().viewFor(number)).action();
        }

        /** An action that was undone before a bot was asked is never told to it. */
        void tell(Game game) {
            for (; told < game.steps().size(); told++) {
                Step step = game.steps().get(told);
                if (step.seat() == number && told != asked && repeats) {
                    GameState before = told == 0
                            ? game.firstState()
                            : game.steps().get(told - 1).after();
                    seat.choose(before.viewFor(number)); // as it did before the break
                }
                seat.observe(step.update());
            }
        }
    }

    /** What the bot whose turn it is does; its first card, if it fails. */
    Action choose(Game game) {
        int active = game.state().table().activeSeat();
        return seats.computeIfAbsent(active, seat -> seat(game, seat)).choose(game);
    }

    private Seated seat(Game game, int seat) {
        int beginning = game.deal()
                .map(Deal::hashCode)
                .orElseGet(() -> game.firstState().hashCode());
        long chance = 31L * beginning + seat;
        String name = Opponents.kindName(game.setup().name(seat));
        BotKind<Action, PlayerView> kind = GameBots.parse(GameKit.mercurius(), name, outside);
        AnyBot<Action, PlayerView> bot = kind.make(chance);
        BotSeat<Action, PlayerView> seated = Arbiter.of(Mercurius.rules())
                .withSeed(chance)
                .seat(bot, game.firstState().viewFor(seat));
        return new Seated(bot, seated, seat, kind.repeatable());
    }

    /** Tells the bots how the game ended, if it is over, and closes them. */
    void close(Game game) {
        for (Seated seated : seats.values()) {
            if (game.state().isOver()) {
                seated.tell(game);
                seated.seat.end(game.state().table().ranking());
            }
            Arbiter.of(Mercurius.rules()).close(seated.bot);
        }
        seats.clear();
    }
}
