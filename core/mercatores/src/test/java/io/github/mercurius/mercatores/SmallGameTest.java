package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The law of hidden information, exhaustively: every deal of the {@link SmallGame}, and all that can follow from it.
 */
@Tag("games")
class SmallGameTest {
    private static final List<Action> PROBES = Stream.of(
                    "G:CRN0", "G:RTOB", "T:CRN1,COF1", "L:CRN0,TOB1", "L:WAR", "L:COF0", "X:TOB0", "C:TOB", "D:WAR")
            .map(MadePosition::action)
            .toList();

    @Test
    void whatAViewerIsToldAndMayDoFollowsFromTheView_INF1_INF2() {
        Map<Object, Object> answers = new HashMap<>();
        int compared = 0;
        for (GameState state : SmallGame.reachable()) {
            for (int viewer = PlayerView.SPECTATOR; viewer < 2; viewer++) {
                PlayerView view = view(state, viewer);
                List<Object> known = new ArrayList<>();
                known.add(view.legalActions());
                known.add(view.unseen());
                known.add(view.toString());
                PROBES.forEach(action -> known.add(view.check(action)));
                compared += same(answers, view, known);
                for (Action action : state.legalActions()) {
                    List<Event> events = new ArrayList<>();
                    GameState after = state.applyAction(action, events::add);
                    // where the same was seen and the same is told, the same is seen afterwards
                    compared += same(answers, List.of(view, action, events), view(after, viewer));
                }
            }
        }
        assertThat(compared)
                .as("answers that were compared with an earlier one")
                .isGreaterThan(10_000);
    }

    private static int same(Map<Object, Object> answers, Object question, Object answer) {
        Object before = answers.putIfAbsent(question, answer);
        if (before != null) {
            assertThat(answer).isEqualTo(before);
        }
        return before == null ? 0 : 1;
    }

    private static PlayerView view(GameState state, int viewer) {
        return viewer == PlayerView.SPECTATOR ? state.viewForSpectator() : state.viewFor(viewer);
    }

    @Test
    void eachDealThatFitsAViewIsImaginedAndNoOther_INF4() {
        Map<PlayerView, Set<GameState>> fitting = new HashMap<>();
        for (GameState deal : SmallGame.deals()) {
            fitting.computeIfAbsent(deal.viewFor(0), view -> new HashSet<>()).add(deal);
        }
        assertThat(SmallGame.deals()).hasSize(180);
        assertThat(fitting).hasSize(15);
        fitting.forEach((view, deals) -> {
            java.util.SplittableRandom random = new java.util.SplittableRandom(1602);
            Set<GameState> imagined = new HashSet<>();
            for (int i = 0; i < 500; i++) {
                imagined.add(view.determinize(random::nextInt));
            }
            assertThat(imagined).isEqualTo(deals).hasSize(12);
        });
    }
}
