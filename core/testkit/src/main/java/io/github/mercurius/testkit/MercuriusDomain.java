package io.github.mercurius.testkit;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Update;
import io.github.mercurius.core.GameState;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.SampleReportingFormat;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import net.jqwik.api.domains.DomainContextBase;

/**
 * The values of {@link RandomPlay} as a domain of jqwik: {@code @Domain(MercuriusDomain.class)} at a property or its
 * class, and {@code @ForAll GameState state} is any state, those in corners included. What jqwik has by itself, such as
 * numbers, is there too.
 *
 * <p>They shrink towards three players without names under the standard rulings, and the start of the game. They prefer
 * the first style of play, small seeds, and the first of the actions. A property that fails prints a state as a line
 * that {@link GameState#parse} reads.
 */
@Domain(DomainContext.Global.class)
public final class MercuriusDomain extends DomainContextBase {
    /** More than a state in the game of the largest set-up takes. */
    private static final int MOST_NUMBERS = 16;

    /** For jqwik, which makes the domain of a property. */
    public MercuriusDomain() {}

    private static <T> Arbitrary<T> of(Function<RandomPlay, T> value) {
        return Arbitraries.integers()
                .between(0, Integer.MAX_VALUE)
                .withDistribution(RandomDistribution.uniform())
                .list()
                .ofSize(MOST_NUMBERS)
                .withoutEdgeCases()
                .map(numbers -> value.apply(new RandomPlay(new Numbers(numbers))));
    }

    /** Set-ups: 3 to 5 players, with or without names, all start seats, all rulings. */
    @Provide
    public Arbitrary<Setup> setups() {
        return of(RandomPlay::setup);
    }

    /** Rulings: every choice of a host. */
    @Provide
    public Arbitrary<Rulings> rulings() {
        return of(RandomPlay::rulings);
    }

    /** Dividend scales: the two with names, and a host's own. */
    @Provide
    public Arbitrary<DividendScale> dividendScales() {
        return of(RandomPlay::dividendScale);
    }

    /** Deals with their seeds. */
    @Provide
    public Arbitrary<Deal> deals() {
        return of(RandomPlay::deal);
    }

    /** Whole games in all styles. */
    @Provide
    public Arbitrary<RandomGame> games() {
        return of(RandomPlay::game);
    }

    /** States anywhere in games, from the first to the last; one in two is in a corner. */
    @Provide
    public Arbitrary<GameState> states() {
        Arbitrary<GameState> corners =
                Arbitraries.of(Corner.class).flatMap(corner -> of(random -> random.position(corner)));
        return Arbitraries.oneOf(of(RandomPlay::state), corners);
    }

    /** Views of all seats and of spectators. */
    @Provide
    public Arbitrary<PlayerView> views() {
        return Combinators.combine(states(), Arbitraries.integers().between(0, Setup.MOST_PLAYERS))
                .as((state, viewer) ->
                        viewer < state.table().setup().players() ? state.viewFor(viewer) : state.viewForSpectator());
    }

    /** Updates of games, in full; undos are among them. */
    @Provide
    public Arbitrary<Update> updates() {
        return of(RandomPlay::update);
    }

    /** Any actions, legal or not. */
    @Provide
    public Arbitrary<Action> actions() {
        return of(RandomPlay::action);
    }

    /** A state or a view in the report of a failed property: the line of text that {@code parse} reads. */
    static final class AsText implements SampleReportingFormat {
        @Override
        public boolean appliesTo(Object value) {
            return value instanceof GameState || value instanceof PlayerView;
        }

        @Override
        public Object report(Object value) {
            String text = value instanceof GameState state ? state.toText() : ((PlayerView) value).toText();
            return SampleReportingFormat.plainLabel(text);
        }
    }

    /**
     * A source of chance made of given numbers: the smaller they are, the earlier the choices. When they run out, all
     * further choices are the first ones.
     */
    private static final class Numbers implements IntUnaryOperator {
        private final List<Integer> numbers;
        private int next;

        /** The numbers, each from 0 to {@link Integer#MAX_VALUE}. */
        Numbers(List<Integer> numbers) {
            this.numbers = numbers;
        }

        @Override
        public int applyAsInt(int bound) {
            int number = next < numbers.size() ? numbers.get(next) : 0;
            next++;
            return (int) (((long) number * bound) >>> (Integer.SIZE - 1));
        }
    }
}
