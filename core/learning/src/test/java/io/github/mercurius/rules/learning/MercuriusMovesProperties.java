package io.github.mercurius.rules.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.core.GameState;
import io.github.mercurius.testkit.MercuriusDomain;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** Moves make the game's actions: all of them, each in one way. */
@Domain(MercuriusDomain.class)
class MercuriusMovesProperties {
    @Example
    void movesMakeAll3277Actions() {
        Set<List<Integer>> sequences = new HashSet<>();
        List<Action> actions = allActions();
        actions.forEach(action -> sequences.add(MercuriusMoves.of(action)));
        assertThat(actions).hasSize(3277);
        assertThat(sequences).hasSize(3277);
        assertThat(sequences).allSatisfy(moves -> assertThat(moves).allMatch(move -> move >= 0 && move < 93));
    }

    private static List<Action> allActions() {
        List<Action> actions = new ArrayList<>();
        for (Asset asset : Asset.all()) {
            actions.add(Action.buy(asset));
            actions.add(Action.sell(asset));
        }
        Chamber.all().forEach(chamber -> actions.add(Action.dividend(chamber)));
        PriceCard.all().forEach(card -> actions.add(Action.playCard(card)));
        choices(Asset.all(), new ArrayList<>()).stream()
                .filter(tokens -> !tokens.isEmpty())
                .forEach(tokens -> actions.add(new Action.BlackMarket(tokens)));
        choices(PriceCard.all(), new ArrayList<>()).stream()
                .filter(cards -> cards.stream()
                        .allMatch(card -> cards.stream().filter(card::equals).count() <= card.copies()))
                .forEach(cards -> actions.add(new Action.PlayNews(cards)));
        return actions;
    }

    private static <K extends Enum<K>> List<List<K>> choices(List<K> kinds, List<K> chosen) {
        List<List<K>> all = new ArrayList<>(List.of(List.copyOf(chosen)));
        if (chosen.size() < 3) {
            int first = chosen.isEmpty() ? 0 : chosen.get(chosen.size() - 1).ordinal();
            for (K kind : kinds.subList(first, kinds.size())) {
                chosen.add(kind);
                all.addAll(choices(kinds, chosen));
                chosen.remove(chosen.size() - 1);
            }
        }
        return all;
    }

    @Property(tries = 90, seed = "1602")
    void whatMasksAllowMakesTheLegalActionsAndNoOther(@ForAll GameState state) {
        Set<GameState> reached = new LinkedHashSet<>();
        List<List<Integer>> ways = new ArrayList<>();
        follow(state, new ArrayList<>(), ways, reached);
        List<List<Integer>> expected =
                state.legalActions().stream().map(MercuriusMoves::of).toList();
        assertThat(ways).containsExactlyInAnyOrderElementsOf(expected);
        Set<GameState> after = new LinkedHashSet<>();
        state.legalActions().forEach(action -> after.add(state.applyAction(action)));
        assertThat(reached).isEqualTo(after);
    }

    /** All ways from a state to the next one, by the moves that the mask allows. */
    private static void follow(GameState state, List<Integer> moves, List<List<Integer>> ways, Set<GameState> reached) {
        Environment<Action, PlayerView> environment = new Environment<>(Encoding.mercurius(), state, bound -> 0);
        moves.forEach(environment::step);
        if (!environment.state().equals(state)) {
            ways.add(List.copyOf(moves));
            reached.add((GameState) environment.state());
            return;
        }
        ByteBuffer mask = ByteBuffer.allocate(93);
        environment.writeMask(mask, 0);
        for (int move = 0; move < 93; move++) {
            if (mask.get(move) != 0) {
                moves.add(move);
                follow(state, moves, ways, reached);
                moves.remove(moves.size() - 1);
            }
        }
    }

    @Example
    void actionsThatNoMovesMakeAreRefused() {
        assertThatThrownBy(() -> MercuriusMoves.of(Action.parse("B:AMS,AMS,AMS,AMS")))
                .hasMessageContaining("BLK-2");
        assertThatThrownBy(() -> MercuriusMoves.of(Action.blackMarket())).hasMessageContaining("BLK-2");
        assertThatThrownBy(() -> MercuriusMoves.of(Action.parse("N:AMS+SIL-,AMS+SIL-,AMS+SIL-,AMS+SIL-")))
                .hasMessageContaining("NWS-2");
    }
}
