package io.github.mercurius.examples.games.mercurius;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Position;
import io.github.mercurius.examples.games.proof.Proof;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** What can be reached in one turn is known by playing all of it. */
class MercuriusProverTest {
    private final Map<Tokens, Set<Integer>> cashByTokens = new HashMap<>();

    private void trade(GameState state) {
        Player player = state.table().player(0);
        cashByTokens.computeIfAbsent(player.tokens(), tokens -> new HashSet<>()).add(player.cash());
        state.legalActions().stream()
                .filter(action -> action instanceof Action.Buy || action instanceof Action.Sell)
                .forEach(action -> trade(state.applyAction(action)));
    }

    @Test
    void allCashThatTheTradesOfATurnLeaveIsReachedAndNoOther() {
        GameState start = GameState.start(Setup.of(3), Deal.seeded(1));
        trade(start);
        SplittableRandom random = new SplittableRandom(1);
        for (Map.Entry<Tokens, Set<Integer>> known : cashByTokens.entrySet()) {
            for (int i = 0; i < 2; i++) {
                int cash = random.nextBoolean()
                        ? random.nextInt(71)
                        : known.getValue().iterator().next() + i % 3;
                GameState played =
                        start.applyAction(Action.playCard(start.hand(0).toList().get(0)));
                Position position = Position.of(played).withCash(0, cash).withTokens(0, known.getKey());
                Proof<Action, PlayerView> proof = MercuriusProver.prove(position);
                assertThat(proof.isDecided()).as(position.toText()).isTrue();
                assertThat(proof.game().isPresent())
                        .as(position.toText())
                        .isEqualTo(known.getValue().contains(cash));
            }
        }
    }

    @Test
    void thePositionsOfTheDocumentAreReached() throws IOException {
        List<String> texts = Files.readAllLines(Path.of("../../core/mercurius/NOTATION.md")).stream()
                .filter(line -> line.startsWith("mpn/1 "))
                .toList();
        assertThat(texts)
                .hasSize(4)
                .allSatisfy(text -> assertThat(
                                MercuriusProver.prove(Position.parse(text)).game())
                        .isPresent());
    }
}
