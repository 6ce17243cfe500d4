package io.github.mercurius.examples.games;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.PriceCard;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/** Actions of Mercurius to try, few of them legal. */
record MercuriusSamples(SplittableRandom random) {
    private static final int MOST_ITEMS = 4; // one more than is ever allowed

    static Action any(SplittableRandom random) {
        return new MercuriusSamples(random).any();
    }

    private Action any() {
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
