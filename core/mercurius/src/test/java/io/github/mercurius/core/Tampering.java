package io.github.mercurius.core;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.model.ChangedUpdates;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Changes an update in every way in which something small can be wrong with it. */
final class Tampering extends ChangedUpdates {
    Tampering() {
        super(Map.of(
                Tokens.class,
                Asset.all().stream().map(Tokens::of).toList(),
                Cards.class,
                PriceCard.all().stream().map(Cards::of).toList(),
                Optional.class,
                List.of(Optional.of(PriceCard.AMS_UP_SIL_DOWN))));
    }
}
