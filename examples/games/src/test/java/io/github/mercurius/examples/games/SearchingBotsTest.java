package io.github.mercurius.examples.games;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.arena.Arbiter;
import io.github.mercurius.arena.BotGame;
import io.github.mercurius.arena.Contest;
import io.github.mercurius.arena.Lineup;
import io.github.mercurius.arena.Score;
import io.github.mercurius.arena.Tournament;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.BotKind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
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
    void eachLevelBeatsTheOneBelow() {
        for (GameName game : GameName.values()) {
            assertThat(advantage(GameKit.of(game), "medium", "easy"))
                    .as("medium, " + game)
                    .isGreaterThan(1.4);
            assertThat(advantage(GameKit.of(game), "hard", "medium"))
                    .as("hard, " + game)
                    .isGreaterThan(1.25);
        }
    }

    /** How many times as many games a bot wins at the smallest table as if the others there were its equals. */
    private static <A extends AnyAction, V extends AnyView<A>> double advantage(
            GameKit<A, V> kit, String bot, String other) {
        int players = kit.rules().fewestPlayers();
        List<BotKind<A, V>> bots =
                new ArrayList<>(Collections.nCopies(players, kit.bots().apply(other)));
        bots.set(0, kit.bots().apply(bot));
        Tournament played = Tournament.of(Contest.of(kit.rules(), List.of(new Lineup<>(bots)), 59), 60, List.of());
        played.play(2, outcome -> {});
        return players * Score.of(bot, played.finished().get(0)).winRate().value();
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
