package io.github.mercurius.examples.bench;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercatores.Mercatores;
import io.github.mercurius.mercatores.Table;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The floors play by the rules: each step has as many choices as through the API, and each game the same end. */
class SisterFloorTest {
    private static final int GAMES = 60;
    private static final List<String> NAMES = List.of("Robert", "Magda", "Anna", "Jan");

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void mercatoresIsPlayedAsThroughTheApi(int players) {
        same(
                Mercatores.rules(),
                () -> new MercatoresFloor(players, players),
                (state, seat) -> ((Table) state.table()).score(seat));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void mercadoIsPlayedAsThroughTheApi(int players) {
        same(
                Mercado.rules(),
                () -> new MercadoFloor(players, players),
                (state, seat) -> ((io.github.mercurius.mercado.Table) state.table())
                        .player(seat)
                        .position());
    }

    private static <A extends AnyAction, V extends AnyView<A>> void same(
            Rules<A, V> rules, Supplier<SisterFloor> floors, BiFunction<AnyState<A, V>, Integer, Integer> result) {
        SisterFloor floor = floors.get();
        IntUnaryOperator random = floors.get()::bounded;
        for (int game = 0; game < GAMES; game++) {
            AnyState<A, V> state = rules.start(rules.setup(NAMES.subList(0, floor.players)), random)
                    .state();
            floor.deal();
            while (!state.isOver()) {
                assertThat(floor.isOver()).isFalse();
                long choices = floor.choices;
                floor.step();
                if (state.asksChance()) {
                    state = state.applyOutcome(state.drawOutcome(random));
                } else {
                    assertThat(floor.choices - choices)
                            .as("choices in %s", state)
                            .isEqualTo(state.legalActions().size());
                    state = state.applyAction(state.legalActions().sample(random));
                }
            }
            assertThat(floor.isOver()).isTrue();
            for (int seat = 0; seat < floor.players; seat++) {
                assertThat(floor.result(seat)).isEqualTo(result.apply(state, seat));
            }
        }
    }
}
