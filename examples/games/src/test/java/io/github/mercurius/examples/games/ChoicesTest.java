package io.github.mercurius.examples.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.core.Mercurius;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercatores.Mercatores;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.Rules;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What can be chosen in a set-up of any game. */
class ChoicesTest {
    private static final List<String> NAMES = List.of("Robert", "Magda", "Anna");

    static Stream<Rules<?, ?>> games() {
        return Stream.of(Mercurius.rules(), Mercatores.rules(), Mercado.rules());
    }

    @ParameterizedTest
    @MethodSource("games")
    void eachChoiceMakesASetUpOfItsOwn(Rules<?, ?> rules) {
        assertThat(rules.setup(NAMES, 1, Map.of())).isEqualTo(rules.setup(NAMES, 1, Map.of()));
        rules.choices().all().forEach((ruling, choices) -> {
            assertThat(choices).hasSizeGreaterThan(1);
            List<AnySetup> setups = choices.stream()
                    .<AnySetup>map(one -> rules.setup(NAMES, 1, Map.of(ruling, one.toLowerCase(Locale.ROOT))))
                    .toList();
            assertThat(setups).doesNotHaveDuplicates();
            assertThat(setups.get(0)).isEqualTo(rules.setup(NAMES, 1, Map.of()));
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatCannotBeChosenIsRefused(Rules<?, ?> rules) {
        assertThat(rules.choices().all()).isNotEmpty();
        assertThatThrownBy(() -> rules.setup(NAMES, 1, Map.of("weather", "rain")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("rulings: 'weather', expected some of [");
        for (String ruling : rules.choices().all().keySet()) {
            assertThatThrownBy(() -> rules.setup(NAMES, 1, Map.of(ruling, "rain")))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith("rulings." + ruling + ": 'rain', expected one of [");
        }
        assertThatThrownBy(() -> rules.setup(NAMES, 3, Map.of())).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> rules.setup(List.of(), 0, Map.of())).isInstanceOf(IllegalArgumentException.class);
    }
}
