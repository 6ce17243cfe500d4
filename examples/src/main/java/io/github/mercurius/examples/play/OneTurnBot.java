package io.github.mercurius.examples.play;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Simulation;
import java.util.Comparator;
import java.util.stream.IntStream;

/** Looks to the end of its turn: takes the trade, dividend or card after which it can be richest then. */
final class OneTurnBot implements Bot {
    @Override
    public Action choose(PlayerView view) {
        int seat = view.viewer().orElseThrow();
        Simulation now = view.determinize(bound -> 0); // the end of this turn does not hang on hidden cards
        return view.legalActions().stream()
                .filter(OneTurnBot::isWeighed)
                .max(Comparator.comparingInt(action -> wealth(now.applyAction(action), seat)))
                .orElseThrow();
    }

    private static boolean isWeighed(Action action) {
        return !(action instanceof Action.BlackMarket || action instanceof Action.PlayNews);
    }

    /** The most that a seat can have at the end of its turn, if it trades no more. */
    private static int wealth(Simulation game, int seat) {
        if (game.table().isOver() || game.table().activeSeat() != seat) {
            return game.table().wealth(seat);
        }
        return IntStream.range(0, game.legalActions().size())
                .mapToObj(game.legalActions()::get)
                .filter(Action.PlayCard.class::isInstance)
                .mapToInt(card -> game.applyAction(card).table().wealth(seat))
                .max()
                .orElseThrow();
    }
}
