package io.github.mercurius.mercado.json;

import io.github.mercurius.json.testing.WireLaws;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Game;
import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.rules.AnySetup;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What is written comes back equal, and is written the same again. */
class RoundTripTest extends WireLaws<Action, PlayerView> {
    @Override
    protected Game game(Random random, int actions) {
        return RandomGames.game(random, actions);
    }

    @Override
    protected Wire<Action, PlayerView> wire(AnySetup setup) {
        Edition edition = ((Setup) setup).edition();
        return new Wire<>(Mercado.rules(edition), MercadoJson.formats(edition));
    }

    @Property(tries = 100)
    void editions(@ForAll Random random) {
        comesBack(MercadoJson.EDITION, RandomGames.setup(random).edition());
    }

    @Property(tries = 50)
    void chances(@ForAll Random random) {
        GameState state = RandomGames.state(random);
        Edition edition = state.table().setup().edition();
        state.chances().forEach(chance -> comesBack(MercadoJson.chance(edition), chance));
        state.viewForSpectator().chances().forEach(chance -> comesBack(MercadoJson.chance(edition), chance));
    }

    @Property(tries = 10)
    void jointChances(@ForAll Random random) {
        Setup setup = RandomGames.setup(random);
        for (int steps = 0; steps <= 3; steps++) {
            comesBack(MercadoJson.JOINT_CHANCE, SampleDocuments.joint(setup, steps));
        }
    }

    @Example
    void actionsEventsAndViolationsOfEveryKind() {
        Edition edition = SampleDocuments.EDITION;
        SampleDocuments.ACTIONS.forEach(action -> comesBack(MercadoJson.action(edition), action));
        SampleDocuments.EVENTS.forEach(event -> comesBack(MercadoJson.event(edition), event));
        SampleDocuments.VIOLATIONS.forEach(violation -> comesBack(MercadoJson.violation(edition), violation));
    }
}
