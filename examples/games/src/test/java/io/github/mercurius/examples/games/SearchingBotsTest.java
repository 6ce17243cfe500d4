package io.github.mercurius.examples.games;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.arena.Arbiter;
import io.github.mercurius.arena.BotGame;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.BotKind;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Bots that search in the games that have a greedy bot. */
class SearchingBotsTest {
    @Test
    void theSearchingBotsTakeLegalActionsThatFollowFromTheSeed() {
        for (GameName game : List.of(GameName.MERCATORES, GameName.MERCADO)) {
            BotKind<?, ?> kind = GameKit.of(game).bots().apply("search:4");
            assertThat(kind.name()).isEqualTo("search:4");
            assertThat(kind.repeatable()).isTrue();
        }
        assertThat(mercado(7, 1)).isEqualTo(mercado(7, 1)).isNotEqualTo(mercado(8, 1));
        assertThat(mercatores(7, 1)).isEqualTo(mercatores(7, 1)).isNotEqualTo(mercatores(8, 1));
    }

    @Test
    @Tag("nightly")
    void theSearchingBotsBeatGreedyOnes() {
        assertThat(IntStream.range(0, 10).filter(seed -> mercado(seed, 20).endsWith("winner 0")))
                .hasSizeGreaterThan(6);
        assertThat(IntStream.range(0, 10).filter(seed -> mercatores(seed, 20).endsWith("winner 0")))
                .hasSizeGreaterThan(6);
    }

    private static String mercado(long seed, int playouts) {
        return winner(GameKit.mercado(Edition.standIn()), seed, seed, playouts);
    }

    private static String mercatores(long seed, int playouts) {
        return winner(GameKit.mercatores(io.github.mercurius.mercatores.Edition.standIn()), seed % 2, seed, playouts);
    }

    /** A game of a searching bot and a greedy one, and the seat of the winner. */
    private static <A extends AnyAction, V extends AnyView<A>> String winner(
            GameKit<A, V> kit, long deal, long seed, int playouts) {
        AnyGame<A, V> first = kit.rules().start(kit.rules().setup(List.of("searching", "greedy")), deal);
        BotGame<AnyGame<A, V>> played = Arbiter.of(kit.rules())
                .withSeed(seed)
                .play(
                        first,
                        List.of(
                                kit.bots().apply("search:" + playouts).make(seed),
                                kit.bots().apply("greedy").make(seed)));
        assertThat(played.failures()).isEmpty();
        return played.game().actions() + " winner "
                + played.game().state().table().winners().get(0);
    }
}
