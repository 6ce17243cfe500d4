package io.github.mercurius.core;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Setup;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.DomainContextBase;

/**
 * Positions at the start of a turn, for trades: with tokens to sell, and prices from one end of the track to the other.
 */
final class TradingPositions extends DomainContextBase {
    @Provide
    Arbitrary<GameState> positions() {
        Arbitrary<Integer> spaces =
                Arbitraries.oneOf(Arbitraries.integers().between(0, Market.LAST_SPACE), Arbitraries.of(4, 5, 6, 7, 8));
        Arbitrary<Asset> assets = Arbitraries.of(Asset.class);
        return Combinators.combine(
                        spaces.list().ofSize(Asset.all().size()),
                        Arbitraries.integers().between(0, 80),
                        assets.list().ofMaxSize(5),
                        assets.list().ofMaxSize(4))
                .as((space, cash, own, others) -> {
                    MadePosition position = MadePosition.of(Setup.of(5)).cash(0, cash);
                    Asset.all().forEach(asset -> position.space(asset, space.get(asset.ordinal())));
                    return position.tokens(0, own.toArray(Asset[]::new))
                            .tokens(1, others.toArray(Asset[]::new))
                            .game();
                })
                .withoutEdgeCases();
    }
}
