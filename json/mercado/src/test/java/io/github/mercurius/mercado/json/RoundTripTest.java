package io.github.mercurius.mercado.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.json.testing.WireLaws;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Chance;
import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.rules.json.WireFormat;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What is written comes back equal, and is written the same again. */
class RoundTripTest extends WireLaws<Action, PlayerView> {
    RoundTripTest() {
        super(RandomGames.GAMES);
    }

    @Property(tries = 20, seed = "1602")
    void chances(@ForAll Random random) {
        GameState state =
                (GameState) RandomGames.GAMES.game(random, random.nextInt(300)).state();
        WireFormat<Chance> format = MercadoJson.chance(state.table().setup().edition());
        Stream.of(state.chances(), state.viewForSpectator().chances())
                .flatMap(List::stream)
                .forEach(chance -> assertThat(format.read(format.write(chance))).isEqualTo(chance));
    }
}
