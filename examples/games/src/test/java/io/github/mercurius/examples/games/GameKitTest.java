package io.github.mercurius.examples.games;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A kit is the kit of its game, and holds nothing that was not asked for. */
class GameKitTest {
    @ParameterizedTest
    @EnumSource
    void formatsAreMadeOnceAndOnlyIfTheyAreAskedFor(GameName game) {
        GameKit<?, ?> kit = GameKit.of(game);
        assertThat(kit.json().isEvaluated()).isFalse();
        assertThat(kit.formats()).isSameAs(kit.formats());
        assertThat(kit.json().isEvaluated()).isTrue();
    }

    @ParameterizedTest
    @EnumSource
    void allPartsAreOfTheSameGame(GameName game) {
        GameKit<?, ?> kit = GameKit.of(game);
        assertThat(kit.name()).isEqualTo(game);
        assertThat(kit.rules().id()).isEqualTo(game.toString());
        assertThat(kit.face().title()).isEqualToIgnoringCase(game.toString());
        assertThat(kit.vectors().getClass().getPackage())
                .isEqualTo(kit.face().getClass().getPackage());
        assertThat(kit.bots().apply("greedy").name()).isEqualTo("greedy");
        assertThat(kit.edition().isEmpty()).isNotEqualTo(game.hasEditions());
    }
}
