package io.github.mercurius.examples.conformance;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.Violation;
import io.github.mercurius.core.GameState;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/** Illegal actions for a state, each with all rules that it breaks, and no two of one kind that break the same ones. */
final class IllegalSamples {
    private static final int TRIES = 40;
    private static final int MOST = 6;
    private static final int MOST_ITEMS = 4; // one more than is ever allowed

    private final SplittableRandom random;

    IllegalSamples(SplittableRandom random) {
        this.random = random;
    }

    Map<Action, Set<Rule>> of(GameState state) {
        Map<Action, Set<Rule>> samples = new LinkedHashMap<>();
        Set<List<Object>> kinds = new HashSet<>();
        for (int i = 0; i < TRIES && samples.size() < MOST; i++) {
            Action action = anyAction();
            Set<Rule> broken = BrokenRules.of(state, action);
            check(action, broken, state.check(action));
            if (!broken.isEmpty() && kinds.add(List.of(action.getClass(), broken))) {
                samples.put(action, broken);
            }
        }
        return samples;
    }

    /** The list and the library must agree; if not, one of the two is wrong, and nothing should be written. */
    private static void check(Action action, Set<Rule> broken, Optional<Violation> violation) {
        boolean agree =
                violation.map(refused -> broken.contains(refused.rule())).orElse(broken.isEmpty());
        if (!agree) {
            throw new IllegalStateException(action + " breaks " + broken + ", but the library says " + violation);
        }
    }

    private Action anyAction() {
        return switch (random.nextInt(6)) {
            case 0 -> Action.buy(anyAsset());
            case 1 -> Action.sell(anyAsset());
            case 2 -> new Action.BlackMarket(some(this::anyAsset));
            case 3 ->
                Action.dividend(Chamber.all().get(random.nextInt(Chamber.all().size())));
            case 4 -> Action.playCard(anyCard());
            default -> new Action.PlayNews(some(this::anyCard));
        };
    }

    private Asset anyAsset() {
        return Asset.all().get(random.nextInt(Asset.all().size()));
    }

    private PriceCard anyCard() {
        return PriceCard.all().get(random.nextInt(PriceCard.all().size()));
    }

    private <T> List<T> some(Supplier<T> item) {
        List<T> items = new ArrayList<>();
        for (int left = random.nextInt(MOST_ITEMS + 1); left > 0; left--) {
            items.add(item.get());
        }
        return items;
    }
}
