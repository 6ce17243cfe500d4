package io.github.mercurius.examples.games.proof;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyPosition;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Positions of random games, equally many from each of the turns 0 to 9.
 *
 * <p>{@code -Dproof.positions=300} takes that many from each turn.
 */
class ProofTest {
    private static final int POSITIONS = Integer.getInteger("proof.positions", 4);
    private static final int TURNS = 10;

    /** Plays at random, up to any moment of a turn; of two random actions often the shorter, as News has so many. */
    private static <A extends AnyAction, V extends AnyView<A>> AnyState<A, V> played(
            Rules<A, V> rules, int turn, SplittableRandom random) {
        int players = random.nextInt(rules.fewestPlayers(), rules.mostPlayers() + 1);
        List<String> names =
                IntStream.range(0, players).mapToObj(seat -> "P" + seat).toList();
        boolean isShort = random.nextBoolean();
        AnyGame<A, V> game = rules.start(rules.setup(names, random.nextInt(players)), random.nextLong());
        List<AnyState<A, V>> moments = new ArrayList<>();
        while (game.state().table().turn() <= turn) {
            AnyState<A, V> state = game.state();
            if (state.table().turn() == turn) {
                moments.add(state);
            }
            if (state.asksChance()) {
                game = game.applyOutcome(state.drawOutcome(random::nextInt));
            } else {
                A one = state.legalActions().sample(random::nextInt);
                A other = state.legalActions().sample(random::nextInt);
                boolean isOther =
                        isShort && other.notation().length() < one.notation().length();
                game = game.applyAction(isOther ? other : one);
            }
        }
        return moments.get(random.nextInt(moments.size()));
    }

    private static <A extends AnyAction, V extends AnyView<A>> void forPositions(
            Rules<A, V> rules, Consumer<String> use) {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < TURNS * POSITIONS; i++) {
            AnyState<A, V> state = played(rules, i % TURNS, random);
            use.accept(
                    random.nextBoolean()
                            ? state.toText()
                            : state.viewForSpectator().toText());
        }
    }

    /** What becomes of a position; a game that was found is played again from its record. */
    private static <A extends AnyAction, V extends AnyView<A>> String result(GameKit<A, V> kit, String text) {
        AnyPosition<A, V> position = kit.rules().position(text);
        Proof<A, V> proof = kit.prover().apply(position);
        proof.game().ifPresent(game -> {
            String record = kit.formats().record().write(game.toRecord());
            AnyState<A, V> state = kit.formats().record().read(record).replay().state();
            assertThat(game.firstState().table().turn()).isZero();
            assertThat(state.table()).as(text).isEqualTo(position.table());
            assertThat(List.of(state.toText(), state.viewForSpectator().toText()))
                    .contains(position.toText());
        });
        return proof.game().isPresent() ? "reached" : proof.isDecided() ? "no game" : "undecided";
    }

    @ParameterizedTest
    @EnumSource
    void noReachedPositionIsSaidToBeImpossible(GameName name) {
        GameKit<?, ?> kit = GameKit.of(name);
        Map<String, Integer> results = new TreeMap<>();
        forPositions(kit.rules(), text -> results.merge(result(kit, text), 1, Integer::sum));
        System.out.println(name + ", positions that were reached: " + results);
        assertThat(results).doesNotContainKey("no game");
        int least = name == GameName.MERCADO ? TURNS * POSITIONS / 2 : TURNS * POSITIONS;
        assertThat(results.get("reached")).isGreaterThanOrEqualTo(least);
    }
}
