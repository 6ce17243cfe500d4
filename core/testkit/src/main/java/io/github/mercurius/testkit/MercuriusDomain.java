package io.github.mercurius.testkit;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Update;
import io.github.mercurius.core.GameState;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import net.jqwik.api.domains.DomainContextBase;

/**
 * The {@link MercuriusArbitraries} as a domain of jqwik: {@code @Domain(MercuriusDomain.class)} at a property or its
 * class, and {@code @ForAll GameState state} is any state, those in corners included. What jqwik has by itself, such as
 * numbers, is there too.
 */
@Domain(DomainContext.Global.class)
public final class MercuriusDomain extends DomainContextBase {
    /** For jqwik, which makes the domain of a property. */
    public MercuriusDomain() {}

    /** Set-ups. */
    @Provide
    public Arbitrary<Setup> setups() {
        return MercuriusArbitraries.setups();
    }

    /** Rulings. */
    @Provide
    public Arbitrary<Rulings> rulings() {
        return MercuriusArbitraries.rulings();
    }

    /** Dividend scales. */
    @Provide
    public Arbitrary<DividendScale> dividendScales() {
        return MercuriusArbitraries.dividendScales();
    }

    /** Deals. */
    @Provide
    public Arbitrary<Deal> deals() {
        return MercuriusArbitraries.deals();
    }

    /** Whole games. */
    @Provide
    public Arbitrary<RandomGame> games() {
        return MercuriusArbitraries.games();
    }

    /** States anywhere in games; one in two is in a corner. */
    @Provide
    public Arbitrary<GameState> states() {
        Arbitrary<GameState> corners = Arbitraries.of(Corner.class).flatMap(MercuriusArbitraries::positions);
        return Arbitraries.oneOf(MercuriusArbitraries.states(), corners);
    }

    /** Views of all seats and of spectators. */
    @Provide
    public Arbitrary<PlayerView> views() {
        return Combinators.combine(states(), Arbitraries.integers().between(0, Setup.MOST_PLAYERS))
                .as((state, viewer) ->
                        viewer < state.table().setup().players() ? state.viewFor(viewer) : state.viewForSpectator());
    }

    /** Updates of games. */
    @Provide
    public Arbitrary<Update> updates() {
        return MercuriusArbitraries.updates();
    }

    /** Any actions, legal or not. */
    @Provide
    public Arbitrary<Action> actions() {
        return MercuriusArbitraries.actions();
    }
}
