package io.github.mercurius.testkit;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Table;
import io.github.mercurius.core.GameState;
import java.util.ArrayList;
import java.util.List;

/** A part of the game that random players seldom reach, and where programs break. All its states are legal. */
public enum Corner {
    /** The bank has no token of some asset, so that nobody can buy it (TRD-6). */
    EMPTY_BANK(PlayStyle.CROWDING) {
        @Override
        public boolean contains(GameState state) {
            Table table = state.table();
            return !table.isOver()
                    && Asset.all().stream().anyMatch(asset -> !table.bank().has(asset));
        }
    },
    /** A marker stands at an end of its track, where a card moves it no farther (PRC-3). */
    TRACK_END(PlayStyle.DRIVING) {
        @Override
        public boolean contains(GameState state) {
            return !state.isOver()
                    && state.table().market().spaces().stream()
                            .anyMatch(space -> space == 0 || space == Market.LAST_SPACE);
        }
    },
    /** The last round: no card is drawn, hands are small, and what is not sold now is sold at the end (END-1). */
    LAST_ROUND(PlayStyle.VARIED) {
        @Override
        public boolean contains(GameState state) {
            Table table = state.table();
            return !table.isOver()
                    && table.turn() >= table.setup().turns() - table.setup().players();
        }
    },
    /** The active player has News and a full hand, and so the most ways to discard (NWS-2). */
    FULL_NEWS(PlayStyle.TRADING) {
        @Override
        public boolean contains(GameState state) {
            Table table = state.table();
            if (table.isOver()) {
                return false;
            }
            List<PriceCard> kinds = state.hand(table.activeSeat()).kinds();
            return table.player(table.activeSeat()).has(SpecialCard.NEWS) && kinds.size() == Deal.HAND;
        }
    };

    private final PlayStyle style;

    Corner(PlayStyle style) {
        this.style = style;
    }

    /** Whether a state is in this corner. No state after the end of a game is. */
    public abstract boolean contains(GameState state);

    /** The states in this corner of a game like this one, or of the next game that comes here. */
    List<GameState> states(RandomGame like) {
        RandomGame game = new RandomGame(like.setup(), like.seed(), style, like.choices());
        List<GameState> states = new ArrayList<>(game.states());
        states.removeIf(state -> !contains(state));
        return states.isEmpty()
                ? states(new RandomGame(like.setup(), like.seed() + 1, style, like.choices() + 1))
                : states;
    }
}
