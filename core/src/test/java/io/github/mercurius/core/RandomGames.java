package io.github.mercurius.core;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.DomainContextBase;

/** Games of 3, 4 and 5 players under all rulings, from every start seat, in every style; and positions for trades. */
final class RandomGames extends DomainContextBase {
    @Provide
    Arbitrary<RandomGame> games() {
        return Combinators.combine(setups(), Arbitraries.longs(), Arbitraries.of(PlayStyle.class), Arbitraries.longs())
                .as(RandomGame::new)
                // or most games would be of the seeds 0, 1 and −1
                .withoutEdgeCases();
    }

    @Provide
    Arbitrary<Setup> setups() {
        return Arbitraries.integers()
                .between(Setup.FEWEST_PLAYERS, Setup.MOST_PLAYERS)
                .flatMap(players -> Combinators.combine(Arbitraries.integers().between(0, players - 1), rulings())
                        .as((seat, rulings) -> Setup.builder()
                                .players(players)
                                .startSeat(seat)
                                .rulings(rulings)
                                .build()));
    }

    @Provide
    Arbitrary<Rulings> rulings() {
        return Combinators.combine(scales(), Arbitraries.of(CardOrder.class), Arbitraries.of(BlackMarketAtEnd.class))
                .as((scale, order, atEnd) -> Rulings.builder()
                        .dividendScale(scale)
                        .cardOrder(order)
                        .blackMarketAtEnd(atEnd)
                        .build());
    }

    @Provide
    Arbitrary<DividendScale> scales() {
        Arbitrary<Integer> amounts = Arbitraries.oneOf(
                Arbitraries.integers().between(0, 30), Arbitraries.of(0, DividendScale.HIGHEST_AMOUNT));
        return Arbitraries.oneOf(
                Arbitraries.of(DividendScale.quarterPrice(), DividendScale.fullPrice()),
                amounts.list().ofSize(Market.HIGHEST_PRICE).map(DividendScale::of));
    }

    /** Positions at the start of a turn, with tokens to sell and prices from one end of the track to the other. */
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
