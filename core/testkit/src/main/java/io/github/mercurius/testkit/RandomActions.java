package io.github.mercurius.testkit;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.core.GameState;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Random actions that name some tokens and cards more often than others. */
final class RandomActions {
    private static final int MOST_ITEMS = 5;
    private static final int TRIES = 100;

    private final RandomChoice chance;
    private final List<Asset> tokens;
    private final List<PriceCard> hand;

    private RandomActions(RandomChoice chance, List<Asset> tokens, List<PriceCard> hand) {
        this.chance = chance;
        this.tokens = tokens;
        this.hand = hand;
    }

    /** Any action, legal or not. */
    static Action any(RandomChoice chance) {
        return new RandomActions(chance, Asset.all(), PriceCard.all()).next();
    }

    /** An action that is illegal in a state: mostly one that names what the active player has. */
    static Action illegal(RandomChoice chance, GameState state) {
        RandomActions actions = in(state, chance);
        for (int i = 0; i < TRIES; i++) {
            Action action = actions.next();
            if (state.check(action).isPresent()) {
                return action;
            }
        }
        return Action.blackMarket(); // BLK-2: one token at least
    }

    private static RandomActions in(GameState state, RandomChoice chance) {
        if (state.isOver()) {
            return new RandomActions(chance, List.of(), List.of());
        }
        int seat = state.table().activeSeat();
        return new RandomActions(
                chance,
                state.table().player(seat).tokens().toList(),
                state.hand(seat).toList());
    }

    private Action next() {
        return switch (chance.below(6)) {
            case 0 -> Action.buy(chance.any(Asset.all()));
            case 1 -> Action.sell(chance.any(Asset.all()));
            case 2 -> Action.dividend(chance.any(Chamber.all()));
            case 3 -> Action.playCard(chance.any(PriceCard.all()));
            case 4 -> new Action.BlackMarket(some(() -> mostly(tokens, Asset.all())));
            default -> new Action.PlayNews(some(() -> mostly(hand, PriceCard.all())));
        };
    }

    private <T> List<T> some(Supplier<T> item) {
        List<T> items = new ArrayList<>();
        for (int left = chance.below(MOST_ITEMS + 1); left > 0; left--) {
            items.add(item.get());
        }
        return items;
    }

    private <T> T mostly(List<T> there, List<T> all) {
        return there.isEmpty() || chance.oneIn(10) ? chance.any(all) : chance.any(there);
    }
}
