package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.LegalActions;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ArbitrarySupplier;
import net.jqwik.api.Combinators;

/**
 * A whole random game, told by a few numbers: any set-up, any deal, and players who play at random in one of a few
 * ways.
 */
record Script(Setup setup, long dealSeed, long playSeed, Style style) {
    /** What the players of a game prefer. */
    enum Style {
        /** Any legal action, each as likely as any other. */
        UNIFORM,
        /** As many trades as there can be. */
        TRADERS,
        /** Special cards as soon as they can be played, with as much as there can be on them. */
        SPECIAL,
        /** Nothing but price cards. */
        IDLE
    }

    /** All scripts: 3 to 5 players, all start seats, all rulings. */
    static final class Any implements ArbitrarySupplier<Script> {
        @Override
        public Arbitrary<Script> get() {
            return Combinators.combine(setups(), Arbitraries.longs(), Arbitraries.longs(), Arbitraries.of(Style.class))
                    .as(Script::new);
        }
    }

    private static Arbitrary<Setup> setups() {
        Arbitrary<Rulings> rulings = Combinators.combine(
                        scales(), Arbitraries.of(CardOrder.class), Arbitraries.of(BlackMarketAtEnd.class))
                .as((scale, order, end) -> Rulings.builder()
                        .dividendScale(scale)
                        .cardOrder(order)
                        .blackMarketAtEnd(end)
                        .build());
        return Combinators.combine(
                        Arbitraries.integers().between(3, 5),
                        Arbitraries.integers().between(0, 4),
                        rulings)
                .as((players, seat, chosen) -> Setup.builder()
                        .players(players)
                        .startSeat(seat % players)
                        .rulings(chosen)
                        .build());
    }

    private static Arbitrary<DividendScale> scales() {
        return Arbitraries.oneOf(
                Arbitraries.of(DividendScale.quarterPrice(), DividendScale.fullPrice()),
                Arbitraries.integers().between(0, 30).list().ofSize(25).map(DividendScale::of));
    }

    /** The game before its first action. */
    Game start() {
        return Game.start(setup, Deal.seeded(dealSeed));
    }

    /** The whole game. */
    Game play() {
        return play(Integer.MAX_VALUE);
    }

    /** The game after at most so many actions. */
    Game play(int actions) {
        SplittableRandom random = new SplittableRandom(playSeed);
        Game game = start();
        for (int i = 0; i < actions && !game.state().isOver(); i++) {
            game = game.applyAction(choose(game.state(), random));
        }
        return game;
    }

    /** What the players of this script do in a state. */
    Action choose(GameState state, SplittableRandom random) {
        LegalActions legal = state.legalActions();
        int[] preferred = IntStream.range(0, legal.size())
                .filter(i -> prefers(legal.get(i)))
                .toArray();
        return preferred.length == 0 || random.nextInt(8) == 0
                ? legal.sample(random::nextInt)
                : legal.get(preferred[random.nextInt(preferred.length)]);
    }

    private boolean prefers(Action action) {
        return switch (style) {
            case UNIFORM -> true;
            case TRADERS -> action instanceof Action.Buy || action instanceof Action.Sell;
            case SPECIAL ->
                action instanceof Action.PlayNews
                        || action instanceof Action.BlackMarket
                        || action instanceof Action.Dividend;
            case IDLE -> action instanceof Action.PlayCard;
        };
    }

    /** Arbitrary actions, legal or not: any asset, chamber, card; up to five tokens or discards of any kinds. */
    static final class AnyAction implements ArbitrarySupplier<Action> {
        @Override
        public Arbitrary<Action> get() {
            var assets = Arbitraries.of(io.github.mercurius.api.Asset.class);
            var cards = Arbitraries.of(io.github.mercurius.api.PriceCard.class);
            return Arbitraries.oneOf(
                    assets.map(Action::buy),
                    assets.map(Action::sell),
                    Arbitraries.of(io.github.mercurius.api.Chamber.class).map(Action::dividend),
                    cards.map(Action::playCard),
                    assets.list().ofMaxSize(5).map(Action.BlackMarket::new),
                    cards.list().ofMaxSize(5).map(Action.PlayNews::new));
        }
    }

    @Override
    public String toString() {
        return setup + ", deal " + dealSeed + ", play " + playSeed + ", " + style;
    }
}
