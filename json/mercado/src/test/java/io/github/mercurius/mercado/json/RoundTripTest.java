package io.github.mercurius.mercado.json;

import io.github.mercurius.json.testing.WireLaws;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.PlayerView;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What is written comes back equal, and is written the same again. */
class RoundTripTest extends WireLaws<Action, PlayerView> {
    RoundTripTest() {
        super(RandomGames.GAMES);
    }

    @Property(tries = 20, seed = "1602")
    void chances(@ForAll Random random) {
        GameState state = RandomGames.game(random, random.nextInt(300)).state();
        Edition edition = state.table().setup().edition();
        state.chances().forEach(chance -> comesBack(MercadoJson.chance(edition), chance));
        state.viewForSpectator().chances().forEach(chance -> comesBack(MercadoJson.chance(edition), chance));
    }
}
