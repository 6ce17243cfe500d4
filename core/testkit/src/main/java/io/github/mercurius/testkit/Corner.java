package io.github.mercurius.testkit;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.core.GameState;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** A part of the game that random players seldom reach, and where programs break. All its states are legal. */
public enum Corner {
    /** The bank has no token of some asset, so that nobody can buy it (TRD-6). */
    EMPTY_BANK(
            PlayStyle.CROWDING,
            state ->
                    Asset.all().stream().anyMatch(asset -> !state.table().bank().has(asset))),
    /** A marker stands at an end of its track, where a card moves it no farther (PRC-3). */
    TRACK_END(
            PlayStyle.DRIVING,
            state -> state.table().market().spaces().stream()
                    .anyMatch(space -> space == 0 || space == Market.LAST_SPACE)),
    /** The last round: no card is drawn, hands are small, and what is not sold now is sold at the end (END-1). */
    LAST_ROUND(PlayStyle.VARIED, state -> {
        Setup setup = state.table().setup();
        return state.table().turn() >= setup.turns() - setup.players();
    }),
    /** The active player has News and a full hand, and so the most ways to discard (NWS-2). */
    FULL_NEWS(PlayStyle.TRADING, state -> {
        int seat = state.table().activeSeat();
        return state.table().player(seat).has(SpecialCard.NEWS)
                && state.hand(seat).kindCount() == Deal.HAND;
    });

    private final PlayStyle style;

    @SuppressWarnings("ImmutableEnumChecker") // lambdas without state
    private final Predicate<GameState> here;

    Corner(PlayStyle style, Predicate<GameState> here) {
        this.style = style;
        this.here = here;
    }

    /** Whether a state is in this corner. No state after the end of a game is. */
    public boolean contains(GameState state) {
        return !state.isOver() && here.test(state);
    }

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
